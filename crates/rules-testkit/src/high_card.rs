//! A small card game that can be told to break a law, so that the laws can be shown to notice.
//!
//! Twelve cards; two in each hand. For three rounds every seat in turn may draw a card or stay, then all lay one card at once
//! and the highest takes a point. It has everything the laws are about: a hidden hand, a draw, a choice
//! without secrets, a sealed choice.

use saturnalia_rules::{
    Agenda, Appraise, Context, Dice, GameInfo, Label, Notice, Outcome, Piece, Rules, ScenarioError, ScoreLine,
    ScoreSheet, Seat, SeatCount, SeatSet, Viewer,
};
use serde::{Deserialize, Serialize};

/// What is wrong with the game.
pub mod flaw {
    pub const NONE: u8 = 0;
    /// The view shows the next card of the deck.
    pub const VIEW_SHOWS_DECK: u8 = 1;
    /// Drawing is offered only if the next card is a good one.
    pub const OFFERS_DEPEND_ON_DECK: u8 = 2;
    /// The notice of a draw names the card to everybody.
    pub const NOTICE_NAMES_DRAWN_CARD: u8 = 3;
    /// A draw does not declare that somebody saw a card.
    pub const DRAW_WITHOUT_REVEAL: u8 = 4;
    /// Staying, which shows nothing, declares a reveal.
    pub const STAY_REVEALS: u8 = 5;
    /// Imagining changes nothing.
    pub const NO_IMAGINATION: u8 = 6;
    /// Imagining swaps a card of the viewer's own hand.
    pub const FORGETS_OWN_HAND: u8 = 7;
    /// Imagining shuffles the true order instead of a sorted one.
    pub const IMAGINES_FROM_THE_TRUTH: u8 = 10;
    /// A drawn card stays in the deck as well.
    pub const CARD_IN_TWO_PLACES: u8 = 8;
    /// The offers come in the wrong order.
    pub const UNSORTED_OFFERS: u8 = 9;
    /// The share of a seat in the cards laid is asked for before there are any.
    pub const DIVIDES_BY_NOTHING: u8 = 11;
    /// Asked about all seats at once, the game forgets the hands.
    pub const STANDS_OTHERWISE_TOGETHER: u8 = 12;
}

/// The game; `FLAW` is one of [`flaw`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HighCard<const FLAW: u8>;

const CARDS: u8 = 12;
const ROUNDS: u8 = 3;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    seats: SeatCount,
    deck: Vec<u8>,
    hands: Vec<Vec<u8>>,
    laid: Vec<u8>,
    table: Vec<Option<u8>>,
    points: Vec<i16>,
    round: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    Draw(Seat),
    Lay,
    Compare,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    Draw,
    Stay,
    Lay(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    Drew(Seat, u8),
    Laid(Seat, u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    deck: usize,
    next: Option<u8>,
    hands: Vec<usize>,
    hand: Vec<u8>,
    laid: Vec<u8>,
    points: Vec<i16>,
}

fn round(seats: SeatCount, cx: &mut Context<'_, impl Rules<Step = Step>>) {
    for seat in seats.seats() {
        cx.then(Step::Draw(seat));
    }
    cx.then(Step::Lay);
    cx.then(Step::Compare);
}

impl<const FLAW: u8> Rules for HighCard<FLAW> {
    const INFO: GameInfo = GameInfo { key: "high-card", min_seats: 2, max_seats: 3, revision: 1, minutes: (1, 1) };

    type Options = ();
    type State = State;
    type Step = Step;
    type Answer = Answer;
    type Event = Event;
    type View = View;
    type Scenario = ();

    fn setup((): &(), seats: SeatCount, cx: &mut Context<'_, Self>) -> State {
        let mut deck: Vec<u8> = (0..CARDS).collect();
        cx.dice().shuffle(&mut deck);
        let hands = seats
            .seats()
            .map(|_| {
                let mut hand = deck.split_off(deck.len() - 2);
                hand.sort_unstable();
                hand
            })
            .collect();
        round(seats, cx);
        let table = vec![None; seats.len()];
        State { seats, deck, hands, laid: Vec::new(), table, points: vec![0; seats.len()], round: 0 }
    }

    fn arrange((): &(), (): &(), _: SeatCount, _: &mut Context<'_, Self>) -> Result<State, ScenarioError> {
        Err(ScenarioError::at("scenario", "high-card has none"))
    }

    fn asked(state: &State, step: &Step) -> SeatSet {
        match step {
            Step::Draw(seat) => SeatSet::only(*seat),
            Step::Lay => state.seats.seats().filter(|seat| !state.hands[seat.index()].is_empty()).collect(),
            Step::Compare => SeatSet::NONE,
        }
    }

    fn offers(state: &State, step: &Step, seat: Seat, out: &mut Vec<Answer>) {
        match step {
            Step::Draw(_) => {
                let tempting = FLAW != flaw::OFFERS_DEPEND_ON_DECK || state.deck.last().is_some_and(|card| *card > 5);
                if !state.deck.is_empty() && tempting {
                    out.push(Answer::Draw);
                }
                out.push(Answer::Stay);
            }
            Step::Lay => out.extend(state.hands[seat.index()].iter().map(|card| Answer::Lay(*card))),
            Step::Compare => {}
        }
        if FLAW == flaw::UNSORTED_OFFERS {
            out.reverse();
        }
    }

    fn advance(state: &mut State, _: Step, cx: &mut Context<'_, Self>) {
        let best = state.table.iter().enumerate().max_by_key(|(_, card)| **card).map(|(index, _)| index);
        if let Some(winner) = best {
            state.points[winner] += 1;
        }
        state.laid.extend(state.table.iter_mut().filter_map(Option::take));
        state.round += 1;
        if state.round < ROUNDS {
            round(state.seats, cx);
        }
    }

    fn answer(state: &mut State, _: Step, seat: Seat, answer: Answer, cx: &mut Context<'_, Self>) {
        match answer {
            Answer::Draw => {
                let card = *state.deck.last().expect("drawing is offered only from a deck");
                if FLAW != flaw::CARD_IN_TWO_PLACES {
                    state.deck.pop();
                }
                state.hands[seat.index()].push(card);
                state.hands[seat.index()].sort_unstable();
                cx.tell(Event::Drew(seat, card));
                if FLAW != flaw::DRAW_WITHOUT_REVEAL {
                    cx.reveal();
                }
            }
            Answer::Stay => {
                if FLAW == flaw::STAY_REVEALS {
                    cx.reveal();
                }
            }
            Answer::Lay(card) => {
                state.hands[seat.index()].retain(|held| *held != card);
                state.table[seat.index()] = Some(card);
                cx.tell(Event::Laid(seat, card));
                cx.reveal();
            }
        }
    }

    fn outcome(state: &State) -> Outcome {
        Outcome::ranked(state.seats, |seat| state.points[seat.index()], |seat| state.points[seat.index()])
    }

    fn score_sheet(state: &State, _: Viewer) -> ScoreSheet {
        let line = ScoreLine { label: Label::new("points"), points: state.points.clone(), details: Vec::new() };
        ScoreSheet { lines: vec![line], totals: state.points.clone(), remarks: Vec::new() }
    }

    fn view(state: &State, _: &Agenda<Step>, viewer: Viewer) -> View {
        View {
            deck: state.deck.len(),
            next: state.deck.last().copied().filter(|_| FLAW == flaw::VIEW_SHOWS_DECK || viewer == Viewer::Truth),
            hands: state.hands.iter().map(Vec::len).collect(),
            hand: match viewer {
                Viewer::Seat(seat) => state.hands[seat.index()].clone(),
                Viewer::Spectator => Vec::new(),
                Viewer::Truth => state.hands.concat(),
            },
            laid: state.laid.clone(),
            points: state.points.clone(),
        }
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Notice> {
        Some(Notice::new(match event {
            Event::Drew(seat, card) if viewer.sees(*seat) || FLAW == flaw::NOTICE_NAMES_DRAWN_CARD => {
                Label::new("drew-card").with("seat", *seat).with("card", *card)
            }
            Event::Drew(seat, _) => Label::new("drew").with("seat", *seat),
            Event::Laid(seat, card) => Label::new("laid").with("seat", *seat).with("card", *card),
        }))
    }

    fn imagine(state: &mut State, _: &Agenda<Step>, viewer: Viewer, dice: &mut Dice) {
        if FLAW == flaw::NO_IMAGINATION {
            return;
        }
        let hidden = |seat: &Seat| !viewer.sees(*seat) || FLAW == flaw::FORGETS_OWN_HAND;
        let mut unseen = std::mem::take(&mut state.deck);
        for seat in state.seats.seats().filter(hidden) {
            unseen.extend(&state.hands[seat.index()]);
        }
        if FLAW != flaw::IMAGINES_FROM_THE_TRUTH {
            unseen.sort_unstable();
        }
        dice.shuffle(&mut unseen);
        for seat in state.seats.seats().filter(hidden) {
            let rest = unseen.len() - state.hands[seat.index()].len();
            state.hands[seat.index()] = unseen.split_off(rest);
            state.hands[seat.index()].sort_unstable();
        }
        state.deck = unseen;
    }

    fn question(_: &State, step: &Step, _: Seat) -> Label {
        Label::new(match step {
            Step::Draw(_) => "ask-draw",
            Step::Lay | Step::Compare => "ask-lay",
        })
    }

    fn label(_: &State, _: &Step, _: Seat, answer: Answer) -> Label {
        match answer {
            Answer::Draw => Label::new("draw"),
            Answer::Stay => Label::new("stay"),
            Answer::Lay(card) => Label::new("lay").with("card", card),
        }
    }

    fn pieces(_: &State, _: &Step, _: Seat, answer: Answer) -> Vec<Piece> {
        match answer {
            Answer::Draw => vec!["deck".into()],
            Answer::Stay => Vec::new(),
            Answer::Lay(card) => vec![format!("hand/{card}").into()],
        }
    }

    fn message_keys() -> Vec<&'static str> {
        Vec::new()
    }

    fn describe(_: &View) -> Vec<Label> {
        Vec::new()
    }

    fn check(state: &State) -> Result<(), String> {
        let on_table: Vec<u8> = state.table.iter().flatten().copied().collect();
        let mut all = [state.deck.clone(), state.laid.clone(), on_table, state.hands.concat()].concat();
        all.sort_unstable();
        if all.iter().copied().eq(0..CARDS) { Ok(()) } else { Err(format!("not every card once: {all:?}")) }
    }
}

impl<const FLAW: u8> Appraise for HighCard<FLAW> {
    const FEATURES: &'static [&'static str] = &["high-feature-points", "high-feature-share"];

    /// A point is worth more than any hand; a hand is worth its highest cards.
    fn appraise(state: &State, seat: Seat) -> f32 {
        let hand: f32 = state.hands[seat.index()].iter().map(|card| f32::from(*card) / 20.0).sum();
        f32::from(state.points[seat.index()]) + hand
    }

    fn features(state: &State, seat: Seat, out: &mut [f32]) {
        let laid = if FLAW == flaw::DIVIDES_BY_NOTHING { state.laid.len() } else { state.laid.len().max(1) };
        out[0] = f32::from(state.points[seat.index()]);
        out[1] = f32::from(state.points[seat.index()]) / laid as f32;
    }

    fn appraise_all(state: &State, seats: SeatCount, out: &mut [f32]) {
        for (seat, numbers) in seats.seats().zip(out.chunks_exact_mut(1 + Self::FEATURES.len())) {
            Self::features(state, seat, &mut numbers[1..]);
            let points = f32::from(state.points[seat.index()]);
            numbers[0] = if FLAW == flaw::STANDS_OTHERWISE_TOGETHER { points } else { Self::appraise(state, seat) };
        }
    }
}
