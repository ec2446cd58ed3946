//! Web push: a message encrypted for one browser (RFC 8291, `aes128gcm` of RFC 8188), and who sends it (VAPID, RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

/// Bytes of a point on the curve, uncompressed.
const POINT: usize = 65;
const SALT: usize = 16;
const TAG: usize = 16;
/// Bytes of a browser's secret.
pub(super) const AUTH: usize = 16;
/// What a record holds, header and all: push services take no more.
const RECORD: usize = 4096;
/// The longest message: one record, its header, its tag and the byte that ends it.
pub(super) const MESSAGE: usize = RECORD - (SALT + 4 + 1 + POINT) - TAG - 1;
/// How long a signature is good, in seconds: at most a day.
const LIFETIME: i64 = 12 * 60 * 60;

/// Why nothing could be encrypted or signed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PushFault {
    /// The browser's key or secret is none.
    BadKey,
    /// The message does not fit into one record.
    TooLong,
    /// The machine gives no chance, or the key of the house is broken.
    NoKey,
}

impl std::fmt::Display for PushFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            PushFault::BadKey => "the browser's key or secret is none",
            PushFault::TooLong => "the message is too long",
            PushFault::NoKey => "no key can be made or read",
        })
    }
}

/// What a browser says of itself when it subscribes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Subscriber {
    /// A point of the curve.
    key: Vec<u8>,
    auth: Vec<u8>,
}

impl Subscriber {
    /// Reads what the browser sent: `p256dh` and `auth`.
    pub(crate) fn read(key: &str, auth: &str) -> Result<Subscriber, PushFault> {
        let decode = |text: &str| BASE64.decode(text.trim_end_matches('=')).map_err(|_| PushFault::BadKey);
        let (key, auth) = (decode(key)?, decode(auth)?);
        if key.len() != POINT || key[0] != 4 || auth.len() != AUTH {
            return Err(PushFault::BadKey);
        }
        let subscriber = Subscriber { key, auth };
        // A point that is not on the curve is found out now and not with the first message.
        subscriber.encrypt(b"")?;
        Ok(subscriber)
    }

    /// A message that nobody but that browser can read: the body of a request to its push service.
    pub(crate) fn encrypt(&self, message: &[u8]) -> Result<Vec<u8>, PushFault> {
        if message.len() > MESSAGE {
            return Err(PushFault::TooLong);
        }
        let chance = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &chance).map_err(|_| PushFault::NoKey)?;
        let public = own.compute_public_key().map_err(|_| PushFault::NoKey)?;
        let mut salt = [0; SALT];
        chance.fill(&mut salt).map_err(|_| PushFault::NoKey)?;
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.key);
        let keys = agree_ephemeral(own, &theirs, |shared| self.keys(shared, public.as_ref(), &salt));
        let keys = keys.map_err(|_| PushFault::BadKey)?.map_err(|_| PushFault::NoKey)?;
        record(&keys, public.as_ref(), &salt, message).map_err(|_| PushFault::NoKey)
    }

    /// RFC 8291, 3.4: from what both have agreed on to the key of the message.
    fn keys(&self, shared: &[u8], sender: &[u8], salt: &[u8]) -> Result<Keys, Unspecified> {
        let info: [&[u8]; 3] = [b"WebPush: info\0", &self.key, sender];
        let agreed = Salt::new(HKDF_SHA256, &self.auth).extract(shared);
        let secret: [u8; 32] = expand(&agreed, &info)?;
        let agreed = Salt::new(HKDF_SHA256, salt).extract(&secret);
        Ok(Keys {
            content: expand(&agreed, &[b"Content-Encoding: aes128gcm\0"])?,
            nonce: expand(&agreed, &[b"Content-Encoding: nonce\0"])?,
        })
    }
}

struct Keys {
    content: [u8; 16],
    nonce: [u8; NONCE_LEN],
}

/// So many bytes of key.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(from: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut key = [0; N];
    from.expand(info, Length(N))?.fill(&mut key)?;
    Ok(key)
}

/// RFC 8188: the header and the only record.
fn record(keys: &Keys, sender: &[u8], salt: &[u8], message: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &keys.content)?);
    let mut sealed = message.to_vec();
    // The delimiter of the last record.
    sealed.push(2);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(keys.nonce), Aad::empty(), &mut sealed)?;
    let mut body = salt.to_vec();
    body.extend_from_slice(&(RECORD as u32).to_be_bytes());
    body.push(sender.len() as u8);
    body.extend_from_slice(sender);
    body.extend_from_slice(&sealed);
    Ok(body)
}

/// The key by which push services know this house.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
}

impl std::fmt::Debug for Vapid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Vapid(secret)")
    }
}

impl Vapid {
    /// A new key, as it is kept.
    pub(crate) fn make() -> Result<String, PushFault> {
        let pair = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        Ok(BASE64.encode(pair.map_err(|_| PushFault::NoKey)?))
    }

    pub(crate) fn read(kept: &str) -> Result<Vapid, PushFault> {
        let bytes = BASE64.decode(kept).map_err(|_| PushFault::NoKey)?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new());
        Ok(Vapid { pair: pair.map_err(|_| PushFault::NoKey)? })
    }

    /// What a browser subscribes with.
    pub(crate) fn public(&self) -> String {
        BASE64.encode(self.pair.public_key())
    }

    /// The header `Authorization` for a push service: `audience` is its origin, `contact` whom it can ask.
    pub(crate) fn authorization(&self, audience: &str, contact: &str, seconds: i64) -> Result<String, PushFault> {
        let claims = json!({"aud": audience, "exp": seconds + LIFETIME, "sub": contact});
        let head = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).map_err(|_| PushFault::NoKey)?;
        Ok(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64.decode(text).unwrap()
    }

    /// RFC 8291, appendix A, from the shared secret on.
    #[test]
    fn the_example_of_the_standard_comes_out_byte_for_byte() {
        let subscriber = Subscriber {
            key: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
            auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let sender = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
        let keys = subscriber.keys(&shared, &sender, &salt).unwrap();
        assert_eq!(keys.content.to_vec(), bytes("oIhVW04MRdy2XN9CiKLxTg"));
        assert_eq!(keys.nonce.to_vec(), bytes("4h_95klXJ5E_qnoN"));
        let body = record(&keys, &sender, &salt, b"When I grow up, I want to be a watermelon").unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w\
            EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(body), expected);
    }

    #[test]
    fn what_is_no_key_of_a_browser_is_refused() {
        let (key, auth) = (
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        );
        assert!(Subscriber::read(key, auth).is_ok());
        assert!(Subscriber::read(&format!("{key}="), &format!("{auth}==")).is_ok(), "with padding");
        let nowhere = BASE64.encode([4; POINT]);
        for (key, auth) in [(key, "short"), ("short", auth), (nowhere.as_str(), auth), (key, "%"), ("", "")] {
            assert_eq!(Subscriber::read(key, auth), Err(PushFault::BadKey), "{key} {auth}");
        }
        let subscriber = Subscriber::read(key, auth).unwrap();
        assert_eq!(subscriber.encrypt(&[0; MESSAGE]).unwrap().len(), RECORD, "as much as fits");
        assert_eq!(subscriber.encrypt(&[0; MESSAGE + 1]), Err(PushFault::TooLong));
        assert_ne!(subscriber.encrypt(b"Salve"), subscriber.encrypt(b"Salve"), "never twice with the same key");
    }

    #[test]
    fn a_push_service_can_check_who_sends() {
        let vapid = Vapid::read(&Vapid::make().unwrap()).unwrap();
        let header = vapid.authorization("https://push.example", "mailto:host@club.example", 1000).unwrap();
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        assert_eq!(key, vapid.public());
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let public = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
        public.verify(signed.as_bytes(), &bytes(signature)).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap();
        assert_eq!(claims["aud"], "https://push.example");
        assert_eq!(claims["exp"], 1000 + LIFETIME);
        assert!(Vapid::read("nonsense").is_err());
    }
}
