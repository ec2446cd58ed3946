//! Scenarios that begin in the middle of a phase, name the order of stacks, or are nonsense.

mod table;

use saturnalia_rules::{Check as _, Deal, Dice, Game, Nonce, SeatCount, Seed, Viewer};
use saturnalia_rules_testkit::{Edits, edited_scenarios_are_refused_or_played, most_answers_told};
use serde_json::{Value, json};
use sylla::answer::Answer;
use sylla::cards::{Building, Card, EventCard, Fighter, Token, Work};
use sylla::state::Phase;
use sylla::{Event, Sylla};
use table::{BLACK, BLUE, CLOSED, OPEN, RED, WHITE, arrange, arrange_closed, closed, four};

fn refused(scenario: Value) -> String {
    match arrange(4, scenario) {
        Ok(_) => panic!("an impossible scenario was accepted"),
        Err(error) => error.to_string(),
    }
}

fn election() -> Value {
    json!({
        "consul": 1, "at": { "election": { "bids": ["waiting", { "offered": 3 }, "passed"] } },
        "players": [{ "denarii": 4, "upright": ["senator"] }, { "denarii": 5, "upright": ["senator"] }, {}, { "denarii": 9, "upright": [] }],
    })
}

#[test]
fn a_scenario_can_begin_inside_an_election() {
    let mut table = four(election());
    assert_eq!(table.asked(), [BLACK]);
    let least = (4..=9).map(Answer::BidDenarii);
    assert_eq!(table.offers(BLACK), [Answer::Pass].into_iter().chain(least).collect::<Vec<_>>());
    assert_eq!(table.view().auction.unwrap().leader, Some(RED));
    table.play(BLACK, Answer::Pass).play(BLUE, Answer::BidDenarii(3));
    assert_eq!((table.state().consul, table.player(BLUE).denarii), (BLUE, 1));
}

fn sale(bids: &Value, turned: &Value) -> Value {
    json!({
        "round": 2, "consul": 0, "buildings": [null, "tavern", "field", "stall", "stall", "bank"],
        "at": { "sale": { "seat": 2, "place": 4, "left": 4, "bids": bids, "turned": turned } },
        "players": [
            { "upright": ["slave", "merchant"] }, { "upright": ["legionary"] },
            { "upright": ["vestal"], "buildings": ["field"] }, { "upright": ["slave", "christian_slave", "senator"], "turned": ["merchant"] },
        ],
    })
}

#[test]
fn a_scenario_can_begin_inside_a_sale() {
    let mut table = four(sale(&json!(["waiting", "waiting", "waiting", { "offered": 1 }]), &json!([])));
    assert_eq!(table.offers(BLUE), [Answer::Pass, Answer::BidCards(2)]);
    table.play(BLUE, Answer::BidCards(2)).play(RED, Answer::Pass).play(WHITE, Answer::Pass);
    table.play(BLUE, Answer::Turn(Card::Merchant)).play(BLUE, Answer::Turn(Card::Slave));
    assert_eq!(table.player(BLUE).estate.open(Building::Stall), 1);
    assert_eq!(table.asked(), [BLUE], "and the buyer offers the next");
    assert_eq!(table.state().slots.iter().flatten().count(), 4);
    let offered = table.idle_until(Phase::Income).told.iter().filter(|event| matches!(event, Event::OnSale { .. }));
    assert_eq!(offered.count(), 3, "three sales are left");
}

#[test]
fn a_scenario_can_begin_inside_a_payment() {
    let bids = json!(["passed", "passed", "passed", { "offered": 3 }]);
    let mut table = four(sale(&bids, &json!(["merchant"])));
    assert_eq!(table.offers(BLACK), [Answer::Turn(Card::Slave)], "in ascending order");
    table.play(BLACK, Answer::Turn(Card::Slave)).play(BLACK, Answer::Turn(Card::ChristianSlave));
    assert_eq!(table.player(BLACK).estate.open(Building::Stall), 1);
}

#[test]
fn a_scenario_can_begin_with_all_votes_in() {
    let vote = |thumb: &str, denarii: u8| json!({ "thumb": thumb, "denarii": denarii });
    let table = four(json!({
        "works": ["baths", "pantheon"], "consul": 3, "ladder": { "health": 4 },
        "at": { "votes": [vote("down", 0), vote("up", 3), vote("up", 4), vote("up", 1)] },
        "players": [
            { "upright": ["senator", "christian_senator"], "denarii": 5 }, { "upright": ["senator"], "denarii": 4 },
            { "upright": ["slave"], "denarii": 4 }, { "turned": ["senator"], "denarii": 1 },
        ],
    }));
    assert_eq!(table.glory(), [11, 15, 15, 10]);
    assert_eq!(table.player(WHITE).denarii, 0);
    assert_eq!(table.state().ladder.column(Token::Health), 4);
    assert_eq!(table.state().round, 2);
}

#[test]
fn a_scenario_can_begin_with_an_insula_half_taken() {
    let mut table = four(json!({
        "round": 4, "buildings": [null], "at": { "insula": { "seat": 1, "tokens": 1, "from": "health", "left": 4 } },
    }));
    assert_eq!(table.offers(RED), [Answer::Take(Token::Health), Answer::Take(Token::Leisure)]);
    table.play(RED, Answer::Take(Token::Leisure));
    assert_eq!((table.asked(), table.tokens(RED, Token::Leisure)), (vec![RED], 1));
}

#[test]
fn a_scenario_can_begin_when_the_consul_takes_a_token_and_while_characters_are_recruited() {
    let mut table = four(json!({ "consul": 2, "at": "consul_token" }));
    assert_eq!(table.offers(WHITE).len(), 3);
    table.play(WHITE, Answer::Take(Token::Civic));
    assert_eq!((table.state().phase, table.asked()), (Phase::Recruiting, vec![WHITE]));
    let table = four(json!({ "consul": 2, "at": { "recruiting": { "recruited": 3 } } }));
    assert_eq!((table.asked(), table.state().recruits.len()), (vec![RED], 3));
    assert_eq!([BLUE, RED].map(|seat| table.player(seat).row.len()), [5, 4]);
}

#[test]
fn a_scenario_can_begin_while_somebody_uses_buildings() {
    let mut table = four(json!({
        "round": 3, "consul": 1, "at": { "income": { "seat": 2, "taverns": 1, "moved": ["civic"] } },
        "players": [{}, {}, { "buildings": ["tavern", "tavern"], "denarii": 1 }, { "denarii": 0, "upright": [] }],
    }));
    assert_eq!(table.offers(WHITE).len(), 5, "four moves, or nothing");
    table.play(WHITE, Answer::Finish);
    assert_eq!((table.player(WHITE).denarii, table.player(BLACK).denarii), (1, 3), "those behind still get money");
}

fn fight(moment: &Value) -> Value {
    json!({
        "round": 2, "consul": 0, "events": ["purge", "flood", "slave_revolt"], "at": moment,
        "players": [
            { "upright": ["legionary", "legionary", "senator"] }, { "upright": ["legionary", "slave"] },
            { "upright": ["vestal", "senator"], "buildings": ["field"] }, { "upright": [], "turned": ["senator"] },
        ],
    })
}

#[test]
fn a_scenario_can_begin_while_cubes_are_placed() {
    let moment = json!({ "cubes": { "seat": 1, "on": { "purge": [1] }, "unplaced": [{ "legionary": 1 }, { "legionary": 1 }, { "vestal": 1 }] } });
    let mut table = four(fight(&moment));
    assert_eq!(table.asked(), [RED]);
    table.play(RED, Answer::Cube { event: EventCard::Purge, fighter: Fighter::Legionary });
    table.play(WHITE, Answer::Cube { event: EventCard::Flood, fighter: Fighter::Vestal });
    table.play(BLUE, Answer::Cube { event: EventCard::Purge, fighter: Fighter::Legionary });
    assert_eq!(table.tokens(BLUE, Token::Civic), 1);
}

#[test]
fn a_scenario_can_begin_while_the_consul_names_events() {
    let table = four(fight(&json!({ "prevention": { "on": {}, "named": ["purge"] } })));
    assert_eq!(
        table.offers(BLUE),
        [EventCard::Flood, EventCard::SlaveRevolt, EventCard::Decadence].map(Answer::Prevent)
    );
    let table = four(fight(&json!({ "prevention": { "on": { "purge": [1] } } })));
    assert_eq!(table.offers(BLUE).len(), 3);
}

#[test]
fn a_scenario_can_begin_while_an_event_strikes_and_when_one_leaves() {
    let on = json!({ "flood": [0, 0, 1], "decadence": [1] });
    let prevented = ["flood", "decadence"];
    let moment = json!({ "face_down": { "event": "purge", "seat": 2, "on": on, "prevented": prevented } });
    let mut table = four(fight(&moment));
    assert_eq!(table.asked(), [WHITE]);
    table.idle(WHITE).idle(BLACK);
    assert_eq!(table.asked(), [RED], "then the slave revolt strikes");
    table.idle(RED);
    assert_eq!(table.state().removed_events.last(), Some(&EventCard::Flood));
    let even = json!({ "purge": [1], "slave_revolt": [1] });
    let table = four(fight(&json!({ "removal": { "on": even, "prevented": ["purge", "slave_revolt"] } })));
    assert_eq!(table.offers(BLUE), [Answer::Remove(EventCard::Purge), Answer::Remove(EventCard::SlaveRevolt)]);
}

#[test]
fn a_scenario_can_begin_while_slaves_are_freed() {
    let mut table = four(json!({
        "consul": 1, "at": { "freeing": { "freed": [1] } },
        "players": [{ "upright": [] }, { "upright": ["slave"], "denarii": 0, "prestige": 23 }, { "upright": ["slave"], "denarii": 4 }, { "upright": [] }],
    }));
    assert_eq!(table.asked(), [WHITE]);
    table.play(WHITE, Answer::Free(1));
    assert_eq!(table.position.score_sheet(Viewer::Truth).lines[2].points, [0, 3, 3, 0]);
    assert_eq!(table.glory(), [10, 23, 13, 10]);
}

#[test]
fn the_order_of_every_stack_can_be_named() {
    let table = four(json!({
        "round": 2, "recruits": ["slave"], "deck": ["vestal", "senator"], "under_deck": ["merchant", "slave"],
        "stack": ["tavern", "field", "insula"], "built": ["temple"], "left_out": "senate", "works": ["granary", "baths"],
        "removed_events": ["famine"], "next_events": ["purge"],
    }));
    let state = table.state();
    assert_eq!(state.deck.iter().rev().take(2).collect::<Vec<_>>(), [&Card::Vestal, &Card::Senator]);
    assert_eq!(state.under_deck.as_slice(), [Card::Merchant, Card::Slave]);
    let next: Vec<_> = state.stack.iter().rev().take(3).copied().collect();
    assert_eq!(next, [Building::Tavern, Building::Field, Building::Insula]);
    assert_eq!(state.works[..4], [Work::Senate, Work::Temple, Work::Granary, Work::Baths]);
    assert_eq!(state.removed_events.as_slice(), [EventCard::Famine]);
    assert_eq!(state.event_deck.last(), Some(&EventCard::Purge));
}

// The same tile is printed with more than one letter: a stack that was told could become one of other letters.
#[test]
fn the_letters_of_the_stack_can_be_named() {
    let stack = ["field", "field", "stall", "tavern", "insula", "bank", "arch", "statue"];
    let letters = |letters: Value| {
        let scenario = json!({ "round": 4, "phase": "income", "stack": stack, "letters": letters });
        arrange(4, scenario).map(|table| table.state().stack_letters).map_err(|error| error.to_string())
    };
    assert_eq!(letters(json!(null)), Ok([4, 2, 2]), "the first letters they can have, and nothing else is marked A");
    for named in [[4, 2, 2], [2, 4, 2], [0, 6, 2]] {
        assert_eq!(letters(json!(named)), Ok(named));
    }
    assert_eq!(letters(json!([1, 2, 3])), Err("letters: not those of 8 tiles in the stack".to_owned()));
    let refused = "stack[4]: there are not that many tiles `insula` of its letter".to_owned();
    assert_eq!(letters(json!([8, 0, 0])), Err(refused));
}

#[test]
fn what_crises_have_shown_behind_closed_screens_can_be_named() {
    let table = closed(json!({
        "round": 3, "shown": { "civic": [1, 0, 0, 0], "last": "civic" },
        "players": [{ "civic": 1, "health": 2, "leisure": 1, "unseen": { "health": 1, "leisure": 1 }, "older": 1 }],
    }));
    assert_eq!(table.player(BLUE).known.seen, [1, 1, 0]);
    assert_eq!(table.view().shown[0].counts, [1, 0, 0, 0]);
    let error = arrange_closed(4, json!({ "players": [{ "civic": 1, "unseen": { "civic": 1 }, "older": 1 }] }), 1);
    assert!(error.is_err_and(|error| error.to_string().contains("older tokens")));
    assert!(
        refused(json!({ "players": [{ "civic": 1, "unseen": { "civic": 1 } }] })).contains("behind an open screen")
    );
}

#[test]
fn moments_that_cannot_be_are_refused() {
    let with = |mut scenario: Value, place: &str, value: Value| {
        *scenario.pointer_mut(place).expect("it is there") = value;
        refused(scenario)
    };
    let bids = "/at/election/bids";
    assert_eq!(with(election(), bids, json!(["waiting", "passed"])), "at: the sitting consul does not pass");
    assert_eq!(
        with(election(), bids, json!([{ "offered": 9 }, { "offered": 3 }])),
        "at: seat 0 has spoken out of turn"
    );
    assert_eq!(with(election(), bids, json!(["waiting", { "offered": 9 }])), "at: seat 1 cannot bid 9");
    let waiting = || sale(&json!(["waiting", "waiting", "waiting", { "offered": 1 }]), &json!([]));
    assert_eq!(with(waiting(), "/at/sale/place", json!(0)), "at: nothing lies on place 0");
    assert_eq!(refused(json!({ "at": { "offer": { "seat": 0, "left": 9 } } })), "at: 9 of 5 sales are left");
    assert_eq!(with(waiting(), "/at/sale/left", json!(3)), "buildings: 1 places are `null`, but 2 buildings were sold");
    assert_eq!(
        with(waiting(), "/at/sale/turned", json!(["merchant"])),
        "at: cards are turned when everybody has spoken"
    );
    assert_eq!(
        refused(sale(&json!(["passed", "passed", "passed", { "offered": 2 }]), &json!(["slave"]))),
        "at: seat 3 cannot have turned these for 2"
    );
    let removal = json!({ "removal": { "on": { "purge": [1] }, "prevented": ["flood", "slave_revolt"] } });
    assert_eq!(refused(fight(&removal)), "at: two events are prevented, those with the most cubes");
    let cubes = json!({ "cubes": { "seat": 0, "on": { "flood": [1] }, "unplaced": [] } });
    assert_eq!(refused(fight(&cubes)), "at: seat 0 has too few legionaries and vestals for these cubes");
    assert_eq!(refused(json!({ "phase": "income", "at": "consul_token" })), "at: this does not happen in that phase");
    assert_eq!(refused(json!({ "at": { "votes": [] } })), "at: 0 votes at a table of 4");
}

// A list of 300 stalls once made a number overflow.
#[test]
fn more_buildings_than_there_are_tiles_are_refused_however_many() {
    let error = refused(json!({ "players": [{ "buildings": vec!["stall"; 300] }] }));
    assert_eq!(error, "players[0].buildings: there are not that many tiles `stall`");
}

/// Everything a scenario of this game can say somewhere.
const WORDS: &[&str] = &[
    "waiting",
    "passed",
    "slave",
    "senator",
    "crane",
    "christian_slave",
    "vestal",
    "legionary",
    "stall",
    "bank",
    "insula",
    "field",
    "purge",
    "flood",
    "decadence",
    "famine",
    "civic",
    "health",
    "leisure",
    "temple",
    "senate",
    "up",
    "down",
    "first_consul",
    "buildings",
    "income",
    "events",
    "great_work",
    "famine_and_crises",
    "ecclesia",
    "consul_token",
];

#[test]
fn no_scenario_panics_or_leads_to_an_unsound_position() {
    let bids = json!(["passed", "passed", "passed", { "offered": 3 }]);
    let bases: [Value; 12] = [
        election(),
        sale(&json!(["waiting", "waiting", "waiting", { "offered": 1 }]), &json!([])),
        sale(&bids, &json!(["merchant"])),
        fight(
            &json!({ "cubes": { "seat": 1, "on": { "purge": [1] }, "unplaced": [{ "legionary": 1 }, { "legionary": 1 }] } }),
        ),
        fight(&json!({ "prevention": { "on": {}, "named": ["purge"] } })),
        fight(
            &json!({ "face_down": { "event": "purge", "seat": 2, "on": { "flood": [0, 0, 1], "decadence": [1] }, "prevented": ["flood", "decadence"] } }),
        ),
        json!({ "at": { "votes": [{ "thumb": "up", "denarii": 3 }, { "thumb": "down" }, { "thumb": "up" }, { "thumb": "down" }] } }),
        json!({ "consul": 1, "at": { "freeing": { "freed": [1] } }, "players": [{}, { "upright": ["slave"], "prestige": 23 }] }),
        json!({ "round": 3, "consul": 1, "at": { "income": { "seat": 2, "taverns": 1, "moved": ["civic"] } },
                "players": [{}, {}, { "buildings": ["tavern", "tavern"] }] }),
        json!({ "round": 2, "recruits": ["slave"], "deck": ["vestal"], "under_deck": ["merchant", "slave"],
                "stack": ["tavern", "field"], "built": ["temple"], "left_out": "senate", "removed_events": ["famine"] }),
        json!({ "phase": "famine_and_crises", "round": 3, "ladder": { "health": 1, "civic": 1 },
                "shown": { "civic": [1, 0, 0, 0], "last": "civic" },
                "players": [{ "civic": 1, "health": 2, "leisure": 1, "unseen": { "health": 1 }, "older": 1 }] }),
        json!({ "phase": "preparation", "consul": 1, "stack": ["stall"],
                "answered": [{ "seat": 2, "answer": { "characters": ["senator", "vestal", "vestal", "slave"] } }],
                "players": [{ "income_tile": 2 }, { "income_tile": 1 }] }),
    ];
    let beginnings = bases.map(|scenario| (4, scenario));
    let numbers = [0, 1, 2, 3, 5, 6, 7, 40, 84, 85, 100, 255, 256, 9_999, 10_000, -1];
    let edits = Edits { beginnings: &beginnings, words: WORDS, numbers: &numbers, tries: 8_000 };
    edited_scenarios_are_refused_or_played::<Sylla>(&[OPEN, CLOSED], &edits);
}

// Sales, payments, strikes and the church could be set up, but not told: only the answers since led there.
#[test]
fn every_question_is_told_by_fields_and_sealed_answers() {
    for options in [OPEN, CLOSED] {
        // In the preparation and in every vote all but the last answer are sealed.
        assert_eq!(most_answers_told::<Sylla>(&options), 3);
    }
}

// A purse could hold 100 in a scenario and more after the next income; prestige and tokens likewise.
#[test]
fn what_grows_beyond_what_could_be_written_is_told() {
    let deal = || Deal::new(OPEN, SeatCount::new(4).unwrap(), Seed::from_number(1), Nonce([0; 32]));
    let rich =
        json!({ "upright": ["merchant"], "denarii": 255, "prestige": 9_999, "civic": 85, "health": 85, "leisure": 85 });
    let mut game =
        Game::<Sylla>::arrange(json!({ "phase": "income", "players": [rich.clone(), rich] }), deal()).unwrap();
    while !game.is_over() {
        let told = game.scenario().unwrap_or_else(|error| panic!("{error}"));
        let again = Game::<Sylla>::arrange(told, deal()).unwrap();
        assert_eq!(game.position().difference(again.position()), None);
        let (seat, mut offers) = (game.asked().first().unwrap(), Vec::new());
        game.position().offers(seat, &mut offers);
        game.play(seat, offers[0]).unwrap();
    }
    assert_eq!(game.position().state().players[BLUE].prestige, 9_999);
}

// With the most of one kind, an unseen token of another was imagined as one more of it than anybody can have.
#[test]
fn an_unseen_token_can_be_of_any_kind_however_many_are_known() {
    let deal = || Deal::new(CLOSED, SeatCount::new(4).unwrap(), Seed::from_number(1), Nonce([0; 32]));
    let rich = json!({ "civic": 85, "health": 86, "leisure": 84, "unseen": { "health": 2 } });
    let game = Game::<Sylla>::arrange(json!({ "round": 3, "players": [rich] }), deal()).unwrap();
    for world in 0..50 {
        let imagined = game.position().imagine(Viewer::Spectator, &mut Dice::imagined(world));
        imagined.state().check().unwrap_or_else(|problem| panic!("{problem}"));
    }
}

// It was refused, because nobody was left to ask.
#[test]
fn the_end_of_a_game_is_told() {
    let deal = || Deal::new(CLOSED, SeatCount::new(4).unwrap(), Seed::from_number(1), Nonce([0; 32]));
    let player =
        json!({ "upright": ["christian_slave"], "denarii": 0, "prestige": 20, "civic": 2, "unseen": { "civic": 1 } });
    let scenario = json!({ "phase": "ecclesia", "players": [player.clone(), { "upright": [] }, { "upright": [] }, { "upright": [] }] });
    let game = Game::<Sylla>::arrange(scenario, deal()).unwrap();
    assert!(game.is_over(), "nobody can free anybody");
    let told = game.scenario().unwrap();
    assert_eq!(told["at"], json!({ "freeing": { "freed": [0, 0, 0, 0] } }));
    let again = Game::<Sylla>::arrange(told, deal()).unwrap();
    assert_eq!(game.position().difference(again.position()), None);
}
