//! Who somebody is, and what they have played.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use saturnalia_bots::BotSpec;
use saturnalia_protocol::wire::{GameProfile, History, Profile, ShowMe};
use saturnalia_protocol::{AccountId, Refusal, RefusalCode, TableId};
use saturnalia_store::history::{self, Called, Wanted};
use saturnalia_store::{Backend, PlayerKey, ProfileRow, ResultRow, StoreError, Write};
use serde::Deserialize;

use super::parts::{Body, Guest, InPerson, Params};
use super::{App, Refused};
use crate::limits::Kind;
use crate::people::{self, Names};

/// So many games make up a profile.
const PROFILE: u32 = 1000;
/// Lines of a page of somebody's history.
const PAGE: u32 = 20;

fn unavailable(error: StoreError) -> Refused {
    Refusal::with(RefusalCode::Unavailable, error).into()
}

/// Who an address is about.
#[derive(Debug)]
pub(crate) struct WhoPath(PlayerKey);

impl FromRequestParts<Arc<App>> for WhoPath {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<WhoPath, Refused> {
        let Path(who): Path<String> =
            Path::from_request_parts(parts, app).await.map_err(|_| Refused::from(RefusalCode::NotFound))?;
        player(&who).map(WhoPath)
    }
}

/// Who is meant: an account by its id, a bot by `bot:` and its name.
fn player(who: &str) -> Result<PlayerKey, Refused> {
    match who.strip_prefix("bot:") {
        Some(spec) => {
            let spec: BotSpec = spec.parse().map_err(|_| RefusalCode::NotFound)?;
            Ok(PlayerKey::Bot(spec.to_string()))
        }
        None => who.parse().map(PlayerKey::Account).map_err(|_| RefusalCode::NotFound.into()),
    }
}

/// How everybody in these results is called today.
fn called(backend: &mut dyn Backend, rows: &[ResultRow]) -> Result<Vec<Called>, StoreError> {
    let mut accounts: Vec<AccountId> = rows
        .iter()
        .filter_map(|row| match row.player {
            PlayerKey::Account(account) => Some(account),
            PlayerKey::Bot(_) => None,
        })
        .collect();
    accounts.sort();
    accounts.dedup();
    history::called(backend, &accounts)
}

fn names<'a>(called: impl IntoIterator<Item = &'a Called>) -> Names {
    called.into_iter().map(|called| (PlayerKey::Account(called.account), called.name.clone())).collect()
}

/// What somebody shows; `None` if there is nobody like that.
fn shown(backend: &mut dyn Backend, player: &PlayerKey) -> Result<Option<Profile>, StoreError> {
    let mut profile = Profile {
        name: None,
        account: None,
        bot: None,
        since: None,
        coin: None,
        hidden: false,
        games: Vec::new(),
        opponents: Vec::new(),
    };
    match player {
        PlayerKey::Bot(spec) => profile.bot = Some(spec.clone()),
        PlayerKey::Account(id) => {
            let Some(account) = backend.account(*id)? else { return Ok(None) };
            let ProfileRow { coin, hidden } = history::profile(backend, *id)?;
            profile.account = Some(*id);
            profile.name = Some(account.name);
            profile.since = Some(account.created);
            profile.coin = people::struck(coin);
            profile.hidden = hidden;
        }
    }
    Ok(Some(profile))
}

/// Who sat at a table that is not public is nobody else's business: the best win is left out if it was there.
fn keep_private(games: &mut [GameProfile], public: &BTreeSet<TableId>) {
    for game in games {
        if game.best.as_ref().is_some_and(|best| !public.contains(&best.table)) {
            game.best = None;
        }
    }
}

/// `GET /api/people/{who}`
pub(crate) async fn profile(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    WhoPath(player): WhoPath,
) -> Result<Json<Profile>, Refused> {
    let me = visitor.map(|visitor| PlayerKey::Account(visitor.account.id));
    let keys: Vec<&'static str> = app.house.games.iter().map(|entry| entry.info.key).collect();
    let read = app.house.store.read(move |backend| {
        let Some(mut profile) = shown(backend, &player)? else { return Ok(None) };
        if profile.hidden && me.as_ref() != Some(&player) {
            return Ok(Some(profile));
        }
        let wanted = Wanted { player: &player, game: None, against: None, public: false, before: None, limit: PROFILE };
        let rows = history::played(backend, wanted)?;
        let called = called(backend, &rows)?;
        let mut ratings = Vec::new();
        for key in keys {
            ratings.extend(backend.ratings_of(key, std::slice::from_ref(&player))?);
        }
        profile.games = people::games(&player, &rows, &ratings, &names(&called));
        if me.as_ref() == Some(&player) {
            profile.opponents = people::opponents(&player, &rows, &names(&called));
        } else {
            // Whom somebody met where not everybody may look, and whoever hides, others do not hear of.
            let public = history::played(backend, Wanted { public: true, ..wanted })?;
            keep_private(&mut profile.games, &public.iter().map(|row| row.table).collect());
            let open = names(called.iter().filter(|called| !called.hidden));
            profile.opponents = people::opponents(&player, &public, &open);
        }
        Ok(Some(profile))
    });
    Ok(Json(read.await.map_err(unavailable)?.ok_or(RefusalCode::NotFound)?))
}

#[derive(Debug, Deserialize)]
pub(crate) struct Page {
    game: Option<String>,
    /// Only games against this one, too.
    against: Option<String>,
    /// The last game of the page before: when it was over, and its table.
    before: Option<i64>,
    table: Option<TableId>,
}

/// `GET /api/people/{who}/games`
pub(crate) async fn games(
    State(app): State<Arc<App>>,
    Guest(visitor): Guest,
    WhoPath(player): WhoPath,
    Params(page): Params<Page>,
) -> Result<Json<History>, Refused> {
    if page.game.as_deref().is_some_and(|key| app.house.games.find(key).is_none()) {
        return Err(RefusalCode::NoSuchGame.into());
    }
    let against = page.against.as_deref().map(self::player).transpose()?;
    let mine = visitor.map(|visitor| PlayerKey::Account(visitor.account.id)).as_ref() == Some(&player);
    let read = app.house.store.read(move |backend| {
        let Some(profile) = shown(backend, &player)? else { return Ok(None) };
        if profile.hidden && !mine {
            return Ok(Some(History { games: Vec::new(), more: false }));
        }
        let rows = history::played(
            backend,
            Wanted {
                player: &player,
                game: page.game.as_deref(),
                against: against.as_ref(),
                // Others see what everybody can look at.
                public: !mine,
                before: page.before.map(|at| (at, page.table.unwrap_or(TableId(0)))),
                limit: PAGE + 1,
            },
        )?;
        let names = names(&called(backend, &rows)?);
        let mut games: Vec<_> = people::by_game(&rows).filter_map(|seats| people::game_of(seats, &names)).collect();
        let more = games.len() > PAGE as usize;
        games.truncate(PAGE as usize);
        Ok(Some(History { games, more }))
    });
    Ok(Json(read.await.map_err(unavailable)?.ok_or(RefusalCode::NotFound)?))
}

/// `PATCH /api/me/profile`
pub(crate) async fn show_me(
    State(app): State<Arc<App>>,
    InPerson(visitor): InPerson,
    Body(ShowMe { coin, hidden }): Body<ShowMe>,
) -> Result<Json<Profile>, Refused> {
    let account: AccountId = visitor.account.id;
    app.limits.account(account, Kind::Act)?;
    if coin.is_some_and(|coin| !coin.exists()) {
        return Err(Refusal::with(RefusalCode::BadRequest, "there is no such coin").into());
    }
    let kept = app.house.store.read(move |backend| history::profile(backend, account)).await.map_err(unavailable)?;
    let struck = match coin {
        Some(coin) => Some(serde_json::to_string(&coin).map_err(|error| Refusal::with(RefusalCode::Internal, error))?),
        None => kept.coin,
    };
    let profile = ProfileRow { coin: struck, hidden: hidden.unwrap_or(kept.hidden) };
    app.house.store.write(Write::ShowProfile { account, profile }).await.map_err(unavailable)?;
    let read = app.house.store.read(move |backend| shown(backend, &PlayerKey::Account(account)));
    Ok(Json(read.await.map_err(unavailable)?.ok_or(RefusalCode::NotFound)?))
}
