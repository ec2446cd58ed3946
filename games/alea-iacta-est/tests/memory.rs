//! What is hidden, and what each seat knows or remembers.

mod table;

use alea_iacta_est::{AleaIactaEst, Answer};
use saturnalia_rules::{Dice, Position, Seat, Viewer};
use serde_json::json;
use table::{A, B, C, D, E, Table, pool};

/// Five players; A, B and C have just taken their Senate cards, in this order.
fn after_the_senate() -> Table {
    let mut table = Table::arrange(
        5,
        json!({
            "turn": 4, "rolled": [6],
            "players": [
                { "senatus": [2, 3, 4, 5, 6] }, { "senatus": [3, 4, 5, 6] }, { "senatus": [4, 5, 6] }, {},
                { "latrina": 7 }
            ]
        }),
    );
    table.place(E, alea_iacta_est::building::Building::Forum, &[6]);
    for seat in [A, B, C] {
        let card = table.offers()[0];
        table.play(seat, card);
    }
    table
}

fn worlds(table: &Table, seat: Seat) -> Vec<Position<AleaIactaEst>> {
    let mut dice = Dice::imagined(5);
    (0..40).map(|_| table.0.imagine(Viewer::Seat(seat), &mut dice)).collect()
}

#[test]
fn the_first_knows_which_two_cards_the_others_share_but_not_who_has_which() {
    let table = after_the_senate();
    let state = table.state();
    let (of_b, of_c) = (state.senate_cards(B), state.senate_cards(C));
    let mut swapped = false;
    for world in worlds(&table, A) {
        assert_eq!(world.state().senate_cards(A), state.senate_cards(A));
        assert_eq!(world.state().senate_cards(B).union(world.state().senate_cards(C)), of_b.union(of_c));
        swapped |= world.state().senate_cards(B) == of_c;
    }
    assert!(swapped);
    let memory = &table.view(A).remembered;
    assert_eq!((memory.len(), memory[0].cards.len(), memory[0].takers.clone()), (1, 2, vec![B, C]));
}

#[test]
fn the_second_knows_the_card_he_left_but_not_the_one_taken_before() {
    let table = after_the_senate();
    let state = table.state();
    let mut other_first = false;
    for world in worlds(&table, B) {
        assert_eq!(world.state().senate_cards(C), state.senate_cards(C), "the only card he passed on");
        other_first |= world.state().senate_cards(A) != state.senate_cards(A);
    }
    assert!(other_first);
    assert_eq!(table.view(B).remembered[0].cards, state.senate_cards(C).iter().collect::<Vec<_>>());
}

#[test]
fn the_third_and_those_outside_know_nothing_of_the_others_cards() {
    let table = after_the_senate();
    let state = table.state();
    for seat in [C, D] {
        let different = |of: Seat| {
            worlds(&table, seat).iter().any(|world| world.state().senate_cards(of) != state.senate_cards(of))
        };
        assert!(different(A) && different(B));
        assert!(table.view(seat).remembered.is_empty());
    }
}

// Ruling A32
#[test]
fn cards_passed_on_are_shown_for_good_to_whoever_saw_them_and_to_nobody_else() {
    let mut table = after_the_senate();
    let passed = table.view(A).remembered;
    while table.state().pass < 3 {
        let (seat, first) = (table.asked().expect("the game goes on"), table.offers()[0]);
        table.play(seat, first);
    }
    assert_eq!(table.view(A).remembered[0], passed[0]);
    assert_eq!(table.view(B).remembered[0].cards.len(), 1);
    let of_the_first_pass = |seat| table.view(seat).remembered.iter().any(|memory| memory.pass == 1);
    assert!(!of_the_first_pass(C) && !of_the_first_pass(D) && !of_the_first_pass(E));
    assert!(table.0.view(Viewer::Spectator).remembered.is_empty());
}

#[test]
fn two_cards_left_by_a_lone_senator_are_remembered_by_him() {
    let mut table =
        Table::arrange(2, json!({ "turn": 1, "rolled": [6], "players": [{ "senatus": [2] }, { "latrina": 7 }] }));
    table.place(B, alea_iacta_est::building::Building::Forum, &[6]);
    let card = table.offers()[0];
    table.play(A, card);
    let memory = table.view(A).remembered;
    assert_eq!((memory[0].cards.len(), memory[0].takers.len()), (2, 0));
    for world in worlds(&table, A) {
        assert!(!memory[0].cards.iter().any(|card| world.state().senate_stack.contains(*card)));
    }
}

#[test]
fn tiles_just_drawn_are_seen_by_their_owner_alone() {
    let mut table = Table::arrange(4, json!({ "rolled": [1, 2, 3, 4, 5, 6, 6, 6] }));
    table.place(A, alea_iacta_est::building::Building::Templum, &[6]);
    let own = table.state().players[A].drawn_tiles();
    assert_eq!(table.view(A).players[0].drawn_tiles, Some(own));
    assert_eq!((table.view(B).players[0].drawn_tiles, table.view(B).players[0].drawn), (None, 1));
    assert!(worlds(&table, B).iter().any(|world| world.state().players[A].drawn_tiles() != own));
    assert!(worlds(&table, A).iter().all(|world| world.state().players[A].drawn_tiles() == own));
}

/// Old tiles were all of value 2 when the heap ran out: whoever drew before it was mixed has a 2, and everybody can know it.
#[test]
fn tiles_drawn_before_the_heap_was_mixed_come_from_the_old_heap() {
    let mut table = Table::arrange(
        4,
        json!({
            "turn": 1, "rolled": [6, 6, 6, 6, 6, 6, 6, 6], "templum_leader": 0, "laid_aside": [1, 3, 3, 3],
            "players": [
                { "templum": [5], "drawn": [2] },
                { "fortuna": [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3] }
            ]
        }),
    );
    assert_eq!(table.state().heap.face_down, [2].into_iter().collect());
    table.play(B, Answer::Place { building: alea_iacta_est::building::Building::Templum, dice: pool(&[6, 6]) });
    assert!(table.state().heap.mixed);
    let mut other_late = false;
    for world in worlds(&table, C) {
        assert_eq!(world.state().players[A].drawn_tiles(), [2].into_iter().collect());
        assert_eq!(world.state().players[B].drawn[0], [2].into_iter().collect());
        other_late |= world.state().players[B].drawn[1] != table.state().players[B].drawn[1];
    }
    assert!(other_late, "what was drawn after mixing is open");
}
