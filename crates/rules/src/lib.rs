//! The contract between a game and everything that plays, shows, keeps or tests it.
//!
//! A game is a set of pure functions over plain data. It lists every legal answer to every question, and nobody else
//! knows a rule: people, bots, the terminal, the server and the tests all pick from the same list.
//!
//! The contract has parts with one purpose each, and a game implements each in the file of its name:
//!
//! | part | holds | who may leave it almost empty |
//! |---|---|---|
//! | [`Play`] | options, components, state, answers, events, set-up | nobody |
//! | [`Check`] | what must hold in every state | nobody |
//! | [`Question`], [`Happening`] | one step each: who is asked, what follows, all of it in words; listed by [`steps!`] | nobody |
//! | [`Score`] | who has won, and the score sheet | nobody |
//! | [`Secrets`] | view, what is told and moved, what can be imagined | a game of open information |
//! | [`Words`] | the terminal's picture of the table | nobody |
//! | [`Arrange`] | scenarios, and positions told as such | a small game |
//! | [`Appraise`] | how well a seat stands | a game without bots that judge positions |
//!
//! All of them together are [`Rules`].
//!
//! | you want to | look at |
//! |---|---|
//! | write a game | the parts above, [`Context`], [`Agenda`], [`Purpose`], [`Known`] |
//! | play a game and keep its history | [`Game`], [`Record`] |
//! | begin anywhere, tell a position | [`Arrange`], [`Course`] |
//! | search a game | [`Position`], [`Seen`], [`Appraise`] |
//! | show a game | [`Label`], [`Notice`], [`ScoreSheet`], [`Viewer`] |
//! | prove a game was fair | [`Seed`], [`Commitment`], [`Terms`], [`Part`] |
//!
//! # A whole game
//! A heap of five pebbles; each in turn takes one or two; whoever takes the last has won.
//!
//! ```
//! use saturnalia_rules::*;
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//! pub struct Pebbles;
//!
//! #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
//! pub struct State { seats: SeatCount, heap: u8, last: Seat }
//!
//! #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
//! pub enum Answer { Take(u8) }
//!
//! #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
//! pub struct Taken { seat: Seat, pebbles: u8 }
//!
//! // The table of contents: one question.
//! mod steps {
//!     use super::Pebbles;
//!     saturnalia_rules::steps! {
//!         pub enum Step of Pebbles { turn { ask Turn } }
//!     }
//! }
//!
//! // Everything about that question.
//! mod turn {
//!     use super::*;
//!
//!     answers! { Answer: pub struct Take(pebbles: u8); }
//!
//!     #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
//!     pub struct Turn { pub seat: Seat }
//!
//!     impl Question<Pebbles> for Turn {
//!         type Answer = Take;
//!
//!         fn asked(&self, state: &State) -> SeatSet {
//!             SeatSet::only_if(state.heap > 0, self.seat)
//!         }
//!         fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, Pebbles, Take>) {
//!             offers.extend((1..=2.min(state.heap)).map(Take));
//!         }
//!         fn answer(self, state: &mut State, seat: Seat, Take(pebbles): Take, cx: &mut Context<'_, Pebbles>) {
//!             state.heap -= pebbles;
//!             state.last = seat;
//!             cx.tell(Taken { seat, pebbles });
//!             cx.then(Turn { seat: state.seats.after(seat) });
//!         }
//!         fn question(&self, state: &State, _: Seat) -> Label {
//!             Label::new("pebbles-ask-take").with("heap", state.heap)
//!         }
//!         fn words(&self, _: &State, _: Seat, Take(pebbles): Take) -> Label {
//!             Label::new("pebbles-take").with("pebbles", pebbles)
//!         }
//!         fn pieces(&self, _: &State, _: Seat, _: Take) -> Vec<Piece> {
//!             vec!["heap".into()]
//!         }
//!     }
//! }
//!
//! impl Play for Pebbles {
//!     const INFO: GameInfo = GameInfo { key: "pebbles", min_seats: 2, max_seats: 3, revision: 1, minutes: (1, 1) };
//!     type Options = ();
//!     type Components = ();
//!     type State = State;
//!     type Step = steps::Step;
//!     type Answer = Answer;
//!     type Event = Taken;
//!
//!     fn setup(_: &(), _: Set<()>, seats: SeatCount, cx: &mut Context<'_, Self>) -> State {
//!         cx.then(turn::Turn { seat: Seat(0) });
//!         State { seats, heap: 5, last: Seat(0) }
//!     }
//!     fn components(_: &State) -> Set<()> {
//!         <()>::sets().printed()
//!     }
//! }
//!
//! impl Check for State {
//!     fn check(&self) -> Result<(), String> {
//!         if self.heap <= 5 { Ok(()) } else { Err("pebbles out of nowhere".into()) }
//!     }
//! }
//!
//! impl Score for Pebbles {
//!     fn outcome(state: &State) -> Outcome {
//!         let won = |seat| i16::from(seat == state.last);
//!         Outcome::ranked(state.seats, won, won)
//!     }
//!     fn score_sheet(state: &State, _: Viewer) -> ScoreSheet {
//!         ScoreSheet::of_one_line(Label::new("pebbles-last"), Self::outcome(state).points.to_vec())
//!     }
//! }
//!
//! // Nothing is hidden.
//! impl Secrets for Pebbles {
//!     const OPEN: bool = true;
//!     type View = State;
//!
//!     fn view(state: &State, _: &Agenda<steps::Step>, _: Viewer) -> State {
//!         state.clone()
//!     }
//!     fn tell(taken: &Taken, _: Set<()>, _: Viewer) -> Option<Notice> {
//!         let label = Label::new("pebbles-taken").with("pebbles", taken.pebbles).with("seat", taken.seat);
//!         Some(Notice::new(label).moving_many(u16::from(taken.pebbles), "heap", "box"))
//!     }
//!     fn lying(view: &State, _: Viewer) -> Vec<(Piece, u16)> {
//!         vec![("heap".into(), u16::from(view.heap))]
//!     }
//! }
//!
//! impl Words for Pebbles {
//!     fn describe(view: &State, _: Set<()>) -> Vec<Label> {
//!         vec![Label::new("pebbles-heap").with("heap", view.heap)]
//!     }
//! }
//!
//! impl Arrange for Pebbles {
//!     type Scenario = NoScenario;
//! }
//!
//! impl Appraise for Pebbles {}
//!
//! // And it can be played, kept and proved to be fair.
//! # fn main() {
//! let two = SeatCount::new(2).unwrap();
//! let mut game = Game::<Pebbles>::start(Deal::new((), two, Seed::from_number(1), Nonce([0; 32])));
//! for (seat, pebbles) in [(0, 2), (1, 2), (0, 1)] {
//!     game.play(Seat(seat), Answer::Take(pebbles)).unwrap();
//! }
//! assert_eq!(game.play(Seat(1), Answer::Take(1)), Err(Illegal::GameOver));
//! assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [Seat(0)]);
//! let file = serde_json::to_string(game.record()).unwrap();
//! assert_eq!(Game::replay(serde_json::from_str(&file).unwrap()), Ok(game));
//! # }
//! ```
//!
//! What is absent: input and output, clocks, threads, global state, any chance that does not come
//! from [`Dice`], and the name of any game.

mod agenda;
mod alike;
mod appraise;
mod arrange;
mod components;
mod context;
mod course;
mod dice;
mod fairness;
mod game;
mod known;
mod play;
mod position;
mod purpose;
mod question;
mod record;
mod score;
mod seat;
mod secrets;
mod seen;
mod stake;
mod terms;
mod tree;
mod words;

pub use agenda::Agenda;
pub use alike::{Alike, Faces};
pub use appraise::{Appraise, Notes};
pub use arrange::{Arrange, NoScenario, ScenarioError, seat_at, seats_described};
pub use components::{Components, Cover, LONGEST_FILE, Misprint, Name, Set, SetId, Sets, Sheet};
pub use context::Context;
pub use course::Course;
pub use dice::{Chance, Dice, Seed};
pub use fairness::{Bond, Chain, Commitment, Fairness, Nonce, Part};
pub use game::{Deal, Game, Heard, UndoRefused};
pub use known::Known;
pub use play::{Check, Choice, GameInfo, OptionField, Play, Rules};
pub use position::{Illegal, LoneAnswers, MOST_HAPPENINGS, MOST_LONE_ANSWERS, Played, Position};
pub use purpose::Purpose;
pub use question::{ForeignAnswer, Happening, Lone, Offers, Question, Steps, Together};
pub use record::{CameFrom, DrawnAnew, Entry, KeptSet, Record, RecordError, Start};
pub use score::{Outcome, Score, ScoreLine, ScoreSheet};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatCount, SeatSet};
pub use secrets::{Secrets, Viewer};
pub use seen::Seen;
pub use stake::{Stake, StakeSort, StakeTold, Stakes};
pub use terms::{Openings, Provenance, Terms};
pub use tree::{Spanned, Tree, Unread, json_of};
pub use words::{Arg, Label, Move, Notice, Phrase, Piece, Words};
