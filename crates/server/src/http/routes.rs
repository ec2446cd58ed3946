//! Every address the server answers.

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, patch, post};
use saturnalia_protocol::RefusalCode;

use super::{
    App, Refused, after, analysis, days, forgotten, friends, groups, guard, holidays, host_pages, lists, lobby,
    neighbours, people, profiles, quick_match, sharing, table, tidings, tokens, tournaments, watch,
};
use crate::live;

/// Routes from a list, and the list itself for whoever wants to compare it with the documentation.
macro_rules! routes {
    ($(#[$doc:meta])* $name:ident, $list:ident; $($method:ident $path:literal => $handler:path;)*) => {
        $(#[$doc])*
        fn $name() -> Router<Arc<App>> {
            Router::new()$(.route($path, $method($handler)))*
        }

        #[cfg(test)]
        const $list: &[(&str, &str)] = &[$((stringify!($method), $path)),*];
    };
}

routes! {
    /// What clients use, below `/api`.
    api, API;
    post "/session" => people::open_session;
    get "/me" => people::me;
    patch "/me" => people::rename;
    post "/me/password" => people::register;
    get "/me/tokens" => tokens::list;
    post "/me/tokens" => tokens::make;
    delete "/me/tokens/{id}" => tokens::delete;
    patch "/me/profile" => profiles::show_me;
    get "/me/blocks" => neighbours::blocks;
    post "/me/blocks" => neighbours::block;
    delete "/me/blocks/{id}" => neighbours::unblock;
    get "/me/friends" => friends::list;
    post "/me/friends" => friends::befriend;
    delete "/me/friends/{id}" => friends::part;
    get "/groups" => groups::list;
    post "/groups" => groups::found;
    get "/groups/{id}" => groups::look;
    post "/groups/{id}/act" => groups::act;
    get "/groups/{id}/games" => groups::games;
    get "/me/holidays" => holidays::show;
    post "/me/holidays" => holidays::go;
    delete "/me/holidays/{from}" => holidays::come_back;
    get "/me/data" => neighbours::data;
    get "/me/tidings" => tidings::show;
    post "/me/tidings" => tidings::wish;
    post "/me/devices" => tidings::keep_device;
    delete "/me/devices/{id}" => tidings::forget_device;
    post "/me/mail" => forgotten::new_address;
    delete "/me/mail" => forgotten::forget_address;
    post "/mail/confirm" => forgotten::confirm_address;
    post "/forgotten" => forgotten::forgotten;
    post "/forgotten/password" => forgotten::reset;
    post "/stop/{token}" => tidings::stop;
    post "/sign-in" => people::sign_in;
    post "/sign-out" => people::sign_out;
    get "/people" => friends::find;
    get "/people/{who}" => profiles::profile;
    get "/people/{who}/games" => profiles::games;
    get "/ratings" => lists::ratings;
    get "/quick-match" => quick_match::look;
    post "/quick-match" => quick_match::seek;
    delete "/quick-match" => quick_match::stop;
    get "/games" => lists::games;
    get "/games/{key}/printed" => lists::printed;
    get "/games/{key}/texts/{language}" => lists::texts;
    get "/tables" => lobby::lobby;
    post "/tables" => table::open;
    get "/tables/mine" => lists::mine;
    get "/tables/waiting" => lobby::waiting;
    get "/tables/{id}" => table::look;
    post "/tables/{id}/act" => table::act;
    post "/tables/{id}/report" => neighbours::report;
    get "/tables/{id}/components" => table::components;
    get "/tables/{id}/score" => table::score;
    post "/tables/{id}/hint" => table::hint;
    get "/tables/{id}/live" => live::connect;
    get "/tables/{id}/replay" => after::replay;
    get "/tables/{id}/replay/{entry}" => after::replay_step;
    get "/tables/{id}/picture" => sharing::of_table;
    get "/tables/{id}/analysis" => analysis::look;
    post "/tables/{id}/analysis" => analysis::want;
    get "/tables/{id}/export" => after::export;
    get "/tables/{id}/verify" => after::verify_table;
    post "/tables/{id}/rematch" => after::rematch;
    post "/tables/{id}/same-deal" => after::same_deal;
    post "/tables/{id}/play-on" => after::play_on;
    post "/tables/{id}/take-along" => after::take_along;
    post "/take-along" => after::unpack;
    post "/verify" => after::verify_file;
    post "/import" => after::import;
    get "/days/{day}" => days::look;
    get "/days/today" => days::today;
    post "/days/today" => days::open;
    get "/tournaments" => tournaments::list;
    post "/tournaments" => tournaments::open;
    get "/tournaments/{id}" => tournaments::look;
    post "/tournaments/{id}/act" => tournaments::do_something;
    get "/tournaments/{id}/picture" => sharing::of_tournament;
    get "/tournaments/{id}/export" => tournaments::export;
    get "/pages" => host_pages::list;
    get "/pages/{key}/{language}" => host_pages::show;
}

routes! {
    /// What watches over the server uses.
    watching, WATCHING;
    get "/healthz" => watch::healthz;
    get "/readyz" => watch::readyz;
    get "/metrics" => watch::metrics;
}

/// Everything there is, behind its guards.
pub(crate) fn router(app: Arc<App>) -> Router {
    let api = api()
        .fallback(async || Refused::from(RefusalCode::NotFound))
        .method_not_allowed_fallback(async || Refused::from(RefusalCode::NotFound))
        .layer(from_fn_with_state(Arc::clone(&app), guard::api));
    watching()
        .nest("/api", api)
        .fallback(sharing::page)
        .layer(from_fn_with_state(Arc::clone(&app), guard::everything))
        .with_state(app)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_page_about_the_server_tells_of_every_address_and_of_no_other() {
        let page = include_str!("../../../../docs/server-api.md");
        let told: BTreeSet<String> = page
            .split('`')
            .filter_map(|span| span.split_once(' '))
            .filter(|(method, path)| {
                ["GET", "POST", "PATCH", "PUT", "DELETE"].contains(method) && path.starts_with('/')
            })
            .map(|(method, path)| format!("{method} {}", path.split('?').next().unwrap_or(path)))
            .collect();
        let address = |before: &str, (method, path): &(&str, &str)| format!("{} {before}{path}", method.to_uppercase());
        let answered: BTreeSet<String> = API
            .iter()
            .map(|route| address("/api", route))
            .chain(WATCHING.iter().map(|route| address("", route)))
            .collect();
        assert_eq!(told, answered);
    }
}
