//! What every store must do, run on each of them.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod broken;
mod cluster;
mod days;
mod encrypted;
mod friends;
mod groups;
mod history;
mod holidays;
mod lobby;
mod people;
mod seasons;
mod suite;
mod tidings;
mod tournaments;
mod versions;

use saturnalia_store::{NewsBy, Opened, Place, Store};

/// Everything that [`contract`] lists.
mod laws {
    pub(crate) use crate::days::*;
    pub(crate) use crate::friends::*;
    pub(crate) use crate::groups::*;
    pub(crate) use crate::history::*;
    pub(crate) use crate::holidays::*;
    pub(crate) use crate::lobby::*;
    pub(crate) use crate::people::*;
    pub(crate) use crate::seasons::*;
    pub(crate) use crate::suite::*;
    pub(crate) use crate::tidings::*;
    pub(crate) use crate::tournaments::*;
    pub(crate) use crate::versions::*;
}

/// A store and what keeps its place alive.
struct Fresh {
    opened: Opened,
    place: Place,
    news: NewsBy,
}

fn open(place: Place) -> Fresh {
    open_with(place, NewsBy::Listening)
}

fn open_with(place: Place, news: NewsBy) -> Fresh {
    let opened = Store::open_with(&place, news, |_| {}).unwrap();
    Fresh { opened, place, news }
}

/// Runs a test's future to its end.
fn run(test: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap().block_on(test);
}

macro_rules! contract {
    ($($law:ident),* $(,)?) => {
        mod sqlite {
            $(#[test]
            fn $law() {
                let folder = tempfile::tempdir().unwrap();
                let place = super::Place::Folder(folder.path().to_owned());
                super::run(super::laws::$law(super::open(place)));
            })*
        }

        /// Through a pooler in transaction mode.
        mod pgbouncer {
            $(#[test]
            fn $law() {
                let database = super::cluster::new_database();
                let place = super::Place::Postgres(super::cluster::through_a_pooler(&database));
                super::run(super::laws::$law(super::open_with(place, super::NewsBy::Polling)));
            })*
        }

        mod postgres {
            $(#[test]
            fn $law() {
                let place = super::Place::Postgres(super::cluster::new_database());
                super::run(super::laws::$law(super::open(place)));
            })*
        }
    };
}

contract!(
    a_journal_is_read_as_it_was_written,
    a_line_is_kept_once_whoever_writes_it_first,
    several_lines_are_kept_together_or_not_at_all,
    of_many_writers_of_one_line_exactly_one_is_told_done,
    a_table_is_listed_by_phase_and_by_who_sits_there,
    chat_is_numbered_without_gaps,
    a_name_that_looks_like_anothers_is_not_given_away,
    a_new_password_ends_the_sessions_that_it_is_told_to,
    what_is_decided_about_people_is_kept,
    whoever_is_deleted_leaves_nothing_but_a_seat,
    a_sign_in_name_belongs_to_one_account,
    a_session_ends_when_it_expires_or_is_closed,
    a_token_is_found_until_it_is_deleted,
    an_account_has_so_many_tokens_and_no_more,
    a_settlement_counts_once_and_never_on_old_ratings,
    a_history_is_read_page_by_page,
    what_somebody_shows_is_theirs_to_choose_and_goes_with_them,
    a_season_is_ranked_by_how_well_and_not_by_how_much,
    public_tables_are_read_page_by_page,
    whoever_looks_for_a_game_is_found_once,
    of_many_who_want_the_same_person_one_is_told_done,
    a_block_keeps_both_apart,
    friends_are_two_who_have_said_so,
    a_day_is_dealt_once_and_its_first_tries_are_ranked,
    a_group_has_members_as_many_as_it_may_and_somebody_leads_it,
    whoever_is_invited_to_a_group_joins_it_or_is_told_once,
    of_many_who_want_the_last_place_in_a_group_one_is_told_done,
    games_of_a_group_are_counted_apart_and_read_page_by_page,
    whoever_is_deleted_or_banned_is_in_no_group,
    of_two_who_change_when_somebody_is_away_one_comes_too_late,
    an_absence_goes_with_whoever_is_deleted,
    what_waits_for_somebody_who_is_away_is_not_forgotten,
    what_concerns_somebody_is_kept_with_the_line_or_not_at_all,
    whoever_is_not_told_anything_leaves_no_tidings,
    of_many_who_tell_the_same_one_is_told_done,
    a_letter_is_claimed_by_one_and_by_another_after_a_while,
    a_browser_is_told_once_and_only_so_many_are,
    what_was_sent_by_mail_is_good_once_and_not_for_long,
    a_line_of_a_tournament_is_kept_once_and_its_tables_with_it,
    tournaments_are_listed_by_what_can_be_done_about_them,
    whoever_takes_part_in_a_tournament_is_known_by_the_name_of_today,
    an_analysis_is_kept_and_what_was_found_stays,
    a_deleted_table_leaves_nothing,
    guests_who_never_did_anything_are_forgotten,
    what_was_acknowledged_is_there_after_opening_again,
    a_database_of_before_there_were_versions_is_taken_up,
    a_database_of_a_newer_program_is_used_if_it_says_that_one_may,
    a_program_that_is_too_old_refuses_to_start_and_says_why,
    a_line_that_is_not_the_next_one_is_not_kept,
    a_lease_belongs_to_one_until_its_term_is_over,
    how_far_tables_have_come_is_told_for_all_at_once,
    a_text_with_a_nul_is_refused_and_the_others_are_kept,
);

#[test]
fn a_folder_is_used_by_one_process_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::Folder(folder.path().to_owned());
    let first = open(place.clone());
    assert!(Store::open(&place, |_| {}).is_err());
    drop(first);
    assert!(Store::open(&place, |_| {}).is_ok());
}

#[test]
fn two_processes_on_one_database_make_no_more_tokens_than_one() {
    let place = Place::Postgres(cluster::new_database());
    let (one, other) = (open(place.clone()), open(place));
    run(async move { suite::make_five_tokens_of_twelve([&one.opened.store, &other.opened.store]).await });
}

#[test]
fn processes_that_start_together_on_an_empty_database_all_start() {
    let place = Place::Postgres(cluster::new_database());
    let starting: Vec<_> = (0..6)
        .map(|_| {
            let place = place.clone();
            std::thread::spawn(move || Store::open(&place, |_| {}).is_ok())
        })
        .collect();
    assert!(starting.into_iter().all(|start| start.join().unwrap()));
}
