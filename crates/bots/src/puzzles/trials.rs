//! Answers played on: everybody is the bot that thinks for a moment, in worlds that the seat cannot tell from the true one. Every answer
//! meets the same worlds with the same chance to come.

use saturnalia_rules::{Chance, Dice, Position, Rules, Seat, Seed, Seen};

use super::evidence::Standing;
use crate::learn::Network;
use crate::search::Judge;
use crate::{Bot, BotKind, Tuning, seat_bot};

/// Answers after which a game that has not ended counts as shared by all.
const LONGEST: usize = 4_000;

/// Games played from one position.
pub(super) struct Trials<'a, 'p, R: Rules> {
    seen: &'a Seen<'p, R>,
    best: R::Answer,
    tuning: &'a Tuning,
    seed: u64,
    /// What was won with the best answer, world by world.
    won: Vec<f32>,
    games: u32,
}

impl<'a, 'p, R: Rules> Trials<'a, 'p, R> {
    pub(super) fn new(seen: &'a Seen<'p, R>, best: R::Answer, tuning: &'a Tuning, seed: u64) -> Trials<'a, 'p, R> {
        Trials { seen, best, tuning, seed, won: Vec::new(), games: 0 }
    }

    pub(super) fn games(&self) -> u32 {
        self.games
    }

    /// The share of games won with the best answer.
    pub(super) fn share(&self) -> f32 {
        if self.won.is_empty() { 0.0 } else { self.won.iter().sum::<f32>() / self.won.len() as f32 }
    }

    /// Plays an answer on in the worlds that it has not met yet, up to so many.
    pub(super) fn play(&mut self, answer: R::Answer, standing: &mut Standing, worlds: u32) {
        for world in standing.worlds()..worlds {
            if self.won.len() <= world as usize {
                let won = self.play_on(self.best, world);
                self.won.push(won);
            }
            let won = self.play_on(answer, world);
            standing.note(self.won[world as usize], won);
        }
    }

    /// How much less an answer wins than the best one in so many worlds, if everybody takes what looks best at once: a fraction of the time
    /// that better games take.
    pub(super) fn hurried(&self, answer: R::Answer, worlds: u32) -> f32 {
        let mut judge = Judge::new(Network::shipped::<R>(self.tuning));
        let mut offers = Vec::new();
        let mut rush = |answer: R::Answer, world: u32| {
            let (number, mut position) = self.world(world);
            let mut dice = Dice::imagined(number);
            position.play_offered(self.seen.seat(), answer, None);
            let went_on = (1..LONGEST).take_while(|_| judge.take_one(&mut position, &mut offers, &mut dice)).count();
            if went_on + 1 < LONGEST { won(&position, self.seen.seat()) } else { shared(&position) }
        };
        let behind: f32 = (0..worlds).map(|world| rush(self.best, world) - rush(answer, world)).sum();
        behind / worlds.max(1) as f32
    }

    /// A world with all of its chance, and the number it comes from.
    fn world(&self, world: u32) -> (u64, Position<R>) {
        let number = self.seed.wrapping_mul(1_000_003).wrapping_add(u64::from(world));
        // Chance by purpose: what is rolled and drawn later does not shift with what is decided before.
        let chance = Dice::fair(Seed::from_number(number), Chance::ByPurpose);
        (number, self.seen.imagine(&mut Dice::imagined(number)).with_dice(chance))
    }

    /// What the seat wins in that world after this answer.
    fn play_on(&mut self, answer: R::Answer, world: u32) -> f32 {
        self.games += 1;
        let seat = self.seen.seat();
        let (number, mut position) = self.world(world);
        let mut players: Vec<Box<dyn Bot<R>>> = position
            .seats()
            .seats()
            .map(|seat| {
                let own = number.wrapping_mul(31).wrapping_add(u64::from(seat.0));
                seat_bot::<R>(&BotKind::Solid.spec(), self.tuning, own, 1)
            })
            .collect();
        position.play_offered(seat, answer, None);
        for entry in 1..LONGEST {
            let Some(asked) = position.asked().first() else { return won(&position, seat) };
            let answer = players[asked.index()].choose(&Seen::new(&position, asked).at(entry)).answer;
            position.play_offered(asked, answer, None);
        }
        shared(&position)
    }
}

/// A game that does not end is everybody's.
fn shared<R: Rules>(position: &Position<R>) -> f32 {
    1.0 / position.seats().len() as f32
}

fn won<R: Rules>(position: &Position<R>, seat: Seat) -> f32 {
    position.outcome().map_or(0.0, |outcome| outcome.win_share(seat) as f32)
}
