//! City of Rome: two to four master builders plan their cities of four by four cards.
//!
//! Each round the builders stand on a strip between the emperor and the far end: who stands closer takes a card from
//! the offer earlier, who stands further away has more free points for building and producing. Houses of one value
//! that hang together score by the colours of public buildings beside them; aqueducts, temples, money and influence
//! add to that.
//!
//! | the rulebook's heading | here |
//! |---|---|
//! | preparation | `setup`, `round/draft` |
//! | the three phases, end of the round | `round/` |
//! | the building overview | `building/` |
//! | final score | `score`, `city/district` |

pub mod answer;
pub mod appraise;
pub mod building;
pub mod cards;
mod check;
pub mod city;
mod describe;
pub mod event;
pub mod hidden;
mod imagine;
mod label;
mod notice;
pub mod options;
mod pieces;
mod round;
pub mod scenario;
pub mod score;
mod setup;
pub mod state;
pub mod step;
pub mod strip;
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

/// The rules of City of Rome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CityOfRome;

impl Rules for CityOfRome {
    const INFO: GameInfo = GameInfo { key: "city-of-rome", min_seats: 2, max_seats: 4, revision: 1, minutes: (40, 60) };

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
    fn answer(state: &mut State, step: Step, _seat: Seat, answer: Answer, cx: &mut Context<'_, Self>) {
        step::answer(state, step, answer, cx);
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

    fn tell(event: &Event, viewer: Viewer) -> Option<Notice> {
        notice::tell(event, viewer)
    }

    fn imagine(state: &mut State, agenda: &Agenda<Step>, viewer: Viewer, dice: &mut Dice) {
        imagine::imagine(state, agenda, viewer, dice);
    }

    fn question(state: &State, step: &Step, seat: Seat) -> Label {
        label::question(state, step, seat)
    }

    fn label(state: &State, step: &Step, seat: Seat, answer: Answer) -> Label {
        label::offer(state, step, seat, answer)
    }

    fn pieces(state: &State, _step: &Step, seat: Seat, answer: Answer) -> Vec<Piece> {
        pieces::of(state, seat, answer)
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
