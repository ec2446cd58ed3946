//! An answer can be taken back exactly if it showed nobody anything new, and whoever gives it is told so before.

use std::collections::BTreeMap;

use saturnalia_rules::{LoneAnswers, Position, Rules, Seat, SeatCount, Viewer};

use super::{deal, kind_of_answer};
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
                let step = before.agenda().first();
                return Err(format!(
                    "seed {seed}: {answer:?} at {step:?} showed {viewer:?} something without a reveal"
                ));
            }
            if revealed {
                let (times, shown) = declared.entry(kind_of_answer(&before, answer)).or_default();
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

/// Whether what happened shows the viewer that this world is not the true one. A viewer who cannot see the seat's
/// secrets does not see its answer either: the world stays possible if any answer of the seat leads there to what the
/// viewer sees.
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

/// What is marked as free can be taken back, or the mark is worth nothing. It cannot always be right: it is found out
/// in worlds the seat cannot tell from the true one, and must be. But where answers of one kind turn out otherwise
/// more often than chance can make them, the game does not imagine what can happen.
pub fn an_answer_marked_free_can_be_taken_back<R: Rules>(options: &R::Options, seats: SeatCount) -> Result<(), Breach> {
    /// Chance alone betrays at most 4 answers in 27: those that show something in one world of three, are played in
    /// such a one, and were tried in two others.
    const MOST: f64 = 0.25;
    let mut kinds: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for seed in 0..GAMES {
        let mut position = deal::<R>(options, seats, seed);
        let mut player = RandomPlayer::new(seed);
        while !position.is_over() {
            let (seat, answer) = player.choose(&position);
            let (times, betrayed) = kinds.entry(kind_of_answer(&position, answer)).or_default();
            let marked_free = position.finals(seat, &[answer], LoneAnswers::ByHand) == [false];
            let revealed = position.play_offered(seat, answer, None).revealed;
            *times += 1;
            *betrayed += u32::from(marked_free && revealed);
        }
    }
    let untrue = |(times, betrayed): (u32, u32)| times >= SUSPICIOUS && f64::from(betrayed) > MOST * f64::from(times);
    match kinds.into_iter().find(|(_, counted)| untrue(*counted)) {
        Some((kind, (times, betrayed))) => {
            Err(format!("{kind} was marked as free but showed something {betrayed} of {times} times"))
        }
        None => Ok(()),
    }
}
