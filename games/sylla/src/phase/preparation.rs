//! Preparation: everybody chooses starting characters in secret, then all show them.

use saturnalia_rules::{Context, Seat};

use crate::Sylla;
use crate::answer::Answer;
use crate::cards::{Calling, Card};
use crate::components::{START_DENARII, recruits};
use crate::event::Event;
use crate::row::{Pose, StartingRow, in_box};
use crate::state::State;
use crate::step::Step;

pub(crate) fn offers(state: &State, out: &mut Vec<Answer>) {
    out.extend(StartingRow::all(state.seats).iter().map(|row| Answer::Characters(*row)));
}

pub(crate) fn choose(state: &mut State, seat: Seat, row: StartingRow, cx: &mut Context<'_, Sylla>) {
    let player = &mut state.players[seat];
    for card in row.cards() {
        player.row.add(card, Pose::Upright);
    }
    player.denarii = START_DENARII + player.row.face_up(Calling::Merchant);
    cx.tell(Event::Started { seat, row, denarii: player.denarii });
}

/// All characters not chosen form the deck: those of unused sets too, or three players would run out of them (Ruling S28).
pub(crate) fn show(state: &mut State, cx: &mut Context<'_, Sylla>) {
    fill_deck(state);
    cx.dice().shuffle(&mut state.deck);
    begin(state, cx);
}

/// Every character that lies nowhere else goes into the deck.
pub(crate) fn fill_deck(state: &mut State) {
    for card in Card::characters() {
        let owned: u8 = state.players.at(state.seats).map(|(_, player)| held(player, card)).sum();
        let shown = state.recruits.iter().chain(&state.under_deck).filter(|shown| **shown == card).count() as u8;
        for _ in 0..in_box(card) - owned - shown {
            state.deck.push(card);
        }
    }
}

fn held(player: &crate::state::Player, card: Card) -> u8 {
    Pose::ALL.iter().map(|pose| player.row.count(card, *pose)).sum()
}

/// The first round, or the next.
pub(crate) fn begin(state: &mut State, cx: &mut Context<'_, Sylla>) {
    state.round += 1;
    lay_out_recruits(state);
    cx.tell(Event::RoundBegins { round: state.round, work: state.work() });
    cx.tell(Event::RecruitsShown { cards: state.recruits.clone() });
    cx.tell(Event::BuildingsShown { tiles: state.slots.iter().flatten().copied().collect() });
    cx.reveal();
    cx.then(Step::Round);
}

fn lay_out_recruits(state: &mut State) {
    for _ in 0..recruits(state.seats) {
        let card = draw(state).expect("the characters last for all rounds");
        state.recruits.push(card);
    }
    state.recruits.sort_unstable();
}

/// The top character; when the shuffled part is used up, what was put under it.
fn draw(state: &mut State) -> Option<Card> {
    state.deck.pop().or_else(|| state.under_deck.pop_at(0))
}
