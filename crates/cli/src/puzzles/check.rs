//! Whether puzzles still are what they were when they were found.

use std::io::Write as _;
use std::path::Path;

use saturnalia_bots::Exam;
use saturnalia_catalog::{GameEntry, Games};
use saturnalia_rules::Viewer;
use serde_json::Value;

use super::CheckArgs;
use super::puzzle::{Puzzle, PuzzleFile};
use crate::args;
use crate::failure::Failure;

pub(super) fn run(games: Games, args: &CheckArgs) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let (mut checked, mut wrong) = (0, 0);
    let exam = (!args.quick).then_some(Exam { iterations: args.iterations, seed: args.seed });
    for path in &args.files {
        let file = PuzzleFile::read(path)?;
        let entry = args::game(games, &file.game)?;
        for puzzle in &file.puzzles {
            checked += 1;
            if let Some(reason) = problem(entry, puzzle, exam.as_ref())? {
                wrong += 1;
                writeln!(out, "{} {}: {reason}", shown(path), puzzle.id)?;
            }
        }
    }
    writeln!(out, "{checked} puzzles, {wrong} of them do not hold")?;
    if wrong == 0 { Ok(()) } else { Err(Failure::failed(format!("{wrong} of {checked} puzzles do not hold"))) }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

/// What is wrong with a puzzle, if anything is; without an examination no games are played.
pub(super) fn problem(entry: &GameEntry, puzzle: &Puzzle, exam: Option<&Exam>) -> Result<Option<String>, Failure> {
    let game = puzzle.set_up(entry)?;
    let Some(ask) = game.ask(puzzle.seat()) else { return Ok(Some("nothing is asked any more".to_owned())) };
    let same = |one: Result<Value, serde_json::Error>, other: Result<Value, serde_json::Error>| matches!((one, other), (Ok(one), Ok(other)) if one == other);
    if !same(serde_json::to_value(&ask), serde_json::to_value(&puzzle.ask)) {
        return Ok(Some("another question is asked".to_owned()));
    }
    let view = game.view(Viewer::Seat(puzzle.seat()));
    if !same(serde_json::from_str(view.get()), serde_json::from_str(puzzle.view.get())) {
        return Ok(Some("the seat sees something else".to_owned()));
    }
    if puzzle.values.len() != ask.offers.len() || puzzle.right.iter().any(|number| *number >= ask.offers.len()) {
        return Ok(Some("it has other answers than offers".to_owned()));
    }
    let Some(exam) = exam else { return Ok(None) };
    let Some(best) = puzzle.right.first() else { return Ok(Some("no answer is right".to_owned())) };
    let found = game.examine(puzzle.seat(), Some(&ask.offers[*best].answer), exam).map_err(Failure::failed)?;
    Ok(match found {
        Err(dull) => Some(format!("no puzzle any more ({dull:?})")),
        Ok(riddle) => {
            let right: Vec<usize> = (0..ask.offers.len()).filter(|number| riddle.offers[*number].right).collect();
            let mut before = puzzle.right.clone();
            before.sort_unstable();
            (right != before).then(|| format!("other answers are right: {right:?} instead of {before:?}"))
        }
    })
}
