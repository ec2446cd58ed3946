//! Game files: format 2 says how chance was drawn, with what and from what; format 3 what its host has committed to and what others
//! gave. Format 1 is read for ever.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use saturnalia_rules::{
    Bond, CameFrom, Chain, Chance, Commitment, Deal, Fairness, Game, Nonce, Openings, Part, Provenance, Record,
    RecordError, Seat, SeatCount, Seed, Terms,
};
use saturnalia_rules_testkit::RandomPlayer;
use saturnalia_rules_testkit::high_card::{HighCard, Options};
use serde_json::{Value, json};

fn deal(chance: Chance) -> Deal<HighCard> {
    let seats = SeatCount::new(2).unwrap();
    Deal { chance, ..Deal::new(Options::default(), seats, Seed::from_number(3), Nonce([5; 32])) }
}

fn played(deal: Deal<HighCard>) -> Game<HighCard> {
    let mut game = Game::start(deal);
    let mut player = RandomPlayer::new(1);
    while !game.is_over() {
        let (seat, answer) = player.choose(game.position());
        game.play(seat, answer).unwrap();
    }
    game
}

fn file(game: &Game<HighCard>) -> Value {
    serde_json::to_value(game.record()).unwrap()
}

fn replay(file: Value) -> Result<Game<HighCard>, RecordError> {
    Game::replay(serde_json::from_value::<Record<HighCard>>(file).unwrap())
}

/// What a program of before format 2 would have written.
fn as_format_1(game: &Game<HighCard>) -> Value {
    let mut old = file(game);
    old["saturnalia"] = json!(1);
    old.as_object_mut().unwrap().remove("chance");
    old
}

#[test]
fn a_new_game_is_written_in_format_2_and_says_how_chance_was_drawn() {
    let file = file(&played(deal(Chance::ByPurpose)));
    assert_eq!((&file["saturnalia"], &file["chance"]), (&json!(2), &json!("by_purpose")));
    assert!(
        ["components", "came_from", "terms", "parts", "voided"].iter().all(|field| file.get(field).is_none()),
        "{file}"
    );
}

#[test]
fn a_file_of_format_1_draws_from_one_stream_and_stays_what_it_is() {
    let old = as_format_1(&played(deal(Chance::OneStream)));
    let game = replay(old.clone()).unwrap();
    assert_eq!(file(&game), old);
    let other = as_format_1(&played(deal(Chance::ByPurpose)));
    assert!(matches!(replay(other), Err(RecordError::Entry(..))), "another way of drawing is another deal");
}

#[test]
fn a_file_of_format_1_has_no_field_of_format_2() {
    let later = [
        (2, "chance", json!("one_stream")),
        (2, "components", json!({"name": "other"})),
        (2, "came_from", json!({"game": "table 7", "entries": 3})),
        (3, "terms", json!("{}")),
        (3, "parts", json!([part(8)])),
        (3, "voided", json!([[0]])),
    ];
    for (since, field, value) in later {
        for format in 1..since {
            let mut old = as_format_1(&played(deal(Chance::OneStream)));
            old["saturnalia"] = json!(format);
            old[field] = value.clone();
            assert_eq!(replay(old).unwrap_err(), RecordError::Field(format, field));
        }
    }
}

#[test]
fn a_format_to_come_and_a_set_that_is_not_here_are_refused() {
    let mut newer = file(&played(deal(Chance::ByPurpose)));
    newer["saturnalia"] = json!(4);
    assert_eq!(replay(newer).unwrap_err().to_string(), "this is a file of format 4; this program reads formats 1 to 3");
    let mut foreign = file(&played(deal(Chance::ByPurpose)));
    foreign["components"] = json!({"name": "home-made", "hash": "00"});
    assert_eq!(replay(foreign).unwrap_err().to_string(), "the component set `home-made` is not here");
}

fn part(number: u64) -> Part {
    let chain = Chain::new(Seed::from_number(number));
    Part { seat: Seat(1), seal: chain.seal(), links: 1, share: chain.share_under(chain.seal()).unwrap() }
}

fn terms() -> Terms {
    Terms {
        version: Terms::VERSION,
        game: "high-card".to_owned(),
        revision: 1,
        options: serde_json::to_value(Options::default()).unwrap(),
        components: String::new(),
        seats: 2,
        tokens: vec!["a".to_owned(), "b".to_owned()],
        table: "7".to_owned(),
        chance: Chance::ByPurpose,
        scenario: None,
        deal: Provenance::Drawn,
        parts: Openings::Together,
    }
}

fn bound(terms: &Terms, parts: Vec<Part>) -> Deal<HighCard> {
    let alone = deal(Chance::ByPurpose);
    let bond = Some(Bond { terms: terms.write(), parts, voided: vec![vec![Seat(0)]] });
    Deal { fairness: Fairness { bond, ..alone.fairness.clone() }, ..alone }
}

#[test]
fn shares_of_others_change_the_deal_and_are_bound_like_the_seed() {
    let game = played(bound(&terms(), vec![part(8)]));
    assert_ne!(game.position().state(), played(deal(Chance::ByPurpose)).position().state());
    assert_eq!(replay(file(&game)).unwrap(), game);
    assert_eq!(file(&game)["saturnalia"], json!(3));
    let mut forged = file(&game);
    forged["parts"][0]["share"] = json!("00".repeat(32));
    assert_eq!(replay(forged).unwrap_err(), RecordError::Part(Seat(1)));
    let mut twice = file(&game);
    twice["parts"] = json!([part(8), part(8)]);
    assert_eq!(replay(twice).unwrap_err(), RecordError::Part(Seat(1)));
    let mut nowhere = file(&game);
    nowhere["parts"][0]["seat"] = json!(2);
    assert_eq!(replay(nowhere).unwrap_err(), RecordError::Part(Seat(2)));
}

#[test]
fn a_file_with_more_void_tries_than_seats_was_taken_and_shown_to_everybody() {
    let game = played(bound(&terms(), vec![part(8)]));
    for voided in [json!([[0], [0]]), json!([[0, 1], [1]]), json!([[]]), json!([[2]]), json!([[255]])] {
        let mut many = file(&game);
        many["voided"] = voided.clone();
        assert_eq!(replay(many).unwrap_err(), RecordError::Voided, "{voided}");
    }
    let mut both = file(&game);
    both["voided"] = json!([[1], [0]]);
    replay(both).unwrap();
}

#[test]
fn terms_of_any_length_were_taken_and_shown_to_everybody() {
    let mut long = file(&played(bound(&terms(), vec![part(8)])));
    let text = format!("{}{}", terms().write(), " ".repeat(Terms::LONGEST));
    let (seed, nonce) = (serde_json::from_value(long["seed"].clone()), serde_json::from_value(long["nonce"].clone()));
    long["commitment"] = json!(Commitment::to_terms(&text, seed.unwrap(), nonce.unwrap()));
    long["terms"] = json!(text);
    assert_eq!(replay(long).unwrap_err(), RecordError::Terms);
}

/// The last chair that a byte can name: what is said about it once counted one too far.
#[test]
fn a_seat_that_is_not_there_can_be_named_in_a_refusal() {
    assert_eq!(RecordError::Part(Seat(u8::MAX)).to_string(), "the part of seat 256 is not what was sealed");
}

#[test]
fn what_the_host_committed_to_is_compared_with_the_file_point_by_point() {
    let revision = file(&played(deal(Chance::ByPurpose)))["revision"].as_u64().unwrap() as u32;
    let honest = Terms { revision, ..terms() };
    assert!(replay(file(&played(bound(&honest, Vec::new())))).is_ok());
    let other_terms = [
        ("game", Terms { game: "low-card".to_owned(), ..honest.clone() }),
        ("number of seats", Terms { seats: 3, ..honest.clone() }),
        ("number of seats", Terms { tokens: Vec::new(), ..honest.clone() }),
        ("choice of options", Terms { options: json!({"flaw": "endless"}), ..honest.clone() }),
        ("component set", Terms { components: "00".to_owned(), ..honest.clone() }),
        ("way of drawing", Terms { chance: Chance::OneStream, ..honest.clone() }),
        ("scenario", Terms { scenario: Some("00".to_owned()), ..honest.clone() }),
    ];
    for (what, terms) in other_terms {
        assert_eq!(replay(file(&played(bound(&terms, Vec::new())))).unwrap_err(), RecordError::OtherTerms(what));
    }
    let mut other = file(&played(bound(&honest, Vec::new())));
    other["revision"] = json!(revision + 1);
    assert_eq!(replay(other).unwrap_err(), RecordError::OtherTerms("revision"));
    let later = Terms { version: 3, ..honest };
    assert_eq!(replay(file(&played(bound(&later, Vec::new())))).unwrap_err(), RecordError::Terms);
}

/// An upgrade in the middle of a game does not make it one of other rules.
#[test]
fn a_game_stays_one_of_the_revision_that_its_terms_name() {
    let game = played(bound(&Terms { revision: 77, ..terms() }, Vec::new()));
    assert_eq!(file(&game)["revision"], json!(77));
    assert_eq!(replay(file(&game)).unwrap(), game);
}

#[test]
fn where_a_game_came_from_is_kept() {
    let mut from = file(&played(deal(Chance::ByPurpose)));
    from["came_from"] = json!({"game": "table 7", "entries": 3});
    let game = replay(from.clone()).unwrap();
    assert_eq!(game.record().came_from, Some(CameFrom { game: "table 7".into(), entries: 3 }));
    assert_eq!(file(&game), from);
}
