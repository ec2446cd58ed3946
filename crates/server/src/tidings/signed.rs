//! What can be stopped by one click, without signing in: links that only this house can have made.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::hmac::{HMAC_SHA256, Key, sign, verify};
use saturnalia_protocol::{AccountId, TableId};

/// What somebody no longer wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// Any e-mail.
    Mail,
    /// Anything on this device.
    Device(u64),
    /// Anything of this table.
    Table(TableId),
}

/// Signs and reads links.
#[derive(Clone, Debug)]
pub(crate) struct Seal(Key);

impl Seal {
    pub(crate) fn new(secret: &[u8]) -> Seal {
        Seal(Key::new(HMAC_SHA256, secret))
    }

    /// Good for ever: whoever finds an old letter can stop what it began.
    pub(crate) fn token(&self, account: AccountId, stop: Stop) -> String {
        let (kind, id) = match stop {
            Stop::Mail => (b'm', 0),
            Stop::Device(id) => (b'd', id),
            Stop::Table(table) => (b't', table.0),
        };
        let mut bytes = vec![kind];
        bytes.extend_from_slice(&account.0.to_be_bytes());
        bytes.extend_from_slice(&id.to_be_bytes());
        let signature = sign(&self.0, &bytes);
        bytes.extend_from_slice(signature.as_ref());
        BASE64.encode(bytes)
    }

    /// Who no longer wants what, if this house has signed it.
    pub(crate) fn read(&self, token: &str) -> Option<(AccountId, Stop)> {
        let bytes = BASE64.decode(token).ok()?;
        let (said, signature) = bytes.split_at_checked(17)?;
        verify(&self.0, said, signature).ok()?;
        let account = AccountId(u64::from_be_bytes(said[1..9].try_into().ok()?));
        let id = u64::from_be_bytes(said[9..17].try_into().ok()?);
        let stop = match said[0] {
            b'm' => Stop::Mail,
            b'd' => Stop::Device(id),
            b't' => Stop::Table(TableId(id)),
            _ => return None,
        };
        Some((account, stop))
    }
}

/// The signature of a body for whoever has the same secret, in hexadecimal digits.
pub(crate) fn signature(secret: &str, seconds: i64, body: &str) -> String {
    let key = Key::new(HMAC_SHA256, secret.as_bytes());
    let signed = sign(&key, format!("{seconds}.{body}").as_bytes());
    signed.as_ref().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_believed_if_this_house_made_it() {
        let (ours, theirs) = (Seal::new(b"ours"), Seal::new(b"theirs"));
        for stop in [Stop::Mail, Stop::Device(u64::MAX), Stop::Table(TableId(7))] {
            let token = ours.token(AccountId(3), stop);
            assert_eq!(ours.read(&token), Some((AccountId(3), stop)));
            assert_eq!(theirs.read(&token), None);
            let mut bytes = BASE64.decode(&token).unwrap();
            bytes[8] ^= 1;
            assert_eq!(ours.read(&BASE64.encode(&bytes)), None, "for somebody else");
        }
        for bad in ["", "AAAA", "%", &"A".repeat(64)] {
            assert_eq!(ours.read(bad), None, "{bad}");
        }
    }

    /// The same as `printf '5.{}' | openssl dgst -sha256 -hmac key`.
    #[test]
    fn a_club_can_check_who_tells_it() {
        let by_openssl = "9be615aec64f0d044b5ad6854ab1d893ec88617fb728d2149dcd3a3428e8c45d";
        assert_eq!(signature("key", 5, "{}"), by_openssl);
        assert_ne!(signature("key", 5, "{}"), signature("key", 6, "{}"));
        assert_ne!(signature("key", 5, "{}"), signature("other", 5, "{}"));
    }
}
