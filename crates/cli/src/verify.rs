//! `saturnalia verify`: what a game file proves, and what it does not.

use std::io::Write as _;

use saturnalia_catalog::Games;
use saturnalia_protocol::wire::{NotProven, Proven, Verified};

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::game_file::GameFile;

pub(crate) fn run(games: Games, args: &VerifyArgs) -> Result<(), Failure> {
    let file = GameFile::read(games, &args.file)?;
    let verified = saturnalia_table::verify(games, &file.text)
        .map_err(|refusal| Failure::failed(refusal.detail.unwrap_or_else(|| refusal.code.to_string())))?;
    if let Some(noted) = &args.noted
        && !verified.commitment.eq_ignore_ascii_case(noted.trim())
    {
        let found = &verified.commitment;
        return Err(Failure::failed(format!("the file's commitment is {found}, not the one that was noted")));
    }
    let game = file.open()?;
    let mut out = std::io::stdout().lock();
    let Verified { game: key, seats, entries, version, commitment, .. } = &verified;
    writeln!(out, "{key}, {seats} seats, {entries} entries")?;
    if !game.set().hash.is_empty() {
        writeln!(out, "component set `{}`, {}", game.set().name, game.set().hash)?;
    }
    writeln!(out, "commitment {commitment}, version {version}")?;
    if file.revision != verified.revision {
        writeln!(out, "played by revision {} of the rules, checked by revision {}", file.revision, verified.revision)?;
    }
    for proven in &verified.proven {
        writeln!(out, "proven: {}", proven_in_words(*proven, &verified))?;
    }
    if args.noted.is_some() {
        writeln!(out, "proven: this is the commitment that was noted before the first move")?;
    }
    let known_anyway = |claim: &&NotProven| args.noted.is_some() && **claim == NotProven::Published;
    for claim in verified.not_proven.iter().filter(|claim| !known_anyway(claim)) {
        writeln!(out, "not proven: {}", not_proven_in_words(*claim, &verified))?;
    }
    match &verified.outcome {
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

fn proven_in_words(proven: Proven, verified: &Verified) -> String {
    let seats: Vec<String> = verified.parts.iter().map(ToString::to_string).collect();
    let seats = seats.join(", ");
    match proven {
        Proven::Legal => {
            "all cards and dice follow from the seed, and every entry was offered when it was made".to_owned()
        }
        Proven::Seed => "the commitment binds the seed and the nonce, and nothing else".to_owned(),
        Proven::Game => {
            "the commitment binds seed, game, revision, options, component set, number of seats and table".to_owned()
        }
        Proven::Shared => format!(
            "cards and dice are made from the host's secret and shares of the seats {seats}, each sealed before any was opened: \
             whoever gave one knows that nobody could choose them, unless all the others and the host were in it together"
        ),
        Proven::SharedInTurn => format!(
            "cards and dice are made from the host's secret and shares of the seats {seats}, each given after he had committed himself"
        ),
    }
}

fn not_proven_in_words(claim: NotProven, verified: &Verified) -> String {
    match claim {
        NotProven::Published => {
            "that this commitment was published before the first move: whoever noted it compares it (--noted)"
                .to_owned()
        }
        NotProven::Game => {
            "that game, options, component set, seats and revision are what was said before the first move".to_owned()
        }
        NotProven::Chosen => "that the host did not choose cards and dice before he committed to them".to_owned(),
        NotProven::LastToSit => {
            "that the host and whoever sat down last did not choose cards and dice together".to_owned()
        }
        NotProven::Voided => format!(
            "that the host and whoever made a try void did not pick the try that they liked ({} void)",
            verified.voided
        ),
        NotProven::Arranged => "that cards and dice were drawn: they were chosen when the table was opened".to_owned(),
        NotProven::Known => "that cards and dice were unknown: they are those of another game".to_owned(),
        NotProven::DrawnAnew => "that the host did not choose what was drawn anew".to_owned(),
        NotProven::Names => "who the players were: the names in the file are bound by nothing".to_owned(),
    }
}
