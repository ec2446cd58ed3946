//! Bots around a table, and one deal played from every chair.

use std::sync::atomic::{AtomicBool, Ordering};

use saturnalia_catalog::GameEntry;
use saturnalia_rules::{Outcome, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::contestant::Contestant;
use super::other::{OtherProgram, Programs};
use super::statistics::Scale;
use crate::failure::Failure;
use crate::new_game;

/// Who plays what: everything that decides the games of an arena, apart from how many there are.
#[derive(Clone, Debug)]
pub(crate) struct Contest {
    pub(crate) game: &'static GameEntry,
    pub(crate) options: Option<Value>,
    /// Number of the first deal.
    pub(crate) seed: u64,
    /// By chair.
    pub(crate) lineup: Vec<Contestant>,
}

/// What became of one deal: what each bot won of the games in which it sat on each chair once, by its place in the lineup.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Block {
    pub(crate) number: u64,
    /// Shares of all wins; together one.
    pub(crate) shares: Vec<f64>,
    pub(crate) places: Vec<f64>,
    /// How long it took.
    pub(crate) seconds: f64,
}

impl Contest {
    /// A short list of bots is repeated around the table.
    pub(crate) fn new(
        game: &'static GameEntry,
        seats: u8,
        bots: &[Contestant],
        seed: u64,
        options: Option<Value>,
    ) -> Result<Contest, Failure> {
        if bots.len() > usize::from(seats) {
            return Err(Failure::usage(format!("{} bots for {seats} seats", bots.len())));
        }
        let lineup: Vec<Contestant> = bots.iter().cloned().cycle().take(usize::from(seats)).collect();
        let contest = Contest { game, options, seed, lineup };
        // What cannot be dealt is refused before anything begins.
        let dealt = contest.deal(0)?;
        game.start(dealt).map_err(Failure::usage)?;
        Ok(contest)
    }

    pub(crate) fn seats(&self) -> usize {
        self.lineup.len()
    }

    /// Every bot once, in the order of the lineup.
    pub(crate) fn bots(&self) -> Vec<&Contestant> {
        let mut bots: Vec<&Contestant> = Vec::new();
        for bot in &self.lineup {
            if !bots.contains(&bot) {
                bots.push(bot);
            }
        }
        bots
    }

    /// The places of a bot in the lineup.
    pub(crate) fn held_by(&self, bot: &Contestant) -> Vec<usize> {
        (0..self.seats()).filter(|place| self.lineup[*place] == *bot).collect()
    }

    /// How shares of a bot become a difference in strength; `None` if nobody else plays.
    pub(crate) fn scale(&self, bot: &Contestant) -> Option<Scale> {
        let held = self.held_by(bot).len();
        (held < self.seats()).then(|| Scale::new(held, self.seats()))
    }

    /// Whether a bot of another program takes part.
    pub(crate) fn has_others(&self) -> bool {
        self.lineup.iter().any(|bot| matches!(bot, Contestant::Other(_)))
    }

    fn deal(&self, number: u64) -> Result<saturnalia_catalog::NewGame, Failure> {
        let seed = Seed::from_number(self.seed.wrapping_add(number));
        new_game::dealt(self.game, self.seats() as u8, self.options.as_ref(), Some(seed))
    }

    /// Plays one deal in every rotation of the bots around the table. The result depends on nothing but the number, as long as no bot thinks by
    /// the clock. `None` if it was broken off.
    pub(crate) fn play(
        &self,
        number: u64,
        programs: &mut Programs,
        broken_off: &AtomicBool,
        played: &dyn Fn(),
    ) -> Result<Option<Block>, Failure> {
        let start = std::time::Instant::now();
        let seats = self.seats();
        let mut block = Block { number, shares: vec![0.0; seats], places: vec![0.0; seats], seconds: 0.0 };
        for rotation in 0..seats {
            if broken_off.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let outcome = self.play_once(number, rotation, programs)?;
            for seat in 0..seats {
                let place = (seat + rotation) % seats;
                block.shares[place] += outcome.win_share(Seat(seat as u8)) / seats as f64;
                block.places[place] += f64::from(outcome.places[seat]) / seats as f64;
            }
            played();
        }
        block.seconds = start.elapsed().as_secs_f64();
        Ok(Some(block))
    }

    fn play_once(&self, number: u64, rotation: usize, programs: &mut Programs) -> Result<Outcome, Failure> {
        let seats = self.seats();
        let seated: Vec<&Contestant> = (0..seats).map(|seat| &self.lineup[(seat + rotation) % seats]).collect();
        let deal = self.seed.wrapping_add(number);
        let bot_seed = deal.wrapping_mul(64).wrapping_add(rotation as u64);
        let own: Vec<saturnalia_bots::BotSpec> = seated
            .iter()
            .filter_map(|bot| match bot {
                Contestant::Own(spec) => Some(*spec),
                Contestant::Other(_) => None,
            })
            .collect();
        if own.len() == seats {
            let played = self.game.play_out(self.deal(number)?, &own, bot_seed).map_err(Failure::usage)?;
            return played.outcome().ok_or_else(|| Failure::failed("a game ended without an outcome"));
        }
        let other: &mut OtherProgram = programs.other()?;
        other.play(self.game, self.deal(number)?, deal, &seated, bot_seed)
    }
}
