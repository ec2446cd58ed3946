//! Glory to Rome (Ruhm für Rom): rebuild the burnt city, hire clients, fill your vault.
//!
//! Every card is five things at once: a role to lead, a client, a material, a building, money. Each round one player leads a role
//! or thinks; the others follow or think; then all act, once for each card played and once for each client of the role.
//! What is still to be done is a list of [`Step`]s; forty buildings with their functions interrupt it at every point.
//!
//! Reading order: [`cards`], [`state`], [`round`], [`role`], [`building`], [`power`], [`score`].

pub mod answer;
mod appraise;
pub mod building;
pub mod cards;
mod check;
mod describe;
pub mod event;
mod imagine;
mod keys;
pub mod knowledge;
mod label;
mod notice;
pub mod options;
mod pieces;
pub mod power;
pub mod role;
pub mod round;
pub mod scenario;
pub mod score;
mod setup;
pub mod state;
pub mod step;
pub mod view;
mod why_not;
pub mod zone;

use saturnalia_rules::{
    Agenda, Context, Dice, GameInfo, Label, Notice, OptionField, Outcome, Piece, Rules, ScenarioError, ScoreSheet,
    Seat, SeatCount, SeatSet, Viewer,
};

pub use answer::{Answer, Finish, Place, Source, Unit};
pub use cards::{Building, Material, Role};
pub use event::Event;
pub use options::Options;
pub use scenario::Scenario;
pub use state::State;
pub use step::Step;
pub use view::View;

/// The rules of Glory to Rome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GloryToRome;

impl Rules for GloryToRome {
    const INFO: GameInfo =
        GameInfo { key: "glory-to-rome", min_seats: 2, max_seats: 5, revision: 1, minutes: (40, 90) };
    const OPTIONS: &'static [OptionField] = options::OPTION_FIELDS;

    type Options = Options;
    type State = State;
    type Step = Step;
    type Answer = Answer;
    type Event = Event;
    type View = View;
    type Scenario = Scenario;

    fn setup(options: &Options, seats: SeatCount, cx: &mut Context<'_, Self>) -> State {
        setup::setup(options, seats, cx)
    }

    fn arrange(
        scenario: &Scenario,
        options: &Options,
        seats: SeatCount,
        cx: &mut Context<'_, Self>,
    ) -> Result<State, ScenarioError> {
        scenario::arrange(scenario, options, seats, cx)
    }

    #[inline]
    fn asked(state: &State, step: &Step) -> SeatSet {
        step::asked(state, step)
    }

    #[inline]
    fn offers(state: &State, step: &Step, seat: Seat, out: &mut Vec<Answer>) {
        step::offers(state, step, seat, out);
    }

    fn advance(state: &mut State, step: Step, cx: &mut Context<'_, Self>) {
        step::advance(state, step, cx);
    }

    fn answer(state: &mut State, step: Step, seat: Seat, answer: Answer, cx: &mut Context<'_, Self>) {
        step::answer(state, step, seat, answer, cx);
    }

    fn outcome(state: &State) -> Outcome {
        score::outcome(state)
    }

    fn score_sheet(state: &State, viewer: Viewer) -> ScoreSheet {
        score::score_sheet(state, viewer)
    }

    fn view(state: &State, agenda: &Agenda<Step>, viewer: Viewer) -> View {
        view::view(state, agenda, viewer)
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Notice> {
        Some(notice::tell(event, viewer))
    }

    fn imagine(state: &mut State, agenda: &Agenda<Step>, viewer: Viewer, dice: &mut Dice) {
        imagine::imagine(state, agenda, viewer, dice);
    }

    fn question(state: &State, step: &Step, seat: Seat) -> Label {
        label::question(state, step, seat)
    }

    fn label(state: &State, step: &Step, seat: Seat, answer: Answer) -> Label {
        label::label(state, step, seat, answer)
    }

    fn pieces(state: &State, step: &Step, seat: Seat, answer: Answer) -> Vec<Piece> {
        pieces::pieces(state, step, seat, answer)
    }

    fn why_not(state: &State, step: &Step, seat: Seat) -> Vec<(Piece, Label)> {
        why_not::why_not(state, step, seat)
    }

    fn message_keys() -> Vec<&'static str> {
        keys::message_keys()
    }

    fn describe(view: &View) -> Vec<Label> {
        describe::describe(view)
    }

    fn check(state: &State) -> Result<(), String> {
        check::check(state)
    }
}
