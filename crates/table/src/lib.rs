//! Tables: what people do at them, what is kept, what each may see. The pure half of a server, and all of one that has no network.
//!
//! A table is what the lines of its journal have made of it. Whoever keeps tables, a server or a page in a browser, does six things:
//!
//! | | |
//! |---|---|
//! | opens one | [`Opening`]: a header and the first lines, of a plan, a game file or a finished game |
//! | asks what follows | from what a person does ([`Table::decide`]), a bot answers ([`Table::bot_answers`]), a clock says ([`Table::due`]), a hint costs ([`Table::hint`]) |
//! | carries it out | [`Table::carry_out`]: the lines to be kept, or a refusal that changes nothing |
//! | gives it away | [`Table::take_along`] closes it, [`Table::luggage`] is what [`Opening::unpack`] makes a table of elsewhere |
//! | shows it | [`Table::look`], to each viewer what they may know; once it is over [`Finished`], to everybody |
//! | takes it up again | [`replay`]: from header and journal |
//!
//! How people give parts to cards and dice before a game begins, so that nobody can choose them, is a small machine of its own: `luck.rs`.
//!
//! Nothing here has a clock, chance, a thread or a place to keep things: what time it is and what was drawn is handed in, and what is to be kept
//! is handed out. So the same header and the same lines make the same table everywhere. Bots alone look at a clock, to end their search in time.
//!
//! # A game against a bot
//!
//! ```
//! use saturnalia_bots::Patience;
//! use saturnalia_catalog::{GameEntry, Games};
//! use saturnalia_protocol::wire::{Act, Status};
//! use saturnalia_protocol::{AccountId, Refusal};
//! use saturnalia_rules_testkit::high_card::HighCard;
//! use saturnalia_table::{
//!     BotPolicy, Decision, Fresh, Look, Opened, Opening, Person, Presence, Rating, Through,
//!     replay,
//! };
//! use serde_json::json;
//!
//! static LIST: [GameEntry; 1] = [GameEntry::of::<HighCard>()];
//! let (games, bots) = (Games::new(&LIST), BotPolicy::default());
//! let livia = Person { account: AccountId(1), name: "Livia".to_owned(), through: Through::Session };
//! // Milliseconds since 1970, and bytes that nobody can guess.
//! let (mut now, fresh) = (1_700_000_000_000, Fresh::from_bytes(&[7; Fresh::BYTES]));
//!
//! let plan = json!({"game": "high-card", "seats": ["me", {"bot": {"spec": "greedy"}}]});
//! let opening = Opening { games, bots, person: &livia, fresh, at: now, rating: Rating::Rated };
//! let Opened { mut table, lines } = opening.open(serde_json::from_value(plan).unwrap())?;
//! let mut journal: Vec<String> = lines.iter().map(|line| line.write()).collect();
//!
//! while table.status() == Status::Running {
//!     now += 1000;
//!     let look = Look { viewer: Some(livia.account), ..Look::default() };
//!     let state = table.look(look, &Presence::default(), Vec::new(), now)?.expect("something is new");
//!     let turn = state.turn.expect("the game has begun");
//!     let asked = table.bots_asked(&bots).next();
//!     let decided = if let Some(bot) = asked {
//!         let thinker = table.thinker(bot.seat, bot.spec, 42, None);
//!         let answer = thinker.answer(&Patience::endless()).answer.unwrap();
//!         table.bot_answers(bot.seat, bot.version, answer)
//!     } else {
//!         let ask = turn.ask.unwrap();
//!         let act = Act::play(ask.seat, turn.version, ask.offers[0].answer.clone());
//!         match table.decide(&livia, None, &act, &bots)? {
//!             Decision::Write(decided) => decided,
//!             Decision::Say { .. } => unreachable!("an answer is nothing that is said"),
//!         }
//!     };
//!     journal.extend(table.carry_out(decided, now)?.iter().map(|line| line.write()));
//! }
//!
//! // What was kept makes the same table again, and its file can be checked by anybody.
//! let again = replay(games, table.id(), &table.header().write(), &journal)?.table;
//! assert_eq!(again.record().get(), table.record().get());
//! let finished = table.finished_game(Some(livia.account), None)?;
//! assert_eq!(finished.verify(games)?.entries, table.entries());
//! # Ok::<(), Refusal>(())
//! ```

mod act;
mod after;
mod along;
mod analysis;
mod apply;
mod bots;
mod chat;
mod clock;
mod contest;
mod day;
mod due;
mod file;
mod finished;
mod foresight;
mod forget;
mod games;
mod given;
mod hint;
mod holidays;
mod journal;
mod luck;
mod open;
#[cfg(not(target_family = "wasm"))]
mod par;
mod person;
// Whoever draws positions with words of a game has a computer of its own: the engine for browsers leaves both out.
#[cfg(not(target_family = "wasm"))]
mod portrait;
mod proof;
mod replay;
mod result;
mod shown;
mod table;
#[deny(dead_code, reason = "a text that nobody says is to be removed")]
mod text {
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}
mod thinking;

pub use act::Decision;
pub use after::Rematch;
pub use analysis::Reviewer;
pub use bots::BotPolicy;
pub use contest::ContestTable;
pub use day::DayTable;
pub use finished::Finished;
pub use forget::{NOBODY, without_name};
pub use games::summaries;
pub use hint::{HINT, advise};
pub use holidays::{Away, end_absence, holidays, new_absence, runs_out};
pub use journal::{Given, Header, Line, Sitter, What};
pub use luck::OPENING;
pub use open::{Fresh, Opened, Opening, Rating};
pub use person::{Person, Through, good_name, visible};
#[cfg(not(target_family = "wasm"))]
pub use portrait::{Portrait, PortraitPosition, PortraitSeat};
pub use proof::verify;
pub use replay::{Frozen, FrozenBy, Replayed, replay};
pub use result::{Competitor, SeatResult};
pub use shown::{InfoStamp, Look, Presence};
pub use table::Table;
pub use thinking::{BotAnswer, BotAsked, Thinker};
