//! `saturnalia protocol`: a game by JSON lines, for programs.

use std::io::{BufRead, Read as _, Write};

use saturnalia_bots::{BotSpec, SpecError};
use saturnalia_catalog::{AnyGame, GameEntry, Games, NewGame, OpenError, PlayError};
use saturnalia_protocol::text::{
    COMMANDS, Code, MOST_LINE_BYTES, NamedViewer, Refused, Request, SeedText, SpokenAsk, SpokenNotice, ViewerName,
};
use saturnalia_rules::{Illegal, Label, Seat, Seed, Viewer};
use saturnalia_texts::{Language, SeatNumbers, Texts};
use serde_json::value::to_raw_value;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::{args, new_game};

/// What the loop does after an answer.
enum Next {
    GoOn,
    Quit,
}

/// The program's side of the conversation: the words it speaks and the game that is open.
struct Conversation {
    games: Games,
    texts: Texts,
    game: Option<Box<dyn AnyGame>>,
}

/// Reads lines until `quit` or the end of input. Whatever a line holds, the program goes on.
pub(crate) fn run(games: Games, language: Language) -> Result<(), Failure> {
    let mut talk = Conversation { games, texts: args::texts(games, language), game: None };
    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? {
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let (reply, next) = talk.hear(&line);
        writeln!(out, "{reply}")?;
        out.flush()?;
        if matches!(next, Next::Quit) {
            break;
        }
    }
    Ok(())
}

/// Reads one line into the buffer; `false` at the end of input. Of a line that is too long, one byte more than
/// allowed is kept, and the rest is skipped.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, Failure> {
    line.clear();
    let limit = MOST_LINE_BYTES as u64 + 1;
    if input.by_ref().take(limit).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() as u64 == limit {
        input.skip_until(b'\n')?;
    }
    Ok(true)
}

impl Conversation {
    fn hear(&mut self, line: &[u8]) -> (Value, Next) {
        if line.len() > MOST_LINE_BYTES {
            let message = format!("a line has at most {MOST_LINE_BYTES} bytes");
            return (refusal(None, refused(Code::LineTooLong, message)), Next::GoOn);
        }
        let mut object: serde_json::Map<String, Value> = match serde_json::from_slice(line) {
            Ok(object) => object,
            Err(error) => {
                let message = format!("not a JSON object: {error}");
                return (refusal(None, refused(Code::Malformed, message)), Next::GoOn);
            }
        };
        let id = object.remove("id");
        let known = object.get("cmd").and_then(Value::as_str).map(|cmd| COMMANDS.contains(&cmd));
        let request = match known {
            None => Err(refused(Code::Malformed, "no `cmd`".to_owned())),
            Some(false) => Err(refused(Code::UnknownCommand, format!("commands are {}", COMMANDS.join(", ")))),
            Some(true) => parse(object),
        };
        let quit = matches!(request, Ok(Request::Quit {}));
        match request.and_then(|request| self.carry_out(request)) {
            Ok(result) => {
                let mut reply = json!({ "ok": true, "result": result });
                if let Some(id) = id {
                    reply["id"] = id;
                }
                (reply, if quit { Next::Quit } else { Next::GoOn })
            }
            Err(reason) => (refusal(id, reason), Next::GoOn),
        }
    }

    fn carry_out(&mut self, request: Request) -> Result<Value, Refused> {
        match request {
            Request::Games {} => Ok(Value::Array(self.games.iter().map(|entry| self.describe(entry)).collect())),
            Request::New { game, seats, options, seed, scenario } => {
                let entry = self.entry(&game)?;
                let mut new = deal(entry, seats, seed)?;
                new.options = entry.options_of_a_new_game(&options).map_err(not_opened)?;
                new.scenario = scenario;
                let game = entry.start(new).map_err(not_opened)?;
                let about =
                    json!({ "game": game.info().key, "seats": game.seats().get(), "commitment": game.commitment() });
                self.game = Some(game);
                Ok(about)
            }
            Request::Asks {} => {
                let game = self.game()?;
                let say = |label: &Label| self.texts.say(label, &SeatNumbers);
                let asks = game.asked().iter().filter_map(|seat| game.ask(seat));
                Ok(json!(asks.map(|ask| SpokenAsk::new(ask, say)).collect::<Vec<_>>()))
            }
            Request::Play { seat, answer } => {
                let answer = to_raw_value(&answer).map_err(|error| refused(Code::BadAnswer, error.to_string()))?;
                let game = self.game_mut()?;
                game.play(seat, &answer).map_err(not_played)?;
                Ok(json!({ "entries": game.entries(), "over": game.is_over() }))
            }
            Request::Concede { seat, in_favour_of } => {
                let game = self.game_mut()?;
                game.concede(seat, in_favour_of).map_err(not_played)?;
                Ok(json!({ "entries": game.entries(), "over": game.is_over() }))
            }
            Request::Undo { to, agreed } => {
                let game = self.game_mut()?;
                let to = to.unwrap_or(game.entries().saturating_sub(1));
                if agreed && to < game.entries() {
                    game.rewind_to(to);
                } else {
                    game.undo_to(to).map_err(|reason| refused(Code::NotUndone, reason.to_string()))?;
                }
                Ok(json!({ "entries": game.entries(), "over": game.is_over() }))
            }
            Request::Notices { viewer, since } => {
                let told = self.game()?.notices(self.viewer(viewer)?, since);
                let say = |label: &Label| self.texts.say(label, &SeatNumbers);
                Ok(json!(told.into_iter().map(|told| SpokenNotice::new(told, say)).collect::<Vec<_>>()))
            }
            Request::View { viewer } => {
                let game = self.game()?;
                let viewer = self.viewer(viewer)?;
                let mut seen = json!({ "view": game.view(viewer), "score": game.score_sheet(viewer) });
                if viewer == Viewer::Truth && !game.sealed().is_empty() {
                    let sealed = |seat: Seat| json!({ "seat": seat, "answer": game.sealed_answer(seat) });
                    seen["sealed"] = Value::Array(game.sealed().iter().map(sealed).collect());
                }
                Ok(seen)
            }
            Request::Outcome {} => {
                let game = self.game()?;
                let sheet = if game.is_over() { Some(game.score_sheet(Viewer::Truth)) } else { None };
                Ok(json!({ "over": game.is_over(), "outcome": game.outcome(), "score": sheet }))
            }
            Request::Save {} => Ok(json!(self.game()?.record())),
            Request::Scenario {} => {
                self.game()?.scenario().map_err(|error| refused(Code::BadScenario, error.to_string()))
            }
            Request::Open { file } => {
                let game = self.open(&file)?;
                let about = json!({ "game": game.info().key, "seats": game.seats().get(), "entries": game.entries() });
                self.game = Some(game);
                Ok(about)
            }
            Request::Go { bot, seat, ms, iterations } => self.think(with_budget(&bot, ms, iterations)?, seat),
            Request::Quit {} => Ok(Value::Null),
        }
    }

    fn entry(&self, key: &str) -> Result<&'static GameEntry, Refused> {
        self.games.find(key).ok_or_else(|| refused(Code::UnknownGame, format!("no game is called `{key}`")))
    }

    fn open(&self, file: &Value) -> Result<Box<dyn AnyGame>, Refused> {
        let bad = |error: String| refused(Code::BadFile, error);
        let key = file.get("game").and_then(Value::as_str).ok_or_else(|| bad("the file names no game".to_owned()))?;
        self.entry(key)?.open(&file.to_string()).map_err(|error| bad(error.to_string()))
    }

    fn game(&self) -> Result<&dyn AnyGame, Refused> {
        self.game.as_deref().ok_or_else(no_game)
    }

    fn game_mut(&mut self) -> Result<&mut Box<dyn AnyGame>, Refused> {
        self.game.as_mut().ok_or_else(no_game)
    }

    fn viewer(&self, name: ViewerName) -> Result<Viewer, Refused> {
        match name {
            ViewerName::Named(NamedViewer::Spectator) => Ok(Viewer::Spectator),
            ViewerName::Named(NamedViewer::Truth) => Ok(Viewer::Truth),
            ViewerName::Seat(seat) if self.game()?.seats().contains(seat) => Ok(Viewer::Seat(seat)),
            ViewerName::Seat(_) => Err(refused(Code::NoSuchSeat, Illegal::NoSuchSeat.to_string())),
        }
    }

    fn think(&self, bot: BotSpec, seat: Option<Seat>) -> Result<Value, Refused> {
        let game = self.game()?;
        if game.is_over() {
            return Err(refused(Code::GameOver, Illegal::GameOver.to_string()));
        }
        let seat = seat.or_else(|| game.asked().first()).unwrap_or(Seat(0));
        if !game.seats().contains(seat) {
            return Err(refused(Code::NoSuchSeat, Illegal::NoSuchSeat.to_string()));
        }
        // The same position gives the same thought, so that a conversation can be repeated.
        let thought = game.think(seat, &bot, game.entries() as u64, 1);
        let thought = thought.ok_or_else(|| refused(Code::NotAsked, Illegal::NotAsked.to_string()))?;
        let mut result = json!(thought);
        result["seat"] = json!(seat);
        Ok(result)
    }

    fn describe(&self, entry: &GameEntry) -> Value {
        let key = entry.info.key;
        json!({
            "game": key,
            "name": self.texts.say_key(&format!("{key}-name")),
            "min_seats": entry.info.min_seats,
            "max_seats": entry.info.max_seats,
            "revision": entry.info.revision,
            "options": entry.options,
        })
    }
}

fn parse(object: serde_json::Map<String, Value>) -> Result<Request, Refused> {
    serde_json::from_value(Value::Object(object)).map_err(|error| refused(Code::Malformed, error.to_string()))
}

fn deal(entry: &GameEntry, seats: u8, seed: Option<SeedText>) -> Result<NewGame, Refused> {
    let seed: Option<Seed> = match seed {
        None => None,
        Some(SeedText::Number(number)) => Some(Seed::from_number(number)),
        Some(SeedText::Text(text)) => Some(args::seed(&text).map_err(|error| refused(Code::BadSeed, error))?),
    };
    new_game::dealt(entry, seats, None, seed).map_err(|failure| refused(Code::BadSeed, format!("{failure:?}")))
}

/// A bot by name, with the given budget if it searches. Iterations go before time.
fn with_budget(name: &str, ms: Option<u32>, iterations: Option<u32>) -> Result<BotSpec, Refused> {
    let unknown = |error: SpecError| refused(Code::UnknownBot, error.to_string());
    let usual: BotSpec = name.parse().map_err(unknown)?;
    if !usual.kind.is_fair() {
        return Err(refused(Code::UnknownBot, format!("{name} sees everything and plays in the arena alone")));
    }
    let budget = match (iterations, ms) {
        (Some(count), _) => format!("iterations={count}"),
        (None, Some(milliseconds)) => format!("ms={milliseconds}"),
        (None, None) => return Ok(usual),
    };
    if usual.budget.is_none() { Ok(usual) } else { format!("{}:{budget}", usual.kind.name()).parse().map_err(unknown) }
}

fn refused(code: Code, message: String) -> Refused {
    Refused { code, message }
}

fn refusal(id: Option<Value>, error: Refused) -> Value {
    let mut reply = json!({ "ok": false, "error": error });
    if let Some(id) = id {
        reply["id"] = id;
    }
    reply
}

fn no_game() -> Refused {
    refused(Code::NoGame, "no game is open: send `new` or `open` first".to_owned())
}

fn not_opened(error: OpenError) -> Refused {
    let code = match error {
        OpenError::UnknownGame(_) => Code::UnknownGame,
        OpenError::Seats { .. } => Code::BadSeats,
        OpenError::Options(_) | OpenError::Components(_) => Code::BadOptions,
        OpenError::Scenario(_) => Code::BadScenario,
        OpenError::Malformed(_) | OpenError::Record(_) | OpenError::Endless(_) => Code::BadFile,
    };
    refused(code, error.to_string())
}

fn not_played(error: PlayError) -> Refused {
    let code = match &error {
        PlayError::Malformed(_) => Code::BadAnswer,
        PlayError::Illegal(Illegal::GameOver) => Code::GameOver,
        PlayError::Illegal(Illegal::NoSuchSeat) => Code::NoSuchSeat,
        PlayError::Illegal(Illegal::NotAsked) => Code::NotAsked,
        PlayError::Illegal(Illegal::NotOffered) => Code::NotOffered,
    };
    refused(code, error.to_string())
}
