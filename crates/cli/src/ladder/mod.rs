//! `saturnalia ladder`: all named bots meet, and one table says how strong each of them is.
//!
//! Every pairing is an arena with a checkpoint of its own in one folder, so a ladder can be broken off, committed and gone on with; whatever
//! is missing is played, and the table is made of what is there.

mod rating;
mod table;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use saturnalia_bots::BotKind;
use saturnalia_bots::search::Budget;
use saturnalia_catalog::{GameEntry, Games};

use crate::arena::{self, Contest, Contestant, Schedule};
use crate::failure::Failure;
use crate::{args, new_game, progress};
use rating::Meeting;

#[derive(Args, Debug)]
pub(crate) struct LadderArgs {
    #[arg(value_name = "GAME")]
    game: String,
    /// Number of seats; two bots take turns around the table
    #[arg(long)]
    seats: u8,
    /// Folder with one checkpoint for every pairing
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,
    /// Bots, separated by commas [default: strong against every yardstick]
    #[arg(long, value_delimiter = ',', value_parser = Contestant::parse)]
    bots: Vec<Contestant>,
    /// How long the bots of the default list think about an answer, in milliseconds
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=15_000))]
    ms: u32,
    /// The same in iterations, which makes the ladder independent of the machine
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000), conflicts_with = "ms")]
    iterations: Option<u32>,
    /// Who meets whom
    #[arg(long, value_enum, default_value_t = Pairs::First)]
    pairs: Pairs,
    /// Games of every pairing, rounded up to whole blocks of one deal in all rotations
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Number of the first deal
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Begin no deal after that many minutes
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    minutes: Option<u64>,
    /// Threads, each of which plays deals of its own [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Another version of the program; its `strong` joins the default list
    #[arg(long, value_name = "BINARY")]
    against: Option<PathBuf>,
    /// Put the table into this file, between the lines `<!-- ladder GAME SEATS -->` and `<!-- ladder end -->`
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// What the table is called there if a game has several: `<!-- ladder GAME SEATS WORD -->`
    #[arg(long, value_name = "WORD", requires = "write")]
    table: Option<String>,
}

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum Pairs {
    /// The first bot meets all others
    First,
    /// Everybody meets everybody
    All,
    /// Everybody meets the next in the list: for levels, strongest first
    Next,
}

pub(crate) fn run(games: Games, args: &LadderArgs) -> Result<(), Failure> {
    let game = args::game(games, &args.game)?;
    let bots = if args.bots.is_empty() { yardsticks(args) } else { args.bots.clone() };
    if bots.iter().any(|bot| matches!(bot, Contestant::Other(_))) && args.against.is_none() {
        return Err(Failure::usage("other/… plays only with --against BINARY"));
    }
    let pairs = pairs(&bots, args.pairs)?;
    let mut title = format!("{} {}", game.info.key, args.seats);
    if let Some(word) = &args.table {
        title = format!("{title} {word}");
    }
    if let Some(file) = &args.write {
        table::check_markers(file, &title)?;
    }
    fs::create_dir_all(&args.folder).map_err(|error| Failure::failed(format!("{}: {error}", args.folder.display())))?;
    let until = args.minutes.map(|minutes| Instant::now() + Duration::from_secs(60 * minutes));
    let mut meetings = Vec::new();
    for (one, other) in pairs {
        meetings.push(meet(game, args, &bots, (one, other), until)?);
    }
    let lines = match args.pairs {
        Pairs::First | Pairs::All => table::lines(&bots, &meetings),
        Pairs::Next => table::steps(&bots, &meetings),
    };
    let mut out = std::io::stdout().lock();
    write!(out, "{lines}")?;
    if let Some(file) = &args.write {
        table::put(file, &title, &lines)?;
    }
    Ok(())
}

/// `strong` and everything it is measured by.
fn yardsticks(args: &LadderArgs) -> Vec<Contestant> {
    let budget = |times: u32| match args.iterations {
        Some(iterations) => Budget::Iterations(iterations * times),
        None => Budget::Time(args.ms * times),
    };
    let own = |kind: BotKind, times: u32| {
        let spec = kind.spec();
        Contestant::Own(saturnalia_bots::BotSpec { budget: spec.budget.map(|_| budget(times)), ..spec })
    };
    let mut bots = vec![
        own(BotKind::Strong, 1),
        own(BotKind::Strong1, 1),
        own(BotKind::Plain, 1),
        own(BotKind::Plain, 4),
        own(BotKind::Greedy, 1),
        own(BotKind::Peeker, 1),
        own(BotKind::Cheater, 1),
    ];
    if args.against.is_some() {
        let strong = own(BotKind::Strong, 1);
        bots.push(Contestant::Other(strong.to_string()));
    }
    bots
}

/// The pairings by the places of the bots in the list.
fn pairs(bots: &[Contestant], pairs: Pairs) -> Result<Vec<(usize, usize)>, Failure> {
    if bots.len() < 2 {
        return Err(Failure::usage("a ladder has at least two bots"));
    }
    if let Some(twice) = (1..bots.len()).find(|later| bots[..*later].contains(&bots[*later])) {
        return Err(Failure::usage(format!("{} stands twice in the list", bots[twice])));
    }
    let others = |one: usize| match pairs {
        Pairs::First if one > 0 => 0..0,
        Pairs::First | Pairs::All => one + 1..bots.len(),
        Pairs::Next => one + 1..bots.len().min(one + 2),
    };
    Ok((0..bots.len()).flat_map(|one| others(one).map(move |other| (one, other))).collect())
}

/// Plays what is missing of one pairing.
fn meet(
    game: &'static GameEntry,
    args: &LadderArgs,
    bots: &[Contestant],
    (one, other): (usize, usize),
    until: Option<Instant>,
) -> Result<Meeting, Failure> {
    let contest = Contest::new(game, args.seats, &[bots[one].clone(), bots[other].clone()], args.seed, None)?;
    let minds = arena::minds(&contest, args.against.as_deref())?;
    let checkpoint = args.folder.join(file_name(&bots[one], &bots[other]));
    let blocks = args.games.div_ceil(u64::from(args.seats));
    let schedule = Schedule {
        blocks,
        question: None,
        threads: args.threads.map_or_else(new_game::threads, usize::from),
        checkpoint: Some(&checkpoint),
        against: args.against.as_deref(),
        until,
    };
    let bar = progress::games(blocks * u64::from(args.seats)).with_message(format!("{} – {}", bots[one], bots[other]));
    let played = arena::play(&contest, &minds, &schedule, &bar)?;
    let held = contest.held_by(&bots[one]);
    let scale = contest.scale(&bots[one]).ok_or_else(|| Failure::usage("a bot does not meet itself"))?;
    Ok(Meeting {
        one,
        other,
        scale,
        games: played.blocks.len() * contest.seats(),
        blocks: played.blocks.len(),
        shares: arena::shares_of(&held, &played.blocks),
    })
}

/// The checkpoint of a pairing: `strong-ms=100,plain-ms=100.jsonl`.
fn file_name(one: &Contestant, other: &Contestant) -> PathBuf {
    let plain = |bot: &Contestant| bot.to_string().replace([':', '/'], "-");
    Path::new(&format!("{},{}.jsonl", plain(one), plain(other))).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bots(names: &[&str]) -> Vec<Contestant> {
        names.iter().map(|name| Contestant::parse(name).expect("a bot")).collect()
    }

    #[test]
    fn the_first_meets_all_or_everybody_meets_everybody_or_the_next() {
        let three = bots(&["strong", "plain", "greedy"]);
        assert_eq!(pairs(&three, Pairs::First).expect("pairs"), [(0, 1), (0, 2)]);
        assert_eq!(pairs(&three, Pairs::All).expect("pairs"), [(0, 1), (0, 2), (1, 2)]);
        assert_eq!(pairs(&three, Pairs::Next).expect("pairs"), [(0, 1), (1, 2)]);
        assert!(pairs(&bots(&["plain"]), Pairs::All).is_err());
        assert!(pairs(&bots(&["plain", "greedy", "plain"]), Pairs::All).is_err());
    }

    #[test]
    fn a_checkpoint_is_named_after_its_pairing() {
        let two = bots(&["strong:ms=100", "other/plain:iterations=5"]);
        assert_eq!(file_name(&two[0], &two[1]), Path::new("strong-ms=100,other-plain-iterations=5.jsonl"));
    }
}
