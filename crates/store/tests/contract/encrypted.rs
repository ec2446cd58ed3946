//! Encryption towards the database. The server takes connections over TCP only with it.

use saturnalia_store::{Place, Store};

use crate::cluster;

fn opens(url: String) -> Result<(), String> {
    Store::open(&Place::Postgres(url), |_| {}).map(drop).map_err(|error| error.to_string())
}

/// The same server by another name than that in its certificate.
fn by_number(url: &str) -> String {
    url.replace("localhost", "127.0.0.1")
}

#[test]
fn a_server_that_insists_on_encryption_has_it() {
    let url = cluster::over_tcp(&cluster::new_database());
    opens(url.clone()).unwrap();
    opens(format!("{url}?sslmode=require")).unwrap();
    let refused = opens(format!("{url}?sslmode=disable")).unwrap_err();
    assert!(refused.contains("pg_hba") || refused.contains("no encryption"), "{refused}");
}

#[test]
fn the_certificate_is_checked_as_far_as_one_asks_for() {
    let url = cluster::over_tcp(&cluster::new_database());
    let (ours, other) = (cluster::file("ca.pem"), cluster::file("other.pem"));
    let with = |url: &str, mode: &str, ca: &std::path::Path| {
        opens(format!("{url}?sslmode={mode}&sslrootcert={}", ca.display()))
    };
    for mode in ["verify-full", "verify-ca", "require"] {
        with(&url, mode, &ours).unwrap();
        let refused = with(&url, mode, &other).unwrap_err();
        assert!(refused.contains("certificate"), "{mode}: {refused}");
    }
    // The name counts only where everything does.
    with(&by_number(&url), "verify-ca", &ours).unwrap();
    let refused = with(&by_number(&url), "verify-full", &ours).unwrap_err();
    assert!(refused.contains("certificate"), "{refused}");
    // Nobody on this machine has signed it.
    assert!(opens(format!("{url}?sslmode=verify-full&sslrootcert=system")).is_err());
}
