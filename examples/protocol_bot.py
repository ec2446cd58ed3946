#!/usr/bin/env python3
"""A bot that plays through `saturnalia protocol`: no server, one line of JSON in, one line out.

  python3 protocol_bot.py city-of-rome                2 seats: ours is seat 0, `greedy` has the other
  python3 protocol_bot.py sylla 4 strong:ms=200       4 seats, three of them played by `strong`

The program is `saturnalia` on the PATH, or whatever SATURNALIA_BIN names. docs/protocol.md explains every command.
"""
import json, os, random, subprocess, sys


def choose(offers, view):
    """Picks any offer, but rather one that touches a piece: the others are mostly passes.
    `view` is what our seat sees of the game; a better bot would look at it."""
    return random.choice([offer for offer in offers if offer["pieces"]] or offers)


def say(cmd, **fields):
    house.stdin.write(json.dumps({"cmd": cmd, **fields}) + "\n")
    house.stdin.flush()
    reply = json.loads(house.stdout.readline())
    return reply["result"] if reply["ok"] else sys.exit(f"{cmd}: {reply['error']}")


game, seats, opponent = sys.argv[1:] + ["city-of-rome", "2", "greedy"][len(sys.argv) - 1:]
command = [os.environ.get("SATURNALIA_BIN", "saturnalia"), "protocol"]
with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8") as house:
    say("new", game=game, seats=int(seats))
    while asks := say("asks"):
        seat, offers = asks[0]["seat"], asks[0]["offers"]
        if seat == 0:
            answer = choose(offers, say("view", viewer=0)["view"])["answer"]
        else:
            answer = say("go", bot=opponent, seat=seat)["answer"]
        say("play", seat=seat, answer=answer)
    print(say("outcome")["outcome"])
    say("quit")
