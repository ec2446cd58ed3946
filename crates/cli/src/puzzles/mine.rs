//! Looking for puzzles in games of strong bots.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::time::{Duration, Instant};

use saturnalia_bots::search::Budget;
use saturnalia_bots::{BotKind, BotSpec, Dull, Exam};
use saturnalia_catalog::{AnyGame, GameEntry, Games};
use saturnalia_protocol::wire::Ask;
use saturnalia_rules::{Seat, Seed};
use serde::Deserialize;
use serde_json::value::RawValue;

use super::MineArgs;
use super::check::problem;
use super::log::{Head, Line, Log};
use super::puzzle::{Puzzle, PuzzleFile};
use crate::args;
use crate::failure::Failure;
use crate::new_game;

/// Of one game no more than so many: others tell other stories.
const MOST_OF_A_DEAL: usize = 2;

/// What is mined, and until when.
struct Mine<'a> {
    entry: &'static GameEntry,
    args: &'a MineArgs,
    strong: BotSpec,
    until: Option<Instant>,
}

/// The part of a record that is played again.
#[derive(Deserialize)]
struct Played {
    entries: Vec<PlayedEntry>,
}

#[derive(Deserialize)]
struct PlayedEntry {
    seat: Seat,
    answer: Box<RawValue>,
}

pub(super) fn run(games: Games, args: &MineArgs) -> Result<(), Failure> {
    let entry = args::game(games, &args.game)?;
    if entry.components.is_some() {
        return Err(Failure::usage("puzzles are mined with the printed components"));
    }
    let strong = BotSpec { kind: BotKind::Strong, budget: Some(Budget::Iterations(args.iterations)) };
    let head = Head {
        game: entry.info.key.to_owned(),
        revision: entry.info.revision,
        seats: args.seats,
        seed: args.seed,
        strong: entry.mindset(&strong),
        solid: entry.mindset(&BotKind::Solid.spec()),
    };
    let mut log = Log::open(&args.log, &head)?;
    let until = args.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
    let mine = Mine { entry, args, strong, until };
    let mut deal = args.seed;
    while log.puzzles.len() < args.wanted as usize && !mine.is_late() {
        if !log.deals.contains(&deal) {
            mine.dig(deal, &mut log)?;
        }
        deal += 1;
    }
    if let Some(path) = &args.write {
        let file = PuzzleFile {
            game: head.game,
            revision: head.revision,
            found_by: head.strong,
            puzzles: log.puzzles.clone(),
        };
        file.write(path)?;
    }
    let (found, hours) = (log.puzzles.len(), log.seconds / 3600.0);
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{}: {found} puzzles in {} games, {} positions played on, {hours:.2} hours",
        entry.info.key,
        log.deals.len(),
        log.positions.len()
    )?;
    if !log.dull.is_empty() {
        let reasons: Vec<String> = log.dull.iter().map(|(reason, times)| format!("{reason} {times}")).collect();
        writeln!(out, "left: {}", reasons.join(", "))?;
    }
    let missing = (args.wanted as usize).saturating_sub(found);
    match (missing, found) {
        (0, _) => {}
        (missing, 0) => writeln!(out, "{missing} more are wanted; none was found yet, so nobody can say for how long")?,
        (missing, found) => {
            let rest = hours / found as f64 * missing as f64;
            writeln!(out, "{missing} more would take about {rest:.1} hours")?;
        }
    }
    Ok(())
}

impl Mine<'_> {
    fn is_late(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// Plays a deal and looks at all of its positions.
    fn dig(&self, deal: u64, log: &mut Log) -> Result<(), Failure> {
        let begun = Instant::now();
        let mut on_games = 0.0;
        let mut dull: BTreeMap<String, u32> = BTreeMap::new();
        let new = || new_game::dealt(self.entry, self.args.seats, None, Some(Seed::from_number(deal)));
        let played = self.entry.play_out(new()?, &[self.strong], deal).map_err(Failure::usage)?;
        let Played { entries } = serde_json::from_str(played.record().get()).map_err(Failure::failed)?;
        let mut game = self.entry.start(new()?).map_err(Failure::usage)?;
        let of_this = format!("{deal}-");
        let mut found = log.puzzles.iter().filter(|puzzle| puzzle.id.starts_with(&of_this)).count();
        for (number, entry) in entries.iter().enumerate() {
            if found >= MOST_OF_A_DEAL {
                break;
            }
            if self.is_late() {
                return Ok(());
            }
            if !log.positions.contains(&(deal, number)) {
                let begun = Instant::now();
                let looked = self.look(game.as_ref(), entry, deal, number, entries.len())?;
                if let Err(reason) = &looked {
                    *dull.entry(reason.name().to_owned()).or_default() += 1;
                }
                if looked.as_ref().err().is_none_or(|reason| reason.was_dear()) {
                    let seconds = begun.elapsed().as_secs_f64();
                    on_games += seconds;
                    found += usize::from(looked.is_ok());
                    let puzzle = looked.ok().map(Box::new);
                    log.add(Line::Position { deal, entry: number, seconds, puzzle })?;
                }
            }
            game.play(entry.seat, &entry.answer).map_err(Failure::failed)?;
        }
        log.add(Line::Deal { deal, seconds: begun.elapsed().as_secs_f64() - on_games, dull })
    }

    /// Looks at one position: a puzzle, or why it is none.
    fn look(
        &self,
        game: &dyn AnyGame,
        played: &PlayedEntry,
        deal: u64,
        number: usize,
        of: usize,
    ) -> Result<Result<Puzzle, Dull>, Failure> {
        let Some(ask) = game.ask(played.seat).filter(is_one_choice) else { return Ok(Err(Dull::Choices)) };
        let seed = deal.wrapping_mul(10_000).wrapping_add(number as u64);
        let exam = Exam { iterations: self.args.iterations, seed };
        let riddle = match game.examine(played.seat, Some(&played.answer), &exam).map_err(Failure::failed)? {
            Err(dull) => return Ok(Err(dull)),
            Ok(riddle) => riddle,
        };
        let part = number as f64 / of as f64;
        let puzzle = Puzzle::of(format!("{deal}-{number}"), game, ask, &riddle, part, seed)?;
        // What does not hold once more, with other chance, was luck. (Of so many positions some look clear by it.)
        let other = Exam { seed: !seed, ..exam };
        Ok(match problem(self.entry, &puzzle, Some(&other))? {
            None => Ok(puzzle),
            Some(_) => Err(Dull::Close),
        })
    }
}

/// One answer is one decision: of several things that are chosen one by one, the first says little.
fn is_one_choice(ask: &Ask) -> bool {
    ask.together.is_none() && ask.offers.len() > 2
}
