//! What can be played.

use saturnalia_catalog::Games;
use saturnalia_protocol::wire::{GameOption, GameSummary, OptionChoice};

use crate::BotPolicy;

/// The games of a list, each with what can be chosen before the start.
pub fn summaries(games: Games, bots: &BotPolicy) -> Vec<GameSummary> {
    let offered = bots.offered();
    let games = games.iter().map(|entry| GameSummary {
        key: entry.info.key.to_owned(),
        min_seats: entry.info.min_seats,
        max_seats: entry.info.max_seats,
        minutes: entry.info.minutes,
        revision: entry.info.revision,
        options: entry
            .options
            .iter()
            .map(|option| GameOption {
                key: option.key.to_owned(),
                label: option.label.key().to_owned(),
                choices: option
                    .choices
                    .iter()
                    .map(|choice| OptionChoice { value: choice.value.to_owned(), label: choice.label.key().to_owned() })
                    .collect(),
            })
            .collect(),
        bots: offered.clone(),
    });
    games.collect()
}
