//! What holds in every tournament: thousands of them are played out, with people who leave, do not come and come back.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use saturnalia_protocol::wire::{NewTournament, Pace, TournamentAdmits, TournamentForm, TournamentPhase};
use saturnalia_protocol::{AccountId, TableId, TournamentId};
use saturnalia_rules::Seed;
use saturnalia_tournament::draw::{Drawn, Sizes};
use saturnalia_tournament::gather::{Met, gather};
use saturnalia_tournament::score::{Compared, Matchpoints, Played, PlayedBy, matchpoints};
use saturnalia_tournament::{Denied, Due, Line, Seating, Seats, Tournament, What};

/// Small numbers, one after the other, from a seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % most.max(1) as u64) as usize
    }

    fn one_in(&mut self, most: usize) -> bool {
        self.below(most) == 0
    }
}

fn plan(form: TournamentForm, seats: u8, duplicate: bool, fill: bool) -> NewTournament {
    NewTournament {
        title: "Ludi Romani".into(),
        game: "game".into(),
        options: serde_json::Value::Null,
        form,
        seats,
        duplicate,
        fill,
        pace: Pace::Live { seconds: 60, increment: 5 },
        starts: None,
        most: 256,
        admits: TournamentAdmits::People,
        no_show: 60,
        pause: 0,
    }
}

const GAME: Seats = Seats { least: 2, most: 6 };
const HOST: AccountId = AccountId(1);

/// A tournament that is played out.
struct Course {
    tournament: Tournament,
    lines: Vec<String>,
    numbers: Numbers,
    at: i64,
}

impl Course {
    fn new(plan: NewTournament, game: Seats, entrants: usize, seed: u64) -> Course {
        let mut numbers = Numbers(seed);
        let secret = Seed(std::array::from_fn(|_| numbers.below(256) as u8));
        let header = Tournament::plan(plan, game, HOST, secret, 1).unwrap();
        let tournament = Tournament::new(TournamentId(seed), header);
        let mut played = Course { tournament, lines: Vec::new(), numbers, at: 1 };
        for account in 0..entrants as u64 {
            let part = played.numbers.one_in(2).then_some(Seed([account as u8; 32]));
            let what = played.tournament.enter(AccountId(account + 1), false, part).unwrap();
            played.write(what);
        }
        played
    }

    fn write(&mut self, what: What) {
        self.at += 1;
        let line = Line(self.at, what);
        self.tournament.apply(&line).unwrap();
        self.lines.push(line.write());
    }

    /// Draws the next round.
    fn draw(&mut self) -> Drawn {
        let drawn = self.tournament.draw_round();
        assert_eq!(drawn, self.tournament.draw_round(), "the same each time");
        let tables = (0u64..).zip(&drawn.tables).map(|(number, seats)| Seating {
            table: TableId(self.tournament.rounds().len() as u64 * 1000 + number),
            seats: seats.clone(),
        });
        let what = What::Round { tables: tables.collect(), byes: drawn.byes.clone() };
        self.write(what);
        drawn
    }

    /// Plays all tables of the round, with chance for strength.
    fn play(&mut self, faithful: bool) {
        let tables = self.tournament.round().unwrap().tables.clone();
        for table in tables {
            if !faithful && self.numbers.one_in(40) {
                let what = self.tournament.annul(HOST, table.table).unwrap();
                self.write(what);
                continue;
            }
            let points: Vec<i32> = table.seats.iter().map(|_| self.numbers.below(20) as i32).collect();
            let seats = points.iter().map(|mine| Played {
                place: 1 + points.iter().filter(|other| *other > mine).count() as u8,
                points: *mine,
                by: match self.numbers.below(30) {
                    0 if !faithful => PlayedBy::Left,
                    1 if !faithful => PlayedBy::Absent,
                    _ => PlayedBy::Owner,
                },
            });
            let seats = seats.collect();
            let what = self.tournament.finish(table.table, seats).unwrap();
            self.write(what);
            let twice = self.tournament.finish(table.table, Vec::new());
            assert_eq!(twice, Err(Denied::NoSuchTable), "a table has one result");
        }
    }

    fn someone_leaves(&mut self) {
        let active: Vec<usize> = self.tournament.active().collect();
        if let Some(who) = active.get(self.numbers.below(active.len() + 3)) {
            let what = self.tournament.remove(HOST, *who).unwrap();
            self.write(what);
            assert_eq!(self.tournament.remove(HOST, *who), Err(Denied::NotIn), "nobody leaves twice");
        }
    }
}

/// All ways to sit down at tables of these sizes, by trying everything: the fewest who meet again.
fn fewest(order: &[usize], sizes: &[usize], met: &Met) -> u32 {
    fn go(left: &[usize], sizes: &[usize], met: &Met) -> u32 {
        let Some((first, rest)) = left.split_first() else { return 0 };
        let mut best = u32::MAX;
        let mut tried = Vec::new();
        for (place, size) in sizes.iter().enumerate() {
            if tried.contains(size) {
                continue;
            }
            tried.push(*size);
            let mut others = sizes.to_vec();
            others.remove(place);
            for chosen in subsets(rest, size - 1) {
                let mut table = vec![*first];
                table.extend(&chosen);
                let left: Vec<usize> = rest.iter().copied().filter(|one| !chosen.contains(one)).collect();
                best = best.min(met.again(&table).saturating_add(go(&left, &others, met)));
            }
        }
        best
    }
    go(order, sizes, met)
}

fn subsets(list: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let Some((first, rest)) = list.split_first() else { return Vec::new() };
    let with = subsets(rest, size - 1).into_iter().map(|mut subset| {
        subset.insert(0, *first);
        subset
    });
    with.chain(subsets(rest, size)).collect()
}

fn people_at(drawn: &Drawn) -> Vec<Vec<usize>> {
    drawn.tables.iter().map(|table| table.iter().copied().flatten().collect()).collect()
}

/// Everything that holds for one round, seen from before it.
fn a_round_is_fair(before: &Tournament, drawn: &Drawn, sizes: Sizes) -> TestCaseResult {
    let mut all: Vec<usize> = people_at(drawn).concat();
    all.extend(&drawn.byes);
    all.sort_unstable();
    prop_assert_eq!(all, before.active().collect::<Vec<_>>(), "everybody is in exactly one place");
    for table in &drawn.tables {
        let people = table.iter().flatten().count();
        if sizes.filled {
            prop_assert!(table.len() == sizes.most && people >= 1);
        } else {
            prop_assert!(people == table.len() && (sizes.least..=sizes.most).contains(&people), "{:?}", table);
        }
    }
    let past = before.past();
    for table in &drawn.tables {
        let had = |seats: &[Option<usize>]| -> u32 {
            let people = seats.iter().enumerate().filter_map(|(seat, one)| Some((seat, (*one)?)));
            people.map(|(seat, one)| past[one].seats[seat]).sum()
        };
        // Two who change seats, or one who takes an empty one.
        for (one, other) in (0..table.len()).flat_map(|one| (0..one).map(move |other| (one, other))) {
            let mut swapped = table.clone();
            swapped.swap(one, other);
            prop_assert!(had(table) <= had(&swapped), "seats are balanced");
        }
    }
    Ok(())
}

/// What holds in a Swiss round besides.
fn a_swiss_round_is_fair(before: &Tournament, drawn: &Drawn) -> TestCaseResult {
    let (met, past) = (before.met(), before.past());
    let order: Vec<usize> = before.standings().iter().map(|standing| standing.entrant).collect();
    let rank = |one: usize| order.iter().position(|other| *other == one).unwrap();
    let tables = people_at(drawn);
    let alone = tables.iter().filter(|table| table.len() == 1).flatten();
    let resting: Vec<usize> = drawn.byes.iter().chain(alone).copied().collect();
    for one in &resting {
        for other in before.active().filter(|other| !resting.contains(other)) {
            let key = |one: usize| (past[one].byes, std::cmp::Reverse(rank(one)));
            prop_assert!(key(*one) < key(other), "a bye goes to the lowest of those who had the fewest");
        }
    }
    let playing: Vec<usize> = order
        .iter()
        .copied()
        .filter(|one| before.active().any(|other| other == *one) && !resting.contains(one))
        .collect();
    let together: Vec<Vec<usize>> = tables.iter().filter(|table| table.len() > 1).cloned().collect();
    let counts: Vec<usize> = together.iter().map(Vec::len).collect();
    let again: u32 = together.iter().map(|table| met.again(table)).sum();
    if playing.len() <= 8 && counts.iter().all(|count| *count == 2) {
        // Whether two have met counts here, and not how often.
        let mut once = Met::nobody(before.entrants().len());
        let pairs = playing.iter().flat_map(|one| playing.iter().map(move |other| [*one, *other]));
        pairs.filter(|[one, other]| one < other && met.times(*one, *other) > 0).for_each(|pair| once.add(&pair));
        let again: u32 = together.iter().map(|table| once.again(table)).sum();
        prop_assert_eq!(again, fewest(&playing, &counts, &once), "nobody meets again who need not");
    } else if playing.len() <= 8 {
        prop_assert_eq!(again, fewest(&playing, &counts, &met), "nobody meets again who need not");
    }
    Ok(())
}

fn standings_are_an_order(tournament: &Tournament) -> TestCaseResult {
    let standings = tournament.standings();
    let mut listed: Vec<usize> = standings.iter().map(|standing| standing.entrant).collect();
    listed.sort_unstable();
    let mut lots: Vec<usize> = tournament.groups().concat();
    lots.sort_unstable();
    prop_assert_eq!(listed, lots, "everybody stands somewhere, once");
    for pair in standings.windows(2).filter(|pair| pair[0].group == pair[1].group) {
        let key = |at: usize| (pair[at].score, pair[at].opposition, pair[at].wins, pair[at].points);
        prop_assert!(key(0) >= key(1));
        prop_assert_eq!(pair[0].rank + 1, pair[1].rank);
    }
    Ok(())
}

fn form() -> impl Strategy<Value = TournamentForm> {
    prop_oneof![
        (1u8..=7).prop_map(|rounds| TournamentForm::Swiss { rounds }),
        (6u8..=16).prop_map(|group| TournamentForm::RoundRobin { group }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_tournament_is_fair_from_the_first_round_to_its_end(
        form in form(), seats in 2u8..=6, duplicate: bool, fill: bool, faithful: bool,
        entrants in prop_oneof![19 => 2usize..13, 1 => 13usize..40], seed: u64,
    ) {
        let mut played = Course::new(plan(form, seats, duplicate, fill), GAME, entrants, seed);
        let most = usize::from(seats);
        let sizes = Sizes { least: if duplicate { most } else { (most - 1).max(2) }, most, filled: fill };
        let begun = match played.tournament.begin() {
            Ok(begun) => begun,
            Err(denied) => {
                prop_assert_eq!(denied, Denied::TooFew);
                prop_assert!(!fill && entrants < sizes.least);
                return Ok(());
            }
        };
        played.write(begun);
        while let Some(due) = played.tournament.due(played.at + 1) {
            match due {
                Due::Round => {
                    let before = played.tournament.clone();
                    let drawn = played.draw();
                    a_round_is_fair(&before, &drawn, sizes)?;
                    if matches!(form, TournamentForm::Swiss { .. }) {
                        a_swiss_round_is_fair(&before, &drawn)?;
                    }
                    played.play(faithful);
                    if !faithful {
                        played.someone_leaves();
                    }
                }
                Due::EndRound => {
                    for what in played.tournament.end_round() {
                        played.write(what);
                    }
                    standings_are_an_order(&played.tournament)?;
                }
                Due::End => played.write(What::Over),
                Due::Start | Due::Cancel => prop_assert!(false, "it runs"),
            }
        }
        let tournament = &played.tournament;
        prop_assert_eq!(tournament.phase(), TournamentPhase::Over);
        prop_assert!(tournament.rounds().len() <= 16);
        if let (TournamentForm::Swiss { rounds }, true) = (form, faithful) {
            prop_assert_eq!(tournament.rounds().len(), usize::from(rounds));
        }
        if matches!(form, TournamentForm::RoundRobin { .. }) {
            everybody_has_met(tournament, sizes)?;
        }
        // What was kept makes the same tournament again.
        let again = Tournament::read(tournament.id(), &tournament.header().write(), &played.lines).unwrap();
        prop_assert_eq!(&again, tournament);
        prop_assert_eq!(again.standings(), tournament.standings());
    }

    #[test]
    fn matchpoints_add_up_to_what_they_must(tables in 1usize..9, seats in 2usize..=6, seed: u64) {
        let mut numbers = Numbers(seed);
        let by = [PlayedBy::Owner, PlayedBy::Owner, PlayedBy::Left, PlayedBy::Absent];
        let played: Vec<Vec<Played>> = (0..tables)
            .map(|_| (0..seats).map(|_| Played {
                place: 1 + numbers.below(seats) as u8,
                points: numbers.below(4) as i32,
                by: by[numbers.below(4)],
            }).collect())
            .collect();
        let played: Vec<&[Played]> = played.iter().map(Vec::as_slice).collect();
        for compared in [Compared::AtTheTable, Compared::OverTables] {
            let points = matchpoints(&played, compared);
            let over = compared == Compared::OverTables && tables > 1;
            let others = if over { tables - 1 } else { seats - 1 } as u32;
            prop_assert!(points.iter().flatten().all(|mine| mine.of == 2 * others && mine.got <= mine.of));
            prop_assert!(points.iter().flatten().all(|mine| mine.share() <= Matchpoints::WHOLE));
            // Each comparison gives two points, to one or shared.
            if over {
                for seat in 0..seats {
                    let sum: u32 = points.iter().map(|table| table[seat].got).sum();
                    prop_assert_eq!(sum as usize, tables * (tables - 1));
                }
            } else {
                for table in &points {
                    prop_assert_eq!(table.iter().map(|mine| mine.got).sum::<u32>() as usize, seats * (seats - 1));
                }
            }
        }
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Also where there are too many people to try everything: rounds of a social golfer's club.
    #[test]
    fn a_large_field_meets_nobody_again_in_its_first_rounds(seats in 3usize..=6, tables in 6usize..14, seed: u64) {
        let people = seats * tables;
        let mut numbers = Numbers(seed);
        let mut met = Met::nobody(people);
        for _ in 0..3 {
            let mut order: Vec<usize> = (0..people).collect();
            order.sort_by_cached_key(|_| numbers.below(1 << 20));
            let drawn = gather(&order, &vec![seats; tables], &met);
            prop_assert_eq!(drawn.iter().map(|table| met.again(table)).sum::<u32>(), 0);
            drawn.iter().for_each(|table| met.add(table));
        }
    }
}

/// Each two of a group who stayed to the end; at tables of two exactly once, if nobody left.
fn everybody_has_met(tournament: &Tournament, sizes: Sizes) -> TestCaseResult {
    let met = tournament.met();
    let least = if sizes.filled { 2 } else { sizes.least };
    for group in tournament.groups() {
        let stayed: Vec<usize> =
            group.iter().copied().filter(|one| tournament.active().any(|other| other == *one)).collect();
        if stayed.len() < least || tournament.active().count() < 2 {
            continue;
        }
        for (one, other) in stayed.iter().flat_map(|one| stayed.iter().map(move |other| (one, other))) {
            if one == other {
                continue;
            }
            prop_assert!(met.times(*one, *other) >= 1, "{} and {} have not met", one, other);
            if sizes.most == 2 {
                prop_assert_eq!(met.times(*one, *other), 1);
            }
        }
    }
    Ok(())
}

#[test]
fn a_field_that_has_met_itself_meets_again_as_seldom_as_it_can() {
    let mut met = Met::nobody(4);
    for round in [[[0, 1], [2, 3]], [[0, 2], [1, 3]], [[0, 3], [1, 2]]] {
        round.iter().for_each(|pair| met.add(pair));
    }
    let drawn = gather(&[0, 1, 2, 3], &[2, 2], &met);
    assert_eq!(drawn, [[0, 1], [2, 3]]);
}

#[test]
fn people_are_split_over_tables() {
    let sizes = |least, most, filled| Sizes { least, most, filled };
    assert_eq!(sizes(3, 4, false).split(11), (vec![4, 4, 3], 0));
    assert_eq!(sizes(3, 4, false).split(5), (vec![4], 1), "nobody can play at a table of two");
    assert_eq!(sizes(4, 4, false).split(11), (vec![4, 4], 3));
    assert_eq!(sizes(4, 4, true).split(11), (vec![4, 4, 3], 0));
    assert_eq!(sizes(4, 4, true).split(5), (vec![3, 2], 0), "two people each meet somebody");
    assert_eq!(sizes(2, 2, false).split(1), (vec![], 1));
    assert_eq!(sizes(2, 2, true).split(0), (vec![], 0));
}

fn refused(change: impl FnOnce(&mut NewTournament)) -> bool {
    let mut wanted = plan(TournamentForm::Swiss { rounds: 3 }, 4, true, true);
    change(&mut wanted);
    matches!(Tournament::plan(wanted, Seats { least: 2, most: 4 }, HOST, Seed([1; 32]), 1_000), Err(Denied::BadPlan(_)))
}

#[test]
fn what_cannot_be_held_is_refused() {
    assert!(!refused(|_| {}));
    assert!(refused(|plan| plan.title = " ".into()));
    assert!(refused(|plan| plan.title = "x".repeat(61)));
    assert!(refused(|plan| plan.title = "a\nb".into()));
    for seats in [0, 1, 5, 6, 7, 255] {
        assert!(refused(|plan| plan.seats = seats), "{seats}");
    }
    for most in [0, 1, 3, 257, u16::MAX] {
        assert!(refused(|plan| plan.most = most), "{most}");
    }
    for rounds in [0, 17, 255] {
        assert!(refused(|plan| plan.form = TournamentForm::Swiss { rounds }), "{rounds}");
    }
    for group in [0, 3, 17, 255] {
        assert!(refused(|plan| plan.form = TournamentForm::RoundRobin { group }), "{group}");
    }
    assert!(refused(|plan| plan.pace = Pace::NoClock));
    assert!(refused(|plan| plan.no_show = 9));
    assert!(refused(|plan| plan.no_show = u32::MAX));
    assert!(refused(|plan| plan.pause = u32::MAX));
    assert!(refused(|plan| plan.starts = Some(999)));
}

#[test]
fn what_people_cannot_do() {
    let mut played = Course::new(plan(TournamentForm::Swiss { rounds: 2 }, 2, false, false), GAME, 3, 5);
    let stranger = AccountId(99);
    let here = |played: &Course| played.tournament.clone();
    assert_eq!(here(&played).enter(AccountId(2), false, None), Err(Denied::AlreadyIn));
    assert_eq!(here(&played).enter(stranger, true, None), Err(Denied::NotAdmitted), "a program");
    assert_eq!(here(&played).leave(stranger), Err(Denied::NotIn));
    assert_eq!(here(&played).start(AccountId(2)), Err(Denied::NotHost));
    assert_eq!(here(&played).cancel(stranger), Err(Denied::NotHost));
    assert_eq!(here(&played).enter_bot(stranger, "random".into()), Err(Denied::NotHost));
    assert_eq!(here(&played).remove(HOST, 7), Err(Denied::NotIn));
    assert_eq!(here(&played).annul(HOST, TableId(0)), Err(Denied::NotRunning));
    assert_eq!(here(&played).finish(TableId(0), Vec::new()), Err(Denied::NotRunning));
    let start = played.tournament.start(HOST).unwrap();
    played.write(start);
    assert_eq!(here(&played).enter(stranger, false, None), Err(Denied::NotOpen), "too late");
    assert_eq!(here(&played).start(HOST), Err(Denied::NotOpen));
    played.draw();
    assert_eq!(here(&played).annul(AccountId(2), TableId(0)), Err(Denied::NotHost));
    assert_eq!(here(&played).annul(HOST, TableId(77)), Err(Denied::NoSuchTable));
    let leave = played.tournament.leave(AccountId(2)).unwrap();
    played.write(leave);
    assert_eq!(here(&played).leave(AccountId(2)), Err(Denied::NotIn), "twice");
    let cancel = played.tournament.cancel(HOST).unwrap();
    played.write(cancel);
    assert_eq!(here(&played).cancel(HOST), Err(Denied::NotRunning));
    assert_eq!(here(&played).leave(AccountId(3)), Err(Denied::NotRunning));
    assert_eq!(here(&played).due(i64::MAX), None);
}

#[test]
fn whoever_does_not_come_twice_is_out() {
    let mut played = Course::new(plan(TournamentForm::Swiss { rounds: 4 }, 2, false, false), GAME, 4, 5);
    let start = played.tournament.start(HOST).unwrap();
    played.write(start);
    for round in 1..=2 {
        played.draw();
        for table in played.tournament.round().unwrap().tables.clone() {
            let seat = |(place, entrant): (usize, &Option<usize>)| Played {
                place: 1 + place as u8,
                points: 0,
                by: if *entrant == Some(3) { PlayedBy::Absent } else { PlayedBy::Owner },
            };
            let what =
                played.tournament.finish(table.table, table.seats.iter().enumerate().map(seat).collect()).unwrap();
            played.write(what);
        }
        for what in played.tournament.end_round() {
            played.write(what);
        }
        assert_eq!((played.tournament.absences(3), played.tournament.entrants()[3].out), (round, round == 2));
    }
    let last = played.tournament.standings();
    let absent = last.iter().find(|standing| standing.entrant == 3).unwrap();
    assert_eq!((absent.rank, absent.score, absent.absent), (4, 0, 2));
}

#[test]
fn a_tournament_begins_by_itself_or_is_called_off() {
    let at = |entrants: usize| {
        let mut wanted = plan(TournamentForm::Swiss { rounds: 3 }, 4, true, false);
        wanted.starts = Some(5_000);
        Course::new(wanted, GAME, entrants, 1).tournament
    };
    assert_eq!((at(4).due(4_999), at(4).due(5_000)), (None, Some(Due::Start)));
    assert_eq!(at(3).due(5_000), Some(Due::Cancel), "four play at a table");
    assert_eq!(at(3).start(HOST), Err(Denied::TooFew));
}

#[test]
fn a_deal_is_shared_by_a_round_and_its_link_is_shown_when_the_round_is_over() {
    let mut played = Course::new(plan(TournamentForm::Swiss { rounds: 2 }, 2, true, false), GAME, 4, 5);
    let start = played.tournament.start(HOST).unwrap();
    played.write(start);
    played.draw();
    let (first, second) = (played.tournament.deal(0).unwrap(), played.tournament.deal(1).unwrap());
    assert_ne!(first, second);
    assert_eq!(played.tournament.opened(0), None);
    played.play(true);
    for what in played.tournament.end_round() {
        played.write(what);
    }
    let link = played.tournament.opened(0).unwrap();
    assert!(saturnalia_tournament::deal::are_bound(played.tournament.seal(), &[link]));
    let parts = played.tournament.parts();
    assert_eq!(saturnalia_tournament::deal::seed(link, played.tournament.id(), 0, &parts), first);
    assert_eq!(played.tournament.opened(1), None);
}
