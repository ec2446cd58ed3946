//! Where a game stands, and how it moves on. Light enough to be cloned a million times a second.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::arrange::{Written, since_at};
use crate::{
    Agenda, BySeat, Check as _, Context, Dice, Label, Lone, Outcome, Piece, Purpose, Rules, ScenarioError, ScoreSheet,
    Seat, SeatCount, SeatSet, Set, Steps as _, Together, Viewer,
};

/// So many steps may run between two questions. No game comes near it; one that passes it would never ask again, and
/// [stands still](Position::stands_still) there.
pub const MOST_HAPPENINGS: u32 = 100_000;

/// So many answers in a row are given by a table at once. No game comes near it; after that it waits for somebody to act.
pub const MOST_LONE_ANSWERS: usize = 200;

/// Who answers where everybody can know that there is only one answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LoneAnswers {
    /// Whoever is asked, as with any other question.
    ByHand,
    /// The table, at once.
    ByTable,
    /// The table, at once; for this seat also where nobody else can know that there is only one. For a seat that nobody
    /// watches: all others are bots, who never learn how fast somebody answers.
    ByTableFor(Seat),
}

/// A position: the state, what is still to be done, the answers sealed so far, and the dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Position<R: Rules> {
    seats: SeatCount,
    state: R::State,
    agenda: Agenda<R::Step>,
    /// Whom the first step asks, as the step itself says: it is looked at several times for every answer.
    asked: SeatSet,
    /// Answers to the first step while others still owe theirs.
    sealed: BySeat<Option<R::Answer>>,
    dice: Dice,
}

/// What playing an answer did, apart from changing the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Somebody learned something hidden: no free undo goes back past this answer.
    pub revealed: bool,
}

/// Why an answer was refused. The position is as it was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over")]
    GameOver,
    #[error("there is no such seat at this table")]
    NoSuchSeat,
    #[error("this seat is not asked now")]
    NotAsked,
    #[error("this answer is not among the offers")]
    NotOffered,
}

impl<R: Rules> Position<R> {
    /// Sets up a new game and runs it to its first question.
    ///
    /// # Panics
    /// If the game cannot be played by that many: ask [`GameInfo::allows`](crate::GameInfo::allows) first.
    pub fn start(
        options: &R::Options,
        components: Set<R::Components>,
        seats: SeatCount,
        dice: Dice,
        heard: Option<&mut Vec<R::Event>>,
    ) -> Position<R> {
        Self::begin(seats, dice, heard, |cx| {
            Ok::<_, std::convert::Infallible>(R::setup(options, components, seats, cx))
        })
        .unwrap_or_else(|never| match never {})
    }

    /// Sets up a given position and runs it to its first question.
    pub fn arrange(
        scenario: &R::Scenario,
        options: &R::Options,
        components: Set<R::Components>,
        seats: SeatCount,
        dice: Dice,
        heard: Option<&mut Vec<R::Event>>,
    ) -> Result<Position<R>, ScenarioError> {
        let position = Self::begin(seats, dice, heard, |cx| R::arrange(scenario, options, components, seats, cx))?;
        if position.stands_still() {
            return Err(ScenarioError::at("position", "from here nobody would ever be asked anything"));
        }
        match position.state.check() {
            Ok(()) => Ok(position),
            Err(problem) => Err(ScenarioError::at("position", problem)),
        }
    }

    /// The same, with what has happened since.
    pub(crate) fn arrange_written(
        written: &Written<R::Scenario, R::Answer>,
        options: &R::Options,
        components: Set<R::Components>,
        seats: SeatCount,
        dice: Dice,
        mut heard: Option<&mut Vec<R::Event>>,
    ) -> Result<Position<R>, ScenarioError> {
        let scenario = &written.scenario;
        let mut position = Position::arrange(scenario, options, components, seats, dice, heard.as_deref_mut())?;
        for (index, since) in written.since.iter().enumerate() {
            let happened = since.happen(&mut position, heard.as_deref_mut());
            happened.map_err(|problem| ScenarioError::at(since_at(index), problem))?;
        }
        Ok(position)
    }

    fn begin<E>(
        seats: SeatCount,
        mut dice: Dice,
        heard: Option<&mut Vec<R::Event>>,
        set_up: impl FnOnce(&mut Context<'_, R>) -> Result<R::State, E>,
    ) -> Result<Position<R>, E> {
        assert!(R::INFO.allows(seats), "{} is not played by {}", R::INFO.key, seats.get());
        let mut agenda = Agenda::default();
        let mut cx = Context::new(&mut agenda, &mut dice, heard);
        let mut state = set_up(&mut cx)?;
        cx.agenda.settle(0);
        let asked = run(&mut state, &mut cx);
        Ok(Position { seats, state, agenda, asked, sealed: BySeat::default(), dice })
    }

    pub fn seats(&self) -> SeatCount {
        self.seats
    }

    /// The truth. For rules, tests and bots' imagined games; whoever shows a game uses [`view`](Position::view).
    pub fn state(&self) -> &R::State {
        &self.state
    }

    pub fn agenda(&self) -> &Agenda<R::Step> {
        &self.agenda
    }

    #[inline]
    pub fn is_over(&self) -> bool {
        self.agenda.is_empty()
    }

    /// Not over, and nobody is asked: the rules go on happening without a question, and the house does not wait for them.
    /// Every answer is refused as not asked for. A law sees to it that no game comes to this.
    pub fn stands_still(&self) -> bool {
        self.asked.is_empty() && !self.is_over()
    }

    /// Who still owes an answer.
    #[inline]
    pub fn asked(&self) -> SeatSet {
        if self.asked.len() <= 1 {
            return self.asked;
        }
        self.asked.iter().filter(|seat| self.sealed[*seat].is_none()).collect()
    }

    /// The seats whose answer to the present question is in but still sealed.
    pub fn sealed(&self) -> SeatSet {
        self.seats.seats().filter(|seat| self.sealed[*seat].is_some()).collect()
    }

    /// An answer that is in but still sealed. For whoever keeps the game: nobody at the table may see it.
    pub fn sealed_answer(&self, seat: Seat) -> Option<R::Answer> {
        self.sealed[seat]
    }

    /// Every legal answer of an asked seat, into a buffer that is cleared first.
    ///
    /// # Panics
    /// If the game is over.
    #[inline]
    pub fn offers(&self, seat: Seat, out: &mut Vec<R::Answer>) {
        out.clear();
        let step = self.agenda.first().expect("a finished game has no offers");
        step.offers(&self.state, seat, out);
    }

    /// Plays an answer if it is offered; otherwise nothing changes.
    pub fn play(
        &mut self,
        seat: Seat,
        answer: R::Answer,
        heard: Option<&mut Vec<R::Event>>,
    ) -> Result<Played, Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        if !self.seats.contains(seat) {
            return Err(Illegal::NoSuchSeat);
        }
        if !self.asked().contains(seat) {
            return Err(Illegal::NotAsked);
        }
        let mut offers = Vec::new();
        self.offers(seat, &mut offers);
        if offers.binary_search(&answer).is_err() {
            return Err(Illegal::NotOffered);
        }
        Ok(self.play_offered(seat, answer, heard))
    }

    /// Plays an answer that was taken from [`offers`](Position::offers) in this very position.
    ///
    /// # Panics
    /// If the game is over, or the answer belongs to another question. With any other that was not offered, the rules may
    /// do anything.
    #[inline]
    pub fn play_offered(&mut self, seat: Seat, answer: R::Answer, heard: Option<&mut Vec<R::Event>>) -> Played {
        let asked = self.asked;
        debug_assert!(asked.contains(seat), "seat {seat} was not asked");
        let alone = asked.len() == 1;
        if !alone {
            self.sealed[seat] = Some(answer);
            if asked.iter().any(|other| self.sealed[other].is_none()) {
                return Played { revealed: false };
            }
        }
        let mut cx = Context::<R>::new(&mut self.agenda, &mut self.dice, heard);
        let step = cx.agenda.take_first().expect("a finished game takes no answer");
        let mark = cx.agenda.len();
        if alone {
            carry_out(step, &mut self.state, seat, answer, &mut cx);
        } else {
            open_sealed(step, asked, &mut self.state, &mut self.sealed, &mut cx);
        }
        cx.agenda.settle(mark);
        self.asked = run(&mut self.state, &mut cx);
        Played { revealed: cx.revealed }
    }

    /// The component set this is played with.
    pub fn components(&self) -> Set<R::Components> {
        R::components(&self.state)
    }

    /// The question put to an asked seat, in one sentence; `None` if nobody is asked anything.
    pub fn question(&self, seat: Seat) -> Option<Label> {
        self.agenda.first()?.question(&self.state, seat)
    }

    /// An offered answer in words; `None` if it does not belong to the present question.
    pub fn words(&self, seat: Seat, answer: R::Answer) -> Option<Label> {
        self.agenda.first()?.words(&self.state, seat, answer)
    }

    /// The pieces an offered answer touches, in the order in which a player would click them.
    pub fn pieces(&self, seat: Seat, answer: R::Answer) -> Vec<Piece> {
        self.agenda.first().map(|step| step.pieces(&self.state, seat, answer)).unwrap_or_default()
    }

    /// Pieces that look as if they could be chosen now but cannot, with the reason.
    pub fn why_not(&self, seat: Seat) -> Vec<(Piece, Label)> {
        self.agenda.first().map(|step| step.why_not(&self.state, seat)).unwrap_or_default()
    }

    /// What becomes of the question where the seat has exactly one answer.
    pub fn lone(&self, seat: Seat) -> Lone {
        self.agenda.first().map_or(Lone::Secret, |step| step.lone(&self.state, seat))
    }

    /// The only answer of a seat that is asked, where everybody can know that there is only one.
    pub fn lone_answer(&self, seat: Seat) -> Option<R::Answer> {
        if self.lone(seat) == Lone::Open { self.only_answer(seat) } else { None }
    }

    fn only_answer(&self, seat: Seat) -> Option<R::Answer> {
        if !self.asked().contains(seat) {
            return None;
        }
        let mut offers = Vec::new();
        self.offers(seat, &mut offers);
        match offers.as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// The first seat for which the table answers, and its only answer.
    pub fn next_lone_answer(&self, by: LoneAnswers) -> Option<(Seat, R::Answer)> {
        let unwatched = match by {
            LoneAnswers::ByHand => return None,
            LoneAnswers::ByTable => None,
            LoneAnswers::ByTableFor(seat) => Some(seat),
        };
        let answered = |seat| match self.lone(seat) {
            Lone::Open => self.only_answer(seat),
            Lone::Secret if unwatched == Some(seat) => self.only_answer(seat),
            Lone::Secret | Lone::Gesture => None,
        };
        self.asked().iter().find_map(|seat| Some((seat, answered(seat)?)))
    }

    /// The like things that an asked seat may choose in one go.
    pub fn together(&self, seat: Seat) -> Option<Together<R::Answer>> {
        self.agenda.first()?.together(&self.state, seat)
    }

    /// For each of these offers of a seat, whether nobody can freely take it back: as far as the seat can know, it may
    /// show somebody something, or what the table then answers by itself may.
    ///
    /// It is found out in worlds the seat cannot tell from the true one, never in the true one: otherwise the mark on an
    /// offer would tell what is hidden.
    pub fn finals(&self, seat: Seat, offers: &[R::Answer], lone: LoneAnswers) -> Vec<bool> {
        /// Imagined worlds in which an offer is tried. Few are enough: what shows something in one seldom shows nothing
        /// in another.
        const WORLDS: u64 = 2;
        let worlds: Vec<Position<R>> =
            (0..WORLDS).map(|world| self.imagine(Viewer::Seat(seat), &mut Dice::imagined(world))).collect();
        let shows = |answer| worlds.iter().any(|world| world.clone().shows(seat, answer, lone));
        offers.iter().map(|answer| shows(*answer)).collect()
    }

    /// Plays an offered answer and what the table answers after it; says whether that shows anybody anything.
    fn shows(&mut self, seat: Seat, answer: R::Answer, lone: LoneAnswers) -> bool {
        let mut next = Some((seat, answer));
        for _ in 0..MOST_LONE_ANSWERS {
            let Some((seat, answer)) = next else { return false };
            if self.play_offered(seat, answer, None).revealed {
                return true;
            }
            next = self.next_lone_answer(lone);
        }
        false
    }

    /// How many pieces lie at which address, as the viewer sees it.
    pub fn lying(&self, viewer: Viewer) -> Vec<(Piece, u16)> {
        R::lying(&self.view(viewer), viewer)
    }

    /// What the viewer may know.
    pub fn view(&self, viewer: Viewer) -> R::View {
        R::view(&self.state, &self.agenda, viewer)
    }

    /// What several viewers may know, in their order.
    pub fn views(&self, viewers: &[Viewer]) -> Vec<R::View> {
        R::views(&self.state, &self.agenda, viewers)
    }

    /// Places and points; `None` while the game runs.
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| R::outcome(&self.state))
    }

    /// The score by category, as far as the viewer may know it.
    pub fn score_sheet(&self, viewer: Viewer) -> ScoreSheet {
        R::score_sheet(&self.state, viewer)
    }

    /// The sums of that score by seat.
    pub fn totals(&self, viewer: Viewer) -> Vec<i16> {
        R::totals(&self.state, viewer)
    }

    /// A position that the viewer cannot tell from this one, with dice of its own. Answers that others have sealed
    /// are drawn anew from what they could have answered.
    pub fn imagine(&self, viewer: Viewer, dice: &mut Dice) -> Position<R> {
        let mut imagined = self.imagine_but_sealed(viewer, dice);
        imagined.seal_anew(viewer, dice);
        imagined
    }

    /// The same, but answers that others have sealed are asked for again: for whoever thinks about what they may have chosen,
    /// rather than drawing lots for it.
    pub fn imagine_unsealed(&self, viewer: Viewer, dice: &mut Dice) -> Position<R> {
        let mut imagined = self.imagine_but_sealed(viewer, dice);
        for seat in self.sealed().iter().filter(|seat| !viewer.sees(*seat)) {
            imagined.sealed[seat] = None;
        }
        imagined
    }

    fn imagine_but_sealed(&self, viewer: Viewer, dice: &mut Dice) -> Position<R> {
        let mut imagined = self.clone();
        R::imagine(&mut imagined.state, &imagined.agenda, viewer, dice);
        imagined.ask_again();
        imagined.dice = Dice::imagined(dice.number());
        imagined
    }

    /// Draws what the viewer does not know from these dice, and from now on all chance.
    pub(crate) fn draw_anew(&mut self, viewer: Viewer, mut dice: Dice) {
        dice.turn_to(Purpose::HOUSE);
        R::imagine(&mut self.state, &self.agenda, viewer, &mut dice);
        self.ask_again();
        self.seal_anew(viewer, &mut dice);
        self.dice = dice;
    }

    /// What was imagined changes nobody's turn, by law; whoever breaks it shall not get away with it.
    fn ask_again(&mut self) {
        self.asked = self.agenda.first().map_or(SeatSet::NONE, |step| step.asked(&self.state));
    }

    /// Draws the sealed answers that the viewer does not know from what could have been answered.
    fn seal_anew(&mut self, viewer: Viewer, dice: &mut Dice) {
        let mut offers = Vec::new();
        for seat in self.sealed().iter().filter(|seat| !viewer.sees(*seat)) {
            self.offers(seat, &mut offers);
            self.sealed[seat] = dice.pick(&offers).copied();
        }
    }

    /// The first thing in which another position is not this one; `None` if they are the same but for their dice.
    pub fn difference(&self, other: &Position<R>) -> Option<ScenarioError> {
        let would = |place: String, here: String, there: String| {
            Some(ScenarioError::at(place, format!("{there} would come of {here}")))
        };
        if self.state != other.state {
            let [here, there] = [self, other].map(|position| serde_json::to_value(&position.state).unwrap_or_default());
            let (place, here, there) = first_difference("state".to_owned(), &here, &there);
            return would(place, here, there);
        }
        if self.agenda != other.agenda || self.asked != other.asked {
            return would("agenda".to_owned(), format!("{:?}", self.agenda), format!("{:?}", other.agenda));
        }
        if self.sealed != other.sealed {
            return would("answered".to_owned(), format!("{:?}", self.sealed), format!("{:?}", other.sealed));
        }
        None
    }

    /// The dice, for laws about what is drawn.
    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// This position with chance that has not been decided yet decided by other dice.
    #[must_use]
    pub fn with_dice(mut self, dice: Dice) -> Position<R> {
        self.dice = dice;
        self
    }
}

/// Hands an answer to the step it belongs to.
#[inline]
fn carry_out<R: Rules>(step: R::Step, state: &mut R::State, seat: Seat, answer: R::Answer, cx: &mut Context<'_, R>) {
    if let Err(foreign) = step.answer(state, seat, answer, cx) {
        panic!("{answer:?} at {step:?}: {foreign}");
    }
}

/// Hands over the answers of all asked seats at once: what everybody sealed is seen.
fn open_sealed<R: Rules>(
    step: R::Step,
    asked: SeatSet,
    state: &mut R::State,
    sealed: &mut BySeat<Option<R::Answer>>,
    cx: &mut Context<'_, R>,
) {
    cx.reveal();
    for seat in asked.iter() {
        if let Some(answer) = sealed[seat].take() {
            carry_out(step, state, seat, answer, cx);
        }
    }
}

/// Runs steps that ask nobody, up to the next question or the end, but not for ever. Says who is asked.
#[inline]
fn run<R: Rules>(state: &mut R::State, cx: &mut Context<'_, R>) -> SeatSet {
    for _ in 0..MOST_HAPPENINGS {
        let Some(step) = cx.agenda.take_first() else { break };
        let mark = cx.agenda.len();
        let asked = step.begin(state, cx);
        if !asked.is_empty() {
            cx.agenda.add(step);
            return asked;
        }
        cx.agenda.settle(mark);
    }
    SeatSet::NONE
}

/// Where two values in JSON first differ, and what stands there in each.
fn first_difference(place: String, here: &Value, there: &Value) -> (String, String, String) {
    match (here, there) {
        (Value::Object(mine), Value::Object(others)) if mine.len() == others.len() => {
            let mut pairs = mine.iter().map(|(name, value)| (name, value, others.get(name)));
            if let Some((name, value, other)) = pairs.find(|(_, value, other)| Some(*value) != *other) {
                let place = format!("{place}.{name}");
                return first_difference(place, value, other.unwrap_or(&Value::Null));
            }
        }
        (Value::Array(mine), Value::Array(others)) if mine.len() == others.len() => {
            let mut pairs = mine.iter().zip(others).enumerate();
            if let Some((index, (value, other))) = pairs.find(|(_, (value, other))| value != other) {
                return first_difference(format!("{place}[{index}]"), value, other);
            }
        }
        _ => {}
    }
    (place, here.to_string(), there.to_string())
}
