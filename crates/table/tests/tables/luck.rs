//! Luck that nobody can choose: parts are sealed, opened, and done without.

use saturnalia_protocol::wire::{Act, Luck, NotProven, Proven, Status, TableInfo};
use saturnalia_protocol::{AccountId, RefusalCode};
use saturnalia_rules::{Chain, Commitment, Seat, Seed};
use saturnalia_table::{Away, BotPolicy, OPENING, Person, Presence, Replayed, Through, What, replay};
use serde_json::{Value, json};

use crate::room::{GAMES, Room, livia, marcus};

fn gaius() -> Person {
    Person { account: AccountId(3), name: "Gaius".to_owned(), through: Through::Session }
}

fn chain(number: u8) -> Chain {
    Chain::new(Seed([number; 32]))
}

fn join(chain: Option<&Chain>) -> Act {
    Act::Join { seat: None, invite: None, seal: chain.map(Chain::seal) }
}

/// A table of Livia's for three that anybody may see; Livia has sealed her part.
fn waiting(plan: Value, own: &Chain) -> Room {
    let mut new = json!({"game": "high-card", "seats": ["me", "open", "open"], "public": true});
    new.as_object_mut().unwrap().extend(plan.as_object().unwrap().clone());
    let mut room = Room::planned(new);
    room.act(&livia(), Act::Seal { seal: own.seal() }).unwrap();
    room
}

/// The same, and Marcus and Gaius have sat down with theirs.
fn full(plan: Value, chains: &[Chain; 3]) -> Room {
    let mut room = waiting(plan, &chains[0]);
    room.act(&marcus(), join(Some(&chains[1]))).unwrap();
    room.act(&gaius(), join(Some(&chains[2]))).unwrap();
    room
}

fn chains() -> [Chain; 3] {
    [chain(1), chain(2), chain(3)]
}

fn info(room: &Room) -> TableInfo {
    room.table.info(Some(livia().account), &Presence::default())
}

fn luck(room: &Room) -> Luck {
    info(room).luck.unwrap()
}

/// The share that the table waits for.
fn wanted(room: &Room, seat: u8, chain: &Chain) -> Act {
    let sealed = luck(room).parts.iter().find(|part| part.seat == Seat(seat)).unwrap().sealed;
    Act::OpenPart { share: chain.share_under(sealed).unwrap() }
}

fn open(room: &mut Room, by: &Person, seat: u8, chain: &Chain) -> Result<(), RefusalCode> {
    let act = wanted(room, seat, chain);
    room.act(by, act)
}

fn time_is_up(room: &mut Room) {
    room.now = room.table.deadline(&Away::default()).unwrap();
    let due = room.table.due(room.now, &BotPolicy::default(), &Away::default());
    room.carry_out(due).unwrap();
}

fn file(room: &Room) -> Value {
    serde_json::from_str(room.table.record().get()).unwrap()
}

/// What was kept makes the same table again.
fn kept(room: &Room) {
    let Replayed { table, frozen } =
        replay(GAMES, room.table.id(), &room.table.header().write(), &room.journal).unwrap();
    assert!(frozen.is_none(), "{frozen:?}");
    assert_eq!(table.record().get(), room.table.record().get());
    assert_eq!(table.info(None, &Presence::default()), room.table.info(None, &Presence::default()));
    assert_eq!(table.deadline(&Away::default()), room.table.deadline(&Away::default()));
}

#[test]
fn the_game_begins_with_the_last_part_and_is_dealt_from_all_of_them() {
    let chains = chains();
    let mut room = full(json!({}), &chains);
    assert_eq!((room.table.status(), room.table.has_started()), (Status::Open, false));
    assert_eq!(luck(&room).until, Some(room.now + OPENING));
    let alone = file(&room);
    let commitment = info(&room).commitment;
    for (by, (seat, chain)) in [livia(), marcus(), gaius()].iter().zip((0..).zip(&chains)) {
        assert!(!room.table.has_started());
        kept(&room);
        open(&mut room, by, seat, chain).unwrap();
    }
    assert_eq!(room.table.status(), Status::Running);
    kept(&room);
    let file = file(&room);
    assert_eq!(file["parts"].as_array().unwrap().len(), 3);
    assert_eq!((&file["saturnalia"], &file["commitment"]), (&json!(3), &json!(commitment)));
    assert_eq!((&file["seed"], &file["terms"]), (&alone["seed"], &alone["terms"]), "the host's secret is the same");
    let views = |room: &Room| room.table.game().view(saturnalia_rules::Viewer::Truth).get().to_owned();
    let host_alone = Room::planned(
        json!({"game": "high-card", "seats": ["me", {"bot": {"spec": "random"}}, {"bot": {"spec": "random"}}]}),
    );
    assert_ne!(views(&room), views(&host_alone), "the same secret deals otherwise");
    assert_eq!(luck(&room).until, None);

    room.play_out(&[livia(), marcus(), gaius()], 0);
    let verified = room.finished().verify(GAMES).unwrap();
    assert_eq!((verified.version, verified.parts, verified.voided), (2, vec![Seat(0), Seat(1), Seat(2)], 0));
    assert_eq!(verified.proven, [Proven::Legal, Proven::Game, Proven::Shared]);
    assert_eq!(verified.not_proven, [NotProven::Published, NotProven::Names]);
}

#[test]
fn a_share_of_any_one_person_changes_the_deal() {
    let dealt = |number: u8| {
        let chains = [chain(1), chain(number), chain(3)];
        let mut room = full(json!({}), &chains);
        for (by, (seat, chain)) in [livia(), marcus(), gaius()].iter().zip((0..).zip(&chains)) {
            open(&mut room, by, seat, chain).unwrap();
        }
        room.table.game().view(saturnalia_rules::Viewer::Truth).get().to_owned()
    };
    assert_eq!(dealt(2), dealt(2));
    assert_ne!(dealt(2), dealt(4));
}

#[test]
fn nobody_waits_for_those_who_give_nothing() {
    let mut room = Room::planned(json!({"game": "high-card", "seats": ["me", "open"], "public": true}));
    room.act(&marcus(), join(None)).unwrap();
    assert_eq!(room.table.status(), Status::Running);
    assert_eq!(info(&room).luck, None);
    // A page of before beside one of today: the game begins with the one part.
    let own = chain(1);
    let mut room = waiting(json!({"seats": ["me", "open"]}), &own);
    room.act(&marcus(), join(None)).unwrap();
    assert_eq!(room.table.status(), Status::Open);
    open(&mut room, &livia(), 0, &own).unwrap();
    assert_eq!(room.table.status(), Status::Running);
    room.play_out(&[livia(), marcus()], 0);
    assert_eq!(room.finished().verify(GAMES).unwrap().parts, [Seat(0)]);
}

#[test]
fn a_part_that_does_not_come_voids_the_try_and_the_next_goes_without_it() {
    let chains = chains();
    let mut room = full(json!({}), &chains);
    open(&mut room, &livia(), 0, &chains[0]).unwrap();
    open(&mut room, &gaius(), 2, &chains[2]).unwrap();
    let first = luck(&room).parts[0].sealed;
    time_is_up(&mut room);
    kept(&room);
    let shown = luck(&room);
    assert_eq!((shown.voided, shown.without), (vec![vec![Seat(1)]], vec![Seat(1)]));
    assert_eq!(
        shown.parts.iter().map(|part| (part.seat, part.opened)).collect::<Vec<_>>(),
        [(Seat(0), false), (Seat(2), false)]
    );
    assert_eq!(room.table.status(), Status::Open);
    assert_eq!(room.act(&marcus(), wanted_of(&chains[1])), Err(RefusalCode::BadPart), "too late");
    assert_eq!(room.act(&marcus(), Act::Seal { seal: chain(9).seal() }), Err(RefusalCode::BadPart));

    open(&mut room, &livia(), 0, &chains[0]).unwrap();
    assert_ne!(luck(&room).parts[0].sealed, first, "another share, under the same seal");
    open(&mut room, &gaius(), 2, &chains[2]).unwrap();
    assert_eq!(room.table.status(), Status::Running);
    kept(&room);
    room.play_out(&[livia(), marcus(), gaius()], 0);
    let verified = room.finished().verify(GAMES).unwrap();
    assert_eq!((verified.parts, verified.voided), (vec![Seat(0), Seat(2)], 1));
    assert_eq!(verified.proven, [Proven::Legal, Proven::Game, Proven::Shared]);
    assert_eq!(verified.not_proven, [NotProven::Published, NotProven::Voided, NotProven::Names]);
    assert_eq!(file(&room)["parts"][0]["links"], 2);
}

fn wanted_of(chain: &Chain) -> Act {
    Act::OpenPart { share: chain.share_under(chain.seal()).unwrap() }
}

#[test]
fn if_no_part_comes_the_host_deals_alone_and_it_is_counted() {
    let chains = chains();
    let mut room = full(json!({}), &chains);
    time_is_up(&mut room);
    assert_eq!(room.table.status(), Status::Running);
    kept(&room);
    room.play_out(&[livia(), marcus(), gaius()], 0);
    let verified = room.finished().verify(GAMES).unwrap();
    assert_eq!((verified.parts, verified.voided), (Vec::new(), 1));
    assert_eq!(verified.not_proven, [NotProven::Published, NotProven::Chosen, NotProven::Voided, NotProven::Names]);
}

#[test]
fn every_seat_can_make_one_try_void_and_no_more() {
    let chains = chains();
    let mut room = full(json!({}), &chains);
    let people = [livia(), marcus(), gaius()];
    // One after the other holds back.
    for silent in [2, 1] {
        for seat in (0..3usize).filter(|seat| *seat < silent) {
            open(&mut room, &people[seat], seat as u8, &chains[seat]).unwrap();
        }
        assert_eq!(room.table.status(), Status::Open);
        time_is_up(&mut room);
    }
    open(&mut room, &livia(), 0, &chains[0]).unwrap();
    assert_eq!(room.table.status(), Status::Running);
    assert_eq!(luck(&room).voided, [vec![Seat(2)], vec![Seat(1)]]);
    assert_eq!(file(&room)["parts"][0]["links"], 3);
    kept(&room);
}

#[test]
fn whoever_gets_up_while_parts_are_opened_voids_the_try_and_the_seat_goes_without() {
    let chains = chains();
    let mut room = full(json!({}), &chains);
    open(&mut room, &livia(), 0, &chains[0]).unwrap();
    room.act(&gaius(), Act::Leave {}).unwrap();
    assert_eq!(
        (luck(&room).until, room.table.deadline(&Away::default())),
        (None, None),
        "the table waits for somebody"
    );
    assert_eq!(luck(&room).voided, [vec![Seat(2)]]);
    kept(&room);
    // Whoever comes to that seat is welcome, gives nothing, and is not waited for.
    room.act(&gaius(), join(Some(&chain(7)))).unwrap();
    assert_eq!(luck(&room).parts.len(), 2);
    open(&mut room, &marcus(), 1, &chains[1]).unwrap();
    open(&mut room, &livia(), 0, &chains[0]).unwrap();
    assert_eq!(room.table.status(), Status::Running);
    assert_eq!(file(&room)["voided"], json!([[2]]));
}

/// Two who conspire with the host: Marcus holds his part back and knows what it would make of Livia's, Gaius gets up until it pleases them.
#[test]
fn a_seat_without_a_part_gave_a_conspiracy_one_try_after_the_other() {
    let chains = chains();
    let mut room = waiting(json!({}), &chains[0]);
    room.act(&marcus(), join(Some(&chains[1]))).unwrap();
    room.act(&gaius(), join(None)).unwrap();
    open(&mut room, &livia(), 0, &chains[0]).unwrap();
    let opened = luck(&room).parts[0].clone();
    for _ in 0..20 {
        room.act(&gaius(), Act::Leave {}).unwrap();
        assert_eq!(
            (luck(&room).until, room.table.deadline(&Away::default())),
            (None, None),
            "the table waits for somebody"
        );
        assert_eq!((luck(&room).voided.len(), &luck(&room).parts[0]), (0, &opened), "and Livia's share is still hers");
        kept(&room);
        // Neither another share nor one of a newcomer, now that Livia's is known.
        assert_eq!(room.act(&marcus(), Act::Seal { seal: chain(9).seal() }), Err(RefusalCode::BadPart));
        room.act(&gaius(), join(Some(&chain(7)))).unwrap();
        assert_eq!(luck(&room).parts.len(), 2);
    }
    open(&mut room, &marcus(), 1, &chains[1]).unwrap();
    assert_eq!(room.table.status(), Status::Running);
    assert_eq!((&file(&room)["voided"], &file(&room)["parts"][0]["links"]), (&Value::Null, &json!(1)));
    kept(&room);
}

#[test]
fn whoever_gets_up_after_a_share_is_known_voids_the_try_even_while_a_seat_is_empty() {
    let chains = chains();
    let mut room = waiting(json!({}), &chains[0]);
    room.act(&marcus(), join(Some(&chains[1]))).unwrap();
    room.act(&gaius(), join(None)).unwrap();
    open(&mut room, &livia(), 0, &chains[0]).unwrap();
    room.act(&gaius(), Act::Leave {}).unwrap();
    room.act(&marcus(), Act::Leave {}).unwrap();
    assert_eq!(luck(&room).voided, [vec![Seat(1)]]);
    assert!(!luck(&room).parts[0].opened, "Livia opens another share");
    // Back on the same seat he gives nothing any more.
    room.act(&marcus(), join(Some(&chain(8)))).unwrap();
    room.act(&gaius(), join(None)).unwrap();
    open(&mut room, &livia(), 0, &chains[0]).unwrap();
    assert_eq!(room.table.status(), Status::Running);
    assert_eq!(file(&room)["parts"].as_array().unwrap().len(), 1);
    kept(&room);
}

#[test]
fn whoever_gets_up_before_the_table_is_full_takes_the_part_along() {
    let chains = chains();
    let mut room = waiting(json!({}), &chains[0]);
    room.act(&marcus(), join(Some(&chains[1]))).unwrap();
    room.act(&marcus(), Act::Leave {}).unwrap();
    assert_eq!((luck(&room).parts.len(), luck(&room).voided.len()), (1, 0));
    room.act(&marcus(), join(Some(&chain(8)))).unwrap();
    assert_eq!(luck(&room).parts[1].seal, chain(8).seal());
}

#[test]
fn a_part_is_refused_where_none_is_wanted() {
    let chains = chains();
    let mut room = waiting(json!({}), &chains[0]);
    let refused = |room: &mut Room, by: &Person, act: Act| room.act(by, act).unwrap_err();
    let seal = |number: u8| Act::Seal { seal: chain(number).seal() };
    assert_eq!(refused(&mut room, &marcus(), seal(2)), RefusalCode::NotYourSeat);
    assert_eq!(refused(&mut room, &marcus(), wanted_of(&chains[1])), RefusalCode::NotYourSeat);
    assert_eq!(refused(&mut room, &livia(), wanted_of(&chains[0])), RefusalCode::BadPart, "not before all sit");
    assert_eq!(refused(&mut room, &marcus(), join(Some(&chains[0]))), RefusalCode::BadPart, "copied from Livia");
    room.act(&livia(), seal(5)).unwrap();
    room.act(&livia(), Act::Seal { seal: chains[0].seal() }).unwrap();
    room.act(&marcus(), join(Some(&chains[1]))).unwrap();
    room.act(&gaius(), join(None)).unwrap();
    assert_eq!(refused(&mut room, &livia(), seal(5)), RefusalCode::BadPart, "not any more");
    assert_eq!(refused(&mut room, &livia(), wanted_of(&chains[1])), RefusalCode::BadPart, "Marcus's");
    assert_eq!(refused(&mut room, &gaius(), wanted_of(&chains[1])), RefusalCode::BadPart, "has given none");
    assert_eq!(refused(&mut room, &livia(), Act::Start {}), RefusalCode::AlreadyStarted);
    open(&mut room, &livia(), 0, &chains[0]).unwrap();
    let twice = Act::OpenPart { share: chains[0].share_under(luck(&room).parts[0].sealed).unwrap() };
    assert_eq!(refused(&mut room, &livia(), twice), RefusalCode::BadPart, "the next link only for another try");
    open(&mut room, &marcus(), 1, &chains[1]).unwrap();
    assert_eq!(refused(&mut room, &livia(), seal(5)), RefusalCode::AlreadyStarted);
    assert_eq!(refused(&mut room, &livia(), wanted_of(&chains[0])), RefusalCode::AlreadyStarted);
}

#[test]
fn a_forged_line_is_not_replayed() {
    let chains = chains();
    let room = full(json!({}), &chains);
    let mut table = room.table.clone();
    let forged = What::Part { seat: Seat(0), share: Seed([0; 32]) };
    assert_eq!(table.carry_out(vec![forged], room.now).unwrap_err().code, RefusalCode::BadPart);
}

#[test]
fn several_seats_on_one_device_give_one_part() {
    let own = chain(1);
    let mut room = waiting(json!({"seats": [{"local": {"name": "Ana"}}, "me", "open"]}), &own);
    assert_eq!(luck(&room).parts[0].seat, Seat(0), "the first seat of the account");
    room.act(&marcus(), join(None)).unwrap();
    // Without it, neither of the two seats gives anything any more.
    time_is_up(&mut room);
    assert_eq!(luck(&room).without, [Seat(0), Seat(1)]);
    assert_eq!(room.table.status(), Status::Running);
}

#[test]
fn by_days_each_opens_their_part_when_they_sit_down() {
    let chains = chains();
    let days = json!({"pace": {"days": {"days": 2}}});
    let mut room = waiting(days, &chains[0]);
    assert!(luck(&room).parts[0].wanted);
    open(&mut room, &livia(), 0, &chains[0]).unwrap();
    assert_eq!(room.act(&livia(), Act::Seal { seal: chain(9).seal() }), Err(RefusalCode::BadPart), "it is open");
    room.act(&marcus(), join(Some(&chains[1]))).unwrap();
    open(&mut room, &marcus(), 1, &chains[1]).unwrap();
    assert_eq!((room.table.status(), room.table.deadline(&Away::default())), (Status::Open, None));
    room.now += 86_400_000;
    room.act(&gaius(), join(Some(&chains[2]))).unwrap();
    kept(&room);
    open(&mut room, &gaius(), 2, &chains[2]).unwrap();
    assert_eq!(room.table.status(), Status::Running);
    kept(&room);
    room.play_out(&[livia(), marcus(), gaius()], 0);
    let verified = room.finished().verify(GAMES).unwrap();
    assert_eq!(verified.proven, [Proven::Legal, Proven::Game, Proven::SharedInTurn]);
    assert_eq!(verified.not_proven, [NotProven::Published, NotProven::LastToSit, NotProven::Names]);
}

#[test]
fn by_days_what_was_opened_stays_if_the_last_part_does_not_come() {
    let chains = chains();
    let mut room = waiting(json!({"seats": ["me", "open"], "pace": {"days": {"days": 2}}}), &chains[0]);
    open(&mut room, &livia(), 0, &chains[0]).unwrap();
    room.act(&marcus(), join(Some(&chains[1]))).unwrap();
    time_is_up(&mut room);
    assert_eq!(room.table.status(), Status::Running, "nobody has to come back for it");
    let file = file(&room);
    assert_eq!((&file["parts"][0]["links"], &file["voided"]), (&json!(1), &json!([[1]])));
}

#[test]
fn an_absence_of_the_server_gives_the_time_to_open_parts_anew() {
    let chains = chains();
    let mut room = full(json!({}), &chains);
    room.now += 60_000;
    let given = room.table.after_absence(room.now);
    room.carry_out(given).unwrap();
    assert_eq!(room.table.deadline(&Away::default()), Some(room.now + OPENING));
    assert!(room.table.due(room.now, &BotPolicy::default(), &Away::default()).is_empty());
    kept(&room);
    for (by, (seat, chain)) in [livia(), marcus(), gaius()].iter().zip((0..).zip(&chains)) {
        open(&mut room, by, seat, chain).unwrap();
    }
    assert_eq!(room.table.status(), Status::Running);
}

#[test]
fn a_bot_on_the_last_seat_waits_for_the_parts_of_people() {
    let own = chain(1);
    let mut room = waiting(json!({"seats": ["me", "open"]}), &own);
    room.act(&livia(), Act::AddBot { spec: "random".into(), seat: None }).unwrap();
    assert_eq!(room.table.status(), Status::Open);
    assert!(room.table.bots_asked(&BotPolicy::default()).next().is_none());
    open(&mut room, &livia(), 0, &own).unwrap();
    assert_eq!(room.table.status(), Status::Running);
}

#[test]
fn a_table_of_before_goes_on_under_the_commitment_it_was_opened_with() {
    let mut room = Room::planned(json!({"game": "high-card", "seats": ["me", "open"], "public": true}));
    let mut header: Value = serde_json::from_str(&room.table.header().write()).unwrap();
    header.as_object_mut().unwrap().remove("parts");
    room.table = replay(GAMES, room.table.id(), &header.to_string(), &room.journal).unwrap().table;
    assert_eq!(info(&room).terms, None);
    assert_eq!(room.act(&livia(), Act::Seal { seal: chain(1).seal() }), Err(RefusalCode::BadPart));
    room.act(&marcus(), join(Some(&chain(2)))).unwrap();
    assert_eq!(room.table.status(), Status::Running, "nothing is given, and nobody is waited for");
    room.play_out(&[livia(), marcus()], 0);
    let verified = room.finished().verify(GAMES).unwrap();
    assert_eq!((verified.version, file(&room)["saturnalia"].as_u64()), (1, Some(2)));
}

#[test]
fn a_program_of_before_cannot_take_a_new_header_for_one_of_its_own() {
    let room = Room::planned(json!({"game": "high-card", "seats": ["me", "open"]}));
    let header: Value = serde_json::from_str(&room.table.header().write()).unwrap();
    assert!(header["parts"].is_object(), "there was a list by that name");
}

#[test]
fn nothing_that_is_shown_holds_the_hosts_secret_or_a_share_before_it_is_opened() {
    let chains = chains();
    let mut room = full(json!({}), &chains);
    open(&mut room, &livia(), 0, &chains[0]).unwrap();
    let hex = |seed: &Seed| seed.0.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let told = serde_json::to_string(&info(&room)).unwrap();
    assert!(!told.contains(&hex(&room.table.header().seed)) && !told.contains(&room.table.header().nonce.to_string()));
    assert_eq!(luck(&room).parts[1].sealed, chains[1].seal());
    assert_eq!(luck(&room).parts[0].sealed, Commitment(chains[0].share_under(chains[0].seal()).unwrap().0));
}
