//! What holds between any two positions of a random game.

mod table;

use gloria_mundi::goods::Basic;
use gloria_mundi::state::{End, Player, State};
use gloria_mundi::{GloriaMundi, Options};
use saturnalia_rules::{Check as _, Dice, Position};
use table::*;

const GAMES: u64 = 150;

/// Basic cards in hand and display.
fn basics(player: &Player) -> u8 {
    player.hand.total() + Basic::ALL.into_iter().map(|basic| player.cards(basic)).sum::<u8>()
}

fn compare(before: &State, after: &State) {
    for (seat, now) in after.players.at(after.seats) {
        let then = &before.players[seat];
        assert!(now.steps >= then.steps, "nobody walks back");
        assert!(basics(now) <= basics(then), "no basic card comes back");
        assert!(now.hand.total() <= then.hand.total(), "no card returns to a hand");
    }
    assert!(after.goth >= before.goth, "the Goth never turns back");
    assert!(after.front() >= before.front(), "the front of the tribute never falls back");
    assert!(after.deck.len() <= before.deck.len());
    assert_eq!(after.fire.and(before.fire), before.fire, "what is burnt stays burnt");
}

#[test]
fn random_games_keep_the_order_of_things() {
    let mut ends = [0u64; 4];
    for count in 2..=6 {
        for seed in 0..GAMES {
            let mut position =
                Position::<GloriaMundi>::start(&Options::default(), printed(), seats(count), dice(seed), None);
            let mut chance = Dice::imagined(seed * 7 + u64::from(count));
            let mut offers = Vec::new();
            while let Some(seat) = position.asked().first() {
                position.offers(seat, &mut offers);
                assert!(offers.len() <= 200);
                let answer = *chance.pick(&offers).expect("an asked seat has an offer");
                let before = position.state().clone();
                position.play_offered(seat, answer, None);
                compare(&before, position.state());
                position.state().check().expect("a sound state");
            }
            let state = position.state();
            let turns = u16::from(gloria_mundi::play::dealt(seats(count)).total() - 3) * u16::from(count);
            assert!(state.turn <= turns + 1, "the hands are empty after {turns} turns");
            ends[state.ended.expect("a reason") as usize] += 1;
        }
    }
    assert_eq!(ends[End::Deck as usize], 0, "57 buildings outlast every hand");
    assert!(ends[End::Rome as usize] > 0 && ends[End::Hand as usize] > 0, "{ends:?}");
}
