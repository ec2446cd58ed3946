//! Alea Iacta Est: two to five Caesars roll eight dice each and place them in the buildings of Rome.
//!
//! Everybody in turn rolls, perhaps rolls again with a Repete! chip, and places at least one die in one building. When somebody has placed
//! his last die, the pass ends: the temple gives Fortuna tiles, the Senate cards, the Castrum provinces, the Forum patricians
//! to live in them, and the Latrina chips for every die that won nothing. After five or six passes the most points win.
//!
//! | the rulebook's heading | here |
//! |---|---|
//! | preparation | `setup` |
//! | course of play | `turn/` |
//! | how and what for dice are placed in the buildings | `place/`, one file per building |
//! | the next passes, end of the game | `pass_end`, `score/` |

pub mod answer;
pub mod appraise;
mod check;
mod describe;
pub mod event;
pub mod fortuna;
mod gains;
mod imagine;
pub mod label;
mod notice;
pub mod options;
mod pass_end;
mod pieces;
pub mod place;
pub mod pool;
pub mod scenario;
pub mod score;
pub mod senate;
pub mod setup;
pub mod state;
pub mod step;
pub mod tiles;
mod turn;
pub mod view;

use saturnalia_rules::{
    Agenda, Appraise, Context, Dice, GameInfo, Label, Notice, Outcome, Piece, Rules, ScenarioError, ScoreSheet, Seat,
    SeatCount, SeatSet, Viewer,
};

pub use answer::Answer;
pub use event::Event;
pub use options::Options;
pub use scenario::Scenario;
pub use state::State;
pub use step::Step;
pub use view::View;

/// The rules of Alea Iacta Est.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AleaIactaEst;

impl Rules for AleaIactaEst {
    const INFO: GameInfo =
        GameInfo { key: "alea-iacta-est", min_seats: 2, max_seats: 5, revision: 1, minutes: (40, 60) };

    type Options = Options;
    type State = State;
    type Step = Step;
    type Answer = Answer;
    type Event = Event;
    type View = View;
    type Scenario = Scenario;

    fn setup(_options: &Options, seats: SeatCount, cx: &mut Context<'_, Self>) -> State {
        setup::deal(seats, cx)
    }

    fn arrange(
        scenario: &Scenario,
        _options: &Options,
        seats: SeatCount,
        cx: &mut Context<'_, Self>,
    ) -> Result<State, ScenarioError> {
        scenario::arrange(scenario, seats, cx)
    }

    #[inline]
    fn asked(_state: &State, step: &Step) -> SeatSet {
        step::asked(step)
    }

    #[inline]
    fn offers(state: &State, step: &Step, seat: Seat, out: &mut Vec<Answer>) {
        step::offers(state, step, seat, out);
    }

    #[inline]
    fn advance(state: &mut State, step: Step, cx: &mut Context<'_, Self>) {
        step::advance(state, step, cx);
    }

    #[inline]
    fn answer(state: &mut State, step: Step, seat: Seat, answer: Answer, cx: &mut Context<'_, Self>) {
        step::answer(state, step, seat, answer, cx);
    }

    fn outcome(state: &State) -> Outcome {
        score::outcome(state)
    }

    fn score_sheet(state: &State, viewer: Viewer) -> ScoreSheet {
        score::sheet(state, viewer)
    }

    fn view(state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
        view::view(state, agenda, viewer)
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Notice> {
        notice::tell(event, viewer)
    }

    fn imagine(state: &mut State, _agenda: &Agenda<Step>, viewer: Viewer, dice: &mut Dice) {
        imagine::imagine(state, viewer, dice);
    }

    fn question(state: &State, step: &Step, seat: Seat) -> Label {
        label::question(state, step, seat)
    }

    fn label(state: &State, _step: &Step, seat: Seat, answer: Answer) -> Label {
        label::offer(state, seat, answer)
    }

    fn pieces(state: &State, _step: &Step, _seat: Seat, answer: Answer) -> Vec<Piece> {
        pieces::of(state, answer)
    }

    fn why_not(state: &State, step: &Step, seat: Seat) -> Vec<(Piece, Label)> {
        label::why_not(state, step, seat)
    }

    fn message_keys() -> Vec<&'static str> {
        label::keys().into_iter().chain(Self::FEATURES.iter().copied()).collect()
    }

    fn describe(view: &View) -> Vec<Label> {
        describe::lines(view)
    }

    fn check(state: &State) -> Result<(), String> {
        check::check(state)
    }
}
