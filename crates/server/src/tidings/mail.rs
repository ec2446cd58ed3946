//! E-mail, through the server that the host has named.

use std::time::Duration;

use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, SinglePart};
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor};
use saturnalia_protocol::wire::ADDRESS_LIMIT;

/// How long the mail server may take to answer each word.
const PATIENCE: Duration = Duration::from_secs(8);

/// A letter, without whom it goes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mail {
    /// The same letter has the same, however often it is sent.
    pub id: String,
    pub subject: String,
    pub text: String,
    /// Where one click stops such letters; none for what somebody has just asked for.
    pub stop: Option<String>,
}

/// Why a letter was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NotMailed {
    /// It never will be.
    Refused(String),
    /// It may be later.
    NotNow(String),
}

impl std::fmt::Display for NotMailed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NotMailed::Refused(why) => write!(f, "refused: {why}"),
            NotMailed::NotNow(why) => write!(f, "not now: {why}"),
        }
    }
}

/// Sends e-mail.
#[derive(Clone, Debug)]
pub(crate) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    /// `url` is `smtp://` or `smtps://` with user and password, as the host has written it.
    pub(crate) fn new(url: &str, from: &str) -> Result<Mailer, String> {
        // What is wrong with the address is said without the address: it holds a password.
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|_| "the address of the mail server is none: smtp://user:password@host:port".to_owned())?;
        let from = from.parse().map_err(|_| format!("`{from}` is no address to send e-mail from"))?;
        Ok(Mailer { transport: transport.timeout(Some(PATIENCE)).build(), from })
    }

    /// The address that replies go to.
    pub(crate) fn contact(&self) -> String {
        format!("mailto:{}", self.from.email)
    }

    pub(crate) async fn send(&self, to: &str, mail: &Mail) -> Result<(), NotMailed> {
        let message = self.message(to, mail).map_err(NotMailed::Refused)?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(NotMailed::Refused(error.to_string())),
            Err(error) => Err(NotMailed::NotNow(error.to_string())),
        }
    }

    fn message(&self, to: &str, mail: &Mail) -> Result<Message, String> {
        let to: Mailbox = to.parse().map_err(|_| "no address".to_owned())?;
        let message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(&mail.subject)
            .message_id(Some(format!("<{}@{}>", mail.id, self.from.email.domain())))
            .singlepart(SinglePart::plain(mail.text.clone()));
        let mut message = message.map_err(|error| error.to_string())?;
        let mut header = |name: &'static str, value: String| {
            let name = HeaderName::new_from_ascii_str(name);
            message.headers_mut().insert_raw(HeaderValue::new(name, value));
        };
        header("Auto-Submitted", "auto-generated".into());
        if let Some(stop) = &mail.stop {
            header("List-Unsubscribe", format!("<{stop}>"));
            header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".into());
        }
        Ok(message)
    }
}

/// The address as it is kept; `None` if nothing can be sent there.
pub(crate) fn address(given: &str) -> Option<String> {
    let given = given.trim();
    let parsed: lettre::Address = given.parse().ok()?;
    // Only the part behind the @ is the same whatever its case.
    let kept = format!("{}@{}", parsed.user(), parsed.domain().to_lowercase());
    (kept.len() <= ADDRESS_LIMIT && parsed.domain().contains('.') && !parsed.user().contains('"')).then_some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_or_none() {
        assert_eq!(address(" Livia@Rome.Example ").as_deref(), Some("Livia@rome.example"));
        let long = format!("{}@rome.example", "a".repeat(250));
        for bad in ["", "livia", "livia@", "@rome.example", "livia@localhost", "a@b.c\r\nBcc: d@e.f", "a b@c.d", &long]
        {
            assert_eq!(address(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_letter_can_be_stopped_by_one_click_and_keeps_its_lines_to_itself() {
        let mailer = Mailer::new("smtp://127.0.0.1:2525", "Saturnalia <games@club.example>").unwrap();
        assert_eq!(mailer.contact(), "mailto:games@club.example");
        let mail = Mail {
            id: "7".into(),
            subject: "Städte\r\nBcc: spy@evil.example".into(),
            text: "Salve".into(),
            stop: Some("https://play.example/api/stop/abc".into()),
        };
        let text = String::from_utf8(mailer.message("livia@rome.example", &mail).unwrap().formatted()).unwrap();
        assert!(text.contains("List-Unsubscribe: <https://play.example/api/stop/abc>\r\n"), "{text}");
        assert!(text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"), "{text}");
        assert!(text.contains("Message-ID: <7@club.example>\r\n"), "{text}");
        assert!(!text.lines().any(|line| line.to_lowercase().starts_with("bcc:")), "{text}");
        assert!(Mailer::new("http://x", "a@b.c").is_err() && Mailer::new("smtp://x", "nobody").is_err());
    }
}
