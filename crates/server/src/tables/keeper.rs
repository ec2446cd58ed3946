//! The task that keeps one table: everything that happens to it goes through its mailbox, one after the other.

mod away;
mod bots;

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use saturnalia_protocol::wire::{Act, Done, Hello, Hint, Millis, Status, TableState, WantHint};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode, TableId};
use saturnalia_rules::{BySeat, Seat};
use saturnalia_store::{Append, Phase, Write, Written};
use saturnalia_table::{Decision, Line, Look, Person, Presence, Table, What};
use tokio::sync::{mpsc, oneshot};

use super::chat::Chat;
use super::house::House;
use super::load::{Loaded, load, phase, refusal};
use super::settle;
use super::telling::{Audience, CloseReason, ConnectionId, Out, Reply, Subscriber};
use super::think::Answered;
use crate::tidings::concerned;
use crate::time::{absent_until, now};

/// How long a table stays in memory after the last thing that happened to it.
const IDLE: Duration = Duration::from_secs(60);
/// How long it waits before it tries again what the store did not do.
const AGAIN: Duration = Duration::from_secs(1);

/// What a keeper is told.
pub(crate) enum Command {
    Act {
        by: Person,
        invite: Option<InviteCode>,
        act: Box<Act>,
        received: Instant,
        reply: Reply,
    },
    /// Looks once, without a connection. `None` if nothing is newer than what is known.
    Look {
        look: Look,
        /// Number of the last line of chat they have.
        heard: u32,
        reply: oneshot::Sender<Result<Option<Box<TableState>>, Refusal>>,
    },
    Attach {
        id: ConnectionId,
        person: Person,
        invite: Option<InviteCode>,
        out: mpsc::Sender<Out>,
        hello: Hello,
    },
    Hello {
        id: ConnectionId,
        hello: Hello,
    },
    Detach {
        id: ConnectionId,
    },
    /// A bot has made up its mind about the question put at that version.
    Thought {
        seat: Seat,
        version: u32,
        answered: Answered,
    },
    /// Somebody wants to know what a strong player would do.
    Hint {
        by: Person,
        invite: Option<InviteCode>,
        wanted: WantHint,
        reply: oneshot::Sender<Result<Hint, Refusal>>,
    },
    /// The hint has been given.
    Hinted,
    /// Reads something off the table.
    Read(Reading),
    /// Writes lines that the house itself decided on; refused unless the check agrees.
    House {
        decide: HouseDecision,
        reply: oneshot::Sender<Result<(), Refusal>>,
    },
    /// The table has that version, and its chat that many lines, by what was heard or found; without both, look.
    News {
        version: Option<u32>,
        chat: Option<u32>,
    },
    /// A clock may have run out, or the server has just started. Whoever waits hears when the table is there.
    Wake {
        done: Option<oneshot::Sender<()>>,
    },
    Stop,
}

/// Something to be read off a table, or why it cannot be.
pub(crate) type Reading = Box<dyn FnOnce(Result<(&Table, &Presence), Refusal>) + Send>;

/// What the house wants to write at a table, if anything.
pub(crate) type HouseDecision = Box<dyn FnOnce(&Table) -> Result<Vec<What>, Refusal> + Send>;

/// Keeps a table until nobody needs it in memory any more.
pub(crate) async fn keep(
    house: Arc<House>,
    id: TableId,
    own: mpsc::WeakSender<Command>,
    mut mailbox: mpsc::Receiver<Command>,
) {
    let Loaded { table, set_aside } = match load(&house, id).await {
        Ok(loaded) => loaded,
        Err(refusal) => {
            if !matches!(refusal.code, RefusalCode::NotFound | RefusalCode::Frozen) {
                tracing::error!(table = %id, %refusal, "a table could not be read");
            }
            return refuse_all(&house, id, mailbox, &refusal).await;
        }
    };
    let mut keeper = Keeper {
        house,
        table,
        own,
        audience: Audience::default(),
        chat: Chat::default(),
        bots: BySeat::default(),
        hinting: false,
        last: Instant::now(),
        woken_only: true,
        behind: false,
        late: false,
        absences_read: None,
        set_aside: set_aside.is_some(),
    };
    keeper.begin().await;
    let mut alarm = pin!(tokio::time::sleep(keeper.patience()));
    loop {
        tokio::select! {
            command = mailbox.recv() => match command {
                Some(Command::Stop) | None => break,
                Some(command) => keeper.handle(command).await,
            },
            () = alarm.as_mut() => {
                keeper.look_up().await;
                alarm.as_mut().reset(tokio::time::Instant::now() + keeper.patience());
            }
        }
        // An alarm that rings too early does no harm, so it is set anew only if it would ring too late.
        let due = tokio::time::Instant::now() + keeper.patience();
        if due < alarm.deadline() {
            alarm.as_mut().reset(due);
        }
        if keeper.is_idle() && keeper.house.retire(id, &mailbox) {
            keeper.wake_later();
            return;
        }
    }
    // Whoever still waits is told to try again.
    keeper.audience.close(CloseReason::Stopping);
    let house = Arc::clone(&keeper.house);
    drop(keeper);
    refuse_all(&house, id, mailbox, &RefusalCode::Unavailable.into()).await;
}

async fn refuse_all(house: &House, id: TableId, mut mailbox: mpsc::Receiver<Command>, refusal: &Refusal) {
    house.forget(id);
    mailbox.close();
    while let Some(command) = mailbox.recv().await {
        match command {
            Command::Act { reply, .. } => reply.send(Err(refusal.clone())),
            Command::Look { reply, .. } => drop(reply.send(Err(refusal.clone()))),
            Command::Attach { out, .. } => {
                let reason =
                    if refusal.code == RefusalCode::NotFound { CloseReason::NoTable } else { CloseReason::Stopping };
                let _ = out.try_send(Out::Close(reason));
            }
            Command::Read(read) => read(Err(refusal.clone())),
            Command::House { reply, .. } => drop(reply.send(Err(refusal.clone()))),
            Command::Hint { reply, .. } => drop(reply.send(Err(refusal.clone()))),
            Command::Hello { .. }
            | Command::Detach { .. }
            | Command::Thought { .. }
            | Command::Hinted
            | Command::News { .. }
            | Command::Wake { .. }
            | Command::Stop => {}
        }
    }
}

struct Keeper {
    house: Arc<House>,
    /// As it was committed: what is not is nowhere to be seen.
    table: Table,
    own: mpsc::WeakSender<Command>,
    audience: Audience,
    chat: Chat,
    /// By seat: the version of the question a bot is thinking about.
    bots: BySeat<Option<u32>>,
    /// Somebody is being advised.
    hinting: bool,
    last: Instant,
    /// Nobody but the house itself has asked for this table.
    woken_only: bool,
    /// Another process has written what could not be read.
    behind: bool,
    /// A clock has run out, and that could not be written.
    late: bool,
    /// When it was last read who is away.
    absences_read: Option<Instant>,
    /// This program cannot read the journal to its end: it writes nothing there.
    set_aside: bool,
}

impl Keeper {
    async fn begin(&mut self) {
        self.learn_absences(Duration::ZERO).await;
        let given = self.table.after_absence(now());
        // Without it somebody's clock has run out: stale means that another process has given them the time.
        if !given.is_empty()
            && let Err(refusal) = self.write(given).await
            && refusal.code != RefusalCode::Stale
        {
            tracing::error!(table = %self.table.id(), %refusal, "nobody was given time for the server's absence");
        }
        if self.table.status() == Status::Finished {
            settle::settle_later(&self.house, &self.table);
        }
        self.set_bots_thinking(None);
    }

    async fn handle(&mut self, command: Command) {
        if !matches!(command, Command::Wake { .. } | Command::News { .. } | Command::Thought { .. } | Command::Hinted) {
            self.last = Instant::now();
            self.woken_only = false;
        }
        match command {
            Command::Act { by, invite, act, received, reply } => {
                let result = self.act(&by, invite, &act).await;
                let played = result.is_ok() && matches!(*act, Act::Play { .. });
                self.tell(played.then_some(received), || reply.send(result));
            }
            Command::Look { look, heard, reply } => {
                self.learn_absences(away::FOR_VISITORS).await;
                let state = self.look(look, heard).await;
                let _ = reply.send(state);
            }
            Command::Attach { id, person, invite, out, hello } => {
                self.learn_absences(away::FOR_VISITORS).await;
                self.attach(id, person, invite, out, hello).await;
            }
            Command::Hello { id, hello } => {
                let chat = self.load_chat().await;
                if let Some(subscriber) = self.audience.find(id) {
                    if chat.is_err() {
                        // It comes back and asks again.
                        let _ = subscriber.out.try_send(Out::Close(CloseReason::Stopping));
                        return;
                    }
                    let fresh = Subscriber::new(id, subscriber.person.clone(), subscriber.out.clone(), hello);
                    *subscriber = fresh;
                    self.audience.greet(id, &self.table, &self.chat);
                }
            }
            Command::Detach { id } => {
                self.audience.remove(id);
                self.audience.tell_info(&self.table);
            }
            Command::Thought { seat, version, answered } => self.bot_answers(seat, version, answered).await,
            Command::Hint { by, invite, wanted, reply } => {
                if let Err(refusal) = self.may_hint(&by, invite, wanted).await {
                    let _ = reply.send(Err(refusal));
                } else {
                    self.hint(wanted, reply);
                }
            }
            Command::Hinted => self.hinting = false,
            Command::Read(read) => {
                self.learn_absences(away::FOR_LISTS).await;
                read(Ok((&self.table, &self.audience.presence(&self.table))));
            }
            Command::House { decide, reply } => {
                let result = match decide(&self.table) {
                    Ok(lines) if lines.is_empty() => Ok(()),
                    Ok(lines) => self.write(lines).await,
                    Err(refusal) => Err(refusal),
                };
                let _ = reply.send(result);
                self.tell(None, || {});
            }
            Command::News { version, chat } => {
                let lines = version.map_or(chat.is_none(), |version| version > self.table.version());
                let said = chat.map_or(version.is_none(), |number| number > self.chat.last());
                if lines {
                    self.catch_up().await;
                }
                if said {
                    self.catch_up_chat().await;
                }
            }
            Command::Wake { done } => {
                self.look_at_the_clock().await;
                if let Some(done) = done {
                    let _ = done.send(());
                }
            }
            Command::Stop => {}
        }
    }

    async fn act(&mut self, by: &Person, invite: Option<InviteCode>, act: &Act) -> Result<Done, Refusal> {
        match self.table.decide(by, invite, act, &self.house.config.bots())? {
            Decision::Write(lines) => match self.write(lines).await {
                // Somebody has sat down through another process at the same time: there is still a seat, or there is none.
                Err(refusal) if refusal.code == RefusalCode::Stale && matches!(act, Act::Join { .. }) => {
                    return Box::pin(self.act(by, invite, act)).await;
                }
                written => written?,
            },
            Decision::Say { room, text } => {
                self.load_chat().await?;
                self.chat.say(&self.house.store, self.table.id(), by, room, text).await?;
                self.audience.tell_chat(&self.table, &self.chat);
            }
        }
        Ok(Done { version: self.table.version() })
    }

    async fn load_chat(&mut self) -> Result<(), Refusal> {
        let loaded = self.chat.load(&self.house.store, self.table.id()).await;
        loaded.inspect_err(|refusal| tracing::error!(table = %self.table.id(), %refusal, "chat could not be read"))
    }

    /// Carries lines out and keeps them. Once this returns `Ok` they are committed; nothing is told before.
    async fn write(&mut self, lines: Vec<What>) -> Result<(), Refusal> {
        if self.set_aside {
            return Err(RefusalCode::Frozen.into());
        }
        let (number, phase_before, members) = (self.table.version(), phase(self.table.status()), self.table.members());
        let mut after = self.table.clone();
        let at = now();
        let lines = after.carry_out(lines, at)?;
        let (phase_now, members_now) = (phase(after.status()), after.members());
        let append = Append {
            table: self.table.id(),
            number,
            lines: lines.iter().map(Line::write).collect(),
            phase: (phase_before != phase_now).then_some(phase_now),
            joined: members_now.iter().filter(|account| !members.contains(account)).copied().collect(),
            // Before the start whoever gets up is gone; later the game stays in their list.
            parted: if phase_before == Phase::Open {
                members.iter().filter(|account| !members_now.contains(account)).copied().collect()
            } else {
                Vec::new()
            },
            tells: concerned(&self.table, &after, at),
        };
        match self.house.store.write(Write::Append(append)).await {
            Ok(Written::Done | Written::Number(_)) => self.table = after,
            Ok(Written::Conflict) => {
                self.catch_up().await;
                return Err(RefusalCode::Stale.into());
            }
            Err(error) => {
                // It may be committed or not: what is read next says so, and until then nobody hears of it.
                tracing::error!(table = %self.table.id(), %error, "an append was not acknowledged");
                self.catch_up().await;
                return Err(refusal(error));
            }
        }
        if phase_before != phase_now && phase_now == Phase::Finished {
            settle::settle_later(&self.house, &self.table);
        }
        if members != members_now {
            self.learn_absences(Duration::ZERO).await;
        }
        Ok(())
    }

    /// Forgets what is in memory and reads the journal again.
    async fn reload(&mut self) {
        match load(&self.house, self.table.id()).await {
            Ok(Loaded { table, set_aside }) => {
                self.table = table;
                self.set_aside = set_aside.is_some();
            }
            Err(refusal) => {
                tracing::error!(table = %self.table.id(), %refusal, "a table could not be read again");
                self.behind = true;
            }
        }
    }

    /// Replies, sends everybody what has changed, and lets bots begin to think.
    fn tell(&mut self, received: Option<Instant>, reply: impl FnOnce()) {
        self.audience.tell(&self.table, reply);
        if let Some(received) = received {
            self.house.metrics.answered(received.elapsed());
        }
        self.set_bots_thinking(None);
    }

    /// Whoever may have a hint knows by now what it costs.
    async fn may_hint(&mut self, by: &Person, invite: Option<InviteCode>, wanted: WantHint) -> Result<(), Refusal> {
        let cost = self.table.hint(by, invite, wanted)?;
        if self.hinting {
            return Err(RefusalCode::TooManyRequests.into());
        }
        self.house.may_advise()?;
        if !cost.is_empty() {
            self.write(cost).await?;
            self.tell(None, || {});
        }
        Ok(())
    }

    fn hint(&mut self, wanted: WantHint, reply: oneshot::Sender<Result<Hint, Refusal>>) {
        let Some(own) = self.own.upgrade() else { return };
        self.hinting = true;
        let (house, game) = (Arc::clone(&self.house), self.table.game().clone_box());
        tokio::spawn(async move {
            let hint = house.advise(game, wanted).await;
            let _ = own.send(Command::Hinted).await;
            let _ = reply.send(hint);
        });
    }

    async fn look(&mut self, look: Look, heard: u32) -> Result<Option<Box<TableState>>, Refusal> {
        self.load_chat().await?;
        let chat = self.chat.after(&self.table, look.viewer, heard);
        let state = self.table.look(look, &self.audience.presence(&self.table), chat, now())?;
        Ok(state.map(Box::new))
    }

    async fn attach(
        &mut self,
        id: ConnectionId,
        person: Person,
        invite: Option<InviteCode>,
        out: mpsc::Sender<Out>,
        hello: Hello,
    ) {
        if !self.table.may_see(Some(person.account), invite) {
            let _ = out.try_send(Out::Close(CloseReason::NoTable));
            return;
        }
        if self.load_chat().await.is_err() {
            let _ = out.try_send(Out::Close(CloseReason::Stopping));
            return;
        }
        self.audience.add(Subscriber::new(id, person, out, hello));
        self.audience.greet(id, &self.table, &self.chat);
        self.audience.tell_info_but(&self.table, id);
    }

    /// Reads what another process has written, and tells it.
    async fn catch_up(&mut self) {
        let (id, from) = (self.table.id(), self.table.version());
        let lines = match self.house.store.read(move |backend| backend.journal(id, from)).await {
            Ok(lines) => lines,
            Err(error) => {
                tracing::error!(table = %id, %error, "what another process has written could not be read");
                self.behind = true;
                return;
            }
        };
        self.behind = false;
        if lines.is_empty() {
            return;
        }
        let phase_before = phase(self.table.status());
        let mut after = self.table.clone();
        if !self.set_aside && lines.iter().all(|text| after.read_on(text).is_ok()) {
            self.table = after;
        } else {
            self.reload().await;
        }
        if phase_before != Phase::Finished && self.table.status() == Status::Finished {
            // Whoever wrote it may be gone before it was settled.
            settle::settle_later(&self.house, &self.table);
        }
        self.tell(None, || {});
    }

    /// Reads what was said through another process, and tells it.
    async fn catch_up_chat(&mut self) {
        let id = self.table.id();
        match self.chat.catch_up(&self.house.store, id).await {
            Ok(()) => self.audience.tell_chat(&self.table, &self.chat),
            Err(refusal) => {
                tracing::error!(table = %id, %refusal, "what was said through another process could not be read");
                self.behind = true;
            }
        }
    }

    /// Does what is due by itself.
    async fn look_up(&mut self) {
        if self.behind {
            self.catch_up().await;
            self.catch_up_chat().await;
        }
        self.look_at_the_clock().await;
    }

    async fn look_at_the_clock(&mut self) {
        // Nobody loses their seat by what was known of them a while ago.
        self.late = !self.learn_absences(Duration::ZERO).await;
        while !self.late {
            let mut due = self.table.due(now(), &self.house.config.bots(), self.audience.away());
            if due.is_empty() || self.set_aside {
                break;
            }
            // Nobody could answer while nobody was there, and a clock that was set forward has taken nobody's time.
            if self.table.updated() < absent_until() {
                due = vec![What::Wake];
            }
            match self.write(due).await {
                Ok(()) => {}
                // Another process was faster: what it has written has just been read.
                Err(refusal) if refusal.code == RefusalCode::Stale => {}
                Err(refusal) => {
                    tracing::error!(table = %self.table.id(), %refusal, "nobody plays on for a clock that ran out");
                    self.late = true;
                    break;
                }
            }
        }
        self.tell(None, || {});
    }

    fn deadline(&self) -> Option<Millis> {
        self.table.deadline(self.audience.away())
    }

    /// How long nothing may happen before the keeper looks up.
    fn patience(&self) -> Duration {
        if self.behind || self.late {
            return AGAIN;
        }
        let next = self.deadline().into_iter().chain(self.audience.away().next_change(now())).min();
        let clock = next.map(|at| Duration::from_millis((at - now()).max(0).cast_unsigned()));
        let idle = IDLE.saturating_sub(self.last.elapsed()).max(Duration::from_millis(100));
        if self.audience.is_empty() {
            clock.map_or(idle, |clock| clock.min(idle))
        } else {
            clock.unwrap_or(IDLE).min(IDLE)
        }
    }

    fn is_idle(&self) -> bool {
        let waits_for_bot = self.hinting || self.bots.0.iter().any(Option::is_some);
        let clock_runs = self.table.has_live_clock() && self.deadline().is_some();
        let rested = self.woken_only || self.last.elapsed() >= IDLE;
        self.audience.is_empty() && !self.late && !waits_for_bot && !clock_runs && rested
    }

    /// A clock of days runs on while the table sleeps.
    fn wake_later(&self) {
        if let Some(at) = self.deadline() {
            self.house.wake_at(self.table.id(), at);
        }
    }
}
