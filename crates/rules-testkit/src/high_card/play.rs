//! Playing: the deal, what must hold, and the end.

use std::sync::atomic::{AtomicUsize, Ordering};

use saturnalia_rules::{
    BySeat, Check, Components as _, Context, GameInfo, Outcome, Play, Purpose, Score, ScoreLine, ScoreSheet, SeatCount,
    Set, Viewer,
};

use super::state::Cards;
use super::steps::{Compare, DrawOrStay, LayCard};
use super::{Answer, CARDS, Event, Flaw, HighCard, Options, ROUNDS, State, Step, text};

pub(super) const SHUFFLE: Purpose = Purpose::new(1);

impl Play for HighCard {
    const INFO: GameInfo = GameInfo { key: "high-card", min_seats: 2, max_seats: 3, revision: 1, minutes: (1, 1) };

    type Options = Options;
    type Components = ();
    type State = State;
    type Step = Step;
    type Answer = Answer;
    type Event = Event;

    fn setup(options: &Options, _: Set<()>, seats: SeatCount, cx: &mut Context<'_, HighCard>) -> State {
        static DEALT: AtomicUsize = AtomicUsize::new(0);
        let mut state = fresh_deck(options, seats);
        cx.dice(SHUFFLE).shuffle(&mut state.deck);
        if options.flaw == Flaw::CountsItsGames {
            state.deck.rotate_left(DEALT.fetch_add(1, Ordering::Relaxed) % usize::from(CARDS));
        }
        deal_hands(&mut state);
        begin_round(seats, cx);
        state
    }

    fn components(_: &State) -> Set<()> {
        <()>::sets().printed()
    }
}

impl Score for HighCard {
    fn outcome(state: &State) -> Outcome {
        Outcome::ranked(state.seats, |seat| state.points[seat], |seat| state.points[seat])
    }

    fn score_sheet(state: &State, _: Viewer) -> ScoreSheet {
        let points: Vec<i16> = state.points.at(state.seats).map(|(_, points)| *points).collect();
        let details = points.iter().map(|points| vec![text::points_how(*points)]).collect();
        let remarks = (state.round == ROUNDS).then(|| text::PLAYED_OUT.into()).into_iter().collect();
        let line = ScoreLine { label: text::POINTS.into(), points: points.clone(), details };
        ScoreSheet { lines: vec![line], totals: points, remarks }
    }
}

impl Check for State {
    fn check(&self) -> Result<(), String> {
        let in_hands = self.hands.0.iter().flatten();
        let on_table = self.table.0.iter().flatten();
        let mut all: Vec<u8> = self.deck.iter().chain(&self.laid).chain(in_hands).chain(on_table).copied().collect();
        all.sort_unstable();
        if all.iter().copied().eq(0..CARDS) { Ok(()) } else { Err(format!("not every card once: {all:?}")) }
    }
}

/// A table on which nothing has been dealt.
pub(super) fn fresh_deck(options: &Options, seats: SeatCount) -> State {
    State {
        flaw: options.flaw,
        seats,
        deck: (0..CARDS).collect(),
        hands: BySeat::default(),
        table: BySeat::default(),
        laid: Cards::new(),
        points: BySeat::default(),
        round: 0,
        not_kept: false,
    }
}

/// Two cards for everybody.
pub(super) fn deal_hands(state: &mut State) {
    for seat in state.seats.seats() {
        let rest = state.deck.len() - 2;
        state.hands[seat] = state.deck.drain(rest..).collect();
        state.hands[seat].sort_unstable();
    }
}

pub(super) fn begin_round(seats: SeatCount, cx: &mut Context<'_, HighCard>) {
    for seat in seats.seats() {
        cx.then(DrawOrStay { seat });
    }
    cx.then(LayCard);
    cx.then(Compare);
}
