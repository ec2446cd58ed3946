//! Law 4: an answer can be taken back exactly if it showed nobody anything new.

use std::collections::BTreeMap;

use saturnalia_rules::{Position, Rules, Seat, SeatCount, Viewer};

use super::deal;
use crate::{Breach, RandomPlayer};

const GAMES: u64 = 12;
const WORLDS: usize = 3;
/// A kind of answer that declares a reveal this often without ever having shown anything is declared wrongly.
const SUSPICIOUS: u32 = 40;

/// Where no reveal is declared, no viewer can tell any world it considered possible before from the truth afterwards.
/// And a kind of answer that always declares one does show something.
pub fn an_undo_barrier_stands_where_somebody_learned_something<R: Rules>(
    options: &R::Options,
    seats: SeatCount,
) -> Result<(), Breach> {
    let mut declared: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for seed in 0..GAMES {
        let mut position = deal::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed);
        while !position.is_over() {
            let (seat, answer) = player.choose(&position);
            let before = position.clone();
            let step = before.agenda().first().map(|step| format!("{step:?}")).unwrap_or_default();
            let revealed = position.play_offered(seat, answer, None).revealed;
            let learned = if sealed_only(&before, &position) {
                Viewer::all(seats).find(|viewer| !viewer.sees(seat) && before.view(*viewer) != position.view(*viewer))
            } else {
                Viewer::all(seats).find(|viewer| {
                    (0..WORLDS).any(|_| {
                        let world = before.imagine(*viewer, player.dice());
                        tells_apart(world, seat, answer, &position, *viewer)
                    })
                })
            };
            if let (Some(viewer), false) = (learned, revealed) {
                return Err(format!("seed {seed}: {answer:?} at {step} showed {viewer:?} something without a reveal"));
            }
            if revealed {
                let (times, shown) =
                    declared.entry(format!("{} at {}", kind_of(&format!("{answer:?}")), kind_of(&step))).or_default();
                *times += 1;
                *shown += u32::from(learned.is_some());
            }
        }
    }
    match declared.iter().find(|(_, (times, shown))| *times >= SUSPICIOUS && *shown == 0) {
        Some((kind, (times, _))) => Err(format!("{kind} declared a reveal {times} times and never showed anything")),
        None => Ok(()),
    }
}

/// The answer went into the sealed box and nothing else happened.
fn sealed_only<R: Rules>(before: &Position<R>, after: &Position<R>) -> bool {
    before.sealed().len() < after.sealed().len()
}

/// Whether what happened shows the viewer that this world is not the true one. A viewer who cannot see the seat's secrets
/// does not see its answer either: the world stays possible if any answer of the seat leads there to what the viewer sees.
fn tells_apart<R: Rules>(
    world: Position<R>,
    seat: Seat,
    answer: R::Answer,
    truth: &Position<R>,
    viewer: Viewer,
) -> bool {
    let looks_the_same = |answer: R::Answer| {
        let mut after = world.clone();
        after.play(seat, answer, None).is_ok()
            && after.asked() == truth.asked()
            && after.view(viewer) == truth.view(viewer)
    };
    if looks_the_same(answer) {
        return false;
    }
    let mut answers = Vec::new();
    if !viewer.sees(seat) {
        world.offers(seat, &mut answers);
    }
    !answers.into_iter().any(looks_the_same)
}

/// The name of a step or answer without its fields.
fn kind_of(printed: &str) -> String {
    printed.chars().take_while(|letter| letter.is_alphanumeric()).collect()
}
