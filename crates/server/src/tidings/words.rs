//! What is told, in words. Nothing of a game is ever among them: that it is somebody's turn, that a game is over, and who sits at the table.

use std::collections::HashMap;

use saturnalia_catalog::Games;
use saturnalia_rules::{Arg, Label};
use saturnalia_store::{About, Tiding, TidingKind};
use saturnalia_texts::{Language, SeatNumbers, Texts};

use super::decide::Fact;

#[deny(dead_code)]
pub(crate) mod text {
    include!(concat!(env!("OUT_DIR"), "/tidings.rs"));
}

/// As many are told one by one; the rest is counted.
const LISTED: usize = 6;

/// All texts of both languages.
#[derive(Debug)]
pub(crate) struct Tongues {
    german: Texts,
    english: Texts,
}

/// Something to be told, without where it goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    pub title: String,
    pub lines: Vec<String>,
    /// Where to go on the page.
    pub path: String,
    /// Of several with the same tag the last is shown.
    pub tag: String,
}

impl Tongues {
    pub(crate) fn new(games: Games) -> Tongues {
        let load = |language| {
            // A stranger's game brings its own words along.
            let own = Texts::load(language);
            let strange = games.iter().filter(|entry| !own.knows(&format!("{}-name", entry.info.key)));
            Texts::with(language, &strange.flat_map(|entry| entry.texts.iter().copied()).collect::<Vec<_>>())
        };
        Tongues { german: load(Language::German), english: load(Language::English) }
    }

    pub(crate) fn of(&self, language: &str) -> &Texts {
        if language == "de" { &self.german } else { &self.english }
    }

    pub(crate) fn say(&self, language: &str, label: &Label) -> String {
        self.of(language).say(label, &SeatNumbers)
    }

    fn line(&self, language: &str, tiding: &Tiding, fact: &Fact) -> String {
        if let Some(group) = &fact.group {
            return self.say(language, &text::group(Arg::Text(group.clone())));
        }
        let game = Arg::Term(format!("{}-name", fact.game).into());
        let label = match tiding.kind {
            TidingKind::Turn => text::turn(game),
            TidingKind::Invitation => text::invitation(game),
            TidingKind::Chat => text::chat(game, tiding.number),
            TidingKind::End => text::end(game),
        };
        self.say(language, &label)
    }

    /// One or several together.
    pub(crate) fn told(&self, language: &str, tidings: &[Tiding], facts: &HashMap<About, Fact>) -> Option<Told> {
        let known: Vec<(&Tiding, &Fact)> =
            tidings.iter().filter_map(|tiding| Some((tiding, facts.get(&tiding.about)?))).collect();
        match known.as_slice() {
            [] => None,
            [(tiding, fact)] => {
                let names = Arg::List(fact.names.iter().cloned().map(Arg::Text).collect());
                let people = if fact.group.is_some() { text::group_by(names) } else { text::people(names) };
                let names = (!fact.names.is_empty()).then(|| self.say(language, &people));
                let (path, tag) = match tiding.about {
                    About::Table(table) => (format!("/table/{table}?join"), format!("/table/{table}")),
                    About::Group(group) => (format!("/group/{group}"), format!("/group/{group}")),
                };
                Some(Told { title: self.line(language, tiding, fact), lines: names.into_iter().collect(), path, tag })
            }
            several => {
                let mut lines: Vec<String> =
                    several.iter().take(LISTED).map(|(tiding, fact)| self.line(language, tiding, fact)).collect();
                if several.len() > LISTED {
                    lines.push(self.say(language, &text::more(Arg::Number((several.len() - LISTED) as i64))));
                }
                let title = self.say(language, &text::several(Arg::Number(several.len() as i64)));
                Some(Told { title, lines, path: "/".into(), tag: "/".into() })
            }
        }
    }
}
