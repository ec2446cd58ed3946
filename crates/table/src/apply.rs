//! What a line of the journal does to a table.

use std::sync::Arc;

use saturnalia_catalog::{LoneAnswer, PlayError};
use saturnalia_protocol::wire::{Millis, Status};
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_rules::{Illegal, LoneAnswers, MOST_LONE_ANSWERS, Seat};

use crate::given::{GivenEntry, Told};
use crate::table::Asking;
use crate::{Given, Line, Sitter, Table, What};

impl Table {
    /// Carries out what was decided, all of it or nothing, and answers after it for whoever has only one answer. Returns the lines to be
    /// kept: none where nothing was decided.
    pub fn carry_out(&mut self, decided: Vec<What>, now: Millis) -> Result<Vec<Line>, Refusal> {
        if decided.is_empty() {
            return Ok(Vec::new());
        }
        // A clock that was set back does not turn back the table's.
        let at = now.max(self.updated);
        let mut lines: Vec<Line> = decided.into_iter().map(|what| Line(at, what)).collect();
        match lines.as_slice() {
            [only] => self.apply(only)?,
            several => {
                let mut after = self.clone();
                several.iter().try_for_each(|line| after.apply(line))?;
                *self = after;
            }
        }
        lines.extend(self.answer_lone_questions(at));
        Ok(lines)
    }

    /// Answers for whoever has only one answer, as long as everybody can know that there is only one, or nobody is there to find out. No time
    /// passes meanwhile.
    pub(crate) fn answer_lone_questions(&mut self, at: Millis) -> Vec<Line> {
        let mut lines = Vec::new();
        while self.status == Status::Running
            && lines.len() < MOST_LONE_ANSWERS
            && let Some(LoneAnswer { seat, answer }) = self.game.lone_answer(self.lone_answers())
        {
            let line = Line(at, What::Play { seat, answer, given: Given::ByTable });
            if self.apply(&line).is_err() {
                break;
            }
            lines.push(line);
        }
        lines
    }

    /// Whether everybody can know the answer that the table gives for a seat. Where somebody watches, it gives no other.
    fn everybody_knows_the_only_answer_of(&self, seat: Seat) -> bool {
        self.lone_answers() == LoneAnswers::ByTable
            || self.game.lone_answer(LoneAnswers::ByTable).is_some_and(|open| open.seat == seat)
    }

    /// Carries out a line. A refused line changes nothing.
    pub fn apply(&mut self, line: &Line) -> Result<(), Refusal> {
        let Line(at, what) = line;
        let at = *at;
        match what {
            What::Sit { seat, sitter } => {
                *self.seat_mut(*seat)? = sitter.clone();
                self.part_left(*seat);
            }
            What::Seal { seat, seal } => self.part_sealed(*seat, *seal)?,
            What::OpenParts => self.open_parts(at),
            What::Part { seat, share } => self.part_opened(*seat, *share)?,
            What::Void { seats } => self.void(seats),
            What::Start => {
                self.deal_with_parts()?;
                self.status = Status::Running;
                self.started = Some(at);
                self.new_question(at);
                // A scenario may be over before anybody is asked.
                self.finish_if_over(at);
            }
            What::Close => self.status = Status::Closed,
            What::Play { seat, answer, given } => {
                let sealed = self.game.sealed();
                let entry = match given {
                    Given::Alone => GivenEntry::Alone,
                    Given::Along => GivenEntry::Along,
                    Given::ByTable => {
                        let told = if self.everybody_knows_the_only_answer_of(*seat) { Told::All } else { Told::Seat };
                        GivenEntry::ByTable { seat: *seat, words: self.game.words(*seat, answer).map(Arc::new), told }
                    }
                };
                self.game.play(*seat, answer).map_err(refused)?;
                self.given.push(entry);
                // Sealed beside others that are still open: their question stays the same.
                let same_question = self.game.sealed().len() > sealed.len();
                self.after_entry(*seat, *given, same_question, at);
            }
            What::Resign { seat, in_favour_of } => {
                self.game.concede(*seat, *in_favour_of).map_err(refused)?;
                self.given.push(GivenEntry::Alone);
                self.rated &= !(self.game.is_over() && self.is_too_short());
                self.finish_if_over(at);
            }
            What::DrawAnew { eyes, seed, nonce } => {
                self.game.draw_anew(*eyes, *seed, *nonce);
                self.new_question(at);
            }
            What::Rewind { to } => {
                if *to as usize >= self.game.entries() {
                    return Err(RefusalCode::NothingToUndo.into());
                }
                // Whoever plays on from there knows what they could not know the first time.
                self.rated &= *to as usize >= self.game.undo_floor();
                self.game.rewind_to(*to as usize);
                self.given.truncate(*to as usize);
                self.rewinds.push((self.version + 1, *to));
                self.request = None;
                self.new_question(at);
            }
            What::Ask { by, wants } => {
                let agreed = self.seat(*by)?.player().into_iter().collect();
                self.request = Some(Asking { wants: *wants, by: *by, agreed });
            }
            What::Agree { account } => {
                if let Some(request) = &mut self.request {
                    request.agreed.push(*account);
                }
            }
            What::Decline => self.request = None,
            What::Pause => {
                self.request = None;
                self.status = Status::Paused;
                self.clocks.pause(at);
            }
            What::Resume => {
                self.status = Status::Running;
                self.clocks.resume(at);
            }
            What::Replace { seat, spec } => self.replace(*seat, spec)?,
            What::Rename { account: whose, name: new } => {
                for sitter in &mut self.seats {
                    if let Sitter::Person { account, name } | Sitter::Replaced { account, name, .. } = sitter
                        && account == whose
                    {
                        name.clone_from(new);
                    }
                }
            }
            What::Hint { .. } => self.rated = false,
            What::Program { account } => self.programs.push(*account),
            What::Rematch { table } => self.rematch = Some(*table),
            What::TakenAlong { to, eyes, seed, nonce } => {
                self.game.draw_anew(*eyes, *seed, *nonce);
                self.gone = Some(*to);
                self.status = Status::Closed;
                self.rated = false;
                self.request = None;
                self.stop_clocks(at);
            }
            What::Stay => {
                if self.gone.take().is_some() {
                    self.status = Status::Running;
                    self.clocks.resume(at);
                    self.new_question(at);
                }
            }
            What::Wake => {
                self.clocks.wake(at);
                self.wake_parts(at);
            }
            What::Freeze { .. } => {
                if self.status != Status::Frozen {
                    self.before_frost = self.status;
                    self.status = Status::Frozen;
                }
            }
            What::RoundOver => self.round_over = true,
            What::Thaw => {
                if self.status == Status::Frozen {
                    self.status = self.before_frost;
                    self.clocks.wake(at);
                }
            }
        }
        self.version += 1;
        self.updated = at;
        Ok(())
    }

    fn replace(&mut self, seat: Seat, spec: &str) -> Result<(), Refusal> {
        let sitter = self.seat_mut(seat)?;
        if let Sitter::Person { account, name } | Sitter::Local { account, name } = sitter {
            *sitter = Sitter::Replaced { account: *account, name: name.clone(), spec: spec.to_owned() };
        }
        // Whoever is gone is asked no more.
        let waits_for_nobody = self.request.is_some() && self.waiting_for().is_empty();
        if waits_for_nobody {
            self.request = None;
        }
        Ok(())
    }

    /// An entry was made. The line that made it raises the version by one.
    fn after_entry(&mut self, seat: Seat, given: Given, same_question: bool, at: Millis) {
        match given {
            Given::Alone => self.clocks.answered(seat, at),
            // Nobody has thought about it, so nobody gains time by it.
            Given::Along | Given::ByTable => self.clocks.stop(seat, at),
        }
        self.request = None;
        if same_question {
            return;
        }
        self.new_question(at);
        self.finish_if_over(at);
    }

    fn new_question(&mut self, at: Millis) {
        let (asked, version) = (self.game.asked(), self.version + 1);
        for seat in self.game.seats().seats() {
            self.clocks.stop(seat, at);
            if asked.contains(seat) {
                self.clocks.ask(seat, at, version);
            }
        }
    }

    fn finish_if_over(&mut self, at: Millis) {
        if self.game.is_over() {
            self.status = Status::Finished;
            self.finished = Some(at);
            self.request = None;
            self.stop_clocks(at);
        }
    }

    fn stop_clocks(&mut self, at: Millis) {
        for seat in self.game.seats().seats() {
            self.clocks.stop(seat, at);
        }
    }

    fn seat_mut(&mut self, seat: Seat) -> Result<&mut Sitter, Refusal> {
        self.seats.get_mut(seat.index()).ok_or_else(|| RefusalCode::NoSuchSeat.into())
    }
}

/// The refusal that tells a client why the rules did not take an answer.
pub(crate) fn refused(error: PlayError) -> Refusal {
    match error {
        PlayError::Malformed(detail) => Refusal::with(RefusalCode::NotOffered, detail),
        PlayError::Illegal(Illegal::GameOver) => RefusalCode::GameOver.into(),
        PlayError::Illegal(Illegal::NoSuchSeat) => RefusalCode::NoSuchSeat.into(),
        PlayError::Illegal(Illegal::NotAsked) => RefusalCode::NotAsked.into(),
        PlayError::Illegal(Illegal::NotOffered) => RefusalCode::NotOffered.into(),
    }
}
