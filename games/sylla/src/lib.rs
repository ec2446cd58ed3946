//! Sylla: two to four senators compete for power in the last days of a dictator.
//!
//! Five rounds of seven phases. Characters vote, fight dangers and earn money, or are turned on their side to buy
//! buildings; two of four dangers strike all of Rome in every round; a great work is voted on in secret. At the end
//! tokens are worth what the people's contentment makes of them. The game for two is not in the rulebook.
//!
//! | the rulebook's heading | here |
//! |---|---|
//! | preparation | `setup`, `phase/preparation` |
//! | I to VII | `phase/` |
//! | end of the game | `ecclesia`, `score` |
//! | what is printed on the components | `data/components.toml`, `components` |

pub mod answer;
mod appraise;
pub mod cards;
mod check;
pub mod components;
mod describe;
pub mod ecclesia;
pub mod event;
mod imagine;
mod label;
pub mod ladder;
mod notice;
pub mod options;
mod phase;
mod pieces;
pub mod row;
pub mod scenario;
pub mod score;
mod setup;
pub mod state;
pub mod step;
pub mod view;
mod why_not;

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

/// The rules of Sylla.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sylla;

impl Rules for Sylla {
    const INFO: GameInfo = GameInfo { key: "sylla", min_seats: 2, max_seats: 4, revision: 1, minutes: (60, 90) };

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

    fn score_sheet(state: &State, _viewer: Viewer) -> ScoreSheet {
        score::sheet(state)
    }

    fn view(state: &State, _agenda: &Agenda<Step>, _viewer: Viewer) -> View {
        view::view(state)
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

    fn label(state: &State, _step: &Step, seat: Seat, answer: Answer) -> Label {
        label::offer(state, seat, answer)
    }

    fn pieces(state: &State, _step: &Step, seat: Seat, answer: Answer) -> Vec<Piece> {
        pieces::of(state, seat, answer)
    }

    fn why_not(state: &State, step: &Step, seat: Seat) -> Vec<(Piece, Label)> {
        why_not::reasons(state, step, seat)
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
