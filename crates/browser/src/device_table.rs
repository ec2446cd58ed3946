//! A table of this device.

use saturnalia::GAMES;
use saturnalia_bots::Patience;
use saturnalia_protocol::wire::{
    ChatLine, ClientMessage, Hello, Known, Millis, RefusedAct, SentAct, ServerMessage, WantHint,
};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode, TableId};
use saturnalia_rules::{Seat, Viewer};
use saturnalia_table::{
    Away, BotPolicy, Decision, Fresh, HINT, InfoStamp, Line, Opened, Opening, Person, Presence, Rating, Replayed,
    Table, Through, What, advise, replay,
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_time::Instant;

use crate::refused::read;
use crate::{Refused, write};

/// A table, the person of this device, and what their page was told of it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct DeviceTable {
    pub(crate) table: Table,
    pub(crate) person: Person,
    /// Lines that nobody has taken to be kept.
    lines: Vec<String>,
    /// What was said; nobody keeps it.
    chat: Vec<ChatLine>,
    /// The eyes the page has asked for.
    eyes: Option<Viewer>,
    /// The last turn the page has.
    known: Option<Known>,
    told: Option<InfoStamp>,
}

/// The server's messages, as they are read.
type Message = ServerMessage;

/// The person of a device, as the page names them.
#[derive(Deserialize)]
struct Owner {
    account: AccountId,
    name: String,
}

/// A bot that is asked, as the page hears of it.
#[derive(Serialize)]
struct Asked {
    seat: Seat,
    version: u32,
    /// How long it will think; missing if it answers in a moment.
    milliseconds: Option<u64>,
}

pub(crate) fn person(text: &str) -> Result<Person, Refused> {
    let Owner { account, name } = read(text)?;
    Ok(Person { account, name: saturnalia_table::good_name(&name)?, through: Through::Session })
}

pub(crate) fn opening<'a>(person: &'a Person, chance: &[u8], now: f64) -> Result<Opening<'a>, Refused> {
    let bytes = chance.try_into().map_err(|error| Refused(Refusal::with(RefusalCode::BadRequest, error)))?;
    let fresh = Fresh::from_bytes(bytes);
    Ok(Opening { games: GAMES, bots: BotPolicy::default(), person, fresh, at: millis(now), rating: Rating::Unrated })
}

fn millis(now: f64) -> Millis {
    now as Millis
}

impl DeviceTable {
    pub(crate) fn of(opened: Opened, person: Person) -> DeviceTable {
        let lines = opened.lines.iter().map(Line::write).collect();
        DeviceTable { lines, ..DeviceTable::at(opened.table, person) }
    }

    fn at(table: Table, person: Person) -> DeviceTable {
        DeviceTable { table, person, lines: Vec::new(), chat: Vec::new(), eyes: None, known: None, told: None }
    }

    pub(crate) fn carry_out(&mut self, decided: Vec<What>, now: f64) -> Result<(), Refusal> {
        let lines = self.table.carry_out(decided, millis(now))?;
        self.lines.extend(lines.iter().map(Line::write));
        Ok(())
    }

    fn act(&mut self, sent: SentAct, now: f64) -> Message {
        let id = sent.id;
        let done = match self.table.decide(&self.person, None, &sent.act, &BotPolicy::default()) {
            Ok(Decision::Write(decided)) => self.carry_out(decided, now),
            Ok(Decision::Say { room, text }) => {
                let (number, name) = (self.chat.len() as u32 + 1, self.person.name.clone());
                self.chat.push(ChatLine { number, room, account: self.person.account, name, text, at: millis(now) });
                Ok(())
            }
            Err(refusal) => Err(refusal),
        };
        match done {
            Ok(()) => Message::Done { id, version: self.table.version() },
            Err(Refusal { code, detail }) => Message::Refused(RefusedAct { id: Some(id), code, detail }),
        }
    }

    /// Everything, for a page that has just come or looks through other eyes.
    fn greet(&mut self, hello: Hello, now: f64) -> Vec<String> {
        (self.eyes, self.known) = (hello.eyes, hello.known);
        let mut messages = vec![self.tell_info()];
        messages.extend(self.tell_turn(now));
        let unheard: Vec<ChatLine> = self.chat.iter().filter(|line| line.number > hello.chat).cloned().collect();
        if !unheard.is_empty() {
            messages.push(write(&Message::Chat(unheard)));
        }
        messages
    }

    fn tell_info(&mut self) -> String {
        self.told = Some(InfoStamp::of(&self.table));
        let presence = Presence { accounts: vec![self.person.account], ..Presence::default() };
        write(&Message::Table(Box::new(self.table.info(Some(self.person.account), &presence))))
    }

    fn tell_turn(&mut self, now: f64) -> Option<String> {
        if !self.table.has_started() {
            return None;
        }
        let account = Some(self.person.account);
        let (eyes, since) = (self.table.eyes(account, self.eyes), self.table.common_entries(self.known));
        let frame = self.table.frame(account, eyes, since, self.table.public_points(), millis(now), &Away::default());
        self.known = Some(Known { version: self.table.version(), entries: self.table.entries() });
        let written = self.table.game().write_turns(vec![frame], 0);
        Some(String::from_utf8(written.json).expect("JSON is UTF-8"))
    }
}

#[wasm_bindgen]
impl DeviceTable {
    /// Opens the table of a `NewTable`; the person is `{account, name}`.
    pub fn open(plan: &str, owner: &str, chance: &[u8], now: f64) -> Result<DeviceTable, Refused> {
        let person = person(owner)?;
        let opened = opening(&person, chance, now)?.open(read(plan)?)?;
        Ok(DeviceTable::of(opened, person))
    }

    /// Makes a table of a game file.
    pub fn import(file: &str, owner: &str, chance: &[u8], now: f64) -> Result<DeviceTable, Refused> {
        let person = person(owner)?;
        let opened = opening(&person, chance, now)?.import(file)?;
        Ok(DeviceTable::of(opened, person))
    }

    /// Makes a table of a `Luggage` that came from a server.
    pub fn unpack(luggage: &str, owner: &str, chance: &[u8], now: f64) -> Result<DeviceTable, Refused> {
        let person = person(owner)?;
        let opened = opening(&person, chance, now)?.unpack(&read(luggage)?)?;
        Ok(DeviceTable::of(opened, person))
    }

    /// Takes a table up again. One that the rules of today cannot read is frozen and left as it is: rules to come may read it. Nobody loses a live game
    /// by the time that the page was away.
    pub fn take_up(id: &str, header: &str, lines: Vec<String>, owner: &str, now: f64) -> Result<DeviceTable, Refused> {
        let id: TableId = id.parse().map_err(|error| Refused(Refusal::with(RefusalCode::BadRequest, error)))?;
        let Replayed { table, frozen } = replay(GAMES, id, header, &lines)?;
        let mut table = DeviceTable::at(table, person(owner)?);
        if frozen.is_some() {
            return Ok(table);
        }
        let given = table.table.after_absence(millis(now));
        table.carry_out(given, now)?;
        Ok(table)
    }

    pub fn id(&self) -> String {
        self.table.id().to_string()
    }

    /// What never changes, to be kept. It holds the seed.
    pub fn header(&self) -> String {
        self.table.header().write()
    }

    pub fn version(&self) -> u32 {
        self.table.version()
    }

    /// How many answers and resignations there were.
    pub fn entries(&self) -> u32 {
        self.table.entries()
    }

    /// The lines that are to be kept, in order; each is handed out once.
    pub fn take_lines(&mut self) -> Vec<String> {
        std::mem::take(&mut self.lines)
    }

    /// Carries out a line that another copy of the table has kept.
    pub fn read_on(&mut self, line: &str) -> Result<(), Refused> {
        Ok(self.table.read_on(line).map_err(|reason| Refusal::with(RefusalCode::Frozen, reason))?)
    }

    /// Answers a `ClientMessage` of the page with `ServerMessage`s.
    pub fn hear(&mut self, message: &str, now: f64) -> Vec<String> {
        let mut messages = match serde_json::from_str(message) {
            Ok(ClientMessage::Hello(hello)) => return self.greet(hello, now),
            Ok(ClientMessage::Act(sent)) => {
                let said = self.chat.len();
                let done = self.act(sent, now);
                let heard = self.chat[said..].to_vec();
                let heard = (!heard.is_empty()).then_some(Message::Chat(heard));
                [done].into_iter().chain(heard).map(|message| write(&message)).collect()
            }
            Ok(ClientMessage::Ping {}) => vec![write(&Message::Pong { now: millis(now) })],
            Err(error) => {
                let detail = Some(error.to_string());
                vec![write(&Message::Refused(RefusedAct { id: None, code: RefusalCode::BadRequest, detail }))]
            }
        };
        messages.extend(self.news(now));
        messages
    }

    /// What has changed since the page was last told, as `ServerMessage`s. Nothing before it has said hello.
    pub fn news(&mut self, now: f64) -> Vec<String> {
        let Some(told) = &self.told else { return Vec::new() };
        let mut messages = Vec::new();
        if !told.is_of(&self.table) {
            messages.push(self.tell_info());
        }
        let known = Known { version: self.table.version(), entries: self.table.entries() };
        if self.known != Some(known) {
            messages.extend(self.tell_turn(now));
        }
        messages
    }

    /// When the next clock runs out.
    pub fn deadline(&self) -> Option<f64> {
        self.table.deadline(&Away::default()).map(|at| at as f64)
    }

    /// Does what the clocks have come to.
    pub fn tick(&mut self, now: f64) -> Result<(), Refused> {
        let due = self.table.due(millis(now), &BotPolicy::default(), &Away::default());
        Ok(self.carry_out(due, now)?)
    }

    /// The bots that are asked: `{seat, version, milliseconds}[]`.
    pub fn bots_asked(&self) -> String {
        let bots = BotPolicy::default();
        let asked = self.table.bots_asked(&bots).map(|asked| Asked {
            seat: asked.seat,
            version: asked.version,
            milliseconds: self
                .table
                .thinker(asked.seat, asked.spec, 0, None)
                .searches(&bots)
                .map(|time| time.as_millis() as u64),
        });
        write(&asked.collect::<Vec<Asked>>())
    }

    /// Lets a bot think that is asked, with a number drawn for it. `undefined` if it is not asked, or found nothing.
    pub fn think(&self, seat: u8, drawn: u64) -> Option<String> {
        let bots = BotPolicy::default();
        let asked = self.table.bots_asked(&bots).find(|asked| asked.seat == Seat(seat))?;
        let thinker = self.table.thinker(asked.seat, asked.spec, drawn, None);
        let patience = match thinker.searches(&bots) {
            Some(time) => Patience::until(Instant::now() + time),
            None => Patience::endless(),
        };
        thinker.answer(&patience).answer.map(|answer| answer.get().to_owned())
    }

    /// Takes a bot's answer to the question put at that version. False if it is asked no longer.
    pub fn bot_answers(&mut self, seat: u8, version: u32, answer: &str, now: f64) -> Result<bool, Refused> {
        let answer: Box<RawValue> = read(answer)?;
        let decided = self.table.bot_answers(Seat(seat), version, answer);
        let still_asked = !decided.is_empty();
        self.carry_out(decided, now)?;
        Ok(still_asked)
    }

    /// `Hint`: what a strong player would do, for a `WantHint`. Takes two seconds at most. Here it costs nothing: no game of the device is rated.
    pub fn hint(&self, wanted: &str, drawn: u64) -> Result<String, Refused> {
        let wanted: WantHint = read(wanted)?;
        self.table.hint(&self.person, None, wanted)?;
        Ok(write(&advise(self.table.game(), wanted, drawn, &Patience::until(Instant::now() + HINT))?))
    }

    /// `ScoreSheet`, as those eyes may know it.
    pub fn score(&self, eyes: &str) -> Result<String, Refused> {
        Ok(write(&self.table.score(Some(self.person.account), None, read(eyes)?)?))
    }

    /// `TableComponents`: what is played with here.
    pub fn components(&self) -> Result<String, Refused> {
        Ok(write(&self.table.components(Some(self.person.account), None)?))
    }

    /// `Luggage`: closes the table here and hands out what a server makes another one of. Asked for twice, it is the same.
    pub fn take_along(&mut self, chance: &[u8], now: f64) -> Result<String, Refused> {
        let decided = self.table.take_along(&self.person, opening(&self.person, chance, now)?.fresh)?;
        self.carry_out(decided, now)?;
        Ok(write(&self.table.luggage(&self.person)?))
    }

    /// What was taken along has not arrived: it goes on here.
    pub fn stay(&mut self, now: f64) -> Result<(), Refused> {
        let decided = self.table.stay(&self.person)?;
        Ok(self.carry_out(decided, now)?)
    }

    /// `MyTable`: the line of a list.
    pub fn summary(&self) -> String {
        write(&self.table.mine(self.person.account, &Presence::default()))
    }
}
