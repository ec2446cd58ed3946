//! The rulings on works, crises, the end, hidden information and the game for two: S17 to S30.

mod table;

use saturnalia_rules::{Dice, Seat, Viewer};
use serde_json::json;
use sylla::answer::{Answer, Thumb};
use sylla::cards::{Building, Card, Colour, EventCard, Token};
use sylla::row::StartingRow;
use sylla::state::Phase;
use sylla::steps::InsulaToken;
use sylla::{Event, Step};
use table::{BLACK, BLUE, RED, Table, WHITE, four, three};

/// Prestige gained in a vote with these thumbs and this money; nobody has a senator.
fn gains(work: &str, votes: [(Thumb, u8); 4]) -> Vec<i16> {
    let players: Vec<_> = votes.iter().map(|(_, denarii)| json!({ "upright": [], "denarii": denarii })).collect();
    let mut table = four(json!({ "phase": "great_work", "works": [work], "players": players }));
    table.vote(&votes);
    table.glory().iter().map(|points| points - 10).collect()
}

// Ruling S17
#[test]
fn equals_share_the_better_place_and_the_next_is_left_out() {
    use Thumb::Up;
    assert_eq!(gains("pantheon", [(Up, 3), (Up, 3), (Up, 2), (Up, 1)]), [10, 10, 2, 0]);
    assert_eq!(gains("pantheon", [(Up, 3), (Up, 3), (Up, 3), (Up, 1)]), [10, 10, 10, 0]);
    assert_eq!(gains("senate", [(Up, 3), (Up, 2), (Up, 2), (Up, 2)]), [5, 3, 3, 3]);
}

// Ruling S18
#[test]
fn the_tiers_of_the_temple_do_not_add_up() {
    use Thumb::Up;
    assert_eq!(gains("temple", [(Up, 8), (Up, 7), (Up, 5), (Up, 4)]), [10, 6, 6, 0]);
}

// Ruling S19
#[test]
fn thumb_up_without_a_vote_earns_nothing() {
    use Thumb::{Down, Up};
    assert_eq!(gains("pantheon", [(Up, 0), (Up, 1), (Down, 0), (Up, 0)]), [0, 10, 0, 0]);
    assert_eq!(gains("pantheon", [(Up, 0), (Down, 1), (Down, 0), (Down, 4)]), [0, 0, 0, 2], "not even alone");
}

// Ruling S20
#[test]
fn the_plebs_pay_one_point_for_two_votes_and_the_money_is_gone() {
    use Thumb::Down;
    assert_eq!(gains("pantheon", [(Down, 5), (Down, 4), (Down, 1), (Down, 0)]), [2, 2, 0, 0]);
    let mut table = four(json!({
        "phase": "great_work", "players": [{ "upright": ["senator", "christian_senator"], "turned": ["slave"], "denarii": 5 }],
    }));
    table.play(BLUE, Answer::Vote { thumb: Down, denarii: 3 });
    table.idle_while(|state| state.round == 1);
    assert_eq!((table.prestige(BLUE), table.player(BLUE).denarii), (12, 2));
}

// Ruling S21
#[test]
fn decadence_moves_every_marker_furthest_to_the_right() {
    let strike = |civic: u8, health: u8, leisure: u8| {
        let mut table = four(json!({
            "phase": "events", "consul": 0, "events": ["purge", "flood", "pillage"],
            "ladder": { "civic": civic, "health": health, "leisure": leisure },
            "players": [{ "upright": [] }, { "upright": [] }, { "upright": [] }, { "upright": [] }],
        }));
        table.play(BLUE, Answer::Prevent(EventCard::Purge)).play(BLUE, Answer::Prevent(EventCard::Flood));
        Token::ALL.map(|token| table.state().ladder.column(token) + 1)
    };
    assert_eq!(strike(3, 5, 4), [3, 4, 4]);
    assert_eq!(strike(5, 3, 5), [4, 3, 4]);
    assert_eq!(strike(6, 6, 6), [5, 5, 5]);
    assert_eq!(strike(1, 1, 1), [1, 1, 1], "nothing happens when all are far left");
}

// Ruling S21
#[test]
fn a_marker_never_leaves_the_ladder() {
    let mut table = four(json!({
        "phase": "great_work", "works": ["baths"], "ladder": { "health": 6 },
        "players": [{ "denarii": 30, "upright": [] }],
    }));
    table.play(BLUE, Answer::Vote { thumb: Thumb::Up, denarii: 30 });
    table.idle_while(|state| state.round == 1);
    assert_eq!(table.state().ladder.column(Token::Health), 6);
}

// Ruling S22
#[test]
fn a_crisis_in_which_all_are_level_changes_nothing() {
    let mut table = four(json!({
        "phase": "famine_and_crises", "round": 4, "ladder": { "health": 1 },
        "players": [{ "prestige": 0, "health": 2 }, { "health": 2 }, { "health": 2 }, { "health": 2 }],
    }));
    table.idle_while(|state| state.round == 4);
    assert_eq!(table.glory(), [0, 10, 10, 10], "the gain comes first, so that nobody with nothing ends up ahead");
}

// Ruling S22
#[test]
fn several_crises_are_settled_one_by_one_and_equals_all_win_or_lose() {
    let mut table = four(json!({
        "phase": "famine_and_crises", "round": 4, "ladder": { "civic": 1, "leisure": 1, "health": 2 },
        "players": [{ "civic": 2, "leisure": 0 }, { "civic": 2, "leisure": 1 }, { "civic": 0, "leisure": 1 }, { "civic": 1, "leisure": 3 }],
    }));
    table.idle_while(|state| state.round == 4);
    assert_eq!(table.glory(), [10, 13, 7, 13]);
    let order: Vec<Token> = table
        .told
        .iter()
        .filter_map(|event| if let Event::Crisis { marker } = event { Some(*marker) } else { None })
        .collect();
    assert_eq!(order, [Token::Civic, Token::Leisure]);
}

// Ruling S22
#[test]
fn nobody_falls_below_nothing() {
    let mut table = four(json!({
        "phase": "famine_and_crises", "round": 4, "ladder": { "civic": 1, "famine": 6 },
        "players": [{ "prestige": 5 }, { "prestige": 8, "civic": 1 }, { "civic": 1 }, { "civic": 2 }],
    }));
    table.idle_while(|state| state.round == 4);
    assert_eq!(table.glory(), [0, 2, 4, 7]);
}

// Ruling S23
#[test]
fn the_granary_helps_against_the_famine_of_the_same_round() {
    let mut table = four(json!({
        "phase": "great_work", "works": ["granary"], "ladder": { "famine": 4 },
        "players": [{ "denarii": 8, "upright": [] }, { "upright": [] }, { "upright": [] }, { "upright": [] }],
    }));
    table.vote(&[(Thumb::Up, 8), (Thumb::Down, 0), (Thumb::Down, 0), (Thumb::Down, 0)]);
    assert_eq!(table.state().ladder.famine(), 2);
    assert_eq!(table.glory(), [13, 8, 8, 8]);
}

// Ruling S24
#[test]
fn at_the_end_only_face_up_christians_and_slaves_count() {
    let mut table = four(json!({
        "phase": "ecclesia", "consul": 0, "events": ["persecution", "slave_revolt"],
        "players": [{
            "upright": ["christian_slave"], "turned": ["christian_merchant", "slave"], "down": ["christian_senator", "slave"], "denarii": 20,
        }],
    }));
    assert_eq!(table.prestige(BLUE), 14);
    assert_eq!(table.offers(BLUE), [0, 1, 2].map(Answer::Free), "freeing is optional for each slave");
    table.play(BLUE, Answer::Free(2));
    assert_eq!(table.prestige(BLUE), 20, "a Christian slave counts for both");
    table.idle_to_the_end();
    assert_eq!(table.prestige(BLUE), 20, "money counts nothing");
}

// Ruling S24
#[test]
fn whoever_can_free_nobody_is_not_asked() {
    let table = four(json!({
        "phase": "ecclesia", "consul": 0,
        "players": [
            { "upright": ["slave"], "denarii": 1 }, { "upright": ["senator"], "denarii": 9 },
            { "upright": ["slave"], "denarii": 2 }, { "upright": [] },
        ],
    }));
    assert_eq!(table.asked(), [WHITE]);
    assert_eq!(table.offers(WHITE), [Answer::Free(0), Answer::Free(1)]);
}

// Ruling S24
#[test]
fn equal_prestige_is_a_shared_victory() {
    let mut table = four(json!({
        "phase": "ecclesia",
        "players": [
            { "upright": [], "prestige": 30 }, { "upright": [], "prestige": 30 },
            { "upright": [], "prestige": 20 }, { "upright": [], "prestige": 10 },
        ],
    }));
    table.idle_to_the_end();
    assert_eq!(table.position.outcome().unwrap().places.as_slice(), [1, 1, 3, 4]);
    let sheet = table.position.score_sheet(Viewer::Spectator);
    assert!(sheet.remarks.iter().any(|remark| remark.key == "sylla-score-shared"));
}

// Ruling S25
#[test]
fn votes_stay_sealed_until_the_last_is_in() {
    let mut table = four(json!({ "phase": "great_work", "players": [{ "denarii": 7 }] }));
    let before = table.view();
    for seat in [BLUE, RED, WHITE] {
        table.play(seat, Answer::Vote { thumb: Thumb::Up, denarii: 3 });
        assert_eq!(table.view(), before, "nobody sees anything of the vote");
    }
    assert!(!table.told.iter().any(|event| matches!(event, Event::Voted { .. })));
    let kept = serde_json::to_string(&table.position).unwrap();
    table.position = serde_json::from_str(&kept).unwrap();
    assert_eq!(table.asked(), [BLACK], "sealed votes are kept");
    table.play(BLACK, Answer::Vote { thumb: Thumb::Down, denarii: 1 });
    assert_eq!(table.player(BLUE).denarii, 4);
    assert_eq!(table.state().votes[BLUE].map(|vote| vote.denarii), Some(3));
}

// Ruling S25
#[test]
fn what_is_behind_open_screens_is_shown_to_everybody() {
    let table = four(json!({ "players": [{ "denarii": 7, "civic": 2, "leisure": 1 }] }));
    for viewer in [Viewer::Seat(RED), Viewer::Spectator] {
        let screen = table.position.view(viewer).players[0].behind_screen.clone().expect("screens are open");
        assert_eq!((screen.denarii, screen.civic, screen.health, screen.leisure), (7, 2, 0, 1));
    }
}

// Ruling S26
#[test]
fn characters_put_under_the_deck_are_known_and_come_last() {
    let mut table = Table::deal(4, 9);
    table.idle_while(|state| state.round < 5);
    // With four players the deck has been drawn through: what comes in round 5 was seen in rounds 1 to 3.
    assert_eq!(table.state().deck.len(), 0);
    let mut put_under: Vec<Card> = table
        .told
        .iter()
        .filter_map(|event| if let Event::PutUnder { cards } = event { Some(cards.to_vec()) } else { None })
        .take(3)
        .flatten()
        .collect();
    put_under.sort_unstable();
    assert_eq!(table.state().recruits.as_slice(), put_under);
}

// Ruling S26
#[test]
fn nobody_imagines_other_cards_under_the_deck() {
    let mut table = Table::deal(4, 9);
    table.idle_while(|state| state.round < 3);
    let mut dice = Dice::imagined(1);
    let other = (0..20).map(|_| table.position.imagine(Viewer::Seat(BLUE), &mut dice)).collect::<Vec<_>>();
    assert!(other.iter().all(|world| world.state().under_deck == table.state().under_deck));
    assert!(other.iter().any(|world| world.state().deck != table.state().deck));
}

// Ruling S27
#[test]
fn nobody_puts_more_on_the_table_than_the_coins_of_the_box() {
    let mut table = four(json!({ "phase": "great_work", "players": [{ "denarii": 90, "upright": ["senator"] }] }));
    assert_eq!(table.offers(BLUE).len(), 2 * 61);
    table.refuse(BLUE, Answer::Vote { thumb: Thumb::Up, denarii: 61 });
}

// Ruling S28
#[test]
fn the_sets_nobody_plays_are_shuffled_into_the_deck() {
    for (seats, deck) in [(2, 24), (3, 22), (4, 24)] {
        let mut table = Table::deal(seats, 4);
        table.idle_while(|state| state.round == 0);
        assert_eq!(table.state().deck.len() + table.state().recruits.len(), deck, "{seats} players");
    }
    let mut table = three(json!({ "round": 5 }));
    table.idle_to_the_end();
    assert!(table.position.is_over());
}

// Ruling S29
#[test]
fn a_game_for_two_is_marked_unofficial_everywhere() {
    let mut table = Table::deal(2, 4);
    assert_eq!(table.told[0], Event::Unofficial);
    assert!(table.view().unofficial);
    assert!(
        table.position.score_sheet(Viewer::Spectator).remarks.iter().any(|remark| remark.key == "sylla-unofficial")
    );
    assert!(
        table.offers(BLUE).iter().all(|offer| matches!(offer, Answer::Characters(row) if row.cards().count() == 8))
    );
    table.idle_while(|state| state.round == 0);
    assert_eq!(table.state().recruits.len(), 4);
    table.idle_while(|state| state.phase <= Phase::Buildings);
    assert_eq!(table.told.iter().filter(|event| matches!(event, Event::OnSale { .. })).count(), 3);
    assert!(!Table::deal(3, 4).view().unofficial);
}

// Ruling S30
#[test]
fn the_insula_takes_two_tokens_of_any_kinds_in_one_way_only() {
    let mut table = four(json!({
        "phase": "buildings", "round": 5, "consul": 0, "buildings": ["insula"], "players": [{ "upright": ["senator"] }],
    }));
    table.play(BLUE, Answer::Sell { building: Building::Insula, colour: Colour::Red });
    for seat in [RED, WHITE, BLACK] {
        table.play(seat, Answer::Pass);
    }
    table.play(BLUE, Answer::BidCards(1)).play(BLUE, Answer::Turn(Card::Senator));
    assert!(matches!(
        table.position.agenda().first(),
        Some(Step::InsulaToken(InsulaToken { seat: Seat(0), left: 2, .. }))
    ));
    table.play(BLUE, Answer::Take(Token::Civic)).play(BLUE, Answer::Take(Token::Leisure));
    assert_eq!(table.player(BLUE).tokens, [1, 0, 1]);
    assert_eq!(table.asked(), [BLUE], "and the buyer offers the next building");
}

#[test]
fn nobody_can_start_with_a_row_his_set_does_not_hold() {
    let mut table = Table::deal(4, 1);
    let three = StartingRow::new([Card::Senator, Card::Vestal, Card::Vestal]).unwrap();
    table.refuse(BLUE, Answer::Characters(three));
    let two_of_one = StartingRow::new([Card::Senator, Card::Senator, Card::Vestal, Card::Vestal]).unwrap();
    table.refuse(BLUE, Answer::Characters(two_of_one));
    assert!(StartingRow::new([Card::Vestal; 4]).is_none());
}
