//! Gloria Mundi: two to six Roman statesmen flee from the Goth towards Africa.
//!
//! In every turn the active player turns up a building, lays a basic card, and all cards of its type act, everybody's; he
//! may buy a building, which takes his Roman some steps on, and has to pay the Goth or let him burn basic cards on the way to Rome.
//! Whoever is furthest from Rome when it falls, or in Africa first, wins.
//!
//! | the rulebook's heading | here |
//! |---|---|
//! | preparation | `setup` |
//! | the five phases | `turn/` |
//! | buying, tribute | `payment` |
//! | the building cards and their symbols | `effect/`, read from `data/` by `load/` |
//! | end of the game | `score` |

pub mod answer;
pub mod appraise;
pub mod cards;
mod check;
mod describe;
pub mod effect;
pub mod event;
pub mod goods;
mod imagine;
mod label;
pub mod load;
mod notice;
pub mod options;
pub mod payment;
mod pieces;
pub mod scenario;
pub mod score;
pub mod setup;
pub mod state;
pub mod step;
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

/// The rules of Gloria Mundi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GloriaMundi;

impl Rules for GloriaMundi {
    const INFO: GameInfo = GameInfo { key: "gloria-mundi", min_seats: 2, max_seats: 6, revision: 2, minutes: (45, 60) };

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
    fn asked(state: &State, step: &Step) -> SeatSet {
        step::asked(state, step)
    }

    #[inline]
    fn offers(state: &State, step: &Step, _seat: Seat, out: &mut Vec<Answer>) {
        step::offers(state, step, out);
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

    fn score_sheet(state: &State, _viewer: Viewer) -> ScoreSheet {
        score::sheet(state)
    }

    fn view(state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
        view::view(state, agenda, viewer)
    }

    fn tell(event: &Event, _viewer: Viewer) -> Option<Notice> {
        Some(notice::tell(event))
    }

    fn imagine(state: &mut State, _agenda: &Agenda<Step>, viewer: Viewer, dice: &mut Dice) {
        imagine::imagine(state, viewer, dice);
    }

    fn question(state: &State, step: &Step, seat: Seat) -> Label {
        label::question(state, step, seat)
    }

    fn label(state: &State, step: &Step, seat: Seat, answer: Answer) -> Label {
        label::offer(state, step, seat, answer)
    }

    fn pieces(state: &State, step: &Step, seat: Seat, answer: Answer) -> Vec<Piece> {
        pieces::of(state, step, seat, answer)
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
