// The socket to one table: says hello with what is known, tries again when the line is gone, and where sockets are blocked
// asks by plain requests instead. Knows no DOM.

import type { Act, ClientMessage, Eyes, Hello, ServerMessage } from '../protocol/wire';
import { act as postAct, eyesParam, pollTable, Refused } from './http';

export type Line = 'connecting' | 'live' | 'polling' | 'lost';
/** Why there will be no further try. */
export type Closed = 'no_session' | 'not_found';

export interface Hearer {
  hear(message: ServerMessage): void;
  line(line: Line): void;
  closed(why: Closed): void;
  /** What the client already has, for a hello that misses nothing. */
  hello(): Hello;
}

const SILENCE = 45_000;
const PING = 15_000;
const POLL = 1_500;
const FAILURES_BEFORE_POLLING = 3;

export class Live {
  private socket: WebSocket | undefined;
  private next = 1;
  private readonly waiting = new Map<number, { done: () => void; refused: (why: Refused) => void }>();
  private failures = 0;
  private everOpen = false;
  private stopped = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  /** How many times the table was looked at by plain requests. */
  private polls = 0;

  constructor(
    private readonly table: string,
    private readonly invite: string | undefined,
    private readonly hearer: Hearer,
  ) {}

  start(): void {
    this.stopped = false;
    this.connect();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    this.socket?.close();
    this.socket = undefined;
  }

  /** Looks through other eyes. */
  greet(): void {
    this.send({ hello: this.hearer.hello() });
  }

  async act(what: Act): Promise<void> {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      await postAct(this.table, what, this.invite);
      // Done only when what it led to has been heard: otherwise the old question could be answered once more.
      await this.poll();
      return;
    }
    const id = this.next++;
    const reply = new Promise<void>((done, refused) => this.waiting.set(id, { done, refused }));
    this.send({ act: { id, act: what } });
    return reply;
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.stopped) return;
    this.hearer.line(this.failures === 0 ? 'connecting' : 'lost');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const invite = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : '';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live${invite}`);
    this.socket = socket;
    socket.onopen = () => {
      this.everOpen = true;
      this.failures = 0;
      this.heard = Date.now();
      this.hearer.line('live');
      this.greet();
      clearInterval(this.heartbeat);
      this.heartbeat = setInterval(() => this.beat(), PING);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ ping: {} });
  }

  private receive(message: ServerMessage): void {
    if ('done' in message) {
      this.waiting.get(message.done.id)?.done();
      this.waiting.delete(message.done.id);
    } else if ('refused' in message) {
      const id = message.refused.id;
      if (id !== undefined) {
        this.waiting.get(id)?.refused(new Refused(message.refused.code, message.refused.detail));
        this.waiting.delete(id);
      }
    } else {
      this.hearer.hear(message);
    }
  }

  private lost(code: number): void {
    clearInterval(this.heartbeat);
    this.socket = undefined;
    for (const { refused } of this.waiting.values()) refused(new Refused('offline'));
    this.waiting.clear();
    if (this.stopped) return;
    if (code === 4401 || code === 4404) {
      this.hearer.closed(code === 4401 ? 'no_session' : 'not_found');
      return;
    }
    this.failures += 1;
    this.hearer.line('lost');
    if (!this.everOpen && this.failures >= FAILURES_BEFORE_POLLING) void this.poll();
    else this.timer = setTimeout(() => this.connect(), Math.min(8_000, 400 * 2 ** this.failures));
  }

  private async poll(): Promise<void> {
    if (this.stopped || this.socket) return;
    clearTimeout(this.timer);
    this.polls += 1;
    const poll = this.polls;
    const hello = this.hearer.hello();
    try {
      const state = await pollTable(this.table, {
        eyes: hello.eyes && eyesParam(hello.eyes),
        version: hello.known?.version,
        entries: hello.known?.entries,
        chat: hello.chat,
        invite: this.invite,
      });
      this.hearer.line('polling');
      if (state) {
        this.hearer.hear({ table: state.table });
        if (state.turn) this.hearer.hear({ turn: state.turn });
        this.hearer.hear({ chat: state.chat });
      }
    } catch (error) {
      if (error instanceof Refused && error.code === 'not_found') return this.hearer.closed('not_found');
      this.hearer.line('lost');
    }
    // One that was overtaken by a later one leaves the next look to that.
    if (poll === this.polls && !this.stopped) this.timer = setTimeout(() => void this.poll(), POLL);
  }
}

export type { Eyes };
