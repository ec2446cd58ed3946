//! What a position is worth to each seat, between 0 (lost) and 1 (won).

use saturnalia_rules::{Appraise, BySeat, Position, Seat};

/// A value for every seat.
pub(super) type Values = BySeat<f32>;

/// How large differences between seats usually are in this game, learned while searching, so that a lead is worth the same
/// in a game of ten points and in one of a hundred.
#[derive(Debug, Default)]
pub(super) struct Scale {
    count: f32,
    sum: f32,
}

impl Scale {
    fn note(&mut self, lead: f32) {
        self.count += 1.0;
        self.sum += lead.abs();
    }

    fn mean_lead(&self) -> f32 {
        (self.sum / self.count.max(1.0)).max(0.5)
    }
}

/// A finished game counts mostly by who won and a little by how clearly; a running one by the lead over the best other seat.
pub(super) fn of<R: Appraise>(position: &Position<R>, scale: &mut Scale) -> Values {
    let seats = position.seats();
    match position.outcome() {
        Some(outcome) => {
            let points =
                BySeat::<f32>::from_fn(|seat| outcome.points.get(seat.index()).copied().map_or(0.0, f32::from));
            BySeat::from_fn(|seat| {
                if !seats.contains(seat) {
                    return 0.0;
                }
                let lead = squash(lead(&points, seats, seat), scale);
                0.7 * outcome.win_share(seat) as f32 + 0.3 * lead
            })
        }
        None => {
            let worth =
                BySeat::<f32>::from_fn(
                    |seat| if seats.contains(seat) { R::appraise(position.state(), seat) } else { 0.0 },
                );
            BySeat::from_fn(|seat| if seats.contains(seat) { squash(lead(&worth, seats, seat), scale) } else { 0.0 })
        }
    }
}

fn lead(worth: &BySeat<f32>, seats: saturnalia_rules::SeatCount, seat: Seat) -> f32 {
    let best_other = seats.seats().filter(|other| *other != seat).map(|other| worth[other]).fold(f32::MIN, f32::max);
    worth[seat] - best_other
}

fn squash(lead: f32, scale: &mut Scale) -> f32 {
    scale.note(lead);
    0.5 + 0.5 * (lead / (1.5 * scale.mean_lead())).tanh()
}
