//! `saturnalia par`: what a strong bot makes of the deals of coming days, from the chair and against the bots that people will meet there.

mod days;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use saturnalia_bots::search::Budget;
use saturnalia_bots::{BotKind, BotSpec};
use saturnalia_catalog::Games;
use saturnalia_protocol::wire::DayPar;
use saturnalia_rules::Seed;
use saturnalia_table::DayTable;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::failure::Failure;
use crate::{args, progress};
use days::Date;

/// Everybody who plays the deal of a day sits among so many.
const SEATS: u8 = DayTable::SEATS;

#[derive(Args, Debug)]
pub(crate) struct ParArgs {
    #[arg(value_name = "GAME")]
    game: String,
    /// The file that is written; days that stand there stay, and those before the first day go
    #[arg(long, value_name = "FILE")]
    write: PathBuf,
    /// First day, like 2026-11-18
    #[arg(long, value_name = "DATE")]
    from: Date,
    /// Number of days
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=1000))]
    days: u32,
    /// How often each deal is played
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=1000))]
    tries: u32,
    /// Iterations of the strong bot
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    iterations: u32,
    /// Begin no further day after so many minutes
    #[arg(long, value_name = "N")]
    minutes: Option<u64>,
}

/// What is known of the deals of a game. `client/src/store/deal.ts` reads it.
#[derive(Debug, Serialize, Deserialize)]
struct ParFile {
    game: String,
    seats: u8,
    /// The bot that played, and its opponents: each with all that decides how it plays.
    bot: String,
    opponents: String,
    days: BTreeMap<String, DayPar>,
}

pub(crate) fn run(games: Games, args: &ParArgs) -> Result<(), Failure> {
    let entry = args::game(games, &args.game)?;
    let strong = BotSpec { kind: BotKind::Strong, budget: Some(Budget::Iterations(args.iterations)) };
    let solid = BotKind::Solid.spec();
    let (bot, opponents) = (entry.mindset(&strong), entry.mindset(&solid));
    let mut file = read(&args.write)?.unwrap_or_else(|| ParFile {
        game: entry.info.key.to_owned(),
        seats: SEATS,
        bot: bot.clone(),
        opponents: opponents.clone(),
        days: BTreeMap::new(),
    });
    if (file.game.as_str(), file.seats) != (entry.info.key, SEATS) {
        return Err(Failure::usage(format!("{} is about another game", args.write.display())));
    }
    // What other bots came to says nothing of these.
    if (&file.bot, &file.opponents) != (&bot, &opponents) {
        file.days.clear();
        (file.bot, file.opponents) = (bot, opponents);
    }
    let first = args.from.to_string();
    file.days.retain(|date, _| *date >= first);
    let start = Instant::now();
    let until = args.minutes.map(|minutes| start + Duration::from_secs(60 * minutes));
    let bar = progress::games(u64::from(args.days));
    let mut played = 0u32;
    for day in 0..args.days {
        let date = args.from.later(day).to_string();
        bar.inc(1);
        if file.days.contains_key(&date) {
            continue;
        }
        if until.is_some_and(|until| Instant::now() >= until) {
            break;
        }
        let deal = DayTable {
            day: args.from.number() + day,
            game: entry.info.key.to_owned(),
            seed: seed_of(entry.info.key, &date),
            opponent: solid.kind.name().to_owned(),
        };
        let mut par = DayPar::default();
        for number in 0..args.tries {
            let played = deal.play_par(games, &strong, number, &mut par);
            played.map_err(|refusal| Failure::failed(format!("{refusal:?}")))?;
        }
        file.days.insert(date, par);
        // Whoever is killed loses no day that was done.
        write(&args.write, &file)?;
        played += 1;
    }
    bar.finish_and_clear();
    let missing = (0..args.days).filter(|day| !file.days.contains_key(&args.from.later(*day).to_string())).count();
    let seconds = start.elapsed().as_secs_f64();
    let mut out = std::io::stdout().lock();
    let key = entry.info.key;
    writeln!(out, "{key}: {played} days of {} tries in {seconds:.0} seconds, {missing} missing", args.tries)?;
    if missing > 0 && played > 0 {
        let hours = seconds / f64::from(played) * missing as f64 / 3600.0;
        writeln!(out, "the rest would take about {hours:.1} hours")?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<Option<ParFile>, Failure> {
    match fs::read_to_string(path) {
        Ok(text) => serde_json::from_str(&text)
            .map(Some)
            .map_err(|error| Failure::failed(format!("{}: {error}", path.display()))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(Failure::failed(format!("{}: {error}", path.display()))),
    }
}

/// Beside it first: a file that is half written would be none.
fn write(path: &Path, file: &ParFile) -> Result<(), Failure> {
    let failed = |error: std::io::Error| Failure::failed(format!("{}: {error}", path.display()));
    let text = serde_json::to_string(file).map_err(Failure::failed)?.replace("},\"", "},\n\"");
    let beside = path.with_extension("part");
    fs::write(&beside, text + "\n").map_err(failed)?;
    fs::rename(&beside, path).map_err(failed)
}

/// What is dealt on a day where no server keeps a secret: everything follows from the date. `client/src/store/deal.ts` says the same.
fn seed_of(game: &str, date: &str) -> Seed {
    Seed(Sha256::digest(format!("saturnalia deal of the day {game} {date}")).into())
}

#[cfg(test)]
mod tests {
    use saturnalia_rules::Seat;

    use super::*;

    /// The same as in `client/src/store/deal.test.ts`: a page and this command deal the same cards.
    #[test]
    fn a_day_deals_what_pages_deal() {
        let seed = seed_of("sylla", "2026-11-18");
        assert_eq!(seed.to_string(), "2287c486193d7982687e3f8a35213267d15d850eb039020f2024137ece17a883");
        assert_eq!(DayTable::seat(seed), Seat(2));
    }
}
