//! Carries out what the keeper orders, and notes it.

use std::sync::Arc;

use saturnalia_protocol::wire::Status;
use saturnalia_protocol::{AccountId, Refusal, RefusalCode, TableId};
use saturnalia_store::{
    Account, AuditRow, Keep, Place, PlayerKey, ReportRow, Sanction, Store, StoreError, Write, Written, people,
};
use saturnalia_table::{Table, What};
use serde_json::{Value, json};

use super::{Order, Reply, everything_about};
use crate::auth;
use crate::chance;
use crate::http::App;
use crate::time::now;

/// Lines of a list.
const LISTED: u32 = 200;
const HOUR: i64 = 60 * 60 * 1000;

fn unavailable(error: StoreError) -> Refusal {
    Refusal::with(RefusalCode::Unavailable, error)
}

/// Where the keeper's orders arrive.
#[derive(Debug)]
pub(crate) struct Desk(Arc<App>);

impl Desk {
    pub(crate) fn new(app: Arc<App>) -> Arc<Desk> {
        Arc::new(Desk(app))
    }

    fn store(&self) -> &Store {
        &self.0.house.store
    }

    /// Does it, whatever comes of it, and notes that it was ordered.
    pub(crate) async fn carry_out(&self, order: Order) -> Reply {
        let noted = order.noted();
        let done = self.obey(order).await;
        if let Some((act, subject)) = noted {
            let detail = done.as_ref().err().map_or_else(|| "done".to_owned(), |refusal| format!("refused: {refusal}"));
            tracing::info!(act, subject, detail, "the keeper");
            if let Err(refusal) = self.note(act, subject, detail).await {
                return Reply::Refused(format!("carried out, but it could not be noted: {refusal}"));
            }
        }
        match done {
            Ok(told) => Reply::Done(told),
            Err(Refusal { code: RefusalCode::NotFound, detail }) => {
                Reply::Refused(format!("there is no such {}", detail.as_deref().unwrap_or("thing")))
            }
            Err(refusal) => Reply::Refused(refusal.to_string()),
        }
    }

    async fn note(&self, act: &str, subject: String, detail: String) -> Result<(), Refusal> {
        let row = AuditRow { id: chance::number()?, at: now(), act: act.to_owned(), subject, detail };
        self.store().write(Write::Audit(row)).await.map_err(unavailable)?;
        Ok(())
    }

    async fn obey(&self, order: Order) -> Result<Value, Refusal> {
        match order {
            Order::Health {} => Ok(self.health().await),
            Order::Settings {} => Ok(self.settings()),
            Order::Accounts { find } => self.accounts(find).await,
            Order::Account { who } => {
                let account = self.account(&who).await?;
                Ok(self.told(&account))
            }
            Order::Mute { who, hours } => {
                self.sanction(&who, |was| Sanction { muted_until: until(hours), ..was }).await
            }
            Order::Unmute { who } => self.sanction(&who, |was| Sanction { muted_until: None, ..was }).await,
            Order::Ban { who, hours } => {
                self.sanction(&who, |was| Sanction { banned_until: until(hours), ..was }).await
            }
            Order::Unban { who } => self.sanction(&who, |was| Sanction { banned_until: None, ..was }).await,
            Order::ResetPassword { who } => self.reset_password(&who).await,
            Order::EndSessions { who } => {
                let account = self.account(&who).await?.id;
                self.store().write(Write::CloseEverythingOf(account)).await.map_err(unavailable)?;
                self.0.sockets.end_all(account);
                Ok(json!("ended"))
            }
            Order::DeleteAccount { who } => {
                let account = self.account(&who).await?;
                self.delete(&account).await
            }
            Order::Data { who } => {
                let account = self.account(&who).await?;
                everything_about(self.0.house.games, self.store(), account.id).await
            }
            Order::Tables { who } => self.tables(who).await,
            Order::Table { table } => self.table(table).await,
            Order::CloseTable { table } => {
                self.write(table, |table| match table.status() {
                    Status::Open => Ok(vec![What::Close]),
                    Status::Running | Status::Paused | Status::Finished | Status::Frozen | Status::Closed => {
                        Err(RefusalCode::AlreadyStarted.into())
                    }
                })
                .await?;
                Ok(json!("closed"))
            }
            Order::SetAside { table, reason } => {
                self.write(table, move |table| match table.status() {
                    Status::Open | Status::Running | Status::Paused => Ok(vec![What::Freeze { reason }]),
                    Status::Finished | Status::Closed => Err(RefusalCode::NotRunning.into()),
                    Status::Frozen => Err(RefusalCode::Frozen.into()),
                })
                .await?;
                Ok(json!("set aside"))
            }
            Order::TakeUp { table } => {
                self.write(table, |table| match table.status() {
                    Status::Frozen => Ok(vec![What::Thaw]),
                    Status::Open | Status::Running | Status::Paused | Status::Finished | Status::Closed => {
                        Err(Refusal::with(RefusalCode::BadRequest, "it was not set aside"))
                    }
                })
                .await?;
                Ok(json!("taken up"))
            }
            Order::Reports { closed_too } => self.reports(closed_too).await,
            Order::CloseReport { id } => self.close_report(&id).await,
            Order::Log { last } => self.log(last).await,
        }
    }

    async fn health(&self) -> Value {
        let app = &self.0;
        json!({
            "ready": app.answers().await,
            "listening": app.doors.is_listening(),
            "hears": app.hears(),
            "writes": app.writes().await,
            "oldest_write_ms": app.house.store.pulse().oldest_write().as_millis() as u64,
            "stopping": app.is_stopping(),
            "version": env!("CARGO_PKG_VERSION"),
            "counts": app.metrics().text().lines().filter(|line| !line.starts_with('#') && !line.contains('{'))
                .filter_map(|line| line.split_once(' ')).map(|(name, value)| (name.to_owned(), json!(value)))
                .collect::<serde_json::Map<_, _>>(),
        })
    }

    fn settings(&self) -> Value {
        let config = &self.0.house.config;
        json!({
            "listen": config.listen.to_string(),
            "kept_in": match &config.place {
                Place::Folder(folder) => folder.display().to_string(),
                // Its address holds a password.
                Place::Postgres(_) => "PostgreSQL".to_owned(),
            },
            "origins": config.origins,
            "proxies": config.proxies.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "secure_cookies": config.secure_cookies,
            "limits": config.limits,
            "patience_seconds": config.patience.as_secs(),
            "replacement_bot": config.replacement_bot.to_string(),
            "bot_threads": config.bot_threads,
            "bot_milliseconds": config.bot_milliseconds,
            "guest_days": config.guest_days,
            "away_seconds": config.telling.away.as_secs_f64(),
            "mails": config.telling.smtp.is_some(),
            "webhooks": config.telling.hooks,
        })
    }

    /// The account with that id or that name to sign in with.
    async fn account(&self, who: &str) -> Result<Account, Refusal> {
        let (id, name) = (who.parse::<AccountId>().ok(), auth::folded(who));
        let found = self.store().read(move |backend| {
            let by_id = id.map(|id| backend.account(id)).transpose()?.flatten();
            if by_id.is_some() { Ok(by_id) } else { backend.account_by_sign_in(&name) }
        });
        found.await.map_err(unavailable)?.ok_or_else(|| Refusal::with(RefusalCode::NotFound, "account"))
    }

    fn told(&self, account: &Account) -> Value {
        let sanction = self.0.sanctions.of(account.id);
        json!({
            "id": account.id, "name": account.name, "registered": account.password.is_some(), "created": time(account.created),
            "muted_until": sanction.muted_until.map(time), "banned_until": sanction.banned_until.map(time),
        })
    }

    async fn accounts(&self, find: String) -> Result<Value, Refusal> {
        let found =
            self.store().read(move |backend| people::accounts(backend, &find, LISTED)).await.map_err(unavailable)?;
        Ok(found.iter().map(|account| self.told(account)).collect())
    }

    async fn sanction(&self, who: &str, change: impl FnOnce(Sanction) -> Sanction) -> Result<Value, Refusal> {
        let account = self.account(who).await?;
        let sanction = change(self.0.sanctions.of(account.id));
        self.0.sanctions.decide(self.store(), sanction).await?;
        if sanction.banned_until > Some(now()) {
            self.0.sockets.end_all(account.id);
        }
        Ok(self.told(&account))
    }

    async fn reset_password(&self, who: &str) -> Result<Value, Refusal> {
        let account = self.account(who).await?;
        let Some(sign_in) = account.sign_in.clone() else {
            return Err(Refusal::with(RefusalCode::BadRequest, "a guest has no password"));
        };
        let (secret, hash) = auth::new_password().await?;
        let write = Write::SetPassword {
            account: account.id,
            lookalike: auth::lookalike(&account.name),
            name: account.name,
            sign_in,
            password: hash,
            keep: Keep::None,
        };
        if self.store().write(write).await.map_err(unavailable)? == Written::Conflict {
            return Err(RefusalCode::NameTaken.into());
        }
        self.0.sockets.end_all(account.id);
        Ok(json!({"account": account.id, "password": secret}))
    }

    async fn write(
        &self,
        table: TableId,
        decide: impl FnOnce(&Table) -> Result<Vec<What>, Refusal> + Send + 'static,
    ) -> Result<(), Refusal> {
        self.0.house.write(table, Box::new(decide)).await
    }

    async fn tables(&self, who: Option<String>) -> Result<Value, Refusal> {
        let ids = match who {
            Some(who) => {
                let account = self.account(&who).await?.id;
                self.store().read(move |backend| people::tables_with(backend, account)).await.map_err(unavailable)?
            }
            None => self.0.house.in_memory(),
        };
        let mut list = Vec::with_capacity(ids.len());
        for id in ids {
            list.push(self.table(id).await.unwrap_or_else(|refusal| json!({"id": id, "refused": refusal.to_string()})));
        }
        Ok(Value::Array(list))
    }

    async fn table(&self, id: TableId) -> Result<Value, Refusal> {
        let read = self.0.house.read(id, move |table, _| {
            Ok(json!({
                "id": id, "game": table.header().game, "status": table.status(), "public": table.header().public,
                "rated": table.is_rated(), "version": table.version(), "entries": table.entries(),
                "seats": table.names().join(", "), "created": time(table.header().created), "updated": time(table.updated()),
            }))
        });
        read.await.map_err(|refusal| {
            let missing = refusal.code == RefusalCode::NotFound;
            if missing { Refusal::with(RefusalCode::NotFound, "table") } else { refusal }
        })
    }

    async fn reports(&self, closed_too: bool) -> Result<Value, Refusal> {
        let rows = self.store().read(move |backend| people::reports(backend, closed_too)).await.map_err(unavailable)?;
        let told = rows.into_iter().map(|ReportRow { id, table, number, by, about, name, text, at, closed }| {
            json!({
                "id": format!("{id:016x}"), "at": time(at), "table": table, "line": number, "by": by, "about": about, "name": name,
                "text": text, "closed": closed.map(time),
            })
        });
        Ok(told.collect())
    }

    async fn close_report(&self, id: &str) -> Result<Value, Refusal> {
        let missing = || Refusal::with(RefusalCode::NotFound, "report");
        let id = u64::from_str_radix(id, 16).map_err(|_| missing())?;
        match self.store().write(Write::CloseReport { id, at: now() }).await.map_err(unavailable)? {
            Written::Done | Written::Number(_) => Ok(json!("closed")),
            Written::Conflict => Err(missing()),
        }
    }

    async fn log(&self, last: u32) -> Result<Value, Refusal> {
        let rows = self.store().read(move |backend| people::audit(backend, last)).await.map_err(unavailable)?;
        let told = rows.into_iter().rev().map(|AuditRow { at, act, subject, detail, .. }| {
            json!({"at": time(at), "act": act, "subject": subject, "detail": detail})
        });
        Ok(told.collect())
    }

    /// Takes somebody off every table, as far as others still need it, and forgets the rest.
    async fn delete(&self, account: &Account) -> Result<Value, Refusal> {
        let (id, house) = (account.id, &self.0.house);
        self.store().write(Write::CloseEverythingOf(id)).await.map_err(unavailable)?;
        self.0.sockets.end_all(id);
        let tables = self.store().read(move |backend| people::tables_with(backend, id)).await.map_err(unavailable)?;
        let replacement = house.config.bots().replacement;
        for table in &tables {
            // A table that cannot be read just now must not keep anybody here.
            let gone = house.write(*table, Box::new(move |table: &Table| Ok(table.forget(id, replacement)))).await;
            if let Err(refusal) = gone {
                tracing::warn!(%table, %refusal, "a seat could not be left");
            }
            self.redact(*table, id).await?;
        }
        let player = PlayerKey::Account(id);
        self.store().write(Write::DeleteAccount { account: id, player }).await.map_err(unavailable)?;
        Ok(json!({"deleted": id, "tables": tables.len()}))
    }

    /// Takes a name out of what was written before.
    async fn redact(&self, table: TableId, account: AccountId) -> Result<(), Refusal> {
        let found = self.store().read(move |backend| {
            let Some(row) = backend.table(table)? else { return Ok(None) };
            Ok(Some((row.header, backend.journal(table, 0)?)))
        });
        let Some((header, lines)) = found.await.map_err(unavailable)? else { return Ok(()) };
        let changed: Vec<(u32, String)> = (0..)
            .zip(&lines)
            .filter_map(|(number, line)| Some((number, saturnalia_table::without_name(line, account)?)))
            .collect();
        let header = saturnalia_table::without_name(&header, account);
        if header.is_none() && changed.is_empty() {
            return Ok(());
        }
        let write = Write::Redact { table, header, lines: changed };
        self.store().write(write).await.map_err(unavailable)?;
        Ok(())
    }
}

fn until(hours: u32) -> Option<i64> {
    Some(now() + i64::from(hours) * HOUR)
}

/// A time as people read it: UTC, to the second.
fn time(millis: i64) -> String {
    let (days, seconds) = (millis.div_euclid(24 * HOUR), millis.rem_euclid(24 * HOUR) / 1000);
    // Days since 1970 to a date, by Howard Hinnant's algorithm.
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let day_of_era = z.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_told_as_a_date() {
        assert_eq!(time(0), "1970-01-01 00:00:00");
        assert_eq!(time(951_827_696_000), "2000-02-29 12:34:56");
        assert_eq!(time(1_700_000_000_000), "2023-11-14 22:13:20");
    }
}
