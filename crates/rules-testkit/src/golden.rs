//! Golden games: recorded games replay to the letter.
//!
//! A golden game is an exported game file (`NAME.game`) with a log of everything it shows beside it (`NAME.log`): message keys
//! with the arguments their sentences use, so that a better sentence breaks no golden game. Any table's export can be dropped
//! into the folder; `UPDATE_GOLDEN=1` writes the logs.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use saturnalia_rules::{Arg, Entry, Game, Label, Nonce, Record, Rules, SeatCount, Seed, Viewer};
use saturnalia_texts::{files, messages};

use crate::RandomPlayer;

/// Replays every `.game` file of the folder and compares it with its log.
///
/// # Panics
/// If the folder holds no game, a game does not replay, or its log differs.
pub fn check<R: Rules>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    let mut games: Vec<_> = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "game"))
        .collect();
    games.sort();
    assert!(!games.is_empty(), "{} holds no golden game", folder.display());
    for path in games {
        let source = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let record: Record<R> =
            serde_json::from_str(&source).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let log = log_of(record).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let log_path = path.with_extension("log");
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&log_path, &log).expect("the golden folder is writable");
        }
        let expected = fs::read_to_string(&log_path)
            .unwrap_or_else(|error| panic!("{}: {error}; run with UPDATE_GOLDEN=1 to write it", log_path.display()));
        if let Some((line, (now, then))) =
            log.lines().zip(expected.lines()).enumerate().find(|(_, (now, then))| now != then)
        {
            panic!("{} line {}:\n  now  {now}\n  then {then}", log_path.display(), line + 1);
        }
        assert_eq!(log.lines().count(), expected.lines().count(), "{} has another length", log_path.display());
    }
}

/// Records a random game to a file, for a first golden game.
///
/// # Panics
/// If the file cannot be written.
pub fn record_random<R: Rules>(options: R::Options, seats: SeatCount, seed: u64, path: impl AsRef<Path>) {
    let mut game = Game::<R>::start(options, seats, Seed::from_number(seed), Nonce([1; 32]));
    let mut player = RandomPlayer::new(seed);
    while !game.is_over() {
        let (seat, answer) = player.choose(game.position());
        game.play(seat, answer).expect("an offered answer is played");
    }
    let file = serde_json::to_string(game.record()).expect("a record is JSON").replace("},{\"seat\"", "},\n{\"seat\"");
    fs::write(path, file + "\n").expect("the golden folder is writable");
}

/// Everything the game shows: the answers, what was told to the truth, the final score.
fn log_of<R: Rules>(record: Record<R>) -> Result<String, String> {
    let entries = record.entries.clone();
    let said = Said::of_every_file()?;
    let mut game = Game::<R>::replay_to(record, 0).map_err(|error| error.to_string())?;
    let mut log = String::new();
    let mut told = 0;
    for entry in [None].into_iter().chain(entries.into_iter().map(Some)) {
        match entry {
            None => {}
            Some(Entry::Answer { seat, answer }) => {
                let step = *game.position().agenda().first().ok_or("an answer after the end")?;
                let label = R::label(game.position().state(), &step, seat, answer);
                writeln!(log, "> #{seat} {}", said.label(&label)).map_err(|error| error.to_string())?;
                game.play(seat, answer).map_err(|illegal| format!("entry {}: {illegal}", game.entries()))?;
            }
            Some(Entry::Concede { seat, concede }) => {
                writeln!(log, "> #{seat} resigns in favour of #{concede}").map_err(|error| error.to_string())?;
                game.concede(seat, concede).map_err(|illegal| format!("entry {}: {illegal}", game.entries()))?;
            }
        }
        for heard in &game.told()[told..] {
            if let Some(notice) = R::tell(&heard.event, Viewer::Truth) {
                writeln!(log, "{}", said.label(&notice.label)).map_err(|error| error.to_string())?;
            }
        }
        told = game.told().len();
    }
    let sheet = game.position().score_sheet(Viewer::Truth);
    for line in &sheet.lines {
        writeln!(log, "{}: {:?}", said.label(&line.label), line.points)
            .map_err(|error| error.to_string())?;
    }
    let places = game.outcome().map(|outcome| outcome.places);
    writeln!(log, "points {:?}, places {places:?}", sheet.totals).map_err(|error| error.to_string())?;
    Ok(log)
}

/// Writes labels with the arguments that their messages use.
struct Said(BTreeMap<String, BTreeSet<String>>);

impl Said {
    fn of_every_file() -> Result<Said, String> {
        let mut used = BTreeMap::new();
        for file in files().iter().filter(|file| file.language == "en") {
            let found = messages(file.source).map_err(|error| format!("{}: {error}", file.name))?;
            used.extend(found.into_iter().map(|message| (message.key, message.variables)));
        }
        Ok(Said(used))
    }

    fn label(&self, label: &Label) -> String {
        let used = |name: &str| self.0.get(label.key.as_ref()).is_none_or(|used| used.contains(name));
        let mut args: Vec<(&str, &Arg)> = label.args.iter().filter(|(name, _)| used(name)).collect();
        args.sort_by_key(|(name, _)| *name);
        let args: String = args.iter().map(|(name, arg)| format!(" {name}={}", self.arg(arg))).collect();
        format!("{}{args}", label.key)
    }

    fn arg(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => format!("{text:?}"),
            Arg::Term(key) => key.to_string(),
            Arg::Seat(seat) => format!("#{seat}"),
            Arg::List(list) => {
                let list: Vec<String> = list.iter().map(|arg| self.arg(arg)).collect();
                format!("[{}]", list.join(", "))
            }
            Arg::Label(label) => format!("({})", self.label(label)),
        }
    }
}
