//! Arranging: a partial position in readable JSON, named zones, the rest dealt from the seed; and the reverse, a position
//! told as such a scenario.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Agenda, Chance, Context, Dice, Play, Position, Rules, Seat, SeatCount, Seed, Set, Tree, Unread, Viewer};

/// A game that can begin from a given position. One that cannot takes [`NoScenario`] and writes nothing else.
///
/// Whoever writes a scenario for the house may add one more field to those of the game, `answered`: answers given since, as
/// in a game file (`[{"seat": 1, "answer": …}]`). They are played as at a table, so that a scenario can begin in the middle
/// of anything: a question that collects sealed answers of which some are in, a draft, the third step of a chain. Between
/// them may stand where a game was played on and all that was hidden drawn anew (`{"drawn_anew": …}`).
pub trait Arrange: Play {
    /// A partial position in readable JSON: an object that has no field `answered`.
    type Scenario: Clone + Debug + Serialize + DeserializeOwned;

    /// Every position that the game can come to can be told as a scenario: a law holds it.
    const TOLD: bool = false;

    /// Sets up a given position: what the scenario names lies there, the rest is dealt.
    fn arrange(
        _scenario: &Self::Scenario,
        _options: &Self::Options,
        _components: Set<Self::Components>,
        _seats: SeatCount,
        _cx: &mut Context<'_, Self>,
    ) -> Result<Self::State, ScenarioError> {
        Err(ScenarioError::at("scenario", format!("{} takes no scenario", Self::INFO.key)))
    }

    /// The reverse: the scenario that [`arrange`](Arrange::arrange) makes this very position of, whatever the seed. It names
    /// everything that would be dealt otherwise, the order of every stack that has one included; chance that is still to
    /// come is not part of a position.
    ///
    /// A position that no field can tell is refused with what is in the way. That is no loss: the house then tells the
    /// nearest one before it and the answers since (see [`Course`](crate::Course)). So a game tells at least its very
    /// first position, and again whenever chance has decided anything since; the more often, the shorter the list of
    /// answers.
    fn arranged_as(_state: &Self::State, _agenda: &Agenda<Self::Step>) -> Result<Self::Scenario, ScenarioError> {
        Err(ScenarioError::at("scenario", format!("positions of {} cannot be told yet", Self::INFO.key)))
    }
}

/// The scenario of a game that takes none: any object is read, and refused with that reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoScenario {}

/// Why a scenario cannot be set up, or a position cannot be told as one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct ScenarioError {
    /// Where in the scenario, such as `seats[1].hand[3]`.
    pub place: String,
    /// What is wrong there, naming the card or number.
    pub problem: String,
}

impl ScenarioError {
    pub fn at(place: impl Into<String>, problem: impl Into<String>) -> ScenarioError {
        ScenarioError { place: place.into(), problem: problem.into() }
    }
}

/// The seat that a scenario names by its number.
pub fn seat_at(place: &str, number: u8, seats: SeatCount) -> Result<Seat, ScenarioError> {
    let seat = Seat(number);
    if seats.contains(seat) {
        Ok(seat)
    } else {
        Err(ScenarioError::at(place, format!("{number}: seats are numbered from 0 to {}", seats.get() - 1)))
    }
}

/// A scenario describes no more seats than there are.
pub fn seats_described(place: &str, described: usize, seats: SeatCount) -> Result<(), ScenarioError> {
    if described <= seats.len() {
        Ok(())
    } else {
        Err(ScenarioError::at(place, format!("{described} are described, but {} play", seats.get())))
    }
}

/// What had happened when the scenario begins, written as in a game file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Since<A> {
    Answered(Answered<A>),
    DrawnAnew { drawn_anew: Redraw },
}

/// An answer that had been given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Answered<A> {
    pub(crate) seat: Seat,
    pub(crate) answer: A,
}

/// Everything that those eyes could not know was drawn anew, and so is all chance that follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Redraw {
    pub(crate) eyes: Viewer,
    pub(crate) seed: Seed,
    #[serde(default)]
    pub(crate) chance: Chance,
}

impl<A: Copy + DeserializeOwned> Since<A> {
    fn read(json: Value) -> Result<Since<A>, Unread> {
        match json.get("drawn_anew") {
            Some(anew) => Ok(Since::DrawnAnew { drawn_anew: Tree::from(anew.clone()).read()? }),
            None => Tree::from(json).read().map(Since::Answered),
        }
    }

    /// What happened then happens in this position.
    pub(crate) fn happen<R: Rules<Answer = A>>(
        self,
        position: &mut Position<R>,
        heard: Option<&mut Vec<R::Event>>,
    ) -> Result<(), String> {
        match self {
            Since::Answered(Answered { seat, answer }) => {
                position.play(seat, answer, heard).map(drop).map_err(|illegal| illegal.to_string())
            }
            Since::DrawnAnew { drawn_anew: Redraw { eyes, seed, chance } } => {
                if let Viewer::Seat(seat) = eyes
                    && !position.seats().contains(seat)
                {
                    return Err(format!("there is no seat {seat} at this table"));
                }
                position.draw_anew(eyes, Dice::fair(seed, chance));
                Ok(())
            }
        }
    }
}

/// The field beside those of the game.
const ANSWERED: &str = "answered";

/// A scenario as the house reads and writes it: the game's own fields, and what has happened since.
#[derive(Clone, Debug)]
pub(crate) struct Written<S, A> {
    pub(crate) scenario: S,
    pub(crate) since: Vec<Since<A>>,
}

/// The place of one of the things that happened since.
pub(crate) fn since_at(index: usize) -> String {
    format!("{ANSWERED}[{index}]")
}

impl<S: Serialize + DeserializeOwned, A: Copy + Serialize + DeserializeOwned> Written<S, A> {
    pub(crate) fn read(mut json: Value) -> Result<Written<S, A>, ScenarioError> {
        let answered = json.as_object_mut().and_then(|fields| fields.remove(ANSWERED));
        let answered = match answered {
            None => Vec::new(),
            Some(Value::Array(answered)) => answered,
            Some(_) => return Err(ScenarioError::at(ANSWERED, "not a list")),
        };
        let scenario = Tree::from(json).read();
        let scenario = scenario.map_err(|error| ScenarioError::at("scenario", error.to_string()))?;
        let read =
            |(index, json)| Since::read(json).map_err(|error| ScenarioError::at(since_at(index), error.to_string()));
        Ok(Written { scenario, since: answered.into_iter().enumerate().map(read).collect::<Result<_, _>>()? })
    }

    /// As JSON, without the fields that say nothing.
    pub(crate) fn json(&self) -> Result<Value, serde_json::Error> {
        let full = serde_json::to_value(&self.scenario)?;
        let mut short = full.clone();
        leave_out_empty(&mut short);
        let reads_the_same = Tree::from(short.clone())
            .read::<S>()
            .is_ok_and(|again| serde_json::to_value(again).is_ok_and(|again| again == full));
        let mut json = if reads_the_same { short } else { full };
        if let Some(fields) = json.as_object_mut()
            && !self.since.is_empty()
        {
            fields.insert(ANSWERED.to_owned(), serde_json::to_value(&self.since)?);
        }
        Ok(json)
    }
}

fn leave_out_empty(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.values_mut().for_each(leave_out_empty);
            fields.retain(|_, inner| match inner {
                Value::Null => false,
                Value::Array(items) => !items.is_empty(),
                Value::Object(fields) => !fields.is_empty(),
                Value::Bool(_) | Value::Number(_) | Value::String(_) => true,
            });
        }
        Value::Array(items) => items.iter_mut().for_each(leave_out_empty),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
