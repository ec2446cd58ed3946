//! From a typed game to one that speaks JSON.

use std::fmt;

use saturnalia_bots::{Advice, Manner, Patience, Tuning};
use saturnalia_protocol::wire::{Ask, ToldNotice, Turn};
#[cfg(target_family = "wasm")]
use saturnalia_rules::Tree;
use saturnalia_rules::{
    Commitment, Components as _, Deal, Fairness, Game, GameInfo, Illegal, Label, LoneAnswers, Name, Nonce, Outcome,
    Part, Record, Rules, ScenarioError, ScoreSheet, Seat, SeatCount, SeatSet, Seed, Seen, Set, SetId, UndoRefused,
    Viewer, json_of,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use crate::{
    AnyGame, Frame, LoneAnswer, Mind, NewGame, OpenError, PlayError, Thought, WeighedOffer, WrittenTurns, advice, sets,
    turn, words,
};

/// A game of a known type behind [`AnyGame`].
#[derive(Clone)]
pub(crate) struct Typed<R: Rules> {
    game: Game<R>,
    tuning: Tuning,
}

/// Which game it is and how far it is. The whole state would be secrets in a log, and in a browser much code for nobody to read.
impl<R: Rules> fmt::Debug for Typed<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} after {} entries", R::INFO.key, self.game.entries())
    }
}

pub(crate) fn start<R: Rules>(new: NewGame, tuning: &'static Tuning) -> Result<Box<dyn AnyGame>, OpenError> {
    Ok(Typed::boxed(start_typed::<R>(new)?, tuning))
}

/// How bots search with this set: what was learned on the printed one says nothing about another.
pub(crate) fn tuned<R: Rules>(set: &Set<R::Components>, tuning: &Tuning) -> Tuning {
    if set.is_printed() { *tuning } else { Tuning { learned: None, first: None, ..*tuning } }
}

impl<R: Rules> Typed<R> {
    pub(crate) fn boxed(game: Game<R>, tuning: &Tuning) -> Box<dyn AnyGame> {
        let tuning = tuned::<R>(&game.position().components(), tuning);
        Box::new(Typed { game, tuning })
    }
}

/// Options as they are written; what they leave out is as it was before there was a choice.
fn options<R: Rules>(written: &Value) -> Result<R::Options, OpenError> {
    if says_nothing(written) {
        // A game whose options cannot be left out has had them from the beginning.
        return Ok(parse("{}").unwrap_or_default());
    }
    parse(&written.to_string()).map_err(OpenError::Options)
}

fn says_nothing(options: &Value) -> bool {
    options.as_object().map_or(options.is_null(), serde_json::Map::is_empty)
}

/// Options of a new game in full: what is chosen, and the defaults of today for the rest.
pub(crate) fn complete<R: Rules>(chosen: &Value) -> Result<Value, OpenError> {
    let mut all = json_of(&R::Options::default());
    match (all.as_object_mut(), chosen) {
        _ if says_nothing(chosen) => {}
        (Some(all), Value::Object(chosen)) => all.extend(chosen.clone()),
        _ => return Err(OpenError::Options("not a JSON object".to_owned())),
    }
    options::<R>(&all)?;
    Ok(all)
}

/// The set of that file, or the printed one.
pub(crate) fn set<R: Rules>(file: Option<&str>) -> Result<Set<R::Components>, OpenError> {
    match file {
        Some(file) => Ok(sets::bring::<R>(file)?),
        None => Ok(R::Components::sets().printed()),
    }
}

pub(crate) fn start_typed<R: Rules>(new: NewGame) -> Result<Game<R>, OpenError> {
    let info = R::INFO;
    let wrong_seats = OpenError::Seats { game: info.key, seats: new.seats, min: info.min_seats, max: info.max_seats };
    let seats = SeatCount::new(new.seats).filter(|seats| info.allows(*seats)).ok_or(wrong_seats)?;
    let options = options::<R>(&new.options)?;
    let fairness = Fairness { seed: new.seed, nonce: new.nonce, bond: new.bond };
    let components = set::<R>(new.components.as_deref())?;
    let deal = Deal { components, chance: new.chance, fairness, ..Deal::new(options, seats, new.seed, new.nonce) };
    match new.scenario {
        None => Ok(Game::start(deal)),
        Some(scenario) => Ok(Game::arrange(scenario, deal)?),
    }
}

pub(crate) fn open<R: Rules>(
    file: &str,
    entries: Option<usize>,
    tuning: &'static Tuning,
) -> Result<Box<dyn AnyGame>, OpenError> {
    let record: Record<R> = parse(file).map_err(OpenError::Malformed)?;
    let entries = entries.unwrap_or(record.entries.len());
    Ok(Typed::boxed(Game::replay_to(record, entries)?, tuning))
}

/// Parses JSON and says where it went wrong. In a browser by the one form that all is read from there.
#[cfg(target_family = "wasm")]
pub(crate) fn parse<T: DeserializeOwned>(json: &str) -> Result<T, String> {
    Tree::of_json(json).and_then(|tree| tree.read()).map_err(|unread| unread.to_string())
}

/// Parses JSON and says where it went wrong.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn parse<T: DeserializeOwned>(json: &str) -> Result<T, String> {
    let mut from = serde_json::Deserializer::from_str(json);
    let value = serde_path_to_error::deserialize(&mut from).map_err(|error| error.to_string())?;
    from.end().map_err(|error| error.to_string())?;
    Ok(value)
}

pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("types of the contract are JSON")
}

impl<R: Rules> AnyGame for Typed<R> {
    fn info(&self) -> GameInfo {
        R::INFO
    }

    fn seats(&self) -> SeatCount {
        self.game.position().seats()
    }

    fn entries(&self) -> usize {
        self.game.entries()
    }

    fn asked(&self) -> SeatSet {
        self.game.asked()
    }

    fn sealed(&self) -> SeatSet {
        self.game.position().sealed()
    }

    fn sealed_answer(&self, seat: Seat) -> Option<Box<RawValue>> {
        self.game.position().sealed_answer(seat).as_ref().map(raw)
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        Some(words::ask(&self.game, seat, LoneAnswers::ByHand)?.map(|answer| raw(&answer)))
    }

    fn lone_answer(&self, by: LoneAnswers) -> Option<LoneAnswer> {
        if self.game.is_over() {
            return None;
        }
        let (seat, answer) = self.game.position().next_lone_answer(by)?;
        Some(LoneAnswer { seat, answer: raw(&answer) })
    }

    fn together(&self, seat: Seat) -> Option<u16> {
        let asked = self.game.asked().contains(seat);
        asked.then(|| self.game.position().together(seat)).flatten().map(|together| together.count)
    }

    fn words(&self, seat: Seat, answer: &RawValue) -> Option<Label> {
        words::answer(&self.game, seat, parse(answer.get()).ok()?)
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn as_offered(&self, answer: &RawValue) -> Result<Box<RawValue>, PlayError> {
        parse::<R::Answer>(answer.get()).map(|answer| raw(&answer)).map_err(PlayError::Malformed)
    }

    fn play(&mut self, seat: Seat, answer: &RawValue) -> Result<(), PlayError> {
        let answer = parse(answer.get()).map_err(PlayError::Malformed)?;
        Ok(self.game.play(seat, answer)?)
    }

    fn concede(&mut self, seat: Seat, in_favour_of: Seat) -> Result<(), PlayError> {
        Ok(self.game.concede(seat, in_favour_of)?)
    }

    fn conceded(&self, seat: Seat) -> Option<Seat> {
        self.game.conceded()[seat]
    }

    fn undo_floor(&self) -> usize {
        self.game.undo_floor()
    }

    fn undo_to(&mut self, entries: usize) -> Result<(), UndoRefused> {
        self.game.undo_to(entries)
    }

    fn rewind_to(&mut self, entries: usize) {
        self.game.rewind_to(entries);
    }

    fn seat_of_entry(&self, entry: usize) -> Option<Seat> {
        self.game.record().entries.get(entry).map(saturnalia_rules::Entry::seat)
    }

    fn turn(&self, frame: Frame) -> Turn {
        let view = self.game.position().view(frame.eyes);
        turn::turn(&self.game, frame, view).map(|view| raw(&view), |answer| raw(&answer))
    }

    #[cfg(not(target_family = "wasm"))]
    fn write_turns(&self, frames: Vec<Frame>, room: usize) -> WrittenTurns {
        turn::write(turn::turns(&self.game, frames), room)
    }

    // A browser has one turn to write at a time, and fetches no second writer for it.
    #[cfg(target_family = "wasm")]
    fn write_turns(&self, frames: Vec<Frame>, room: usize) -> WrittenTurns {
        turn::write(frames.into_iter().map(|frame| self.turn(frame)).collect(), room)
    }

    fn set(&self) -> SetId {
        self.game.position().components().id().clone()
    }

    fn printed(&self) -> Value {
        R::printed(self.game.position().components())
    }

    fn names(&self) -> Vec<Name> {
        sets::names::<R>(&self.game.position().components())
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        raw(&self.game.position().view(viewer))
    }

    #[cfg(not(target_family = "wasm"))]
    fn describe(&self, viewer: Viewer) -> Vec<Label> {
        words::describe(&self.game, viewer)
    }

    fn notices(&self, viewer: Viewer, since: usize) -> Vec<ToldNotice> {
        words::notices(&self.game, viewer, since)
    }

    fn score_sheet(&self, viewer: Viewer) -> ScoreSheet {
        self.game.position().score_sheet(viewer)
    }

    fn totals(&self, viewer: Viewer) -> Vec<i16> {
        self.game.position().totals(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn commitment(&self) -> Commitment {
        self.game.commitment()
    }

    fn deal_with(&mut self, parts: Vec<Part>, voided: Vec<Vec<Seat>>) -> Result<(), OpenError> {
        self.game = self.game.deal_with(parts, voided)?;
        Ok(())
    }

    fn draw_anew(&mut self, eyes: Viewer, seed: Seed, nonce: Nonce) {
        self.game.draw_anew(eyes, seed, nonce);
    }

    fn set_players(&mut self, players: Vec<String>) {
        self.game.set_players(players);
    }

    #[cfg(not(target_family = "wasm"))]
    fn scenario(&self) -> Result<Value, ScenarioError> {
        self.game.scenario()
    }

    fn record(&self) -> Box<RawValue> {
        raw(self.game.record())
    }

    fn think_on(&self, seat: Seat, mind: &mut Mind, patience: &Patience) -> Option<Thought> {
        if !self.game.asked().contains(seat) {
            return None;
        }
        let seen = Seen::new(self.game.position(), seat).at(self.game.entries());
        let considered = mind.bot::<R>(&self.tuning)?.choose_within(&seen, patience);
        Some(Thought {
            answer: raw(&considered.answer),
            value: considered.weighed.first().map(|best| best.value),
            alternatives: considered
                .weighed
                .iter()
                .map(|offer| WeighedOffer { answer: raw(&offer.answer), value: offer.value })
                .collect(),
        })
    }

    fn advise(&self, seat: Seat, idea: Option<u16>, manner: &Manner<'_>) -> Result<Advice<Box<RawValue>>, PlayError> {
        advice::advise(&self.game, seat, idea, &self.tuning, manner)
    }

    #[cfg(not(target_family = "wasm"))]
    fn examine(
        &self,
        seat: Seat,
        suspected: Option<&RawValue>,
        exam: &saturnalia_bots::Exam,
    ) -> Result<Result<saturnalia_bots::Riddle, saturnalia_bots::Dull>, PlayError> {
        if !self.game.asked().contains(seat) {
            return Err(Illegal::NotAsked.into());
        }
        let suspected = suspected.map(|answer| parse(answer.get()).map_err(PlayError::Malformed)).transpose()?;
        let seen = Seen::new(self.game.position(), seat);
        Ok(saturnalia_bots::examine(&seen, suspected, &self.tuning, exam))
    }

    fn at_stake(&self, seat: Seat) -> (u32, Vec<f32>) {
        let state = self.game.position().state();
        let mut counted = vec![0.0; R::STAKES.map_or(0, |stakes| stakes.list.len())];
        R::stakes(state, seat, &mut counted);
        (R::turns_over(state), counted)
    }

    fn clone_box(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }
}
