#!/usr/bin/env python3
"""A bot that plays on a Saturnalia server: Python 3, nothing to install. Your own ideas go into `choose`.

  export SATURNALIA_URL=https://play.example SATURNALIA_TOKEN=sat_...
  python3 bot.py city-of-rome                     opens a public table and waits for somebody to sit down
  python3 bot.py city-of-rome --against greedy    plays a bot of the house
  python3 bot.py --table ID [--invite CODE]       sits down at somebody's table
docs/protocol.md says where the token comes from, docs/server-api.md what every message means.
"""
import argparse, base64, http.client, json, os, random, sys, time
from urllib.parse import urlsplit

URL = urlsplit(os.environ.get("SATURNALIA_URL", "http://127.0.0.1:8080"))
TOKEN = os.environ.get("SATURNALIA_TOKEN") or sys.exit("SATURNALIA_TOKEN is missing")


def choose(offers, view):
    """Picks any offer, but rather one that touches a piece: the others are mostly passes.
    `view` is what this seat sees of the game; a better bot would look at it."""
    return random.choice([offer for offer in offers if offer["pieces"]] or offers)


def send(method, path, body=None, **headers):
    kind = http.client.HTTPSConnection if URL.scheme == "https" else http.client.HTTPConnection
    connection = kind(URL.netloc, timeout=45)  # a server that lives says something every 20 seconds
    connection.request(method, path, body, {"Authorization": f"Bearer {TOKEN}", **headers})
    answer = connection.getresponse()
    if answer.status in (429, 503):  # too many requests, or the server is about to restart
        raise ConnectionError("the server is busy")
    if answer.status >= 400:
        sys.exit(f"{method} {path}: {answer.read().decode()}")
    return connection, answer


def request(method, path, message=None):
    return json.load(send(method, path, message and json.dumps(message))[1])


class WebSocket:  # as much of RFC 6455 as it takes
    def __init__(self, path):
        handshake = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
                     "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode()}
        self.connection, self.answer = send("GET", path, **handshake)

    def send(self, data, kind=1):
        mask, size = os.urandom(4), len(data)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.connection.sock.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def receive(self):
        read = self.answer.fp.read
        first, size = read(2) or (8, 0)  # a connection that was cut counts as a goodbye
        if size > 125:
            size = int.from_bytes(read(2 if size == 126 else 8), "big")
        data, kind = read(size), first & 15
        if kind == 8:
            raise ConnectionError(f"the server said goodbye ({int.from_bytes(data[:2], 'big')})")
        if kind == 9:
            self.send(data, 10)
        return json.loads(data) if kind == 1 else {}


def play(table, invite):
    """Plays until the game is over. If something goes wrong on the way, it can simply be called again."""
    if not any(seat["mine"] for seat in request("GET", f"/api/tables/{table}{invite}")["table"]["seats"]):
        request("POST", f"/api/tables/{table}/act{invite}", {"join": {}})
    live = WebSocket(f"/api/tables/{table}/live{invite}")
    live.send(b'{"hello": {}}')
    while True:
        message = live.receive()
        turn, code = message.get("turn", {}), message.get("refused", {}).get("code", "stale")
        if "outcome" in turn or message.get("table", {}).get("status") == "closed":
            return turn.get("outcome")
        if "ask" in turn:
            offer = choose(turn["ask"]["offers"], turn["view"])
            answer = {"seat": turn["ask"]["seat"], "version": turn["version"], "answer": offer["answer"]}
            live.send(json.dumps({"act": {"id": turn["version"], "act": {"play": answer}}}).encode())
        if code not in ("stale", "not_asked"):  # those two only mean that the game has gone on
            raise ConnectionError(code)


parser = argparse.ArgumentParser(usage=__doc__)
parser.add_argument("game", nargs="?", default="city-of-rome")
for option in ("--against", "--table", "--invite"):
    parser.add_argument(option)
wish = parser.parse_args()
table, invite = wish.table, f"?invite={wish.invite}" if wish.invite else ""
while True:
    try:
        if not table:
            fewest = {game["key"]: game["min_seats"] for game in request("GET", "/api/games")}
            other = {"bot": {"spec": wish.against}} if wish.against else "open"
            seats = ["me"] + [other] * (fewest.get(wish.game, 2) - 1)
            table = request("POST", "/api/tables", {"game": wish.game, "public": True, "seats": seats})["table"]["id"]
        print("playing at", URL.geturl() + "/table/" + table, flush=True)
        sys.exit(print(play(table, invite)))
    except (OSError, ValueError) as trouble:
        print("trying again:", trouble, file=sys.stderr, flush=True)
        time.sleep(2)
