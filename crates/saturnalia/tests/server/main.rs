//! The server, tested from outside: every test starts the real binary and talks to it as a client would.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a test waits for the message it is about and passes over the others"
)]
#![expect(clippy::await_holding_refcell_ref, reason = "one case at a time runs on its own runtime")]

#[path = "../../../store/tests/contract/cluster.rs"]
#[expect(dead_code, reason = "the store's own tests use all of it")]
mod cluster;
mod process;
mod receivers;
mod table;

mod advice;
mod after_the_game;
mod along;
mod at_the_table;
mod behind_nginx;
mod clocks;
mod days;
mod doors;
mod edge;
mod example_bot;
mod failing;
mod forgotten;
mod friends;
mod groups;
mod holidays;
mod hostile;
mod keeping;
mod lobby;
mod lone;
mod luck;
mod own_box;
mod people;
mod profiles;
mod programs;
mod seasons;
mod secrecy;
mod sharing;
mod the_keeper;
mod tidings;
mod tournaments;
mod two_processes;
mod upgrade;
