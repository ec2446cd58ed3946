//! What a game must provide.

use std::fmt::Debug;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{Agenda, Dice, Label, Notice, Outcome, Piece, ScenarioError, ScoreSheet, Seat, SeatCount, SeatSet};

/// The rules of one game, as pure functions over plain data.
///
/// The house drives them: it takes the first [`Step`](Rules::Step) of the [`Agenda`], asks
/// [`asked`](Rules::asked) who must answer, and either lets the step run by itself
/// ([`advance`](Rules::advance)) or collects an answer out of [`offers`](Rules::offers) and hands it to
/// [`answer`](Rules::answer). When the agenda is empty the game is over.
///
/// # What an implementation promises
/// The laws of `rules-testkit` check each of these on random games at every seat count.
/// 1. `offers` lists every legal answer of an asked seat, sorted and without repetition, and never
///    an empty list. Aim for at most 200; split a larger choice into two steps.
/// 2. Same options, seed and answers give equal states. No clock, no global, no iteration over a hash map.
/// 3. `view`, `question`, `offers`, `label` and `tell` show a viewer only what that viewer may know.
/// 4. Whatever shows anybody anything new calls [`Context::reveal`].
/// 5. Every piece is in exactly one place ([`check`](Rules::check)).
/// 6. Nothing is allocated per decision: `State`, `Step`, `Answer` are flat.
pub trait Rules: Copy + Eq + Debug + Send + Sync + 'static {
    /// Key, seats, revision.
    const INFO: GameInfo;
    /// What can be chosen before the first card is dealt. Each field of [`Options`](Rules::Options) is listed.
    const OPTIONS: &'static [OptionField] = &[];

    /// Variants and presets. Serialised as an object whose fields are those of [`OPTIONS`](Rules::OPTIONS).
    type Options: Clone + Eq + Default + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Everything that is true, secrets included; flat and cheap to clone.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One entry of the agenda. Holds no secret: secrets live in a named zone of the state.
    type Step: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One small, complete choice.
    type Answer: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, told in full; [`tell`](Rules::tell) cuts it to a viewer.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know, as the client receives it.
    type View: Clone + Eq + Debug + Serialize + Send;
    /// A partial position in readable JSON.
    type Scenario: Clone + Debug + Serialize + DeserializeOwned;

    /// Sets up the table and puts the first steps on the agenda ([`Context::then`]).
    fn setup(options: &Self::Options, seats: SeatCount, cx: &mut Context<'_, Self>) -> Self::State;

    /// Sets up a given position: what the scenario names lies there, the rest is dealt.
    fn arrange(
        scenario: &Self::Scenario,
        options: &Self::Options,
        seats: SeatCount,
        cx: &mut Context<'_, Self>,
    ) -> Result<Self::State, ScenarioError>;

    /// Who must answer before this step is done. Nobody: the step runs by itself. Several: they
    /// answer in secret, in any order, and all answers are handed over when the last is in.
    ///
    /// A seat without a legal answer is not asked; a seat with exactly one is.
    fn asked(state: &Self::State, step: &Self::Step) -> SeatSet;

    /// Every legal answer of an asked seat, sorted. `out` arrives empty.
    fn offers(state: &Self::State, step: &Self::Step, seat: Seat, out: &mut Vec<Self::Answer>);

    /// Runs a step that asks nobody.
    fn advance(state: &mut Self::State, step: Self::Step, cx: &mut Context<'_, Self>);

    /// Carries out an offered answer. For a step that asked several seats it is called once per seat
    /// in ascending order, after the last answer is in; what follows from all of them together
    /// belongs in a step of its own behind this one (`Vote · CountVotes`).
    fn answer(state: &mut Self::State, step: Self::Step, seat: Seat, answer: Self::Answer, cx: &mut Context<'_, Self>);

    /// Places and points. Called only when the agenda is empty.
    fn outcome(state: &Self::State) -> Outcome;

    /// The score by category, as far as `viewer` may know it; while the game runs, as if it ended now.
    fn score_sheet(state: &Self::State, viewer: Viewer) -> ScoreSheet;

    /// What the viewer may know, built up from nothing.
    fn view(state: &Self::State, agenda: &Agenda<Self::Step>, viewer: Viewer) -> Self::View;

    /// What the viewer is told about an event; `None` if it does not concern the viewer at all.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Notice>;

    /// Rearranges everything the viewer does not know, evenly among what is possible, so that the
    /// viewer cannot tell the result from the truth. Leaves alone what the viewer knows, also from memory of
    /// what was shown.
    ///
    /// The result depends on nothing but what the viewer knows and the dice: gather what is hidden, *sort* it, shuffle it, deal it out.
    /// So a bot with given dice chooses the same in any two worlds its seat cannot tell apart.
    fn imagine(state: &mut Self::State, agenda: &Agenda<Self::Step>, viewer: Viewer, dice: &mut Dice);

    /// The question put to an asked seat, in one sentence.
    fn question(state: &Self::State, step: &Self::Step, seat: Seat) -> Label;

    /// An offered answer in words.
    fn label(state: &Self::State, step: &Self::Step, seat: Seat, answer: Self::Answer) -> Label;

    /// The pieces an offered answer touches, in the order in which a player would click them.
    fn pieces(state: &Self::State, step: &Self::Step, seat: Seat, answer: Self::Answer) -> Vec<Piece>;

    /// Pieces that look as if they could be chosen now but cannot, with the reason.
    fn why_not(_state: &Self::State, _step: &Self::Step, _seat: Seat) -> Vec<(Piece, Label)> {
        Vec::new()
    }

    /// Every message key that `question`, `label`, `tell`, `score_sheet`, `why_not` and the terms within them can
    /// name. The game's Fluent file holds exactly these.
    fn message_keys() -> Vec<&'static str>;

    /// The position as plain text lines for the terminal, for this viewer, as labels to be put into words.
    fn describe(view: &Self::View) -> Vec<Label>;

    /// What must hold in every state: every piece is in exactly one place, no number out of range.
    fn check(state: &Self::State) -> Result<(), String>;
}

/// Facts about a game that do not depend on a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GameInfo {
    /// `city-of-rome`: names the folder, the locale file and the game in every command and address.
    pub key: &'static str,
    pub min_seats: u8,
    pub max_seats: u8,
    /// Raised by every change after which a stored game could play out differently.
    pub revision: u32,
    /// How long a game usually takes, in minutes: with the fewest and with the most seats.
    pub minutes: (u16, u16),
}

impl GameInfo {
    /// Whether the game can be played by that many.
    pub fn allows(&self, seats: SeatCount) -> bool {
        (self.min_seats..=self.max_seats).contains(&seats.get())
    }

    /// Every number of seats the game can be played with.
    pub fn seat_counts(&self) -> impl Iterator<Item = SeatCount> + use<> {
        (self.min_seats..=self.max_seats).filter_map(SeatCount::new)
    }
}

/// One thing to choose before the game, for a form that knows no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionField {
    /// The field of `Rules::Options`.
    pub key: &'static str,
    /// Message key of its name.
    pub label: &'static str,
    /// What can be chosen; the first is the default.
    pub choices: &'static [Choice],
}

/// One value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The value in JSON, a string.
    pub value: &'static str,
    /// Message key of its name.
    pub label: &'static str,
}

/// Through whose eyes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// Somebody on that chair: everything public and the chair's own secrets.
    Seat(Seat),
    /// Somebody beside the table: only what is public.
    Spectator,
    /// Everything. For finished games, tests and the local text protocol; never over the network while a game runs.
    Truth,
}

impl Viewer {
    /// Whether this viewer sees what only `seat` may see.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Truth => true,
        }
    }

    /// Every chair at the table and the spectator: all who may watch a running game.
    pub fn all(seats: SeatCount) -> impl Iterator<Item = Viewer> {
        seats.seats().map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

/// What a rule may do beside changing the state: add steps, draw chance, tell events, end the game.
#[derive(Debug)]
pub struct Context<'a, R: Rules> {
    pub(crate) agenda: &'a mut Agenda<R::Step>,
    pub(crate) dice: &'a mut Dice,
    pub(crate) events: Option<&'a mut Vec<R::Event>>,
    pub(crate) revealed: bool,
    pub(crate) ended: bool,
}

impl<'a, R: Rules> Context<'a, R> {
    pub(crate) fn new(
        agenda: &'a mut Agenda<R::Step>,
        dice: &'a mut Dice,
        events: Option<&'a mut Vec<R::Event>>,
    ) -> Context<'a, R> {
        Context { agenda, dice, events, revealed: false, ended: false }
    }

    /// Puts a step on the agenda, before all that was there and behind those this call has already put there:
    /// several calls read in order.
    #[inline]
    pub fn then(&mut self, step: R::Step) {
        if !self.ended {
            self.agenda.add(step);
        }
    }

    /// The game's chance. A draw that anybody sees goes with [`reveal`](Context::reveal).
    #[inline]
    pub fn dice(&mut self) -> &mut Dice {
        self.dice
    }

    /// Says what happened, in full. Costs nothing while nobody listens.
    #[inline]
    pub fn tell(&mut self, event: R::Event) {
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    /// Declares that somebody has learned something that was hidden from him: a drawn card, a roll, a card played from a
    /// secret hand. No free undo goes back past this.
    #[inline]
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Ends the game at once: everything still on the agenda lapses.
    pub fn end(&mut self) {
        self.agenda.clear();
        self.ended = true;
    }
}
