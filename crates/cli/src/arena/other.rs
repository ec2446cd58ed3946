//! Another version of the program at the same table, by the text protocol.
//!
//! Both programs deal the game from the same number and are told every answer; each thinks for its own bots. Neither keeps what it thought
//! from one answer to the next: the protocol does not, so the bots of this program do not either.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use saturnalia_catalog::{GameEntry, NewGame};
use saturnalia_rules::{Outcome, Seat};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::contestant::Contestant;
use crate::failure::Failure;

/// Games that go on for longer are broken off.
const MOST_ENTRIES: usize = 50_000;

/// The other program, once it is needed. Every thread starts its own.
#[derive(Debug)]
pub(crate) struct Programs {
    binary: Option<PathBuf>,
    running: Option<OtherProgram>,
}

impl Programs {
    pub(crate) fn new(binary: Option<&Path>) -> Programs {
        Programs { binary: binary.map(Path::to_owned), running: None }
    }

    pub(crate) fn other(&mut self) -> Result<&mut OtherProgram, Failure> {
        let running = match self.running.take() {
            Some(running) => running,
            None => {
                let binary = self.binary.as_deref();
                OtherProgram::start(binary.ok_or_else(|| Failure::usage("other/… plays only with --against BINARY"))?)?
            }
        };
        Ok(self.running.insert(running))
    }
}

/// A program that speaks the text protocol.
#[derive(Debug)]
pub(crate) struct OtherProgram {
    name: String,
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Drop for OtherProgram {
    fn drop(&mut self) {
        // It ends by itself when nobody speaks any more; whoever is thinking is not waited for.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl OtherProgram {
    fn start(binary: &Path) -> Result<OtherProgram, Failure> {
        let name = binary.display().to_string();
        let failed = |reason: &dyn std::fmt::Display| Failure::failed(format!("{name}: {reason}"));
        let mut child = Command::new(binary)
            .arg("protocol")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(&error))?;
        let to = child.stdin.take().ok_or_else(|| failed(&"does not listen"))?;
        let from = child.stdout.take().ok_or_else(|| failed(&"does not speak"))?;
        Ok(OtherProgram { child, to, from: BufReader::new(from), name })
    }

    /// Says one line and hears the result.
    fn ask(&mut self, request: &Value) -> Result<Value, Failure> {
        let failed = |reason: &dyn std::fmt::Display| Failure::failed(format!("{}: {reason}", self.name));
        writeln!(self.to, "{request}").and_then(|()| self.to.flush()).map_err(|error| failed(&error))?;
        let mut line = String::new();
        if self.from.read_line(&mut line).map_err(|error| failed(&error))? == 0 {
            return Err(failed(&"went away in the middle of a game"));
        }
        let mut reply: Value = serde_json::from_str(&line).map_err(|error| failed(&error))?;
        if reply["ok"] != true {
            return Err(failed(&format!("{} was refused: {}", request["cmd"], reply["error"]["message"])));
        }
        Ok(reply["result"].take())
    }

    /// Plays a whole game, some seats of which belong to the other program.
    pub(crate) fn play(
        &mut self,
        entry: &GameEntry,
        new: NewGame,
        deal: u64,
        seated: &[&Contestant],
        bot_seed: u64,
    ) -> Result<Outcome, Failure> {
        if new.components.is_some() {
            return Err(Failure::usage("another program plays with the printed components alone"));
        }
        let key = entry.info.key;
        self.ask(&json!({ "cmd": "new", "game": key, "seats": new.seats, "options": &new.options, "seed": deal }))?;
        let mut game = entry.start(new).map_err(Failure::usage)?;
        while let Some(seat) = game.asked().first() {
            let answer: Box<RawValue> = match seated[seat.index()] {
                Contestant::Own(spec) => {
                    let seed = bot_seed.wrapping_mul(1 << 20).wrapping_add(game.entries() as u64);
                    let thought = game.think(seat, spec, seed, 1).ok_or_else(|| unfair(spec))?;
                    self.ask(&json!({ "cmd": "play", "seat": seat, "answer": &thought.answer }))?;
                    thought.answer
                }
                Contestant::Other(name) => {
                    let answer = self.think(seat, name)?;
                    self.ask(&json!({ "cmd": "play", "seat": seat, "answer": answer }))?;
                    serde_json::value::to_raw_value(&answer).map_err(Failure::failed)?
                }
            };
            game.play(seat, &answer).map_err(|error| self.disagree(&error))?;
            if game.entries() >= MOST_ENTRIES {
                return Err(Failure::failed(format!("a game had not ended after {MOST_ENTRIES} answers")));
            }
        }
        let outcome = game.outcome().ok_or_else(|| Failure::failed("a game ended without an outcome"))?;
        let theirs = self.ask(&json!({ "cmd": "outcome" }))?;
        if theirs["outcome"]["places"] != json!(outcome.places) {
            return Err(self.disagree(&"its game ended otherwise"));
        }
        Ok(outcome)
    }

    /// Lets one of its bots think, with a budget as written in the bot's name.
    fn think(&mut self, seat: Seat, name: &str) -> Result<Value, Failure> {
        let (bot, budget) = name.split_once(':').unwrap_or((name, ""));
        let mut request = json!({ "cmd": "go", "bot": bot, "seat": seat });
        if let Some((unit @ ("ms" | "iterations"), number)) = budget.split_once('=') {
            request[unit] = json!(number.parse::<u32>().map_err(Failure::usage)?);
        }
        Ok(self.ask(&request)?["answer"].take())
    }

    fn disagree(&self, reason: &dyn std::fmt::Display) -> Failure {
        Failure::failed(format!("{} deals or plays otherwise than this program: {reason}", self.name))
    }
}

fn unfair(spec: &saturnalia_bots::BotSpec) -> Failure {
    Failure::usage(format!("{} sees too much to meet another program", spec.kind.name()))
}
