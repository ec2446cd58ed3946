//! Places where tests let something go wrong. Only there where the feature `failpoints` is switched on, and then only if the
//! environment variable `SATURNALIA_FAIL` names them: `before-commit:3,after-commit:10%` lets the third commit fail before it is
//! sent, and every tenth after it was made. `SATURNALIA_CLOCK_OFF` is by how many milliseconds this machine's clock goes wrong.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::StoreError;

/// What the clock of this machine says, in milliseconds since 1970. It may be wrong: the store's own clock counts.
pub fn host_clock() -> i64 {
    let shown = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as i64);
    shown + clock_off()
}

#[cfg(not(feature = "failpoints"))]
fn clock_off() -> i64 {
    0
}

#[cfg(feature = "failpoints")]
fn clock_off() -> i64 {
    std::env::var("SATURNALIA_CLOCK_OFF").ok().and_then(|off| off.parse().ok()).unwrap_or(0)
}

/// Before a batch is committed: nothing of it is.
pub(crate) fn before_commit() -> Result<(), StoreError> {
    pass("before-commit")
}

/// A batch is committed, and whoever waits for it does not hear so.
pub(crate) fn after_commit() -> Result<(), StoreError> {
    pass("after-commit")
}

/// Before a table is read.
pub(crate) fn reload() -> Result<(), StoreError> {
    pass("reload")
}

#[cfg(not(feature = "failpoints"))]
fn pass(_place: &str) -> Result<(), StoreError> {
    Ok(())
}

#[cfg(feature = "failpoints")]
fn pass(place: &str) -> Result<(), StoreError> {
    use std::collections::HashMap;
    use std::sync::{LazyLock, Mutex, PoisonError};

    static PASSED: LazyLock<Mutex<HashMap<String, u32>>> = LazyLock::new(Mutex::default);
    let Ok(wanted) = std::env::var("SATURNALIA_FAIL") else { return Ok(()) };
    let mut passed = PASSED.lock().unwrap_or_else(PoisonError::into_inner);
    let count = passed.entry(place.to_owned()).or_default();
    *count += 1;
    let fails = wanted.split(',').filter_map(|one| one.split_once(':')).any(|(name, when)| {
        name == place
            && match when.strip_suffix('%') {
                Some(percent) => {
                    percent.parse().is_ok_and(|percent: u32| percent > 0 && count.is_multiple_of(100 / percent))
                }
                None => when.parse() == Ok(*count),
            }
    });
    if fails { Err(StoreError::Unavailable(format!("a test lets {place} fail"))) } else { Ok(()) }
}
