//! Two processes behind a real nginx, by the configuration that the repository recommends.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use saturnalia_headless::{Http, Visitor};
use saturnalia_protocol::wire::SeatPlan;

use crate::cluster;
use crate::process::{Data, Server};
use crate::table::{Watcher, bot, table};

const CONFIGURATION: &str = include_str!("../../../../deploy/nginx.conf");

/// An nginx in front of these processes, without TLS: a test has no certificate.
struct Nginx {
    process: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Nginx {
    fn start(first: SocketAddr, second: SocketAddr) -> Nginx {
        let folder = tempfile::tempdir().unwrap();
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        // Without the part that sends people from http to https.
        let (upstreams, rest) = CONFIGURATION.split_once("server {\n    listen 80;").unwrap();
        let (_, site) = rest.split_once("\n}\n").unwrap();
        let ours: String = [upstreams, site]
            .concat()
            .replace("127.0.0.1:8081", &first.to_string())
            .replace("127.0.0.1:8082", &second.to_string())
            .replace("listen 443 ssl http2;", &format!("listen {address};"))
            .lines()
            .filter(|line| !["ssl_", "Strict-Transport"].iter().any(|word| line.contains(word)))
            .map(|line| format!("{line}\n"))
            .collect();
        let path = folder.path().display();
        let whole = format!(
            "daemon off;\nuser root;\nworker_processes 1;\npid {path}/pid;\nerror_log {path}/error.log;\nevents {{ worker_connections 512; }}\n\
             http {{\naccess_log off;\nclient_body_temp_path {path}/body;\nproxy_temp_path {path}/proxy;\nfastcgi_temp_path {path}/f;\n\
             uwsgi_temp_path {path}/u;\nscgi_temp_path {path}/s;\n{ours}}}\n"
        );
        let file = folder.path().join("nginx.conf");
        std::fs::write(&file, whole).unwrap();
        let process = Command::new(nginx()).arg("-c").arg(&file).stderr(Stdio::inherit()).spawn().unwrap();
        Nginx { process, address, _folder: folder }
    }

    async fn ready(&self) {
        let start = Instant::now();
        loop {
            let asked = Http::new(self.address).request("GET", "/readyz", &[], b"").await;
            if asked.is_ok_and(|answer| answer.status == 200) {
                return;
            }
            assert!(start.elapsed() < Duration::from_secs(30), "nginx does not answer");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// Debian's is not on everybody's path.
fn nginx() -> &'static str {
    ["/usr/sbin/nginx", "/usr/bin/nginx"].into_iter().find(|path| Path::new(path).exists()).unwrap_or("nginx")
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let pid = self.process.id().to_string();
        let _ = Command::new("kill").args(["-TERM", &pid]).status();
        let _ = self.process.wait();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_plays_through_nginx_goes_on_when_a_process_is_killed() {
    let database = tokio::task::spawn_blocking(cluster::new_database).await.unwrap();
    let args = ["--limits", "0", "--trust-proxy", "127.0.0.1"];
    let mut first = Server::start(Data::Database(database.clone()), &args);
    let mut second = Server::start(Data::Database(database), &args);
    first.ready().await;
    second.ready().await;
    let nginx = Nginx::start(first.address, second.address);
    nginx.ready().await;

    let mut livia = Visitor::guest(nginx.address, "Livia").await.unwrap();
    let opened =
        livia.open_table(&table(&[SeatPlan::Me, SeatPlan::Local { name: "Anna".into() }, bot("random")])).await;
    let id = opened.unwrap().table.id;
    let mut watcher = Watcher::join(&livia, id, None).await;
    assert_eq!(watcher.play(6).await, 6);

    // One dies without a word, whichever it is that she is connected to; requests go on as if nothing had happened.
    first.kill();
    for _ in 0..20 {
        let answer = livia.request("GET", &format!("/api/tables/{id}"), b"").await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        let answer = livia.request("POST", "/api/session", b"{}").await.unwrap();
        assert_eq!(answer.status, 200, "a request that changes something, too: {}", answer.text());
    }
    watcher.come_back(&livia, id).await;
    assert!(watcher.play(6).await > 0, "the game goes on");

    // It comes back, and the other one is stopped in good order.
    let back = Server::start_at(first.address, first.data.clone(), &args);
    back.ready().await;
    tokio::time::sleep(Duration::from_secs(6)).await;
    second.stop();
    for _ in 0..20 {
        let answer = livia.request("GET", &format!("/api/tables/{id}"), b"").await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    watcher.come_back(&livia, id).await;
    assert!(watcher.is_over() || watcher.play(3).await > 0, "and goes on");
}
