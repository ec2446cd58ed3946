// The socket to one table: says hello with what is known, tries again when the line is gone, and where sockets are blocked
// asks by plain requests instead. Knows no DOM.

import type { Act, ClientMessage, ServerMessage } from '../protocol/wire';
import { act as postAct, pollTable } from './http';
import { eyesParam, type Hearer, type TableLine } from './place';
import { Refused } from './refused';
import { Replies } from './replies';

const SILENCE = 45_000;
const PING = 15_000;
const POLL = 1_500;
const FAILURES_BEFORE_POLLING = 3;
/** How long until another try where the server cannot be reached, in milliseconds. */
const TRY_AGAIN = 2_000;

export class Live implements TableLine {
  private socket: WebSocket | undefined;
  private readonly replies = new Replies();
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
    /** Says who we are. */
    private readonly enter: () => Promise<unknown>,
  ) {}

  /** Sits down; where the server cannot be reached, tries again until it can. */
  start(): void {
    this.stopped = false;
    this.enter().then(
      () => this.connect(),
      () => {
        if (this.stopped) return;
        this.hearer.line('lost');
        this.timer = setTimeout(() => this.start(), TRY_AGAIN);
      },
    );
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
    return this.replies.act(what, (message) => this.send(message));
  }

  claim(): void {
    // A table of a server may be looked at from as many windows as one likes.
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
    if (!this.replies.take(message)) this.hearer.hear(message);
  }

  private lost(code: number): void {
    clearInterval(this.heartbeat);
    this.socket = undefined;
    this.replies.giveUp(new Refused('offline'));
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
