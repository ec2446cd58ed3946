//! What each viewer is shown of a table.

use std::collections::BTreeMap;

use saturnalia_catalog::{Frame, with_house};
use saturnalia_protocol::AccountId;
use saturnalia_protocol::wire::{
    Asked, ChatLine, Known, Millis, MyTable, Request, SeatInfo, SeatKind, Status, TableComponents, TableInfo,
    TableState, TableSummary, ToldNotice, Turn, Undo,
};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_rules::{ScoreSheet, Seat, Viewer};

use crate::given::house_notices;
use crate::luck::Luck;
use crate::table::Asking;
use crate::{Away, Sitter, Table};

/// Notices shown in a list of tables.
const SINCE_LIMIT: usize = 40;

/// Who has a connection to the table.
#[derive(Debug, Default)]
pub struct Presence {
    pub accounts: Vec<AccountId>,
    pub spectators: u16,
    /// When those who play here are away.
    pub away: Away,
    /// What time it is: who is away then is shown.
    pub now: Millis,
}

/// Whom a table is shown to, through which eyes, and what they have already.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// `None` for somebody who has no account.
    pub viewer: Option<AccountId>,
    /// The invitation by which they came.
    pub invite: Option<InviteCode>,
    /// The eyes they ask for.
    pub eyes: Option<Viewer>,
    /// The last turn they have, seen through the same eyes.
    pub known: Option<Known>,
}

impl Table {
    /// What a viewer is shown now, with what was said and they have not heard; `None` if nothing is newer than what they have.
    pub fn look(
        &self,
        look: Look,
        presence: &Presence,
        chat: Vec<ChatLine>,
        now: Millis,
    ) -> Result<Option<TableState>, Refusal> {
        let Look { viewer, invite, eyes, known } = look;
        self.admits(viewer, invite)?;
        if known.is_some_and(|known| known.version == self.version) && chat.is_empty() {
            return Ok(None);
        }
        let turn = self.turn(viewer, self.eyes(viewer, eyes), self.common_entries(known), now, &presence.away);
        Ok(Some(TableState { table: self.info(viewer, presence), turn, chat }))
    }

    /// The score by category, as far as somebody may know it.
    pub fn score(
        &self,
        viewer: Option<AccountId>,
        invite: Option<InviteCode>,
        eyes: Option<Viewer>,
    ) -> Result<ScoreSheet, Refusal> {
        self.admits(viewer, invite)?;
        if !self.has_started() {
            return Err(RefusalCode::NotRunning.into());
        }
        Ok(self.game.score_sheet(self.eyes(viewer, eyes)))
    }

    /// Everything but the game's position.
    pub fn info(&self, viewer: Option<AccountId>, presence: &Presence) -> TableInfo {
        let seated = viewer.is_some_and(|account| !self.seats_of(account).is_empty());
        let host = viewer == Some(self.header.host);
        TableInfo {
            id: self.id,
            version: self.version,
            game: self.header.game.clone(),
            options: if self.header.options.is_null() {
                serde_json::Value::Object(serde_json::Map::new())
            } else {
                self.header.options.clone()
            },
            components: self.set_name(),
            status: self.status,
            pace: self.header.pace,
            public: self.header.public,
            group: self.header.group,
            rated: self.rated,
            origin: self.header.origin,
            invite: ((seated || host) && !self.is_contest() && self.day().is_none() && self.header.group.is_none())
                .then_some(self.header.invite),
            host,
            seats: self.seat_infos(viewer, presence),
            spectators: presence.spectators,
            request: self.request.as_ref().map(|request| Request {
                wants: request.wants,
                by: request.by,
                waiting: {
                    let waiting = self.waiting_for();
                    self.sitters()
                        .filter(|(_, sitter)| sitter.player().is_some_and(|player| waiting.contains(&player)))
                        .map(|(seat, _)| seat)
                        .collect()
                },
            }),
            commitment: self.game.commitment().to_string(),
            terms: self.header.bond.as_ref().map(|bond| bond.terms.clone()),
            luck: self.shown_luck(),
            created: self.header.created,
            started: self.started,
            finished: self.finished,
            rematch: self.rematch,
            gone: self.gone,
            sealed: self.is_sealed(),
        }
    }

    /// What its component set is called, if it is not the printed one.
    fn set_name(&self) -> Option<String> {
        let set = self.game.set();
        (!set.hash.is_empty()).then_some(set.name)
    }

    /// The components that are played with here, for somebody who may see the table.
    pub fn components(
        &self,
        viewer: Option<AccountId>,
        invite: Option<InviteCode>,
    ) -> Result<TableComponents, Refusal> {
        self.admits(viewer, invite)?;
        let mut names = BTreeMap::<String, String>::new();
        for name in self.game.names() {
            names.entry(name.language.to_owned()).or_default().push_str(&name.message());
        }
        let set = self.game.set();
        Ok(TableComponents { name: set.name, hash: set.hash, printed: self.game.printed(), names })
    }

    fn seat_infos(&self, viewer: Option<AccountId>, presence: &Presence) -> Vec<SeatInfo> {
        self.sitters()
            .map(|(seat, sitter)| {
                let (kind, account) = match sitter {
                    Sitter::Open => (SeatKind::Open, None),
                    Sitter::Invited => (SeatKind::Invited, None),
                    Sitter::Reserved { account, .. } => (SeatKind::Invited, Some(*account)),
                    Sitter::Person { account, .. } => (SeatKind::Person, Some(*account)),
                    Sitter::Local { account, .. } => (SeatKind::Local, Some(*account)),
                    Sitter::Bot { .. } => (SeatKind::Bot, None),
                    Sitter::Replaced { account, .. } => (SeatKind::Replaced, Some(*account)),
                };
                let player = sitter.player();
                let awaited = player.or(sitter.reserved_for()).filter(|_| !self.clocks.is_live());
                SeatInfo {
                    kind,
                    name: sitter.name().map(str::to_owned),
                    account,
                    bot: sitter.bot().map(str::to_owned),
                    program: player.is_some_and(|player| self.programs.contains(&player)),
                    mine: player.is_some() && player == viewer,
                    connected: sitter.bot().is_some()
                        || player.is_some_and(|player| presence.accounts.contains(&player)),
                    away: awaited.and_then(|account| presence.away.until(account, presence.now)),
                    resigned: self.game.conceded(seat),
                }
            })
            .collect()
    }

    /// A line of a list.
    pub fn summary(&self, viewer: Option<AccountId>, presence: &Presence) -> TableSummary {
        TableSummary {
            id: self.id,
            game: self.header.game.clone(),
            components: self.set_name(),
            status: self.status,
            pace: self.header.pace,
            rated: self.rated,
            language: self.header.language.clone(),
            level: None,
            seats: self.seat_infos(viewer, presence),
            created: self.header.created,
            updated: self.updated,
            asked: self.asked().iter().collect(),
            outcome: self.has_started().then(|| self.game.outcome()).flatten(),
        }
    }

    /// A line of somebody's own list.
    pub fn mine(&self, account: AccountId, presence: &Presence) -> MyTable {
        let mine = self.seats_of(account);
        let mut since = Vec::new();
        if self.status == Status::Running
            && let Some(seat) = mine.first()
        {
            let last = self.last_choice_of(account).map_or(0, |entry| entry as usize + 1);
            since = self.notices(Viewer::Seat(seat), last as u32);
            since.drain(..since.len().saturating_sub(SINCE_LIMIT));
        }
        MyTable { table: self.summary(Some(account), presence), waiting: self.waits_for(account), since }
    }

    /// Whether the game cannot go on, or not begin, without this person.
    pub fn waits_for(&self, account: AccountId) -> bool {
        match self.status {
            Status::Running => {
                let mine = self.seats_of(account);
                self.asked().iter().any(|seat| mine.contains(seat))
            }
            Status::Open => self.seats.iter().any(|sitter| sitter.reserved_for() == Some(account)),
            Status::Paused | Status::Finished | Status::Frozen | Status::Closed => false,
        }
    }

    /// The eyes a viewer gets who asks for those: their own seat's, a spectator's, or after the end anybody's.
    pub fn eyes(&self, viewer: Option<AccountId>, wanted: Option<Viewer>) -> Viewer {
        let mine = viewer.map(|account| self.seats_of(account)).unwrap_or_default();
        let told = self.status == Status::Finished && !self.is_sealed();
        match wanted {
            Some(Viewer::Spectator) => return Viewer::Spectator,
            Some(Viewer::Truth) if told => return Viewer::Truth,
            Some(Viewer::Seat(seat)) => {
                let there = seat.index() < self.seats.len();
                if there && (told || mine.contains(seat)) {
                    return Viewer::Seat(seat);
                }
            }
            Some(Viewer::Truth) | None => {}
        }
        let asked = self.asked();
        let own = mine.iter().find(|seat| asked.contains(*seat)).or(mine.first());
        own.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Total points as everybody may know them: the same for all who watch, so they are counted once.
    pub fn public_points(&self) -> Vec<i16> {
        self.game.totals(Viewer::Spectator)
    }

    /// The game through a pair of eyes; `None` before the start. Only notices after `since` entries are in it.
    pub fn turn(&self, viewer: Option<AccountId>, eyes: Viewer, since: u32, now: Millis, away: &Away) -> Option<Turn> {
        let frame = |points| self.frame(viewer, eyes, since, points, now, away);
        self.has_started().then(|| self.game.turn(frame(self.public_points())))
    }

    /// What the table adds to a viewer's turn. The points are those of [`public_points`](Table::public_points).
    pub fn frame(
        &self,
        viewer: Option<AccountId>,
        eyes: Viewer,
        since: u32,
        points: Vec<i16>,
        now: Millis,
        away: &Away,
    ) -> Frame {
        let asked = self.asked().iter();
        let absences = |sitter: &Sitter| sitter.player().map_or(&[][..], |account| away.of(account));
        Frame {
            version: self.version,
            eyes,
            now,
            asked: asked
                .map(|seat| Asked { seat, since: self.clocks.thinking(seat).map_or(now, |thinking| thinking.since) })
                .collect(),
            clocks: self.sitters().map(|(seat, sitter)| self.clocks.left(seat, now, absences(sitter))).collect(),
            answers: self.own_question(viewer, eyes),
            since,
            undo: viewer.and_then(|account| self.undo(account)),
            lone: self.lone_answers(),
            house_notices: house_notices(&self.given, eyes, since),
            points,
        }
    }

    /// What the viewer was told by the entries after the first `since`, the table's own notices among them.
    pub fn notices(&self, eyes: Viewer, since: u32) -> Vec<ToldNotice> {
        with_house(house_notices(&self.given, eyes, since), self.game.notices(eyes, since as usize))
    }

    /// The seat whose question belongs into this viewer's turn.
    fn own_question(&self, viewer: Option<AccountId>, eyes: Viewer) -> Option<Seat> {
        let Viewer::Seat(seat) = eyes else { return None };
        let mine = viewer.is_some() && self.seats.get(seat.index()).and_then(Sitter::player) == viewer;
        (mine && self.status == Status::Running && self.game.asked().contains(seat)).then_some(seat)
    }

    fn undo(&self, account: AccountId) -> Option<Undo> {
        if self.status != Status::Running {
            return None;
        }
        let to = self.last_choice_of(account)?;
        Some(Undo { to, free: self.may_take_back(account, to) })
    }

    /// The seats at the table.
    fn seat_list(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat)
    }
}

/// What [`Table::info`] depends on, apart from who is connected: as long as it is the same nobody needs to be told again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InfoStamp {
    status: Status,
    seats: Vec<Sitter>,
    request: Option<Asking>,
    resigned: Vec<Option<Seat>>,
    rematch: Option<TableId>,
    gone: Option<TableId>,
    programs: Vec<AccountId>,
    rated: bool,
    luck: Luck,
    sealed: bool,
}

impl InfoStamp {
    pub fn of(table: &Table) -> InfoStamp {
        InfoStamp {
            status: table.status,
            seats: table.seats.clone(),
            request: table.request.clone(),
            resigned: table.seat_list().map(|seat| table.game.conceded(seat)).collect(),
            rematch: table.rematch,
            gone: table.gone,
            programs: table.programs.clone(),
            rated: table.rated,
            luck: table.luck.clone(),
            sealed: table.is_sealed(),
        }
    }

    /// Whether it is that of the table, found out without making one.
    pub fn is_of(&self, table: &Table) -> bool {
        self.status == table.status
            && self.seats == table.seats
            && self.request == table.request
            && self.rematch == table.rematch
            && self.gone == table.gone
            && self.programs == table.programs
            && self.rated == table.rated
            && self.luck == table.luck
            && self.sealed == table.is_sealed()
            && table.seat_list().map(|seat| table.game.conceded(seat)).eq(self.resigned.iter().copied())
    }
}
