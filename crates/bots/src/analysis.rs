//! Looking back at a finished game: who stood how, which answers cost most, and who was lucky.
//!
//! Every answer is looked at through the eyes of whoever gave it. Before it: what the answer given and the best one promise (the
//! difference is what it *cost*). After it: what its seat can expect now (the difference to what the answer promised is *luck*: the cards,
//! dice and secrets that came to light).

use saturnalia_protocol::wire::{Better, Findings, Moment};
use saturnalia_rules::{Dice, Entry, Game, Label, Record, RecordError, Rules, Seat, Seen, Viewer};

use crate::Bot as _;
use crate::Tuning;
use crate::learn::Network;
use crate::search::{Budget, Judge, Search, Settings, Values, expect};

/// What costs less, in win share, is no mistake to learn from.
const MISTAKE: f32 = 0.03;
/// What fewer iterations find is not looked at any closer.
const FEWEST_ITERATIONS: u32 = 30;
/// How many thorough looks all brief ones at the offers of a question may take together.
const BRIEF_LOOKS: u32 = 6;
/// How many offers are then looked at thoroughly.
const LONGER_LOOKS: usize = 4;

/// Analyses a game. `report` hears how many entries are done; it may say to stop (then `None` is returned). `say` puts an answer to
/// the present question into words.
pub fn analyse<R: Rules>(
    record: Record<R>,
    tuning: &Tuning,
    iterations: u32,
    seed: u64,
    report: &mut dyn FnMut(usize) -> bool,
    say: impl Fn(&Game<R>, Seat, R::Answer) -> Option<Label>,
) -> Result<Option<Findings>, RecordError> {
    let entries = record.entries.clone();
    let mut game = Game::replay_to(record, 0)?;
    let settings = Settings::strong(tuning, Budget::Iterations(iterations), Network::shipped::<R>(tuning));
    let judge = Judge::new(settings.network.clone());
    let mut eye = Eye { settings, judge, iterations, dice: Dice::imagined(seed) };
    let seats = game.position().seats();
    let list = |values: &Values| seats.seats().map(|seat| values[seat]).collect::<Vec<f32>>();
    let mut shares = eye.after(&game, game.asked().first().unwrap_or(Seat(0)));
    let mut findings = Findings { start: list(&shares), moments: Vec::new(), luck: vec![0.0; seats.len()] };
    for (index, entry) in entries.iter().enumerate() {
        if !report(index) {
            return Ok(None);
        }
        let seat = entry.seat();
        let mut moment = Moment {
            seat,
            shares: Vec::new(),
            cost: 0.0,
            better: None,
            promises: Vec::new(),
            played: None,
            luck: vec![0.0; seats.len()],
        };
        match entry {
            Entry::Answer { answer, .. } => {
                let judged = eye.before(&game, seat, *answer);
                moment.played = say(&game, seat, *answer);
                moment.better = judged
                    .better
                    .and_then(|(better, win_share)| Some(Better { label: say(&game, seat, better)?, win_share }));
                game.play(seat, *answer).map_err(|error| RecordError::Entry(index, error))?;
                shares = eye.after(&game, seat);
                moment.cost = judged.cost;
                moment.promises = judged.promises;
                for (own, other) in moment.luck.iter_mut().zip(seats.seats()) {
                    *own = shares[other] - judged.promised[other];
                }
            }
            Entry::Concede { concede, .. } => {
                game.concede(seat, *concede).map_err(|error| RecordError::Entry(index, error))?;
                if game.is_over() {
                    shares = eye.after(&game, seat);
                }
            }
        }
        findings.luck.iter_mut().zip(&moment.luck).for_each(|(all, one)| *all += one);
        moment.shares = list(&shares);
        findings.moments.push(moment);
    }
    Ok(Some(findings))
}

/// What looks at positions.
struct Eye {
    settings: Settings,
    judge: Judge,
    iterations: u32,
    dice: Dice,
}

struct Judged<A> {
    /// What the answer given promises every seat.
    promised: Values,
    cost: f32,
    /// The answer that promises most to its seat, where it promises more.
    better: Option<(A, f32)>,
    /// What each offer promises to its seat, if the answer given is a mistake.
    promises: Vec<f32>,
}

impl Eye {
    /// What the answer promises, and whether another promises more.
    fn before<R: Rules>(&mut self, game: &Game<R>, seat: Seat, answer: R::Answer) -> Judged<R::Answer> {
        let seen = Seen::new(game.position(), seat);
        let promised = self.promise(&seen, answer);
        let mut offers = Vec::new();
        seen.offers(&mut offers);
        if offers.len() == 1 {
            return Judged { promised, cost: 0.0, better: None, promises: Vec::new() };
        }
        let best = Search::new(self.settings.clone(), self.dice.number()).choose(&seen).answer;
        if best == answer {
            return Judged { promised, cost: 0.0, better: None, promises: Vec::new() };
        }
        let win_share = self.promise(&seen, best)[seat];
        let cost = (win_share - promised[seat]).max(0.0);
        let mistaken = cost >= MISTAKE && self.iterations >= FEWEST_ITERATIONS;
        let known = [(answer, promised[seat]), (best, win_share)];
        let promises = if mistaken { self.promises(&seen, &offers, known) } else { Vec::new() };
        Judged { promised, cost, better: (cost > 0.0).then_some((best, win_share)), promises }
    }

    /// What each of the offers promises: a brief look at all of them, and a longer one at those that seem good.
    fn promises<R: Rules>(
        &mut self,
        seen: &Seen<'_, R>,
        offers: &[R::Answer],
        known: [(R::Answer, f32); 2],
    ) -> Vec<f32> {
        let seat = seen.seat();
        let looked_at = |offer: R::Answer| known.iter().find(|(answer, _)| *answer == offer).map(|(_, share)| *share);
        let thorough = self.iterations;
        self.iterations = (thorough * BRIEF_LOOKS / offers.len() as u32).clamp(FEWEST_ITERATIONS, thorough);
        let look = |eye: &mut Eye, offer: R::Answer| eye.promise(seen, offer)[seat];
        let mut promises: Vec<f32> =
            offers.iter().map(|offer| looked_at(*offer).unwrap_or_else(|| look(self, *offer))).collect();
        self.iterations = thorough;
        let mut good: Vec<usize> = (0..offers.len()).filter(|index| looked_at(offers[*index]).is_none()).collect();
        good.sort_by(|one, other| promises[*other].total_cmp(&promises[*one]));
        for index in good.into_iter().take(LONGER_LOOKS) {
            promises[index] = look(self, offers[index]);
        }
        promises
    }

    /// What every seat can expect after the answer, as far as its seat can know.
    fn promise<R: Rules>(&mut self, seen: &Seen<'_, R>, answer: R::Answer) -> Values {
        let seat = seen.seat();
        expect(&self.settings, &mut self.judge, self.iterations, &mut self.dice, seat, |dice| {
            let mut world = seen.imagine(dice);
            world.play_offered(seat, answer, None);
            world
        })
    }

    /// What every seat can expect now, as far as this seat knows.
    fn after<R: Rules>(&mut self, game: &Game<R>, seat: Seat) -> Values {
        if let Some(outcome) = game.outcome() {
            return Values::from_fn(|seat| {
                outcome.places.get(seat.index()).map_or(0.0, |_| outcome.win_share(seat) as f32)
            });
        }
        let position = game.position();
        expect(&self.settings, &mut self.judge, self.iterations, &mut self.dice, seat, |dice| {
            position.imagine(Viewer::Seat(seat), dice)
        })
    }
}
