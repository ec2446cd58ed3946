//! What a bot makes of the deal of a day, from the chair and against the bots that people meet there.

use saturnalia_bots::{BotSpec, Patience};
use saturnalia_catalog::Games;
use saturnalia_protocol::wire::DayPar;
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_rules::{Outcome, Seat};

use crate::{BotPolicy, DayTable, Fresh, Opened, Opening, Person, Rating, Through, What};

/// Answers after which a game is broken off.
const MOST_ANSWERS: u32 = 20_000;

impl DayTable {
    /// Plays it once more, by the very code of a table: opponents are those that people meet, the bot has other whims with each number.
    pub fn play_par(&self, games: Games, bot: &BotSpec, number: u32, par: &mut DayPar) -> Result<(), Refusal> {
        let (seat, outcome) = (DayTable::seat(self.seed), self.play(games, bot, u64::from(number))?);
        par.points.push(outcome.points.get(seat.index()).copied().unwrap_or_default());
        par.margins.push(margin(&outcome, seat));
        Ok(())
    }

    fn play(&self, games: Games, bot: &BotSpec, number: u64) -> Result<Outcome, Refusal> {
        let failed = |what: &str| Refusal::with(RefusalCode::Internal, what);
        let (bots, seat) = (BotPolicy::default(), DayTable::seat(self.seed));
        let person = Person { account: AccountId(1), name: "Par".to_owned(), through: Through::Session };
        let fresh = Fresh::from_bytes(&[0; Fresh::BYTES]);
        let opening = Opening { games, bots, person: &person, fresh, at: 0, rating: Rating::Unrated };
        let Opened { mut table, .. } = opening.of_day(self.clone())?;
        for answers in 0..MOST_ANSWERS {
            let asked = table.bots_asked(&bots).next();
            let decided = match asked {
                Some(asked) => {
                    let thinker = table.thinker(asked.seat, asked.spec, 0, None);
                    let answer = thinker.answer(&Patience::endless()).answer;
                    table.bot_answers(
                        asked.seat,
                        asked.version,
                        answer.ok_or_else(|| failed("a bot without an answer"))?,
                    )
                }
                None if table.asked().contains(seat) => {
                    let own = number.wrapping_mul(1_000_003).wrapping_add(u64::from(answers));
                    let thought = table.game().think(seat, bot, own, 1);
                    vec![What::play(seat, thought.ok_or_else(|| failed("a bot without an answer"))?.answer)]
                }
                None => break,
            };
            table.carry_out(decided, 0)?;
        }
        table.game().outcome().ok_or_else(|| failed("a game did not come to its end"))
    }
}

/// How many points a seat has more than the best of the others.
fn margin(outcome: &Outcome, seat: Seat) -> i16 {
    let points = |index: usize| outcome.points.get(index).copied().unwrap_or_default();
    let best = (0..outcome.points.len()).filter(|index| *index != seat.index()).map(points).max();
    points(seat.index()).saturating_sub(best.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_margin_is_against_the_best_of_the_others() {
        let points = [30, 35, 20];
        let of = |seat: Seat| points[seat.index()];
        let outcome = Outcome::ranked(saturnalia_rules::SeatCount::new(3).expect("three may play"), of, of);
        assert_eq!([0, 1, 2].map(|seat| margin(&outcome, Seat(seat))), [-5, 5, -15]);
    }
}
