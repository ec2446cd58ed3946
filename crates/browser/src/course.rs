//! A whole game in words: what golden games are compared by (`tests/golden.mjs`), inside the very engine that browsers load.

use saturnalia::GAMES;
use saturnalia_protocol::{Refusal, RefusalCode};
use saturnalia_rules::{Label, ScoreSheet, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::refused::read;
use crate::{Refused, write};

#[derive(Deserialize)]
struct File {
    game: String,
    entries: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    seat: Seat,
    answer: Option<Box<RawValue>>,
    concede: Option<Seat>,
}

#[derive(Serialize)]
struct Course {
    /// One per entry: whose it was, and the answer in words, or in whose favour they resigned.
    entries: Vec<(Seat, Made)>,
    /// What was told, with how many entries had been made.
    told: Vec<(u32, Label)>,
    score: ScoreSheet,
    places: Option<Vec<u8>>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Made {
    Answer(Label),
    Concede(Seat),
}

/// A game file replayed step by step: `{entries, told, score, places}`, with everything open.
#[wasm_bindgen]
pub fn course(file: &str) -> Result<String, Refused> {
    let File { game, entries } = read(file)?;
    let illegal = |reason: String| Refused(Refusal::with(RefusalCode::BadFile, reason));
    let game = GAMES.find(&game).ok_or(RefusalCode::NoSuchGame)?;
    let mut here = game.open_at(file, 0).map_err(|error| illegal(error.to_string()))?;
    let mut made = Vec::with_capacity(entries.len());
    for (number, Entry { seat, answer, concede }) in entries.into_iter().enumerate() {
        let done = match (answer, concede) {
            (Some(answer), None) => {
                let offers = here.ask(seat).map(|ask| ask.offers).unwrap_or_default();
                let chosen = offers.into_iter().find(|offer| offer.answer.get() == answer.get());
                let label = chosen.ok_or_else(|| illegal(format!("entry {number} was not offered")))?.label;
                made.push((seat, Made::Answer(label)));
                here.play(seat, &answer)
            }
            (None, Some(favoured)) => {
                made.push((seat, Made::Concede(favoured)));
                here.concede(seat, favoured)
            }
            (Some(_), Some(_)) | (None, None) => return Err(illegal(format!("entry {number} is none"))),
        };
        done.map_err(|error| illegal(format!("entry {number}: {error}")))?;
    }
    let told = here.notices(Viewer::Truth, 0).into_iter();
    Ok(write(&Course {
        entries: made,
        told: told.filter_map(|told| Some((told.entry, told.notice.label?))).collect(),
        score: here.score_sheet(Viewer::Truth),
        places: here.outcome().map(|outcome| outcome.places.to_vec()),
    }))
}
