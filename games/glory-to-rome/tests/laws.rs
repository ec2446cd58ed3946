//! The laws every game of the house passes, in every variant that changes the rules.

use glory_to_rome::options::{
    Edition, Gifts, Options, Scope, ShownCards, StartPlayer, TwoPlayerSites, VaultCards, WallPoints,
};

saturnalia_rules_testkit::laws!(
    glory_to_rome::GloryToRome,
    options: [
        Options::default(),
        Options {
            edition: Edition::LookoutRed,
            start: StartPlayer::Chosen,
            vaults: VaultCards::Open,
            demands: ShownCards::Name,
            ..Options::default()
        },
        Options {
            game: Scope::Trial,
            two_player_sites: TwoPlayerSites::Two,
            wall: WallPoints::Stockpile,
            vaults: VaultCards::Open,
            ..Options::default()
        },
        Options { gifts: Gifts::Asked, demands: ShownCards::Name, ..Options::default() },
    ]
);
