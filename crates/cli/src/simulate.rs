//! `saturnalia simulate`: bots among themselves.

use std::io::Write as _;

use saturnalia_catalog::Games;
use saturnalia_rules::Seed;
use serde::Serialize;

use crate::args::{self, SimulateArgs};
use crate::failure::Failure;
use crate::{game_file, new_game, progress};

/// One simulated game.
#[derive(Serialize)]
struct Simulated<'a> {
    game: u64,
    seed: u64,
    bots: &'a [String],
    places: &'a [u8],
    points: &'a [i16],
    decisions: usize,
}

pub(crate) fn run(games: Games, args: &SimulateArgs) -> Result<(), Failure> {
    if let Some(folder) = &args.record {
        std::fs::create_dir_all(folder).map_err(|error| Failure::failed(format!("{}: {error}", folder.display())))?;
    }
    let (entry, seats) = (args::game(games, &args.game)?, usize::from(args.seats));
    let names: Vec<String> = args.bots.iter().cycle().take(seats).map(ToString::to_string).collect();
    let mut out = std::io::stdout().lock();
    let bar = progress::games(args.games);
    let mut wins = vec![0.0; seats];
    let mut points = vec![0i64; seats];
    let mut decisions = 0;
    for game in 0..args.games {
        let seed = args.seed.wrapping_add(game);
        let new = new_game::dealt(entry, args.seats, args.options.as_ref(), Some(Seed::from_number(seed)))?;
        let mut played = entry.play_out(new, &args.bots, seed).map_err(Failure::usage)?;
        let outcome = played.outcome().ok_or_else(|| Failure::failed("a game ended without an outcome"))?;
        for (seat, _) in names.iter().enumerate() {
            wins[seat] += outcome.win_share(saturnalia_rules::Seat(seat as u8));
            points[seat] += i64::from(outcome.points[seat]);
        }
        decisions += played.entries();
        if let Some(folder) = &args.record {
            played.set_players(names.clone());
            game_file::write(played.as_ref(), &folder.join(format!("{}-{seed}.game", entry.info.key)))?;
        }
        if args.json {
            let line = Simulated {
                game,
                seed,
                bots: &names,
                places: &outcome.places,
                points: &outcome.points,
                decisions: played.entries(),
            };
            writeln!(out, "{}", serde_json::to_string(&line).map_err(Failure::failed)?)?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    if !args.json {
        let games = args.games as f64;
        writeln!(out, "{} games of {}, {:.1} decisions each", args.games, entry.info.key, decisions as f64 / games)?;
        for (seat, name) in names.iter().enumerate() {
            let (share, mean) = (100.0 * wins[seat] / games, points[seat] as f64 / games);
            writeln!(out, "seat {} {name:<10} wins {share:5.1} %, {mean:6.1} points", seat + 1)?;
        }
    }
    Ok(())
}
