//! Where a server sends what it has to tell: a push service with a browser behind it, a club, a mail server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::elliptic_curve::sec1::ToSec1Point as _;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use saturnalia_protocol::wire::{NewDevice, PushedTiding};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// How long something that must come is waited for, and what must not come.
const PATIENCE: Duration = Duration::from_secs(60);
const QUIET: Duration = Duration::from_secs(4);

/// A request that came in.
#[derive(Clone, Debug)]
pub(crate) struct Came {
    pub(crate) path: String,
    /// Names in lower case.
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Came {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }
}

/// Takes requests and answers all of them with the same status.
pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    status: Arc<AtomicU16>,
    came: UnboundedReceiver<Came>,
}

/// Instead of a status: says nothing.
pub(crate) const SILENT: u16 = 0;

impl Receiver {
    pub(crate) async fn start() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, came) = unbounded_channel();
        let status = Arc::new(AtomicU16::new(201));
        let answer = Arc::clone(&status);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, sender.clone(), Arc::clone(&answer)));
            }
        });
        Receiver { address, status, came }
    }

    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    /// What it answers from now on.
    pub(crate) fn answer(&self, status: u16) {
        self.status.store(status, Ordering::Relaxed);
    }

    pub(crate) async fn next(&mut self) -> Came {
        tokio::time::timeout(PATIENCE, self.came.recv()).await.expect("something comes").unwrap()
    }

    /// Nothing comes for a while.
    pub(crate) async fn nothing(&mut self) {
        if let Ok(came) = tokio::time::timeout(QUIET, self.came.recv()).await {
            panic!("it was told once more: {came:?}");
        }
    }
}

async fn take(stream: TcpStream, sender: UnboundedSender<Came>, status: Arc<AtomicU16>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    stream.read_line(&mut line).await.ok()?;
    let path = line.split(' ').nth(1)?.to_owned();
    let mut headers = Vec::new();
    loop {
        line.clear();
        stream.read_line(&mut line).await.ok()?;
        let Some((name, value)) = line.trim_end().split_once(':') else { break };
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    let mut came = Came { path, headers, body: Vec::new() };
    came.body = vec![0; came.header("content-length").parse().ok()?];
    stream.read_exact(&mut came.body).await.ok()?;
    let status = status.load(Ordering::Relaxed);
    sender.send(came).ok()?;
    if status == SILENT {
        std::future::pending::<()>().await;
    }
    let answer = format!("HTTP/1.1 {status} Answer\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    stream.get_mut().write_all(answer.as_bytes()).await.ok()
}

/// A browser: what only it can read.
pub(crate) struct Browser {
    secret: p256::SecretKey,
    auth: [u8; 16],
    endpoint: String,
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(from: &Prk, info: &[&[u8]]) -> [u8; N] {
    let mut key = [0; N];
    from.expand(info, Length(N)).unwrap().fill(&mut key).unwrap();
    key
}

impl Browser {
    pub(crate) fn new(receiver: &Receiver, number: u8) -> Browser {
        let secret = p256::SecretKey::from_slice(&[number; 32]).unwrap();
        Browser { secret, auth: [number; 16], endpoint: format!("{}/push/{number}", receiver.origin()) }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    /// What it says when it subscribes.
    pub(crate) fn device(&self, language: &str) -> NewDevice {
        NewDevice {
            endpoint: self.endpoint.clone(),
            key: BASE64.encode(self.public()),
            auth: BASE64.encode(self.auth),
            language: language.into(),
        }
    }

    /// Reads a message as RFC 8291 says.
    pub(crate) fn read(&self, body: &[u8]) -> PushedTiding {
        let (salt, rest) = body.split_at(16);
        assert_eq!(u32::from_be_bytes(rest[..4].try_into().unwrap()), 4096);
        let (sender, sealed) = rest[5..].split_at(rest[4].into());
        let theirs = p256::PublicKey::from_sec1_bytes(sender).unwrap();
        let shared = p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), theirs.as_affine());
        let agreed = Salt::new(HKDF_SHA256, &self.auth).extract(shared.raw_secret_bytes());
        let secret: [u8; 32] = expand(&agreed, &[b"WebPush: info\0", &self.public(), sender]);
        let agreed = Salt::new(HKDF_SHA256, salt).extract(&secret);
        let content: [u8; 16] = expand(&agreed, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = expand(&agreed, &[b"Content-Encoding: nonce\0"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content).unwrap());
        let mut opened = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let opened = key.open_in_place(nonce, Aad::empty(), &mut opened).expect("it is for this browser");
        let (end, message) = opened.split_last().unwrap();
        assert_eq!(*end, 2, "the last record");
        serde_json::from_slice(message).unwrap()
    }
}

/// A letter that came in.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) to: String,
    pub(crate) text: String,
}

impl Letter {
    /// A header, in one line.
    pub(crate) fn header(&self, name: &str) -> String {
        let unfolded = self.text.replace("\r\n ", " ");
        let line =
            unfolded.lines().find(|line| line.to_lowercase().starts_with(&format!("{name}:"))).unwrap_or_default();
        line.split_once(':').map_or(String::new(), |(_, value)| value.trim().to_owned())
    }

    /// What stands in it.
    pub(crate) fn body(&self) -> String {
        let body = self.text.split_once("\r\n\r\n").expect("a head and a body").1;
        if self.header("content-transfer-encoding") != "quoted-printable" {
            return body.to_owned();
        }
        let joined = body.replace("=\r\n", "");
        let mut parts = joined.split('=');
        let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
        for part in parts {
            bytes.push(u8::from_str_radix(&part[..2], 16).unwrap());
            bytes.extend_from_slice(&part.as_bytes()[2..]);
        }
        String::from_utf8(bytes).unwrap()
    }

    /// What stands behind an address of the page that begins like this.
    pub(crate) fn link(&self, path: &str) -> String {
        let body = self.body();
        let found = body.split_once(path).unwrap_or_else(|| panic!("no link {path} in {body}")).1;
        found.split_whitespace().next().unwrap().to_owned()
    }
}

/// A mail server that takes everything.
pub(crate) struct MailServer {
    pub(crate) address: SocketAddr,
    came: UnboundedReceiver<Letter>,
}

impl MailServer {
    pub(crate) async fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, came) = unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take_mail(stream, sender.clone()));
            }
        });
        MailServer { address, came }
    }

    pub(crate) async fn next(&mut self) -> Letter {
        tokio::time::timeout(PATIENCE, self.came.recv()).await.expect("a letter comes").unwrap()
    }

    pub(crate) async fn nothing(&mut self) {
        if let Ok(letter) = tokio::time::timeout(QUIET, self.came.recv()).await {
            panic!("one more letter: {letter:?}");
        }
    }
}

async fn take_mail(stream: TcpStream, sender: UnboundedSender<Letter>) -> Option<()> {
    let mut stream = BufReader::new(stream);
    stream.get_mut().write_all(b"220 a mail server\r\n").await.ok()?;
    let mut letter = Letter { to: String::new(), text: String::new() };
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let said = match line.get(..4).unwrap_or_default().to_uppercase().as_str() {
            "EHLO" | "HELO" => "250 mail.example",
            "RCPT" => {
                letter.to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                "250 ok"
            }
            "DATA" => {
                stream.get_mut().write_all(b"354 go on\r\n").await.ok()?;
                loop {
                    line.clear();
                    stream.read_line(&mut line).await.ok()?;
                    if line == ".\r\n" {
                        break;
                    }
                    letter.text.push_str(line.strip_prefix('.').unwrap_or(&line));
                }
                sender.send(std::mem::replace(&mut letter, Letter { to: String::new(), text: String::new() })).ok()?;
                "250 taken"
            }
            "QUIT" => "221 vale",
            _ => "250 ok",
        };
        stream.get_mut().write_all(format!("{said}\r\n").as_bytes()).await.ok()?;
    }
}
