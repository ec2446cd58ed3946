//! A puzzle as it is written down, for whoever solves it and for whoever checks it. `client/src/store/puzzle.ts` reads it.

use std::fs;
use std::path::Path;

use saturnalia_bots::search::Budget;
use saturnalia_bots::{Manner, Patience, Riddle};
use saturnalia_catalog::{AnyGame, GameEntry, NewGame};
use saturnalia_protocol::wire::{Ask, HintComparison, HintSort};
use saturnalia_rules::{Chance, Nonce, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::failure::Failure;

/// Iterations of search for the reasons that are told.
const REASONS: u32 = 2000;
/// What a puzzle is rated that every other one finds who is as strong as beginners and a quick bot together.
const MIDDLE_RATING: f64 = 1500.0;

/// All puzzles of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct PuzzleFile {
    pub(super) game: String,
    pub(super) revision: u32,
    /// Who found them: the bot with all that decides how it plays.
    pub(super) found_by: String,
    pub(super) puzzles: Vec<Puzzle>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Puzzle {
    /// Names it for ever: its deal and its entry.
    pub(super) id: String,
    pub(super) seats: u8,
    /// Whose answer is looked for.
    pub(super) seat: u8,
    pub(super) options: Value,
    /// All chance after the position, for whoever plays on.
    pub(super) seed: Seed,
    pub(super) scenario: Value,
    /// What the seat sees and is asked: solving it needs nothing else.
    pub(super) view: Box<RawValue>,
    pub(super) ask: Ask,
    /// The share of games won with each offer, and how far it is behind the best, at least (99 %).
    pub(super) values: Vec<f32>,
    pub(super) at_least: Vec<f32>,
    /// The numbers of the offers that are right, the best first.
    pub(super) right: Vec<usize>,
    /// The wrong offer that tempts most.
    pub(super) tempting: usize,
    /// What the best offer brings, risks and costs, compared with that one; missing if nothing holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) compared: Option<HintComparison>,
    pub(super) themes: Vec<Theme>,
    /// How hard it is, as a rating to begin with.
    pub(super) rating: u32,
    /// Games played to find it.
    pub(super) games: u32,
}

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Theme {
    Opening,
    Middle,
    End,
    /// Something is paid for it.
    Investment,
    /// Something is risked.
    Risk,
    /// The gain shows only at the end.
    Foresight,
    /// More than one answer is right.
    Several,
    /// Among many choices.
    ManyChoices,
}

/// As many choices are many.
const MANY: usize = 10;

impl Puzzle {
    /// The puzzle at the present question of a game, after that part of its entries.
    pub(super) fn of(
        id: String,
        game: &dyn AnyGame,
        ask: Ask,
        riddle: &Riddle,
        part: f64,
        seed: u64,
    ) -> Result<Puzzle, Failure> {
        let scenario = game.scenario().map_err(Failure::failed)?;
        let dealt: Dealt = serde_json::from_str(game.record().get()).map_err(Failure::failed)?;
        let compared = reasons(game, &ask, riddle, seed)?;
        let values: Vec<f32> = riddle.offers.iter().map(|offer| rounded(offer.win_share)).collect();
        let mut right: Vec<usize> = (0..values.len()).filter(|number| riddle.offers[*number].right).collect();
        right.sort_by_key(|number| *number != riddle.best);
        let mut themes = vec![match part {
            part if part < 0.33 => Theme::Opening,
            part if part < 0.67 => Theme::Middle,
            _ => Theme::End,
        }];
        if let Some(compared) = &compared {
            let has = |sort| compared.merits.iter().find(|merit| merit.sort == sort);
            themes.extend(has(HintSort::Price).map(|_| Theme::Investment));
            themes.extend(has(HintSort::Risk).map(|_| Theme::Risk));
            let late = has(HintSort::Gain).is_some_and(|merit| merit.when.key.ends_with("-at-the-end"));
            themes.extend(late.then_some(Theme::Foresight));
        }
        themes.extend((right.len() > 1).then_some(Theme::Several));
        themes.extend((values.len() >= MANY).then_some(Theme::ManyChoices));
        Ok(Puzzle {
            id,
            seats: dealt.seats,
            seat: ask.seat.0,
            options: dealt.options,
            seed: dealt.seed,
            scenario,
            view: game.view(Viewer::Seat(ask.seat)),
            ask,
            values,
            at_least: riddle.offers.iter().map(|offer| rounded(offer.at_least)).collect(),
            right,
            tempting: riddle.tempting,
            compared,
            themes,
            rating: rating(riddle),
            games: riddle.games,
        })
    }

    /// Sets the position up again.
    pub(super) fn set_up(&self, entry: &GameEntry) -> Result<Box<dyn AnyGame>, Failure> {
        let new = NewGame {
            seats: self.seats,
            options: self.options.clone(),
            components: None,
            scenario: Some(self.scenario.clone()),
            chance: Chance::default(),
            seed: self.seed,
            nonce: Nonce([0; 32]),
            bond: None,
        };
        entry.start(new).map_err(|error| Failure::failed(format!("{}: {error}", self.id)))
    }

    pub(super) fn seat(&self) -> Seat {
        Seat(self.seat)
    }
}

/// What a game is dealt from.
#[derive(Deserialize)]
struct Dealt {
    seats: u8,
    options: Value,
    seed: Seed,
}

/// To three places: what games say is not more exact.
fn rounded(share: f32) -> f32 {
    (share * 1000.0).round() / 1000.0
}

/// Why the best offer is better than the tempting one; nothing if what speaks for it speaks for another.
fn reasons(game: &dyn AnyGame, ask: &Ask, riddle: &Riddle, seed: u64) -> Result<Option<HintComparison>, Failure> {
    let manner = Manner { budget: Budget::Iterations(REASONS), threads: 1, seed, patience: &Patience::endless() };
    let idea = u16::try_from(riddle.tempting).ok();
    let advice = game.advise(ask.seat, idea, &manner).map_err(Failure::failed)?;
    let best = ask.offers[riddle.best].answer.get();
    let of_the_best = advice.offers.first().is_some_and(|offer| offer.answer.get() == best);
    Ok(advice.compared.filter(|compared| of_the_best && usize::from(compared.other) == riddle.tempting))
}

/// What bots found it: fourteen were asked, nine of them beginners.
fn rating(riddle: &Riddle) -> u32 {
    let found = f64::from(riddle.solid + riddle.beginners) + 0.5;
    let share = found / 15.0;
    (MIDDLE_RATING + 400.0 * ((1.0 - share) / share).log10()).clamp(1000.0, 2200.0).round() as u32
}

impl PuzzleFile {
    pub(super) fn read(path: &Path) -> Result<PuzzleFile, Failure> {
        let failed = |reason: &dyn std::fmt::Display| Failure::failed(format!("{}: {reason}", path.display()));
        let text = fs::read_to_string(path).map_err(|error| failed(&error))?;
        serde_json::from_str(&text).map_err(|error| failed(&error))
    }

    /// One puzzle per line.
    pub(super) fn write(&self, path: &Path) -> Result<(), Failure> {
        let (game, found_by) = (Value::from(self.game.as_str()), Value::from(self.found_by.as_str()));
        let revision = self.revision;
        let mut text = format!("{{\"game\":{game},\"revision\":{revision},\"found_by\":{found_by},\"puzzles\":[");
        for (number, puzzle) in self.puzzles.iter().enumerate() {
            text.push_str(if number == 0 { "\n" } else { ",\n" });
            text.push_str(&serde_json::to_string(puzzle).map_err(Failure::failed)?);
        }
        text.push_str("\n]}\n");
        fs::write(path, text).map_err(|error| Failure::failed(format!("{}: {error}", path.display())))
    }
}
