//! What a position is worth to each seat, between 0 (lost) and 1 (won).

use std::sync::Arc;

use saturnalia_rules::{BySeat, Dice, Position, Rules, Seat, SeatCount};

use super::Settings;
use crate::Likes;
use crate::learn::{Network, Standings, Swift};

/// A value for every seat.
pub(crate) type Values = BySeat<f32>;

/// How much a clear win counts for more than a narrow one.
const MARGIN: f32 = 0.1;

/// Offers that are looked at where games are only played on.
const LOOKED_AT: usize = 6;

/// Values positions, by the learned evaluation if there is one, else by hand-written appraisal.
#[derive(Debug)]
pub(crate) struct Judge {
    network: Option<Swift>,
    taste: Option<Taste>,
    standings: Standings,
    scale: Scale,
}

impl Judge {
    pub(crate) fn new(network: Option<Arc<Network>>) -> Judge {
        let network = network.map(|network| Swift::new(&network));
        Judge { network, taste: None, standings: Standings::default(), scale: Scale::default() }
    }

    /// Thinks for a seat that likes something. Without a network nobody likes anything.
    pub(crate) fn for_somebody(settings: &Settings, seat: Seat) -> Judge {
        let taste = settings.network.as_ref().and_then(|network| Taste::new(network, settings.likes, seat));
        Judge { taste, ..Judge::new(settings.network.clone()) }
    }

    /// A finished game counts mostly by who won and a little by how clearly; a running one by what is to be expected.
    pub(crate) fn values<R: Rules>(&mut self, position: &Position<R>) -> Values {
        let seats = position.seats();
        if let Some(outcome) = position.outcome() {
            let points = BySeat::from_fn(|seat| outcome.points.get(seat.index()).copied().map_or(0.0, f32::from));
            let margins = self.by_lead(&points, seats);
            return BySeat::from_fn(|seat| {
                if seats.contains(seat) {
                    (1.0 - MARGIN) * outcome.win_share(seat) as f32 + MARGIN * margins[seat]
                } else {
                    0.0
                }
            });
        }
        let promised = match &self.network {
            Some(network) => {
                self.standings.read::<R>(position.state(), seats);
                let mut shares = network.win_shares(&mut self.standings);
                if let Some(taste) = &self.taste {
                    shares[taste.seat] += taste.bonus(&self.standings);
                }
                shares
            }
            None => {
                let worth =
                    BySeat::from_fn(
                        |seat| {
                            if seats.contains(seat) { R::appraise(position.state(), seat) } else { 0.0 }
                        },
                    );
                self.by_lead(&worth, seats)
            }
        };
        let kept = 1.0 - R::tedium(position.state());
        BySeat::from_fn(|seat| kept * promised[seat])
    }

    /// Plays on for so many choices, each the one that looks best to whoever makes it. Where there is no choice, none is counted. Gives what
    /// the position reached is worth, if it was just looked at.
    pub(crate) fn follow<R: Rules>(
        &mut self,
        world: &mut Position<R>,
        choices: u32,
        offers: &mut Vec<R::Answer>,
    ) -> Option<Values> {
        let (mut left, mut seen) = (choices, None);
        while left > 0
            && let Some(seat) = world.asked().first()
        {
            world.offers(seat, offers);
            match offers[..] {
                [only] => {
                    world.play_offered(seat, only, None);
                    seen = None;
                }
                _ => {
                    left -= 1;
                    seen = self.take_best_look(world, seat, offers);
                }
            }
        }
        seen
    }

    /// Answers for whoever is asked first with what looks best to them, of a few offers if there are many. Of several that look alike it is
    /// any, as where answers are sealed. Says whether anybody was asked.
    pub(crate) fn take_one<R: Rules>(
        &mut self,
        world: &mut Position<R>,
        offers: &mut Vec<R::Answer>,
        dice: &mut Dice,
    ) -> bool {
        let Some(seat) = world.asked().first() else { return false };
        world.offers(seat, offers);
        match offers[..] {
            [only] => {
                world.play_offered(seat, only, None);
            }
            _ => {
                dice.shuffle(offers);
                offers.truncate(LOOKED_AT);
                self.take_best_look(world, seat, offers);
            }
        }
        true
    }

    /// Takes the offer after which the position looks best to the seat.
    fn take_best_look<R: Rules>(
        &mut self,
        world: &mut Position<R>,
        seat: Seat,
        offers: &[R::Answer],
    ) -> Option<Values> {
        let mut best: Option<(Position<R>, Values)> = None;
        for offer in offers {
            let mut after = world.clone();
            after.play_offered(seat, *offer, None);
            let values = self.values(&after);
            if best.as_ref().is_none_or(|(_, best)| values[seat] > best[seat]) {
                best = Some((after, values));
            }
        }
        let (after, values) = best?;
        *world = after;
        Some(values)
    }

    /// From leads over the best other seat to something like chances.
    fn by_lead(&mut self, worth: &BySeat<f32>, seats: SeatCount) -> Values {
        BySeat::from_fn(|seat| if seats.contains(seat) { self.scale.squash(lead(worth, seats, seat)) } else { 0.0 })
    }
}

/// What one seat likes beyond its worth.
#[derive(Debug)]
struct Taste {
    seat: Seat,
    /// By place among the numbers of a seat: what one usual difference adds.
    likes: Vec<(usize, f32)>,
}

impl Taste {
    /// `None` for somebody who likes nothing.
    fn new(network: &Network, likes: Likes, seat: Seat) -> Option<Taste> {
        let place = |key: &str| network.features.iter().position(|feature| feature == key);
        let likes: Vec<_> =
            likes.iter().filter_map(|(key, much)| Some((1 + place(key)?, f32::from(*much) / 100.0))).collect();
        (!likes.is_empty()).then_some(Taste { seat, likes })
    }

    fn bonus(&self, standings: &Standings) -> f32 {
        let numbers = standings.scaled(self.seat.index());
        self.likes.iter().map(|(place, much)| much * numbers[*place]).sum()
    }
}

fn lead(worth: &BySeat<f32>, seats: SeatCount, seat: Seat) -> f32 {
    let best_other = seats.seats().filter(|other| *other != seat).map(|other| worth[other]).fold(f32::MIN, f32::max);
    worth[seat] - best_other
}

/// How large differences between seats usually are in this game, learned while searching, so that a lead is worth the same
/// in a game of ten points and in one of a hundred.
#[derive(Debug, Default)]
struct Scale {
    count: f32,
    sum: f32,
}

impl Scale {
    fn squash(&mut self, lead: f32) -> f32 {
        self.count += 1.0;
        self.sum += lead.abs();
        let usual = (self.sum / self.count).max(0.5);
        0.5 + 0.5 * (lead / (1.5 * usual)).tanh()
    }
}
