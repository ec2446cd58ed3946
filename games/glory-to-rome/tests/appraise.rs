//! The appraisal is good enough to play by.

mod table;

use glory_to_rome::answer::Unit;
use glory_to_rome::{Answer, GloryToRome, Options};
use saturnalia_bots::search::{Budget, Search, Settings};
use saturnalia_bots::{Bot, Greedy, Random, Tuning};
use saturnalia_rules::{Appraise, Chance, Dice, Position, Seat, SeatCount, Seed, Seen};
use serde_json::json;
use table::{printed, table};

/// How many of `games` a greedy bot wins against random ones, on every chair in turn.
fn won(seats: u8, games: u64) -> f64 {
    let count = SeatCount::new(seats).expect("a number of seats");
    let play = |game: u64| {
        let deal = Dice::fair(Seed::from_number(game / u64::from(seats)), Chance::OneStream);
        let mut position = Position::<GloryToRome>::start(&Options::default(), printed(), count, deal, None);
        let chair = Seat((game % u64::from(seats)) as u8);
        let (mut greedy, mut random) = (Greedy::new(game), Random::new(game));
        while let Some(seat) = position.asked().first() {
            let bot: &mut dyn Bot<GloryToRome> = if seat == chair { &mut greedy } else { &mut random };
            let answer = bot.choose(&Seen::new(&position, seat)).answer;
            position.play_offered(seat, answer, None);
        }
        position.outcome().expect("a finished game").win_share(chair)
    };
    (0..games).map(play).sum()
}

#[test]
fn one_look_ahead_beats_a_random_player_in_ninety_five_of_a_hundred_games() {
    let won = won(2, 100);
    assert!(won >= 95.0, "{won} of 100");
}

#[test]
fn one_look_ahead_beats_three_random_players_almost_always() {
    let won = won(4, 60);
    assert!(won >= 51.0, "{won} of 60");
}

/// Passes Senators round until a game is far too long: nobody draws a card.
fn dragged_on() -> Position<GloryToRome> {
    let seats = SeatCount::new(2).expect("a number of seats");
    let mut position = Position::<GloryToRome>::start(
        &Options::default(),
        printed(),
        seats,
        Dice::fair(Seed::from_number(1), Chance::OneStream),
        None,
    );
    let mut offers = Vec::new();
    while position.state().round < 170 {
        let seat = position.asked().first().expect("nobody has won");
        position.offers(seat, &mut offers);
        let pile = position.state().senators > 0;
        let wishes: [fn(&Answer) -> bool; 4] = [
            |answer| *answer == Answer::TakeSenator,
            |answer| *answer == Answer::Think,
            |answer| matches!(answer, Answer::Play { unit: Unit::Senator, .. }),
            |answer| *answer == Answer::Pass,
        ];
        let wishes = if pile { &wishes[..] } else { &wishes[2..] };
        let wished = |answer: &&Answer| wishes.iter().position(|wish| wish(answer)).unwrap_or(wishes.len());
        let answer = *offers.iter().min_by_key(wished).expect("something is offered");
        position.play_offered(seat, answer, None);
    }
    position
}

#[test]
fn searching_bots_end_a_game_that_could_go_on_for_ever() {
    let mut position = dragged_on();
    assert!(position.state().deck.len() > 100, "only the first bids were drawn for");
    let settings =
        Settings::strong(&Tuning { unsettled: 8, later: u32::MAX, ..Tuning::DEFAULT }, Budget::Iterations(10), None);
    let mut bots = [1, 2].map(|seed| Search::<GloryToRome>::new(settings.clone(), seed));
    let mut answers = 0;
    while let Some(seat) = position.asked().first() {
        let considered = bots[seat.index()].choose(&Seen::new(&position, seat));
        let promised = considered.weighed.iter().map(|weighed| weighed.value).fold(0.0, f32::max);
        assert!(answers > 0 || promised < 0.4, "waiting promises {promised}");
        position.play_offered(seat, considered.answer, None);
        answers += 1;
        assert!(answers < 2_000, "still at it, with {} cards in the deck", position.state().deck.len());
    }
}

#[test]
fn a_game_is_tedious_when_it_drags_on_and_the_less_so_the_fewer_cards_are_left() {
    let mut state = dragged_on().state().clone();
    let late = GloryToRome::tedium(&state);
    state.deck.pop();
    let drawn = GloryToRome::tedium(&state);
    state.round = 80;
    assert!(0.0 < drawn && drawn < late && late < 1.0, "{drawn} {late}");
    assert_eq!(GloryToRome::tedium(&state), 0.0, "eighty rounds are not too many for two");
}

/// What the second seat, behind in points but with three clients, may hope for against a leader who builds that.
fn hope_beside(building: &str, leading: bool) -> f32 {
    let vault: &[&str] = if leading { &["stone", "stone"] } else { &[] };
    let scene = json!({
        "seats": [
            { "foundations": [{ "building": building, "materials": 2 }], "vault": vault, "completed": ["insula"] },
            { "clients": ["craftsman", "craftsman", "architect"], "vault": ["wood"], "completed": ["road", "bar"] },
        ]
    });
    let table = table(2, scene);
    GloryToRome::appraise(table.state(), Seat(1))
}

#[test]
fn a_catacomb_nearly_finished_leaves_the_others_little_hope_if_its_owner_is_ahead() {
    assert!(hope_beside("catacomb", true) < hope_beside("prison", true) - 3.0);
    assert_eq!(hope_beside("catacomb", false), hope_beside("prison", false), "whoever is behind will not end the game");
}
