//! What follows from what a person does: the lines to be written, or a refusal.

use saturnalia_bots::BotSpec;
use saturnalia_catalog::AnyGame;
use saturnalia_protocol::wire::{Act, Consent, GESTURE_LIMIT, Room, Status, Together};
use saturnalia_protocol::{AccountId, InviteCode, Refusal, RefusalCode};
use saturnalia_rules::{Commitment, Seat};
use serde_json::value::RawValue;

use crate::apply::refused;
use crate::chat::sayable;
use crate::given::GivenEntry;
use crate::{BotPolicy, Given, Person, Sitter, Table, Through, What};

/// What an act comes to.
#[derive(Clone, Debug)]
pub enum Decision {
    /// To be carried out and kept.
    Write(Vec<What>),
    /// Said in that room. Chat is not part of the journal.
    Say { room: Room, text: String },
}

impl Table {
    /// Checks what somebody does and says what it comes to; changes nothing. Answers of a game are checked by its rules when they are
    /// [carried out](Table::carry_out). `invite` is the invitation by which this person came.
    pub fn decide(
        &self,
        person: &Person,
        invite: Option<InviteCode>,
        act: &Act,
        bots: &BotPolicy,
    ) -> Result<Decision, Refusal> {
        // Whoever sits down may bring the invitation along.
        let invite = if let Act::Join { invite: Some(given), .. } = act { Some(*given) } else { invite };
        // A wrong invitation is refused as if there were no table.
        self.admits(Some(person.account), invite)?;
        let lines = match act {
            Act::Join { seat, seal, .. } => join(self, person, invite, *seat, *seal)?,
            Act::Seal { seal } => self.seal_part(person, *seal)?,
            Act::OpenPart { share } => self.open_part(person, *share)?,
            Act::Leave {} => leave(self, person, bots.replacement)?,
            Act::Start {} => start(self, person)?,
            Act::AddBot { spec, seat } => add_bot(self, person, &bots.accept(spec)?, *seat)?,
            Act::Empty { seat } => empty(self, person, *seat)?,
            Act::Play { seat, version, answer, then } => play(self, person, *seat, *version, answer, then)?,
            Act::Undo { to } => undo(self, person, *to)?,
            Act::AskUndo { to } => ask_undo(self, person, *to)?,
            Act::AskPause {} => ask_pause(self, person)?,
            Act::Resume {} => resume(self, person)?,
            Act::Consent { agree } => consent(self, person, *agree)?,
            Act::Resign { seat, in_favour_of } => resign(self, person, *seat, *in_favour_of)?,
            Act::Chat { text } => {
                return Ok(Decision::Say { room: self.room_of(person.account), text: sayable(text)?.to_owned() });
            }
        };
        Ok(Decision::Write(lines))
    }

    /// What follows if somebody goes by another name from now on.
    pub fn rename(&self, account: AccountId, name: String) -> Vec<What> {
        let otherwise = self.seats.iter().any(|sitter| match sitter {
            Sitter::Person { account: whose, name: old } | Sitter::Replaced { account: whose, name: old, .. } => {
                *whose == account && *old != name
            }
            Sitter::Open | Sitter::Invited | Sitter::Reserved { .. } | Sitter::Local { .. } | Sitter::Bot { .. } => {
                false
            }
        });
        otherwise.then_some(What::Rename { account, name }).into_iter().collect()
    }

    /// Whether this person may go back that far alone: nobody has learned anything since, and nobody else's answer is lost but bots'.
    pub(crate) fn may_take_back(&self, account: AccountId, to: u32) -> bool {
        to as usize >= self.game.undo_floor()
            && (to..self.entries()).all(|entry| self.is_mine_or_a_bots(account, entry))
    }

    fn is_mine_or_a_bots(&self, account: AccountId, entry: u32) -> bool {
        // What was the only answer is nobody's loss.
        if matches!(self.given.get(entry as usize), Some(GivenEntry::ByTable { .. })) {
            return true;
        }
        let Some(sitter) = self.game.seat_of_entry(entry as usize).and_then(|seat| self.seat(seat).ok()) else {
            return false;
        };
        sitter.player() == Some(account) || sitter.bot().is_some()
    }

    /// The last choice of this person that could be taken back: a gesture as a whole, and nothing that the table has answered.
    pub(crate) fn last_choice_of(&self, account: AccountId) -> Option<u32> {
        let mine = self.seats_of(account);
        let chosen = |entry: &u32| matches!(self.given.get(*entry as usize), Some(GivenEntry::Alone));
        (0..self.entries())
            .rev()
            .filter(chosen)
            .find(|entry| self.game.seat_of_entry(*entry as usize).is_some_and(|seat| mine.contains(seat)))
    }
}

/// Whether the seat is asked, and was at that version.
pub(crate) fn asked_at(table: &Table, seat: Seat, version: u32) -> Result<(), Refusal> {
    let Some(thinking) = table.clocks.thinking(seat) else { return Err(RefusalCode::NotAsked.into()) };
    if (thinking.version..=table.version).contains(&version) { Ok(()) } else { Err(RefusalCode::Stale.into()) }
}

pub(crate) fn open(table: &Table) -> Result<(), Refusal> {
    if table.status == Status::Open { Ok(()) } else { Err(RefusalCode::AlreadyStarted.into()) }
}

pub(crate) fn running(table: &Table) -> Result<(), Refusal> {
    match table.status {
        Status::Running => Ok(()),
        Status::Paused => Err(RefusalCode::Paused.into()),
        Status::Finished => Err(RefusalCode::GameOver.into()),
        Status::Frozen => Err(RefusalCode::Frozen.into()),
        Status::Open | Status::Closed => Err(RefusalCode::NotRunning.into()),
    }
}

pub(crate) fn started(table: &Table) -> Result<(), Refusal> {
    match table.status {
        Status::Running | Status::Paused => Ok(()),
        Status::Open | Status::Closed | Status::Finished | Status::Frozen => running(table),
    }
}

fn host(table: &Table, person: &Person) -> Result<(), Refusal> {
    if table.header.host == person.account { Ok(()) } else { Err(RefusalCode::NotHost.into()) }
}

pub(crate) fn own_seat(table: &Table, person: &Person, seat: Seat) -> Result<(), Refusal> {
    if table.seat(seat)?.player() == Some(person.account) { Ok(()) } else { Err(RefusalCode::NotYourSeat.into()) }
}

pub(crate) fn seat_of(table: &Table, person: &Person) -> Result<Seat, Refusal> {
    table.seats_of(person.account).first().ok_or_else(|| RefusalCode::NotYourSeat.into())
}

fn join(
    table: &Table,
    person: &Person,
    invite: Option<InviteCode>,
    wanted: Option<Seat>,
    seal: Option<Commitment>,
) -> Result<Vec<What>, Refusal> {
    open(table)?;
    if !table.seats_of(person.account).is_empty() {
        return Err(RefusalCode::AlreadySeated.into());
    }
    let invited = invite == Some(table.header.invite) || table.header.host == person.account;
    let free_for_me = |sitter: &Sitter| match sitter {
        Sitter::Open => table.header.public || invited,
        Sitter::Invited => invited,
        Sitter::Reserved { account, .. } => *account == person.account,
        Sitter::Person { .. } | Sitter::Local { .. } | Sitter::Bot { .. } | Sitter::Replaced { .. } => false,
    };
    let seat = match wanted {
        Some(seat) if free_for_me(table.seat(seat)?) => seat,
        Some(_) => return Err(RefusalCode::SeatTaken.into()),
        // The seat that is kept for this person before any other.
        None => table
            .sitters()
            .filter(|(_, sitter)| free_for_me(sitter))
            .min_by_key(|(seat, sitter)| (sitter.reserved_for().is_none(), *seat))
            .map(|(seat, _)| seat)
            .ok_or(RefusalCode::SeatTaken)?,
    };
    let sitter = Sitter::Person { account: person.account, name: person.name.clone() };
    let mut lines = vec![What::Sit { seat, sitter }];
    // Who comes to a seat that goes without is welcome all the same.
    let seal = seal.filter(|_| table.takes_part_of(seat));
    if let Some(seal) = seal {
        lines.push(What::Seal { seat, seal: table.new_seal(seal)? });
    }
    let was_last = table.sitters().all(|(other, sitter)| other == seat || !sitter.is_free());
    if was_last {
        lines.push(table.beginning(seal.is_some()));
    }
    lines.extend(program(table, person));
    Ok(lines)
}

/// The first time a program sits down or plays, the table notes it, so that the others see it.
fn program(table: &Table, person: &Person) -> Option<What> {
    let noted = table.programs.contains(&person.account);
    (person.through == Through::Token && !noted).then_some(What::Program { account: person.account })
}

pub(crate) fn leave(table: &Table, person: &Person, replacement: BotSpec) -> Result<Vec<What>, Refusal> {
    match table.status {
        Status::Open if table.header.host == person.account => Ok(vec![What::Close]),
        Status::Open => {
            let kept = table.sitters().find(|(_, sitter)| sitter.reserved_for() == Some(person.account));
            match kept {
                // At a tournament nobody else can have it: whoever does not come is waited for, and then done without.
                Some(_) if table.is_contest() => Err(RefusalCode::InTournament.into()),
                // Declines: the seat is free for whoever has the link.
                Some((seat, _)) => Ok(vec![What::Sit { seat, sitter: Sitter::Invited }]),
                None => {
                    let seat = seat_of(table, person)?;
                    Ok(vec![What::Sit { seat, sitter: vacated(table, seat) }])
                }
            }
        }
        Status::Running | Status::Paused => {
            seat_of(table, person)?;
            let mut lines: Vec<What> = table
                .seats_of(person.account)
                .iter()
                .map(|seat| What::Replace { seat, spec: replacement.to_string() })
                .collect();
            if table.status == Status::Paused {
                lines.push(What::Resume);
            }
            Ok(lines)
        }
        Status::Finished | Status::Frozen | Status::Closed => Err(RefusalCode::NotRunning.into()),
    }
}

/// What a seat becomes when its person gets up before the start: what it was planned to be.
fn vacated(table: &Table, seat: Seat) -> Sitter {
    match table.header.seats.get(seat.index()) {
        // Whoever gets up from a seat that was kept for them does not want it kept.
        Some(Sitter::Reserved { .. }) if !table.is_contest() => Sitter::Invited,
        Some(planned) if planned.is_free() => planned.clone(),
        _ => Sitter::Open,
    }
}

fn start(table: &Table, person: &Person) -> Result<Vec<What>, Refusal> {
    open(table)?;
    host(table, person)?;
    if table.seats.iter().any(Sitter::is_free) {
        return Err(RefusalCode::NotFull.into());
    }
    if table.parts_until().is_some() {
        return Err(RefusalCode::AlreadyStarted.into());
    }
    Ok(vec![table.beginning(false)])
}

fn add_bot(table: &Table, person: &Person, spec: &str, seat: Option<Seat>) -> Result<Vec<What>, Refusal> {
    open(table)?;
    host(table, person)?;
    if let Some(seat) = seat
        && !table.seat(seat)?.is_free()
    {
        return Err(RefusalCode::SeatTaken.into());
    }
    let chosen = |at: Seat, sitter: &Sitter| sitter.is_free() && seat.is_none_or(|seat| seat == at);
    let mut lines: Vec<What> = table
        .sitters()
        .filter(|(at, sitter)| chosen(*at, sitter))
        .map(|(seat, _)| What::Sit { seat, sitter: Sitter::Bot { spec: spec.to_owned() } })
        .collect();
    if lines.is_empty() {
        return Err(RefusalCode::SeatTaken.into());
    }
    if table.sitters().all(|(at, sitter)| !sitter.is_free() || chosen(at, sitter)) {
        lines.push(table.beginning(false));
    }
    Ok(lines)
}

fn empty(table: &Table, person: &Person, seat: Seat) -> Result<Vec<What>, Refusal> {
    open(table)?;
    host(table, person)?;
    let sitter = table.seat(seat)?;
    let reserved = sitter.reserved_for().is_some();
    if sitter.is_free() && !reserved || sitter.player() == Some(person.account) {
        return Err(RefusalCode::NoSuchSeat.into());
    }
    Ok(vec![What::Sit { seat, sitter: vacated(table, seat) }])
}

fn play(
    table: &Table,
    person: &Person,
    seat: Seat,
    version: u32,
    answer: &RawValue,
    then: &[Box<RawValue>],
) -> Result<Vec<What>, Refusal> {
    running(table)?;
    own_seat(table, person, seat)?;
    asked_at(table, seat, version)?;
    // Kept as it was offered: what somebody writes around it would be kept for ever, and read again with every start.
    let mut lines = vec![What::play(seat, table.game.as_offered(answer).map_err(refused)?)];
    if !then.is_empty() {
        lines.extend(along(table, seat, answer, then)?);
    }
    lines.extend(program(table, person));
    Ok(lines)
}

/// What of a gesture is carried out after its first answer: all of it if nobody learns anything, otherwise what comes before. Whoever
/// chooses like things decides on all of them, whatever others see of it meanwhile.
fn along(table: &Table, seat: Seat, first: &RawValue, then: &[Box<RawValue>]) -> Result<Vec<What>, Refusal> {
    if then.len() >= GESTURE_LIMIT {
        return Err(Refusal::with(RefusalCode::NotOffered, format!("a gesture has at most {GESTURE_LIMIT} answers")));
    }
    let mut game = table.game.clone();
    let like = game.ask(seat).and_then(|ask| ask.together);
    if let Some(like) = &like {
        are_offered(&*game, like, std::iter::once(first).chain(then.iter().map(|next| &**next)))?;
    }
    let question = |game: &dyn AnyGame| game.ask(seat).map(|ask| ask.question.key);
    let mut left = like.map_or(1, |like| like.count);
    let mut lines = Vec::with_capacity(then.len());
    let mut answer = first;
    for next in then {
        let asked = if left > 1 { question(&*game) } else { None };
        game.play(seat, answer).map_err(refused)?;
        let revealed = game.undo_floor() == game.entries();
        if left > 1 {
            left -= 1;
            // What is left of like things may be without a choice: then nobody is asked for it any more, and it is not said twice.
            if question(&*game) != asked || game.together(seat).unwrap_or(1) != left {
                return Ok(lines);
            }
        } else if revealed {
            return Ok(lines);
        }
        lines.push(What::Play { seat, answer: game.as_offered(next).map_err(refused)?, given: Given::Along });
        answer = next;
    }
    game.play(seat, answer).map_err(refused)?;
    Ok(lines)
}

/// Whether like things can be chosen so: each of those that can be chosen, and no more often than it can be.
fn are_offered<'a>(
    game: &dyn AnyGame,
    like: &Together,
    answers: impl Iterator<Item = &'a RawValue>,
) -> Result<(), Refusal> {
    let mut left: Vec<(&str, u16)> = like.things.iter().map(|thing| (thing.answer.get(), thing.most)).collect();
    for answer in answers.take(like.count.into()) {
        let answer = game.as_offered(answer).map_err(refused)?;
        match left.iter_mut().find(|(thing, _)| *thing == answer.get()) {
            Some((_, most)) if *most > 0 => *most -= 1,
            _ => return Err(RefusalCode::NotOffered.into()),
        }
    }
    Ok(())
}

fn undo(table: &Table, person: &Person, to: u32) -> Result<Vec<What>, Refusal> {
    running(table)?;
    seat_of(table, person)?;
    let to = choice_before(table, to)?;
    if !table.may_take_back(person.account, to) {
        return Err(RefusalCode::ConsentNeeded.into());
    }
    Ok(vec![What::Rewind { to }])
}

fn ask_undo(table: &Table, person: &Person, to: u32) -> Result<Vec<What>, Refusal> {
    let by = seat_of(table, person)?;
    started(table)?;
    let to = choice_before(table, to)?;
    // Where others are measured by the same deal, nobody goes back behind what they have learned, whoever agrees.
    let measured = table.is_contest() || table.day().is_some();
    if measured && (to as usize) < table.game.undo_floor() {
        return Err(RefusalCode::NothingToUndo.into());
    }
    ask(table, person, by, Consent::Undo { to })
}

/// Where an undo leads: to somebody's choice, since what the table answers it would answer once more.
fn choice_before(table: &Table, to: u32) -> Result<u32, Refusal> {
    let there = to < table.entries();
    there.then(|| table.choice_before(to)).flatten().ok_or_else(|| RefusalCode::NothingToUndo.into())
}

fn ask_pause(table: &Table, person: &Person) -> Result<Vec<What>, Refusal> {
    let by = seat_of(table, person)?;
    running(table)?;
    ask(table, person, by, Consent::Pause)
}

fn resume(table: &Table, person: &Person) -> Result<Vec<What>, Refusal> {
    seat_of(table, person)?;
    if table.status != Status::Paused {
        return Err(RefusalCode::NotRunning.into());
    }
    Ok(vec![What::Resume])
}

fn ask(table: &Table, person: &Person, by: Seat, wants: Consent) -> Result<Vec<What>, Refusal> {
    if table.request.is_some() {
        return Err(RefusalCode::NoRequest.into());
    }
    if table.people() == [person.account] {
        return Ok(vec![granted(wants)]);
    }
    Ok(vec![What::Ask { by, wants }])
}

fn granted(wants: Consent) -> What {
    match wants {
        Consent::Undo { to } => What::Rewind { to },
        Consent::Pause => What::Pause,
    }
}

fn consent(table: &Table, person: &Person, agree: bool) -> Result<Vec<What>, Refusal> {
    seat_of(table, person)?;
    let Some(request) = &table.request else { return Err(RefusalCode::NoRequest.into()) };
    if !agree {
        return Ok(vec![What::Decline]);
    }
    let waiting = table.waiting_for();
    if !waiting.contains(&person.account) {
        return Err(RefusalCode::NoRequest.into());
    }
    let mut lines = vec![What::Agree { account: person.account }];
    if waiting == [person.account] {
        lines.push(granted(request.wants));
    }
    Ok(lines)
}

fn resign(table: &Table, person: &Person, seat: Seat, in_favour_of: Seat) -> Result<Vec<What>, Refusal> {
    running(table)?;
    own_seat(table, person, seat)?;
    table.seat(in_favour_of)?;
    if seat == in_favour_of {
        return Err(RefusalCode::NoSuchSeat.into());
    }
    if table.game.conceded(seat) == Some(in_favour_of) {
        return Err(Refusal::with(RefusalCode::NotOffered, "that seat has resigned already"));
    }
    let favours = |at: Seat| at == seat || at == in_favour_of || table.game.conceded(at) == Some(in_favour_of);
    let mut lines = vec![What::Resign { seat, in_favour_of }];
    // Bots follow the people: they give up once everybody else has.
    let people_agree = table.sitters().all(|(at, sitter)| sitter.bot().is_some() || favours(at));
    if people_agree {
        let rest = table.sitters().map(|(at, _)| at).filter(|at| !favours(*at));
        lines.extend(rest.map(|seat| What::Resign { seat, in_favour_of }));
    }
    Ok(lines)
}
