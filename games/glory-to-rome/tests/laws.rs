//! The laws every game of the house passes, in every variant that changes the rules.

use glory_to_rome::options::{Edition, Gifts, Options, Scope, StartPlayer, TwoPlayerSites, WallPoints};

saturnalia_rules_testkit::laws!(
    glory_to_rome::GloryToRome,
    options: [
        Options::default(),
        Options { edition: Edition::LookoutRed, start: StartPlayer::Chosen, ..Options::default() },
        Options {
            game: Scope::Trial,
            two_player_sites: TwoPlayerSites::Two,
            wall: WallPoints::Stockpile,
            ..Options::default()
        },
        Options { gifts: Gifts::Asked, ..Options::default() },
    ]
);
