//! Requests over one connection that is kept open.

use std::net::SocketAddr;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

use crate::Failure;

/// An answer of the server.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    /// Names in lower case.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// One connection.
#[derive(Debug)]
pub struct Http {
    address: SocketAddr,
    stream: Option<BufReader<TcpStream>>,
}

impl Http {
    pub fn new(address: SocketAddr) -> Http {
        Http { address, stream: None }
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes the connection until the next request.
    pub fn close(&mut self) {
        self.stream = None;
    }

    /// Sends a request; opens the connection again if the server has closed it meanwhile.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Result<Answer, Failure> {
        let mut head =
            format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Length: {}\r\n", self.address, body.len());
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head.push_str("\r\n");
        let mut request = head.into_bytes();
        request.extend_from_slice(body);
        let was_open = self.stream.is_some();
        match self.exchange(&request).await {
            Err(Failure::Io(_)) if was_open => {
                self.stream = None;
                self.exchange(&request).await
            }
            done => done,
        }
    }

    async fn exchange(&mut self, request: &[u8]) -> Result<Answer, Failure> {
        let stream = match self.stream.take() {
            Some(stream) => stream,
            None => {
                let stream = TcpStream::connect(self.address).await?;
                stream.set_nodelay(true)?;
                BufReader::new(stream)
            }
        };
        let stream = self.stream.insert(stream);
        stream.get_mut().write_all(request).await?;
        let answer = read(stream).await;
        let keeps = matches!(&answer, Ok(answer) if answer.header("connection") != Some("close"));
        if !keeps {
            self.stream = None;
        }
        answer
    }
}

async fn read(stream: &mut BufReader<TcpStream>) -> Result<Answer, Failure> {
    let mut line = String::new();
    if stream.read_line(&mut line).await? == 0 {
        return Err(std::io::Error::from(std::io::ErrorKind::UnexpectedEof).into());
    }
    let nonsense = |what: &str| Failure::Nonsense(what.to_owned());
    let status = line.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or_else(|| nonsense(&line))?;
    let mut headers = Vec::new();
    loop {
        line.clear();
        stream.read_line(&mut line).await?;
        let text = line.trim_end();
        if text.is_empty() {
            break;
        }
        let (name, value) = text.split_once(':').ok_or_else(|| nonsense(text))?;
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    let mut answer = Answer { status, headers, body: Vec::new() };
    if let Some(length) = answer.header("content-length") {
        let length = length.parse().map_err(|_| nonsense(length))?;
        answer.body = vec![0; length];
        stream.read_exact(&mut answer.body).await?;
    }
    Ok(answer)
}
