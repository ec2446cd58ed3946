//! What the process on duty does: from what happened to letters, and on with them.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use saturnalia_protocol::wire::{PushedTiding, Status, TableSummary, TidingsWishes};
use saturnalia_protocol::{AccountId, GroupId, Refusal, RefusalCode};
use saturnalia_store::lobby::apart_from;
use saturnalia_store::tidings::{HOUSE, devices_of, due};
use saturnalia_store::{
    About, DeviceRow, HearerRow, LetterRow, LetterWay, Tiding, TidingKind, TidingsWrite, Write, groups,
};
use saturnalia_table::{Presence, Table};
use serde_json::json;

use super::decide::{Fact, Situation, Verdict, Way};
use super::deliver::{Deliveries, MailBody};
use super::words::{Told, text};
use super::{Office, Stop, read_wishes, unavailable, waited_for};
use crate::chance;
use crate::holidays::away;
use crate::tables::House;
use crate::time::now;

/// How often somebody looks.
const EVERY: Duration = Duration::from_secs(1);
/// People told in one go.
const PEOPLE: u32 = 200;
/// What was not told for so long is told no more, in milliseconds.
const FORGOTTEN: i64 = 7 * 24 * 60 * 60 * 1000;
/// How often what is too old is thrown away, in rounds.
const TIDY: u64 = 600;
/// A table that cannot be read just now is looked at again after so many milliseconds.
const LATER: i64 = 60 * 1000;

/// Goes on as long as the server runs.
pub(crate) async fn look_after_all(house: Arc<House>, office: Arc<Office>) {
    let mut every = tokio::time::interval(EVERY);
    every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let deliveries = Deliveries::new(Arc::clone(&house), Arc::clone(&office));
    for round in 0u64.. {
        every.tick().await;
        if !house.is_on_duty() {
            continue;
        }
        if round.is_multiple_of(TIDY) && round > 0 {
            let at = now();
            let forget = TidingsWrite::ForgetOld { before: at - FORGOTTEN, now: at };
            if let Err(error) = house.store.write(Write::Tidings(forget)).await {
                tracing::warn!(%error, "what is too old to be told could not be thrown away");
            }
        }
        if let Err(refusal) = tell_everybody(&house, &office).await {
            tracing::warn!(%refusal, "nobody could be told what happened");
        }
        if let Err(refusal) = deliveries.begin().await {
            tracing::warn!(%refusal, "what is to be sent could not be read");
        }
    }
}

async fn tell_everybody(house: &Arc<House>, office: &Office) -> Result<(), Refusal> {
    let at = now();
    for (hearer, tidings) in house.store.read(move |backend| due(backend, at, PEOPLE)).await.map_err(unavailable)? {
        let write = if hearer.account == HOUSE {
            clubs(house, office, &tidings).await?
        } else {
            person(house, office, &hearer, &tidings, at).await?
        };
        // A conflict means that more has happened, or that another process was faster: the next round knows.
        house.store.write(Write::Tidings(write)).await.map_err(unavailable)?;
    }
    Ok(())
}

/// What ends with a letter, or without.
fn ended(tidings: &[Tiding]) -> Vec<(About, TidingKind, u32)> {
    tidings.iter().map(|tiding| (tiding.about, tiding.kind, tiding.number)).collect()
}

async fn person(
    house: &Arc<House>,
    office: &Office,
    hearer: &HearerRow,
    tidings: &[Tiding],
    at: i64,
) -> Result<TidingsWrite, Refusal> {
    let account = hearer.account;
    let wishes = read_wishes(&hearer.wishes);
    let read = house.store.read(move |backend| Ok((devices_of(backend, account)?, away(backend, &[account])?)));
    let (devices, away) = read.await.map_err(unavailable)?;
    let mails = wishes.mail && hearer.address.is_some() && office.mailer().is_some();
    let way = if !devices.is_empty() {
        Some(Way::Push)
    } else if mails {
        Some(Way::Mail)
    } else {
        None
    };
    let told = if way == Some(Way::Push) { hearer.pushed } else { hearer.mailed };
    let (seen, back) = (hearer.seen, away.until(account, at));
    let situation = Situation { now: at, away: office.away(), wishes: &wishes, way, seen, told, back, tidings };
    let facts = match situation.places() {
        Err(Verdict::Later(look)) => return Ok(TidingsWrite::Defer { account, look }),
        Err(Verdict::Now(_)) => HashMap::new(),
        Ok(places) => match facts(house, account, places).await {
            Some(facts) => facts,
            None => return Ok(TidingsWrite::Defer { account, look: at + LATER }),
        },
    };
    let telling = situation.told(&facts);
    let letters = match way {
        _ if telling.is_empty() => Vec::new(),
        Some(Way::Push) => pushes(office, account, &devices, &telling, &facts)?,
        Some(Way::Mail) => mail(house, office, account, &wishes, &telling, &facts).await?.into_iter().collect(),
        None => Vec::new(),
    };
    let sent = |by: Way| (way == Some(by) && !letters.is_empty()).then_some(at);
    let (pushed, mailed) = (sent(Way::Push), sent(Way::Mail));
    Ok(TidingsWrite::Tell { account, ended: ended(tidings), letters, pushed, mailed })
}

/// What is true there for somebody; `None` if one of the places cannot be read just now.
async fn facts(house: &Arc<House>, account: AccountId, places: Vec<About>) -> Option<HashMap<About, Fact>> {
    let mut facts = HashMap::new();
    for about in places {
        let found = match about {
            About::Table(table) => house.read(table, move |table, _| Ok(fact(table, account))).await,
            About::Group(group) => invitation(house, group, account).await,
        };
        match found {
            Ok(fact) => drop(facts.insert(about, fact)),
            Err(refusal) if matches!(refusal.code, RefusalCode::NotFound | RefusalCode::Frozen) => {}
            Err(_) => return None,
        }
    }
    Some(facts)
}

/// An invitation to a group that still stands, of somebody whom they would want to meet.
async fn invitation(house: &House, group: GroupId, account: AccountId) -> Result<Fact, Refusal> {
    let read = house.store.read(move |backend| {
        let row = groups::group(backend, group)?;
        let invited = groups::invitations(backend, account)?.into_iter().find(|row| row.group == group);
        Ok(row.zip(invited).zip(Some(apart_from(backend, account)?)))
    });
    let found = read.await.map_err(unavailable)?;
    let ((row, invited), apart) = found.ok_or(RefusalCode::NotFound)?;
    Ok(Fact {
        game: String::new(),
        group: Some(row.name),
        invited: !apart.contains(&invited.by),
        names: vec![invited.by_name],
        turn: false,
        over: false,
    })
}

fn fact(table: &Table, account: AccountId) -> Fact {
    let waits = waited_for(table).contains(&account);
    let others =
        table.seats().iter().filter(|sitter| ![sitter.player(), sitter.reserved_for()].contains(&Some(account)));
    let mut names: Vec<String> = others.filter_map(|sitter| sitter.name().map(str::to_owned)).collect();
    names.dedup();
    Fact {
        game: table.header().game.clone(),
        group: None,
        names,
        turn: waits && table.status() == Status::Running,
        invited: waits && table.status() == Status::Open,
        over: table.status() == Status::Finished,
    }
}

fn letter(account: AccountId, way: LetterWay, target: Option<String>, body: String) -> Result<LetterRow, Refusal> {
    let at = now();
    Ok(LetterRow { id: chance::number()?, account, way, target, body, created: at, due: at, attempts: 0 })
}

/// One for every browser, each in its own language.
fn pushes(
    office: &Office,
    account: AccountId,
    devices: &[DeviceRow],
    telling: &[Tiding],
    facts: &HashMap<About, Fact>,
) -> Result<Vec<LetterRow>, Refusal> {
    let mut letters = Vec::new();
    for device in devices {
        let Some(Told { title, lines, path, tag }) = office.tongues.told(&device.language, telling, facts) else {
            continue;
        };
        let stop = match telling {
            [Tiding { about: About::Table(table), .. }] => Stop::Table(*table),
            _ => Stop::Device(device.id),
        };
        let tiding = PushedTiding {
            title,
            body: lines.join("\n"),
            path,
            tag,
            language: device.language.clone(),
            stop: office.seal.token(account, stop),
            stop_words: office.tongues.of(&device.language).say_key(text::STOP.key()),
        };
        letters.push(letter(account, LetterWay::Push, Some(device.id.to_string()), json!(tiding).to_string())?);
    }
    Ok(letters)
}

async fn mail(
    house: &Arc<House>,
    office: &Office,
    account: AccountId,
    wishes: &TidingsWishes,
    telling: &[Tiding],
    facts: &HashMap<About, Fact>,
) -> Result<Option<LetterRow>, Refusal> {
    let language = &wishes.language;
    let (Some((_, site)), Some(told)) = (office.mailer(), office.tongues.told(language, telling, facts)) else {
        return Ok(None);
    };
    let found = house.store.read(move |backend| backend.account(account)).await.map_err(unavailable)?;
    let Some(found) = found else { return Ok(None) };
    let stop = office.seal.token(account, Stop::Mail);
    let say = |phrase: &str| office.tongues.of(language).say_key(phrase);
    let hello = office.tongues.say(language, &text::mail_hello(saturnalia_rules::Arg::Text(found.name)));
    let mut lines = vec![hello, String::new(), told.title.clone()];
    lines.extend(told.lines);
    lines.extend([
        format!("{site}{}", told.path),
        String::new(),
        "-- ".to_owned(),
        say(text::MAIL_WHY.key()),
        format!("{site}/stop/{stop}"),
        say(text::MAIL_SETTINGS.key()),
        format!("{site}/tidings"),
    ]);
    let body = MailBody { subject: told.title, text: lines.join("\n"), stop: format!("{site}/api/stop/{stop}") };
    letter(account, LetterWay::Mail, None, json!(body).to_string()).map(Some)
}

/// What everybody may know of a table, for clubs.
async fn clubs(house: &Arc<House>, office: &Office, tidings: &[Tiding]) -> Result<TidingsWrite, Refusal> {
    let mut letters = Vec::new();
    for tiding in tidings {
        let About::Table(id) = tiding.about else { continue };
        let found = house.read(id, |table, presence| Ok(public(table, presence))).await;
        if let Err(refusal) = &found
            && !matches!(refusal.code, RefusalCode::NotFound | RefusalCode::Frozen)
        {
            return Ok(TidingsWrite::Defer { account: HOUSE, look: now() + LATER });
        }
        let (event, summary) = match (tiding.kind, found) {
            (TidingKind::Invitation, Ok(Some(table))) if table.status == Status::Open => ("table_opened", table),
            (TidingKind::End, Ok(Some(table))) if table.status == Status::Finished => ("game_over", table),
            (TidingKind::Invitation | TidingKind::Turn | TidingKind::Chat | TidingKind::End, _) => continue,
        };
        let url = office.site.as_ref().map(|site| format!("{site}/table/{id}"));
        let body = json!({"event": event, "at": tiding.latest, "url": url, "table": summary}).to_string();
        for hook in &office.config.hooks {
            letters.push(letter(HOUSE, LetterWay::Hook, Some(hook.clone()), body.clone())?);
        }
    }
    Ok(TidingsWrite::Tell { account: HOUSE, ended: ended(tidings), letters, pushed: None, mailed: None })
}

/// A table as a stranger sees it in the lobby. Tables of a tournament are not among those.
fn public(table: &Table, presence: &Presence) -> Option<TableSummary> {
    (table.header().public && !table.is_contest()).then(|| table.summary(None, presence))
}
