//! `saturnalia par`: what a strong bot makes of the deals of coming days, from the chair and against the bots that people will meet there.

mod days;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use saturnalia_bots::search::Budget;
use saturnalia_bots::{BotKind, BotSpec, Patience};
use saturnalia_catalog::{GameEntry, Games};
use saturnalia_protocol::AccountId;
use saturnalia_protocol::wire::{NewTable, SeatPlan};
use saturnalia_rules::{Outcome, Seat, Seed};
use saturnalia_table::{BotPolicy, Fresh, Opened, Opening, Person, Rating, Through, What};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::failure::Failure;
use crate::{args, progress};
use days::Date;

/// Everybody who plays the deal of a day sits among so many.
const SEATS: u8 = 3;
/// Answers after which a game is broken off.
const MOST_ANSWERS: u32 = 20_000;

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
    days: BTreeMap<String, Par>,
}

/// What came of one deal, try by try.
#[derive(Debug, Serialize, Deserialize)]
struct Par {
    points: Vec<i16>,
    /// Points more than the best opponent.
    margins: Vec<i16>,
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
        let deal = Deal::of(entry.info.key, &date);
        let mut par = Par { points: Vec::new(), margins: Vec::new() };
        for number in 0..args.tries {
            let outcome = deal.play(games, entry, &strong, u64::from(number))?;
            par.points.push(outcome.points.get(deal.seat.index()).copied().unwrap_or_default());
            par.margins.push(margin(&outcome, deal.seat));
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

/// How many points a seat has more than the best of the others.
fn margin(outcome: &Outcome, seat: Seat) -> i16 {
    let points = |index: usize| outcome.points.get(index).copied().unwrap_or_default();
    let best = (0..outcome.points.len()).filter(|index| *index != seat.index()).map(points).max();
    points(seat.index()).saturating_sub(best.unwrap_or_default())
}

/// What is dealt on a day where no server keeps a secret: everything follows from the date.
#[derive(Clone, Copy, Debug)]
struct Deal {
    seed: Seed,
    seat: Seat,
}

impl Deal {
    /// `client/src/store/deal.ts` says the same.
    fn of(game: &str, date: &str) -> Deal {
        let seed: [u8; 32] = Sha256::digest(format!("saturnalia deal of the day {game} {date}")).into();
        Deal { seed: Seed(seed), seat: Seed(seed).0.last().map_or(Seat(0), |last| Seat(last % SEATS)) }
    }

    /// Plays it as at a table of a device: the opponents are the ones that people meet.
    fn play(self, games: Games, entry: &GameEntry, bot: &BotSpec, number: u64) -> Result<Outcome, Failure> {
        let refused = |refusal: saturnalia_protocol::Refusal| Failure::failed(format!("{refusal:?}"));
        let bots = BotPolicy::default();
        let person = Person { account: AccountId(1), name: "Par".to_owned(), through: Through::Session };
        let fresh = Fresh::from_bytes(&[0; Fresh::BYTES]);
        let opening = Opening { games, bots, person: &person, fresh, at: 0, rating: Rating::Unrated };
        let chair = |seat: u8| match Seat(seat) == self.seat {
            true => SeatPlan::Me,
            false => SeatPlan::Bot { spec: BotKind::Solid.name().to_owned() },
        };
        let plan = NewTable {
            game: entry.info.key.to_owned(),
            options: serde_json::Value::Null,
            components: None,
            seats: (0..SEATS).map(chair).collect(),
            pace: saturnalia_protocol::wire::Pace::NoClock,
            by_hand: false,
            public: false,
            group: None,
            scenario: None,
            seed: Some(self.seed.to_string()),
            chance: None,
            language: None,
        };
        let Opened { mut table, .. } = opening.open(plan).map_err(refused)?;
        for answers in 0..MOST_ANSWERS {
            let asked = table.bots_asked(&bots).next();
            let decided = match asked {
                Some(asked) => {
                    let thinker = table.thinker(asked.seat, asked.spec, 0, None);
                    let answer = thinker.answer(&Patience::endless()).answer;
                    let answer = answer.ok_or_else(|| Failure::failed("a bot found no answer"))?;
                    table.bot_answers(asked.seat, asked.version, answer)
                }
                None if table.asked().contains(self.seat) => {
                    let own = number.wrapping_mul(1_000_003).wrapping_add(u64::from(answers));
                    let thought = table.game().think(self.seat, bot, own, 1);
                    let thought = thought.ok_or_else(|| Failure::failed("the bot found no answer"))?;
                    vec![What::play(self.seat, thought.answer)]
                }
                None => break,
            };
            table.carry_out(decided, 0).map_err(refused)?;
        }
        table.game().outcome().ok_or_else(|| Failure::failed("a game did not come to its end"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same as in `client/src/store/deal.test.ts`: a page and this command deal the same cards.
    #[test]
    fn a_day_deals_what_pages_deal() {
        let Deal { seed, seat } = Deal::of("sylla", "2026-11-18");
        assert_eq!(seed.to_string(), "2287c486193d7982687e3f8a35213267d15d850eb039020f2024137ece17a883");
        assert_eq!(seat, Seat(2));
    }

    #[test]
    fn a_margin_is_against_the_best_of_the_others() {
        let points = [30, 35, 20];
        let of = |seat: Seat| points[seat.index()];
        let outcome = Outcome::ranked(saturnalia_rules::SeatCount::new(3).expect("three may play"), of, of);
        assert_eq!([0, 1, 2].map(|seat| margin(&outcome, Seat(seat))), [-5, 5, -15]);
    }
}
