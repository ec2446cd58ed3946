//! A game of open information, without scenarios and without an appraisal, as a stranger would write it: it passes
//! every law. Race: run as far as one die shows, or twice the difference of two. Twenty steps win.

use saturnalia_rules::*;
use serde::{Deserialize, Serialize};

saturnalia_rules_testkit::laws!(Race);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Race;

/// How far each seat has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct State(Vec<u8>);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
struct Cast(u8);

saturnalia_rules::steps! {
    enum Step of Race { turn { ask Turn } }
}

mod turn {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    pub(crate) struct Turn(pub(crate) u32);

    impl Question<Race> for Turn {
        type Answer = Cast;
        fn asked(&self, state: &State) -> SeatSet {
            SeatSet::only(Seat((self.0 % state.0.len() as u32) as u8))
        }
        fn offers(&self, _: &State, _: Seat, offers: &mut Offers<'_, Race, Cast>) {
            offers.extend([Cast(1), Cast(2)]);
        }
        fn answer(self, state: &mut State, seat: Seat, dice: Cast, cx: &mut Context<'_, Race>) {
            let cup = cx.dice(Purpose::new(1).of(seat).number(self.0));
            let (one, other) = (cup.roll(), cup.roll());
            cx.reveal();
            let from = state.0[seat.index()];
            let to = from + if dice == Cast(1) { one } else { 2 * one.abs_diff(other) };
            state.0[seat.index()] = to;
            cx.tell((seat, from, to));
            if to < 20 {
                cx.then(Turn(self.0 + 1));
            }
        }
        fn question(&self, _: &State, _: Seat) -> Label {
            Label::new("race-ask")
        }
        fn words(&self, _: &State, _: Seat, dice: Cast) -> Label {
            Label::new("race-roll").with("dice", dice.0)
        }
        fn pieces(&self, _: &State, _: Seat, _: Cast) -> Vec<Piece> {
            Vec::new()
        }
    }
}

impl Play for Race {
    const INFO: GameInfo = GameInfo { key: "race", min_seats: 1, max_seats: 6, revision: 1, minutes: (2, 5) };
    type Options = ();
    type Components = ();
    type State = State;
    type Step = Step;
    type Answer = Cast;
    type Event = (Seat, u8, u8);
    fn setup((): &(), _: Set<()>, seats: SeatCount, cx: &mut Context<'_, Race>) -> State {
        cx.then(Turn(0));
        State(vec![0; seats.len()])
    }
    fn components(_: &State) -> Set<()> {
        <()>::sets().printed()
    }
}

impl Score for Race {
    fn outcome(state: &State) -> Outcome {
        let steps = |seat: Seat| i16::from(state.0[seat.index()]);
        Outcome::ranked(SeatCount::new(state.0.len() as u8).expect("a seat"), steps, steps)
    }
    fn score_sheet(state: &State, _: Viewer) -> ScoreSheet {
        ScoreSheet::of_one_line(Label::new("race-steps"), state.0.iter().map(|step| i16::from(*step)).collect())
    }
}

impl Check for State {
    fn check(&self) -> Result<(), String> {
        if self.0.iter().all(|step| *step < 30) { Ok(()) } else { Err("somebody ran too far".into()) }
    }
}

impl Secrets for Race {
    type View = State;
    const OPEN: bool = true;
    fn view(state: &State, _: &Agenda<Step>, _: Viewer) -> State {
        state.clone()
    }
    fn tell((seat, from, to): &(Seat, u8, u8), _: Set<()>, _: Viewer) -> Option<Notice> {
        Some(Notice::new(at(*seat, *to)).moving(format!("step/{from}"), format!("step/{to}")))
    }
    fn lying(state: &State, _: Viewer) -> Vec<(Piece, u16)> {
        state.0.iter().map(|step| (format!("step/{step}").into(), 1)).collect()
    }
}

impl Words for Race {
    const TEXTS: &'static [(&'static str, &'static str)] =
        &[("de", include_str!("race/de.ftl")), ("en", include_str!("race/en.ftl"))];
    fn describe(state: &State, _: Set<()>) -> Vec<Label> {
        state.0.iter().enumerate().map(|(index, step)| at(Seat(index as u8), *step)).collect()
    }
}

fn at(seat: Seat, step: u8) -> Label {
    Label::new("race-at").with("seat", seat).with("step", step)
}

impl Arrange for Race {
    type Scenario = NoScenario;
}

impl Appraise for Race {}
