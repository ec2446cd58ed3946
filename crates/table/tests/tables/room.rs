//! A room with one table in it, for tests.

use saturnalia_bots::Patience;
use saturnalia_catalog::{GameEntry, Games};
use saturnalia_protocol::wire::{Act, Millis, Status, TableState, Turn};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode};
use saturnalia_rules::{Seat, Viewer};
use saturnalia_rules_testkit::high_card::HighCard;
use saturnalia_table::{
    BotPolicy, Decision, Finished, Fresh, Look, Opened, Opening, Person, Presence, Rating, Table, Through, What,
};
use serde_json::{Value, json};

static LIST: [GameEntry; 1] = [GameEntry::of::<HighCard>()];
pub(crate) const GAMES: Games = Games::new(&LIST);
/// When everything begins.
pub(crate) const START: Millis = 1_700_000_000_000;

pub(crate) fn livia() -> Person {
    Person { account: AccountId(1), name: "Livia".to_owned(), through: Through::Session }
}

pub(crate) fn marcus() -> Person {
    Person { account: AccountId(2), name: "Marcus".to_owned(), through: Through::Session }
}

/// What somebody opens a table with; each number is another chance.
pub(crate) fn opening(person: &Person, number: u8) -> Opening<'_> {
    let fresh = Fresh::from_bytes(&[number; Fresh::BYTES]);
    Opening { games: GAMES, bots: BotPolicy::default(), person, fresh, at: START, rating: Rating::Rated }
}

/// A table with everything that was written at it.
#[derive(Debug)]
pub(crate) struct Room {
    pub table: Table,
    pub journal: Vec<String>,
    pub now: Millis,
}

impl Room {
    pub(crate) fn of(opened: Opened) -> Room {
        let journal = opened.lines.iter().map(|line| line.write()).collect();
        Room { table: opened.table, journal, now: START }
    }

    /// A table of Livia's with those seats, in the words of the protocol.
    pub(crate) fn open(seats: Value) -> Room {
        Room::planned(json!({"game": "high-card", "seats": seats}))
    }

    pub(crate) fn planned(plan: Value) -> Room {
        Room::of(opening(&livia(), 1).open(serde_json::from_value(plan).unwrap()).unwrap())
    }

    /// Livia and Marcus, at a table that anybody may see.
    pub(crate) fn of_two(plan: Value) -> Room {
        let mut new = json!({"game": "high-card", "seats": ["me", "open"], "public": true});
        new.as_object_mut().unwrap().extend(plan.as_object().unwrap().clone());
        let mut room = Room::planned(new);
        room.act(&marcus(), Act::Join { seat: None, invite: None, seal: None }).unwrap();
        room
    }

    pub(crate) fn carry_out(&mut self, decided: Vec<What>) -> Result<(), Refusal> {
        let lines = self.table.carry_out(decided, self.now)?;
        self.journal.extend(lines.iter().map(|line| line.write()));
        Ok(())
    }

    pub(crate) fn decide(&self, by: &Person, act: &Act) -> Result<Vec<What>, RefusalCode> {
        match self.table.decide(by, None, act, &BotPolicy::default()) {
            Ok(Decision::Write(decided)) => Ok(decided),
            Ok(Decision::Say { .. }) => panic!("nothing was said"),
            Err(refusal) => Err(refusal.code),
        }
    }

    pub(crate) fn act(&mut self, by: &Person, act: Act) -> Result<(), RefusalCode> {
        let decided = self.decide(by, &act)?;
        self.carry_out(decided).map_err(|refusal| refusal.code)
    }

    /// What somebody sees through the eyes of that seat.
    pub(crate) fn see(&self, by: &Person, seat: Seat) -> TableState {
        let look = Look { viewer: Some(by.account), eyes: Some(Viewer::Seat(seat)), ..Look::default() };
        self.table.look(look, &Presence::default(), Vec::new(), self.now).unwrap().unwrap()
    }

    pub(crate) fn turn(&self, by: &Person, seat: Seat) -> Turn {
        self.see(by, seat).turn.unwrap()
    }

    /// The answer of a seat by that number among its offers, counted round.
    pub(crate) fn choice(&self, by: &Person, seat: Seat, number: usize) -> Act {
        let turn = self.turn(by, seat);
        let offers = turn.ask.unwrap().offers;
        Act::play(seat, turn.version, offers[number % offers.len()].answer.clone())
    }

    pub(crate) fn play(&mut self, by: &Person, seat: Seat, number: usize) {
        let choice = self.choice(by, seat, number);
        self.act(by, choice).unwrap();
    }

    /// Lets one bot answer that is asked; says whether there was one.
    pub(crate) fn let_a_bot_answer(&mut self) -> bool {
        let Some(asked) = self.table.bots_asked(&BotPolicy::default()).next() else { return false };
        let (seat, version) = (asked.seat, asked.version);
        let thinker = self.table.thinker(seat, asked.spec, 7, None);
        let answer = thinker.answer(&Patience::endless()).answer.unwrap();
        let decided = self.table.bot_answers(seat, version, answer);
        self.carry_out(decided).unwrap();
        true
    }

    /// Everybody answers until the game is over; people by that number.
    pub(crate) fn play_out(&mut self, people: &[Person], number: usize) {
        while self.table.status() == Status::Running {
            if self.let_a_bot_answer() {
                continue;
            }
            let seat = self.table.asked().first().unwrap();
            let by = people.iter().find(|person| self.table.seats_of(person.account).contains(seat)).unwrap();
            self.play(by, seat, number);
        }
    }

    pub(crate) fn finished(&self) -> Finished {
        self.table.finished_game(Some(livia().account), None).unwrap()
    }
}

/// A finished game of Livia against a bot.
pub(crate) fn finished_room() -> Room {
    let mut room = Room::open(json!(["me", {"bot": {"spec": "random"}}]));
    room.play_out(&[livia()], 0);
    assert_eq!(room.table.status(), Status::Finished);
    room
}
