//! The course of a game, from which any of its positions is told as a scenario.

use serde_json::Value;

use crate::arrange::{Answered, Redraw, Since, Written};
use crate::{Chance, Dice, Position, Rules, ScenarioError, Seat, Seed, Set, Viewer};

/// The positions that a game has gone through and what happened between them.
///
/// It tells the latest position as a scenario: the position itself where the game [can](crate::Arrange::arranged_as), or
/// the nearest one before it that can be told, with what happened since. What is told has been arranged again, with seeds of
/// its own, and compared: it is this very position for every seat, in its offers, in what is sealed and in all that is
/// hidden, or it is refused with the first thing that would be otherwise.
#[derive(Clone, Debug)]
pub struct Course<R: Rules> {
    options: R::Options,
    behind: Vec<(Position<R>, Since<R::Answer>)>,
    latest: Position<R>,
}

/// Two deals that have nothing in common: what a scenario leaves to chance comes out differently.
const DEALS: [u64; 2] = [0x5a7u64, 0x0007_12ce];

impl<R: Rules> Course<R> {
    /// A game that has just begun.
    pub fn new(options: R::Options, first: Position<R>) -> Course<R> {
        Course { options, behind: Vec::new(), latest: first }
    }

    pub fn latest(&self) -> &Position<R> {
        &self.latest
    }

    /// The seat has answered, and the game has come to this position.
    pub fn went_on(&mut self, seat: Seat, answer: R::Answer, position: Position<R>) {
        self.came_to(position, Since::Answered(Answered { seat, answer }));
    }

    /// What those eyes cannot know is drawn anew from such a seed, as when a game is [played on](crate::Game::draw_anew).
    pub fn draw_anew(&mut self, eyes: Viewer, seed: Seed, chance: Chance) {
        let mut position = self.latest.clone();
        position.draw_anew(eyes, Dice::fair(seed, chance));
        self.came_to(position, Since::DrawnAnew { drawn_anew: Redraw { eyes, seed, chance } });
    }

    pub(crate) fn came_to(&mut self, position: Position<R>, by: Since<R::Answer>) {
        let before = std::mem::replace(&mut self.latest, position);
        self.behind.push((before, by));
    }

    /// The latest position as a scenario.
    pub fn scenario(&self) -> Result<Value, ScenarioError> {
        let mut told = self.told_from(self.behind.len());
        for from in (0..self.behind.len()).rev() {
            if told.is_ok() {
                break;
            }
            // What is in the way of the latest position itself is the reason that is given.
            told = self.told_from(from).or(told);
        }
        told
    }

    /// The latest position told as the one after so many of the things that happened, and those since.
    fn told_from(&self, from: usize) -> Result<Value, ScenarioError> {
        let told = self.behind.get(from).map_or(&self.latest, |(position, _)| position);
        if !told.sealed().is_empty() {
            return Err(ScenarioError::at("answered", "some have answered already, and their answers are sealed"));
        }
        let scenario = R::arranged_as(told.state(), told.agenda())?;
        let since = self.behind[from..].iter().map(|(_, since)| *since).collect();
        let written = Written { scenario, since };
        let json = written.json().map_err(|error| ScenarioError::at("scenario", error.to_string()))?;
        let components = told.components();
        for deal in DEALS {
            let dice = Dice::fair(Seed::from_number(deal), Chance::ByPurpose);
            let again = self.arranged_again(json.clone(), components.clone(), dice)?;
            if let Some(difference) = self.latest.difference(&again) {
                return Err(difference);
            }
        }
        Ok(json)
    }

    fn arranged_again(
        &self,
        json: Value,
        components: Set<R::Components>,
        dice: Dice,
    ) -> Result<Position<R>, ScenarioError> {
        let written = Written::<R::Scenario, R::Answer>::read(json)?;
        Position::arrange_written(&written, &self.options, components, self.latest.seats(), dice, None)
    }
}
