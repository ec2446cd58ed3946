import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Act, ClientMessage, ServerMessage } from '../protocol/wire';
import * as http from './http';
import { Live } from './live';
import type { Hearer } from './place';
import { Refused } from './refused';

vi.mock('./http');

/** A line whose other end is ours. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    // The other end says nothing, so the browser does not say that it is closed.
    this.readyState = 2;
  }
  opens() {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }
  says(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  get pings() {
    return this.sent.filter((message) => 'ping' in message).length;
  }
}

const play: Act = { play: { seat: 0, version: 3, answer: 'a' } };
const lines: string[] = [];
let live: Live;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { protocol: 'https:', host: 'play.example' });
  Line.all = [];
  lines.length = 0;
  const nothing = () => undefined;
  const hearer: Hearer = {
    hear: nothing,
    hello: () => ({}),
    line: (at) => void lines.push(at),
    closed: nothing,
    failed: nothing,
    loading: nothing,
    unkept: nothing,
  };
  live = new Live('table', undefined, hearer, () => Promise.resolve());
  live.start();
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  live.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('a server that was stopped is left after seconds, and another one is asked', async () => {
  Line.all[0]?.opens();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(Line.all[0]?.pings).toBe(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(Line.all.length).toBe(2);
  expect(lines.at(-1)).toBe('lost');
  Line.all[1]?.opens();
  expect(lines.at(-1)).toBe('live');
});

it('a server that answers is not left', async () => {
  Line.all[0]?.opens();
  for (let beat = 0; beat < 10; beat += 1) {
    await vi.advanceTimersByTimeAsync(15_000);
    Line.all[0]?.says({ pong: { now: 0 } });
  }
  expect(Line.all.length).toBe(1);
});

it('a socket that does not open is tried anew', async () => {
  await vi.advanceTimersByTimeAsync(7_000);
  expect(Line.all.length).toBe(2);
});

it('an answer that was sent into a dead line is sent once more over the next, and done once', async () => {
  Line.all[0]?.opens();
  const done = live.act(play);
  await vi.advanceTimersByTimeAsync(5_000);
  const next = Line.all[1];
  next?.opens();
  await vi.advanceTimersByTimeAsync(0);
  const again = next?.sent.find((message) => 'act' in message);
  expect(again).toMatchObject({ act: { act: play } });
  next?.says({ refused: { id: again && 'act' in again ? again.act.id : 0, code: 'stale' } });
  await done;
  expect(http.act).not.toHaveBeenCalled();
});

it('where no other socket opens it is sent by a plain request', async () => {
  vi.mocked(http.act).mockRejectedValue(new Refused('stale'));
  Line.all[0]?.opens();
  const done = live.act(play);
  await vi.advanceTimersByTimeAsync(12_000);
  await done;
  expect(http.act).toHaveBeenCalledExactlyOnceWith('table', play, undefined);
});

it('what was said in a chat is not said twice', async () => {
  Line.all[0]?.opens();
  const said = live.act({ chat: { text: 'Salve' } });
  const refused = expect(said).rejects.toMatchObject({ code: 'offline' });
  await vi.advanceTimersByTimeAsync(5_000);
  await refused;
  expect(http.act).not.toHaveBeenCalled();
});

it('whoever did something while the line was lost comes back to a socket', async () => {
  vi.mocked(http.act).mockResolvedValue({ version: 4 });
  vi.mocked(http.pollTable).mockResolvedValue(undefined);
  Line.all[0]?.opens();
  Line.all[0]?.onclose?.({ code: 1006 });
  await live.act(play);
  expect(lines.at(-1)).toBe('polling');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(Line.all.length).toBe(2);
});
