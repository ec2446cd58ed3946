//! `saturnalia verify`: was it fair, is it complete?

use std::io::Write as _;

use saturnalia_catalog::Games;

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::game_file::GameFile;

pub(crate) fn run(games: Games, args: &VerifyArgs) -> Result<(), Failure> {
    let file = GameFile::read(games, &args.file)?;
    let game = file.open()?;
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}, {} seats, {} entries", game.info().key, game.seats().get(), game.entries())?;
    if !game.set().hash.is_empty() {
        writeln!(out, "component set `{}`, {}", game.set().name, game.set().hash)?;
    }
    writeln!(out, "commitment {} binds seed and nonce", game.commitment())?;
    writeln!(out, "every entry was offered when it was made")?;
    if file.revision != game.info().revision {
        writeln!(
            out,
            "played by revision {} of the rules, checked by revision {}",
            file.revision,
            game.info().revision
        )?;
    }
    match game.outcome() {
        Some(outcome) => {
            for seat in game.seats().seats() {
                let (place, points) = (outcome.places[seat.index()], outcome.points[seat.index()]);
                let name = file.players.get(seat.index()).cloned().unwrap_or_else(|| format!("seat {seat}"));
                writeln!(out, "place {place}: {name}, {points} points")?;
            }
        }
        None => writeln!(out, "the game is not over")?,
    }
    Ok(())
}
