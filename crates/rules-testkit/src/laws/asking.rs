//! What is asked and what goes without asking: an answer that the table gives at once betrays nobody's hand, and like things can be
//! chosen in one go.

use saturnalia_rules::{Lone, Position, Rules, Seat, SeatCount, Together, Viewer};

use super::{deal, kind_of};
use crate::{Breach, RandomPlayer};

const GAMES: u64 = 12;
const WORLDS: usize = 3;

/// Where the table answers for a seat that has only one answer, every viewer could know that there is only one, and where
/// it asks, that there are more. Otherwise an answer given at once would tell what is hidden.
pub fn an_answer_at_once_betrays_no_hand<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    for seed in 0..GAMES {
        let mut position = deal::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed);
        while !position.is_over() {
            let asked = position.asked();
            for viewer in Viewer::all(seats) {
                for _ in 0..WORLDS {
                    let world = position.imagine(viewer, player.dice());
                    for seat in asked.iter() {
                        let (here, there) = (answered(&position, seat), answered(&world, seat));
                        if here != there {
                            return Err(format!(
                                "seed {seed}: {here:?} at {:?} for seat {seat}, and {there:?} for all {viewer:?} knows",
                                position.agenda().first()
                            ));
                        }
                    }
                }
            }
            let (seat, answer) = player.choose(&position);
            position.play_offered(seat, answer, None);
        }
    }
    Ok(())
}

/// What becomes of a question, and whether the table answers it.
fn answered<R: Rules>(position: &Position<R>, seat: Seat) -> (Lone, bool) {
    (position.lone(seat), position.lone_answer(seat).is_some())
}

/// Whatever may be chosen together is offered one after the other, in the order in which it is listed, and tells whoever
/// chooses nothing until the last is chosen. And nothing else is offered.
pub fn like_things_can_be_chosen_in_one_go<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    for seed in 0..GAMES {
        let mut position = deal::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed);
        while !position.is_over() {
            for seat in position.asked().iter() {
                if let Some(together) = position.together(seat) {
                    let step = position.agenda().first().map(kind_of).unwrap_or_default();
                    choose_together(&position, seat, &together, &mut player)
                        .map_err(|breach| format!("seed {seed}: {breach} at {step}"))?;
                }
            }
            let (seat, answer) = player.choose(&position);
            position.play_offered(seat, answer, None);
        }
    }
    Ok(())
}

fn choose_together<R: Rules>(
    position: &Position<R>,
    seat: Seat,
    together: &Together<R::Answer>,
    player: &mut RandomPlayer<R>,
) -> Result<(), Breach> {
    let Together { count, things } = together;
    if *count < 2 {
        return Err(format!("{count} like things are no several"));
    }
    let mut offers = Vec::new();
    position.offers(seat, &mut offers);
    if let Some(other) = offers.iter().find(|offer| things.iter().all(|(thing, _)| thing != *offer)) {
        return Err(format!("{other:?} is offered and not among the like things"));
    }
    let mut heap: Vec<usize> =
        things.iter().enumerate().flat_map(|(index, (_, most))| vec![index; usize::from(*most)]).collect();
    if heap.len() < usize::from(*count) {
        return Err(format!("{count} are to be chosen of {}", heap.len()));
    }
    player.dice().shuffle(&mut heap);
    heap.truncate(usize::from(*count));
    heap.sort_unstable();
    let (mut here, mut there) = (position.clone(), position.imagine(Viewer::Seat(seat), player.dice()));
    for (number, index) in heap.iter().enumerate() {
        let (answer, _) = things[*index];
        let left = *count - number as u16;
        if left < *count
            && forced(things, &heap[..number], left)
            && here.together(seat).is_none_or(|now| now.count != left)
        {
            // Where nothing is left to choose the rules may take the rest by themselves.
            return Ok(());
        }
        for world in [&mut here, &mut there] {
            let still = if left > 1 { world.together(seat).map_or(0, |together| together.count) } else { 1 };
            if still != left {
                return Err(format!("{left} are left to be chosen, and {still} are said to be"));
            }
            if let Err(refused) = world.play(seat, answer, None) {
                return Err(format!("{answer:?} was chosen with others, and {refused}"));
            }
        }
        if left > 1 && here.view(Viewer::Seat(seat)) != there.view(Viewer::Seat(seat)) {
            return Err(format!("{answer:?} shows whoever chooses something before the last is chosen"));
        }
    }
    Ok(())
}

/// Whether nothing is left to choose once these have been chosen: one kind alone is left, or no more than is needed.
fn forced<A>(things: &[(A, u16)], chosen: &[usize], needed: u16) -> bool {
    let taken = |index: usize| chosen.iter().filter(|one| **one == index).count() as u16;
    let left: Vec<u16> = things.iter().enumerate().map(|(index, (_, most))| most - taken(index)).collect();
    left.iter().filter(|count| **count > 0).count() <= 1 || left.iter().sum::<u16>() <= needed
}
