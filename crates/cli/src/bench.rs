//! `saturnalia bench`: how fast the rules play, and how fast bots search.

use std::io::Write as _;

use saturnalia_bots::search::Budget;
use saturnalia_bots::{BotSpec, Until};
use saturnalia_catalog::{GameEntry, Games};
use saturnalia_rules::SeatCount;
use serde::Serialize;

use crate::args::{self, BenchArgs};
use crate::failure::Failure;

/// One line of the result.
#[derive(Serialize)]
struct Line {
    game: &'static str,
    seats: u8,
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    max_offers: usize,
    state_bytes: usize,
}

/// One line about a search.
#[derive(Serialize)]
struct SearchLine {
    game: &'static str,
    seats: u8,
    bot: String,
    iterations: u64,
    seconds: f64,
    iterations_per_second: f64,
}

pub(crate) fn run(games: Games, args: &BenchArgs) -> Result<(), Failure> {
    let chosen: Vec<&GameEntry> = match &args.game {
        Some(key) => vec![args::game(games, key)?],
        None => games.iter().collect(),
    };
    let tables: Vec<(&GameEntry, Vec<SeatCount>)> =
        chosen.into_iter().map(|game| Ok((game, seat_counts(game, args)?))).collect::<Result<_, Failure>>()?;
    if let Some(bot) = &args.search {
        return search(&tables, bot, args.json);
    }
    let mut out = std::io::stdout().lock();
    if !args.json {
        writeln!(
            out,
            "{:<16} {:>5} {:>9} {:>11} {:>9} {:>12} {:>7} {:>9}",
            "game", "seats", "games", "decisions", "games/s", "decisions/s", "offers", "state"
        )?;
    }
    for (game, counts) in tables {
        for seats in counts {
            let line = measure(game, seats, args.until())?;
            if args.json {
                writeln!(out, "{}", serde_json::to_string(&line).map_err(Failure::failed)?)?;
            } else {
                writeln!(
                    out,
                    "{:<16} {:>5} {:>9} {:>11} {:>9.0} {:>12.0} {:>7} {:>7} B",
                    line.game,
                    line.seats,
                    line.games,
                    line.decisions,
                    line.games_per_second,
                    line.decisions_per_second,
                    line.max_offers,
                    line.state_bytes
                )?;
            }
            out.flush()?;
        }
    }
    Ok(())
}

fn seat_counts(game: &GameEntry, args: &BenchArgs) -> Result<Vec<SeatCount>, Failure> {
    let all: Vec<SeatCount> = game.info.seat_counts().collect();
    match args.seats {
        None => Ok(all),
        Some(wanted) => match all.into_iter().find(|seats| seats.get() == wanted) {
            Some(seats) => Ok(vec![seats]),
            // Over all games, those that cannot seat so many are left out.
            None if args.game.is_none() => Ok(Vec::new()),
            None => Err(Failure::usage(format!(
                "{} is played by {} to {}",
                game.info.key, game.info.min_seats, game.info.max_seats
            ))),
        },
    }
}

fn measure(game: &GameEntry, seats: SeatCount, until: Until) -> Result<Line, Failure> {
    let found = game.measure(seats, until).map_err(Failure::failed)?;
    Ok(Line {
        game: game.info.key,
        seats: seats.get(),
        games: found.games,
        decisions: found.decisions,
        seconds: found.seconds,
        games_per_second: found.games as f64 / found.seconds,
        decisions_per_second: found.decisions as f64 / found.seconds,
        max_offers: found.max_offers,
        state_bytes: found.state_bytes,
    })
}

/// How fast a bot searches: always the same work, so that its instructions can be counted as well.
fn search(tables: &[(&GameEntry, Vec<SeatCount>)], bot: &BotSpec, json: bool) -> Result<(), Failure> {
    if !bot.kind.is_fair() || !matches!(bot.budget, Some(Budget::Iterations(_))) {
        return Err(Failure::usage("--search takes a fair bot that thinks by iterations, like strong:iterations=1000"));
    }
    let mut out = std::io::stdout().lock();
    for (game, counts) in tables {
        for seats in counts {
            let found = game.measure_search(*seats, bot).map_err(Failure::failed)?;
            let line = SearchLine {
                game: game.info.key,
                seats: seats.get(),
                bot: bot.to_string(),
                iterations: found.iterations,
                seconds: found.seconds,
                iterations_per_second: found.iterations as f64 / found.seconds,
            };
            if json {
                writeln!(out, "{}", serde_json::to_string(&line).map_err(Failure::failed)?)?;
            } else {
                let SearchLine { game, seats, bot, iterations, iterations_per_second, .. } = line;
                writeln!(
                    out,
                    "{game:<16} {seats:>5} {bot}: {iterations} iterations, {iterations_per_second:.0} per second"
                )?;
            }
            out.flush()?;
        }
    }
    Ok(())
}
