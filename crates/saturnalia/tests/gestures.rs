//! Like things chosen in one go, as a page sends them: all that is wrong with such a gesture is refused before any of it has happened.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use saturnalia::GAMES;
use saturnalia_protocol::wire::{Act, Ask, GESTURE_LIMIT, NewTable, Status, Together};
use saturnalia_protocol::{AccountId, RefusalCode};
use saturnalia_rules::{Dice, Seat, Viewer};
use saturnalia_table::{BotPolicy, Decision, Fresh, Look, Opening, Person, Presence, Rating, Table, Through, What};
use serde_json::json;
use serde_json::value::RawValue;

/// So many questions of each game are enough.
const QUESTIONS: u32 = 12;
const DEALS: u8 = 40;

type Answer = Box<RawValue>;

fn livia() -> Person {
    Person { account: AccountId(1), name: "Livia".to_owned(), through: Through::Session }
}

/// Livia alone, at every seat, and asked for everything.
fn table(game: &str, deal: u8) -> Table {
    let person = livia();
    let fresh = Fresh::from_bytes(&[deal; Fresh::BYTES]);
    let opening =
        Opening { games: GAMES, bots: BotPolicy::default(), person: &person, fresh, at: 1, rating: Rating::Rated };
    let seats = json!(["me", {"local": {"name": "Gaius"}}, {"local": {"name": "Anna"}}]);
    let plan: NewTable = serde_json::from_value(json!({"game": game, "seats": seats, "by_hand": true})).unwrap();
    opening.open(plan).unwrap().table
}

fn ask(table: &Table, seat: Seat) -> Ask {
    let look = Look { viewer: Some(livia().account), eyes: Some(Viewer::Seat(seat)), ..Look::default() };
    let state = table.look(look, &Presence::default(), Vec::new(), 1).unwrap().unwrap();
    state.turn.unwrap().ask.unwrap()
}

fn decide(table: &Table, seat: Seat, answers: &[Answer]) -> Result<Vec<What>, RefusalCode> {
    let (first, then) = answers.split_first().unwrap();
    let act = Act::Play { seat, version: table.version(), answer: first.clone(), then: then.to_vec() };
    match table.decide(&livia(), None, &act, &BotPolicy::default()) {
        Ok(Decision::Write(lines)) => Ok(lines),
        Ok(Decision::Say { .. }) => panic!("nothing was said"),
        Err(refusal) => Err(refusal.code),
    }
}

/// What can be chosen together, in its order.
fn all_that_is_asked_for(like: &Together) -> Vec<Answer> {
    let things = like.things.iter().flat_map(|thing| std::iter::repeat_n(&thing.answer, thing.most.into()));
    things.take(like.count.into()).cloned().collect()
}

fn is_refused_or_comes_to_what_is_right(table: &Table, seat: Seat, like: &Together, dice: &mut Dice) {
    let (version, entries) = (table.version(), table.entries());
    let right = all_that_is_asked_for(like);
    let honest = decide(table, seat, &right).unwrap_or_else(|code| panic!("{right:?}: {code:?}"));
    let said = |wrong: &[Answer]| {
        assert!(wrong.len() > 1, "a gesture");
        let decided = decide(table, seat, wrong);
        assert_eq!((table.version(), table.entries()), (version, entries));
        decided
    };
    let raw = |json: &str| -> Answer { serde_json::from_str(json).unwrap() };
    // More of one thing than there is.
    for thing in like.things.iter().filter(|thing| thing.most < like.count) {
        let wrong = vec![thing.answer.clone(); like.count.into()];
        assert_eq!(said(&wrong).unwrap_err(), RefusalCode::NotOffered, "{wrong:?}");
    }
    // Something else in the place of each, the last included, which the rules may take by themselves.
    for place in 0..right.len() {
        for other in [r#""nothing""#, "null", "[]", "{}", "-1", r#"{"lay":7}"#] {
            let mut wrong = right.clone();
            wrong[place] = raw(other);
            assert_eq!(said(&wrong).unwrap_err(), RefusalCode::NotOffered, "{wrong:?}");
        }
    }
    let endless: Vec<Answer> = right.iter().cycle().take(GESTURE_LIMIT + 1).cloned().collect();
    assert_eq!(said(&endless).unwrap_err(), RefusalCode::NotOffered);
    // One more than is asked for belongs to the next question, if it belongs anywhere.
    let mut more = right.clone();
    more.push(raw(r#""nothing""#));
    if let Ok(lines) = said(&more) {
        assert_eq!(lines.len(), honest.len(), "what came behind was left out");
    }
    // Things in any order: refused, or carried out as they stand.
    for _ in 0..6 {
        let any: Vec<Answer> = right.iter().map(|_| dice.pick(&like.things).unwrap().answer.clone()).collect();
        if let Ok(lines) = said(&any) {
            table.clone().carry_out(lines, 2).unwrap();
        }
    }
}

#[test]
fn like_things_that_are_not_offered_are_refused_as_a_whole() {
    let mut games = Vec::new();
    for entry in GAMES.iter() {
        let game = entry.info.key;
        let mut dice = Dice::imagined(7);
        let mut questions = 0;
        for deal in 0..DEALS {
            let mut table = table(game, deal);
            while table.status() == Status::Running && questions < QUESTIONS {
                let seat = table.asked().first().unwrap();
                let Ask { offers, together, .. } = ask(&table, seat);
                let answers = match together {
                    Some(like) if like.count > 1 => {
                        is_refused_or_comes_to_what_is_right(&table, seat, &like, &mut dice);
                        questions += 1;
                        all_that_is_asked_for(&like)
                    }
                    _ => vec![dice.pick(&offers).unwrap().answer.clone()],
                };
                let lines = decide(&table, seat, &answers).unwrap();
                table.carry_out(lines, 2).unwrap();
            }
        }
        if questions > 0 {
            assert_eq!(questions, QUESTIONS, "{game}");
            games.push(game);
        }
    }
    games.sort_unstable();
    assert_eq!(games, ["gloria-mundi", "glory-to-rome", "sylla"]);
}
