//! Scenarios: a round in the middle, with every card named or none.

use saturnalia_rules::{Agenda, Arrange, Context, ScenarioError, Seat, SeatCount, Set, seat_at};
use serde::{Deserialize, Serialize};

use super::play::{SHUFFLE, deal_hands, fresh_deck};
use super::state::Cards;
use super::steps::{Compare, DrawOrStay, LayCard};
use super::{Flaw, HighCard, Options, ROUNDS, State, Step};

/// A position of a round. Without `hands` all cards are dealt.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Scenario {
    round: u8,
    /// Who draws or stays next; `null` if all have.
    turn: Option<u8>,
    /// The next card first.
    deck: Vec<u8>,
    hands: Vec<Vec<u8>>,
    laid: Vec<u8>,
    points: Vec<i16>,
}

fn cards(place: &str, named: impl IntoIterator<Item = u8>) -> Result<Cards, ScenarioError> {
    let mut cards = Cards::new();
    for card in named {
        cards.try_push(card).map_err(|_| ScenarioError::at(place, "there are not so many cards"))?;
    }
    Ok(cards)
}

impl Arrange for HighCard {
    type Scenario = Scenario;
    const TOLD: bool = true;

    fn arrange(
        scenario: &Scenario,
        options: &Options,
        _: Set<()>,
        seats: SeatCount,
        cx: &mut Context<'_, HighCard>,
    ) -> Result<State, ScenarioError> {
        if scenario.round >= ROUNDS {
            return Err(ScenarioError::at("round", format!("{}: there are {ROUNDS} rounds", scenario.round)));
        }
        let mut state = fresh_deck(options, seats);
        state.round = scenario.round;
        if scenario.hands.is_empty() {
            cx.dice(SHUFFLE).shuffle(&mut state.deck);
            deal_hands(&mut state);
        } else {
            state.deck = cards("deck", scenario.deck.iter().rev().copied())?;
            state.laid = cards("laid", scenario.laid.iter().copied())?;
            for (number, hand) in (0..).zip(&scenario.hands) {
                let seat = seat_at("hands", number, seats)?;
                state.hands[seat] = cards("hands", hand.iter().copied())?;
                state.hands[seat].sort_unstable();
            }
        }
        for (number, points) in (0..).zip(&scenario.points) {
            state.points[seat_at("points", number, seats)?] = *points;
        }
        if let Some(turn) = scenario.turn {
            let first = seat_at("turn", turn, seats)?;
            seats.seats().filter(|seat| *seat >= first).for_each(|seat| cx.then(DrawOrStay { seat }));
        }
        cx.then(LayCard);
        cx.then(Compare);
        if state.flaw == Flaw::DealsWhatIsNamed {
            cx.dice(SHUFFLE).shuffle(&mut state.deck);
        }
        Ok(state)
    }

    fn arranged_as(state: &State, agenda: &Agenda<Step>) -> Result<Scenario, ScenarioError> {
        let turn = match agenda.first() {
            Some(Step::DrawOrStay(DrawOrStay { seat: Seat(number) })) => Some(*number),
            Some(Step::LayCard(_) | Step::Compare(_)) => None,
            None => return Err(ScenarioError::at("round", "the game is over")),
        };
        if state.flaw == Flaw::TellsTheLastRoundAlone && state.round + 1 < ROUNDS {
            return Err(ScenarioError::at("round", "only the last one can be told"));
        }
        Ok(Scenario {
            round: state.round,
            turn,
            deck: state.deck.iter().rev().copied().collect(),
            hands: state.hands.at(state.seats).map(|(_, hand)| hand.to_vec()).collect(),
            laid: state.laid.to_vec(),
            points: if state.flaw == Flaw::TellsNoPoints {
                Vec::new()
            } else {
                state.points.at(state.seats).map(|(_, points)| *points).collect()
            },
        })
    }
}
