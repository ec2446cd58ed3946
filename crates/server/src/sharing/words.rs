//! From a position to what is drawn and said of it.

use std::sync::OnceLock;

use saturnalia_catalog::Games;
use saturnalia_picture::{PictureOf, Standing};
use saturnalia_protocol::wire::{Status, TournamentState};
use saturnalia_rules::{Arg, Label, Name, Seat};
use saturnalia_table::{Portrait, PortraitPosition, PortraitSeat};
use saturnalia_texts::{Language, SeatNumbers, Texts};

use super::text;

/// Bots are called by names of the time, one per chair, and by another if somebody there has it: as on the page (`client/src/store/names.ts`).
const ROMANS: [&str; 6] = ["Aulus", "Livia", "Marcus", "Octavia", "Titus", "Julia"];
const SPARE: [&str; 6] = ["Gaius", "Flavia", "Lucius", "Cornelia", "Publius", "Valeria"];
/// As many lines of what was told as there is room for.
const TOLD: usize = 2;

/// What somebody who is sent a link sees of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub title: String,
    pub picture: PictureOf,
}

/// The words of the house and of its games, made once for each language.
fn words(games: Games, language: Language) -> &'static Texts {
    static GERMAN: OnceLock<Texts> = OnceLock::new();
    static ENGLISH: OnceLock<Texts> = OnceLock::new();
    let kept = match language {
        Language::German => &GERMAN,
        Language::English => &ENGLISH,
    };
    kept.get_or_init(|| make(games, language, &[]))
}

fn make(games: Games, language: Language, further: &[Name]) -> Texts {
    let sources: Vec<(&str, &str)> = games.iter().flat_map(|entry| entry.texts).copied().collect();
    let printed = games.iter().filter_map(|entry| entry.components).flat_map(|set| set.names());
    let names = printed.chain(further).filter(|name| name.language == language.code());
    Texts::with(language, &sources).renamed(names.map(Name::message).collect())
}

/// What is shown of a table. `entries` says how many there are in all, where the game is over.
pub(crate) fn speak(games: Games, language: Language, portrait: &Portrait, entries: u32) -> Shown {
    // A box of somebody's own has its own names; they are read anew, since nobody knows how many there will be.
    let own;
    let texts = if portrait.names.is_empty() {
        words(games, language)
    } else {
        own = make(games, language, &portrait.names);
        &own
    };
    let names = called(texts, &portrait.seats);
    let say = |label: &Label| texts.say(label, names.as_slice());
    let game = texts.say_key(&format!("{}-name", portrait.game));
    let moment = say(&moment(portrait, entries));
    let players: Vec<Arg> = names.iter().cloned().map(Arg::Text).collect();
    let title = say(&text::at_table(Arg::Text(game.clone()), Arg::List(players)));
    let mut picture = PictureOf { title: game, moment, seats: Vec::new(), position: Vec::new(), said: title.clone() };
    picture.seats = names.iter().map(|name| Standing { name: name.clone(), ..Standing::default() }).collect();
    if let Some(position) = &portrait.position {
        for (seat, standing) in picture.seats.iter_mut().enumerate() {
            stand(position, seat, standing);
        }
        picture.position = position.lines.iter().map(say).collect();
        let told: Vec<String> = position.told.iter().take(TOLD).map(say).collect();
        if !told.is_empty() {
            picture.said = told.join(" · ");
        }
    }
    Shown { title, picture }
}

fn moment(portrait: &Portrait, entries: u32) -> Label {
    let free = portrait.seats.iter().filter(|seat| **seat == PortraitSeat::Free).count();
    match portrait.status {
        Status::Open => text::waiting(free as i64),
        Status::Finished if portrait.entry < entries => text::moment(i64::from(entries), i64::from(portrait.entry)),
        Status::Finished => text::OVER.into(),
        Status::Running | Status::Paused | Status::Frozen | Status::Closed => text::BEGUN.into(),
    }
}

fn called(texts: &Texts, seats: &[PortraitSeat]) -> Vec<String> {
    let is_taken = |name: &str| seats.iter().any(|seat| matches!(seat, PortraitSeat::Person(person) if person == name));
    let name = |(place, seat): (usize, &PortraitSeat)| match seat {
        PortraitSeat::Free => texts.say_key(text::FREE.key()),
        PortraitSeat::Person(name) => name.clone(),
        PortraitSeat::Bot => {
            let roman = ROMANS[place % ROMANS.len()];
            if is_taken(roman) { SPARE[place % SPARE.len()] } else { roman }.to_owned()
        }
    };
    seats.iter().enumerate().map(name).collect()
}

fn stand(position: &PortraitPosition, seat: usize, standing: &mut Standing) {
    standing.points = position.sheet.totals.get(seat).copied();
    standing.parts = position.sheet.lines.iter().filter_map(|line| line.points.get(seat)).copied().collect();
    standing.marked = match &position.outcome {
        Some(outcome) => outcome.places.get(seat) == Some(&1),
        None => position.asked.contains(&Seat(seat as u8)),
    };
}

/// What is shown of a tournament.
pub(crate) fn tournament(games: Games, language: Language, state: &TournamentState) -> Shown {
    let texts = words(games, language);
    let game = texts.say_key(&format!("{}-name", state.summary.game));
    let moment = texts.say(&text::tournament(Arg::Text(game)), &SeatNumbers);
    let name = |entrant: u32| {
        let entrant = state.entrants.get(entrant as usize);
        let bot = |entrant: &saturnalia_protocol::wire::TournamentEntrant| {
            let kind = entrant.bot.as_deref().map(|spec| spec.split(':').next().unwrap_or(spec).to_owned())?;
            Some(texts.say_key(&format!("house-bot-{kind}")))
        };
        entrant.and_then(|entrant| entrant.name.clone().or_else(|| bot(entrant))).unwrap_or_default()
    };
    let best = state.standings.iter().map(|standing| Standing {
        name: name(standing.entrant),
        // Of a hundred for each round.
        points: i16::try_from(standing.score / 100).ok(),
        parts: i16::try_from(standing.score / 100).into_iter().collect(),
        marked: standing.rank == 1,
    });
    let title = state.summary.title.clone();
    let picture = PictureOf {
        title: title.clone(),
        moment,
        seats: best.collect(),
        position: Vec::new(),
        said: state.host.clone().unwrap_or_default(),
    };
    Shown { title, picture }
}
