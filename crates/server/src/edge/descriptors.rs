//! How many connections the operating system leaves room for.

/// Kept for the database, the log, the keeper's socket and what else is opened now and then.
const RESERVED: usize = 64;

/// As many connections as the process may open beside everything else, after it was allowed as many files as the system lets it have.
#[cfg(unix)]
pub fn room_for_connections() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let files = match raised {
        Ok(()) => maximum,
        Err(_) => current,
    };
    files
        .map_or(usize::MAX, |files| usize::try_from(files).unwrap_or(usize::MAX))
        .saturating_sub(RESERVED)
        .max(RESERVED)
}

#[cfg(not(unix))]
pub fn room_for_connections() -> usize {
    usize::MAX
}
