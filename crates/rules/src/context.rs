//! What a rule may do beside changing the state.

use crate::{Agenda, Dice, Play, Purpose};

/// What a rule may do beside changing the state: add steps, draw chance, tell events, end the game.
#[derive(Debug)]
pub struct Context<'a, R: Play> {
    pub(crate) agenda: &'a mut Agenda<R::Step>,
    pub(crate) dice: &'a mut Dice,
    pub(crate) events: Option<&'a mut Vec<R::Event>>,
    pub(crate) revealed: bool,
    pub(crate) ended: bool,
}

impl<'a, R: Play> Context<'a, R> {
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
    pub fn then(&mut self, step: impl Into<R::Step>) {
        if !self.ended {
            self.agenda.add(step.into());
        }
    }

    /// The game's chance, for this purpose and no other: see [`Purpose`]. A draw that anybody sees goes with
    /// [`reveal`](Context::reveal).
    #[inline]
    pub fn dice(&mut self, purpose: Purpose) -> &mut Dice {
        self.dice.turn_to(purpose);
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
