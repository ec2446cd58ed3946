//! `saturnalia replay`: a recorded game in plain words.

use std::io::Write as _;

use saturnalia_catalog::Games;
use saturnalia_rules::Viewer;

use crate::args::{self, ReplayArgs};
use crate::failure::Failure;
use crate::game_file::GameFile;
use crate::play::print_score;

pub(crate) fn run(games: Games, args: &ReplayArgs) -> Result<(), Failure> {
    let file = GameFile::read(games, &args.file)?;
    let viewer = args.viewer.unwrap_or(Viewer::Truth);
    let entries = args.step.unwrap_or(file.entries);
    if entries > file.entries {
        return Err(Failure::usage(format!("step {entries}: the game has {} entries", file.entries)));
    }
    let game = file.open_at(entries)?;
    let texts = args::texts_of(games, game.as_ref(), args.language.get());
    if let Viewer::Seat(seat) = viewer
        && !game.seats().contains(seat)
    {
        return Err(Failure::usage(format!("viewer {seat}: the game has {} seats", game.seats().get())));
    }
    let names = file.names(&texts);
    let names = names.as_slice();
    let mut out = std::io::stdout().lock();
    if args.step.is_none() {
        for told in game.notices(viewer, 0) {
            if let Some(label) = &told.notice.label {
                writeln!(out, "{:>4}  {}", told.entry, texts.say(label, names))?;
            }
        }
    }
    for line in game.describe(viewer) {
        writeln!(out, "{}", texts.say(&line, names))?;
    }
    if game.is_over() {
        print_score(&mut out, game.as_ref(), viewer, &texts, names)?;
    }
    Ok(())
}
