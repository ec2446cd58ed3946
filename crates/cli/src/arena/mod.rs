//! `saturnalia arena`: how strong bots are, honestly measured.
//!
//! The unit is a block: one deal, played once in every rotation of the bots around the table. Everything that is said rests on
//! blocks, because the games of a block are not independent.

mod checkpoint;
mod contest;
mod contestant;
mod other;
mod play;
mod statistics;

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;
use saturnalia_catalog::Games;
use serde::Serialize;

use crate::failure::Failure;
use crate::{args, new_game, progress};

pub(crate) use contest::{Block, Contest};
pub(crate) use contestant::Contestant;
pub(crate) use play::{Played, Schedule, play};
pub(crate) use statistics::{Decided, Scale, Sequential, Shares};

#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    #[arg(value_name = "GAME")]
    game: String,
    /// Number of seats
    #[arg(long)]
    seats: u8,
    /// Number of games, rounded up to whole blocks of one deal in all rotations; with --decide, at most so many
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Number of the first deal
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Bots by seat, separated by commas; a short list is repeated. `other/NAME` is a bot of --against
    #[arg(long, value_delimiter = ',', required = true, value_parser = Contestant::parse)]
    bots: Vec<Contestant>,
    /// Options as a JSON object
    #[arg(long, value_name = "JSON", value_parser = args::json)]
    options: Option<serde_json::Value>,
    /// Stop as soon as it is decided whether the first bot is stronger by HIGH rather than by LOW Elo
    #[arg(long, value_name = "LOW,HIGH", value_parser = bounds, allow_hyphen_values = true)]
    decide: Option<(f64, f64)>,
    /// How often the decision may be wrong at either bound
    #[arg(long, default_value_t = 0.05, value_parser = error)]
    error: f64,
    /// Threads, each of which plays deals of its own [default: all cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Keep every deal that was played in this file, and go on where it ends
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Another version of the program, whose bots are called other/NAME
    #[arg(long, value_name = "BINARY")]
    against: Option<PathBuf>,
    /// One JSON object per bot, and one about the run, instead of a table
    #[arg(long)]
    json: bool,
}

/// One bot's result. Shares and ranks are per seat the bot held, so that a fair share is one over the seats whatever the mix.
#[derive(Serialize)]
struct Row {
    bot: String,
    games: u64,
    win_share: f64,
    ci_low: f64,
    ci_high: f64,
    mean_rank: f64,
    /// Against the others at the table; `null` where nobody else plays, or where nothing or everything was won.
    elo: Option<f64>,
    elo_low: Option<f64>,
    elo_high: Option<f64>,
}

/// What is said about a run.
#[derive(Serialize)]
struct Summary {
    /// Games that count.
    games: u64,
    /// `high`, `low`, or `null` if it is still open or was never asked.
    decided: Option<&'static str>,
    leaning: Option<f64>,
    /// Of this run alone.
    games_per_hour: Option<f64>,
}

pub(crate) fn run(games: Games, args: &ArenaArgs) -> Result<(), Failure> {
    let game = args::game(games, &args.game)?;
    let contest = Contest::new(game, args.seats, &args.bots, args.seed, args.options.clone())?;
    if contest.has_others() && args.against.is_none() {
        return Err(Failure::usage("other/… plays only with --against BINARY"));
    }
    if args.decide.is_some() && contest.bots().len() < 2 {
        return Err(Failure::usage("one bot alone decides nothing: name two"));
    }
    let minds = minds(&contest, args.against.as_deref())?;
    let blocks = args.games.div_ceil(u64::from(args.seats));
    let schedule = Schedule {
        blocks,
        question: args.decide.map(|(low, high)| Sequential { low, high, error: args.error }),
        threads: args.threads.map_or_else(new_game::threads, usize::from),
        checkpoint: args.checkpoint.as_deref(),
        against: args.against.as_deref(),
        until: None,
    };
    let played = play(&contest, &minds, &schedule, &progress::games(blocks * u64::from(args.seats)))?;
    report(args, &contest, &schedule, &played)
}

/// What each chair's bot is, with all that decides how it plays.
pub(crate) fn minds(contest: &Contest, against: Option<&Path>) -> Result<Vec<String>, Failure> {
    let other = against.filter(|_| contest.has_others()).map(fingerprint).transpose()?;
    let mind = |bot: &Contestant| match bot {
        Contestant::Own(spec) => contest.game.mindset(spec),
        Contestant::Other(_) => format!("{bot} {}", other.as_deref().unwrap_or_default()),
    };
    Ok(contest.lineup.iter().map(mind).collect())
}

/// Tells one version of a program from another.
fn fingerprint(binary: &Path) -> Result<String, Failure> {
    let bytes = std::fs::read(binary).map_err(|error| Failure::usage(format!("{}: {error}", binary.display())))?;
    Ok(saturnalia_bots::fingerprint(&bytes))
}

fn report(args: &ArenaArgs, contest: &Contest, schedule: &Schedule<'_>, played: &Played) -> Result<(), Failure> {
    let rows: Vec<Row> = contest.bots().into_iter().map(|bot| row(contest, bot, &played.blocks)).collect();
    let games = played.blocks.len() as u64 * u64::from(args.seats);
    let per_hour = (played.played > 0).then(|| played.played as f64 / played.seconds * 3600.0);
    let mut out = std::io::stdout().lock();
    if args.json {
        for row in &rows {
            writeln!(out, "{}", serde_json::to_string(row).map_err(Failure::failed)?)?;
        }
        let decided = played.decided.map(|decided| match decided {
            Decided::High => "high",
            Decided::Low => "low",
        });
        let summary = Summary { games, decided, leaning: played.leaning, games_per_hour: per_hour };
        writeln!(out, "{}", serde_json::to_string(&summary).map_err(Failure::failed)?)?;
        return Ok(());
    }
    let fair = 100.0 / f64::from(args.seats);
    writeln!(out, "{}, {} seats, {games} games, fair share {fair:.1} %", contest.game.info.key, args.seats)?;
    for row in &rows {
        writeln!(
            out,
            "{:<12} wins {:5.1} % ({:.1} to {:.1}), mean place {:.2}{}",
            row.bot,
            100.0 * row.win_share,
            100.0 * row.ci_low,
            100.0 * row.ci_high,
            row.mean_rank,
            in_elo(row)
        )?;
    }
    if let (Some(question), Some(leaning)) = (schedule.question, played.leaning) {
        let Sequential { low, high, error } = question;
        let first = &contest.lineup[0];
        let said = match played.decided {
            Some(Decided::High) => format!("decided: {first} is stronger by {high} Elo rather than by {low}"),
            Some(Decided::Low) => format!("decided: {first} is stronger by {low} Elo rather than by {high}"),
            None => format!("open: {leaning:+.2}, where +1 decides for {high} Elo and −1 for {low}"),
        };
        writeln!(out, "{said} (wrong in {:.0} % of such questions)", 100.0 * error)?;
    }
    if let Some(per_hour) = per_hour {
        writeln!(out, "{per_hour:.0} games per hour on {} threads", schedule.threads)?;
    }
    Ok(())
}

fn row(contest: &Contest, bot: &Contestant, blocks: &[Block]) -> Row {
    let held = contest.held_by(bot);
    let seats = held.len() as f64;
    let shares = shares_of(&held, blocks);
    let (low, high) = shares.interval();
    let scale = contest.scale(bot);
    let elo = |share: f64| scale.map(|scale| scale.elo(share)).filter(|elo| elo.is_finite());
    let places: f64 = blocks.iter().flat_map(|block| held.iter().map(|place| block.places[*place])).sum();
    Row {
        bot: bot.to_string(),
        games: (blocks.len() * contest.seats()) as u64,
        win_share: shares.mean() / seats,
        // A bot that is alone at the table wins every game.
        ci_low: if scale.is_some() { low / seats } else { 1.0 / seats },
        ci_high: if scale.is_some() { high / seats } else { 1.0 / seats },
        mean_rank: places / seats / blocks.len() as f64,
        elo: elo(shares.mean()),
        elo_low: elo(low),
        elo_high: elo(high),
    }
}

/// What the chairs of one bot won together, block by block.
pub(crate) fn shares_of(held: &[usize], blocks: &[Block]) -> Shares {
    let mut shares = Shares::default();
    for block in blocks {
        shares.note(held.iter().map(|place| block.shares[*place]).sum());
    }
    shares
}

fn in_elo(row: &Row) -> String {
    let number = |elo: Option<f64>, endless: &str| elo.map_or(endless.to_owned(), |elo| format!("{elo:+.0}"));
    match (row.elo, row.elo_low, row.elo_high) {
        (_, None, None) => String::new(),
        (elo, low, high) => {
            format!(", Elo {} ({} to {})", number(elo, "without bound"), number(low, "−∞"), number(high, "∞"))
        }
    }
}

fn bounds(written: &str) -> Result<(f64, f64), String> {
    let number = |written: &str| written.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 2000.0);
    written
        .split_once(',')
        .and_then(|(low, high)| Some((number(low)?, number(high)?)))
        .filter(|(low, high)| low < high)
        .ok_or_else(|| "two differences in Elo are wanted, the lower one first, like 0,50".to_owned())
}

fn error(written: &str) -> Result<f64, String> {
    written
        .parse()
        .ok()
        .filter(|error| (0.001..0.5).contains(error))
        .ok_or_else(|| "must be from 0.001 to 0.5".to_owned())
}
