// The socket to one table: says hello with what is known, tries again when the line is gone, and where sockets are blocked
// asks by plain requests instead. Knows no DOM.

import type { Act, ClientMessage, ServerMessage } from '../protocol/wire';
import { act as postAct, pollTable } from './http';
import { eyesParam, type Hearer, type TableLine } from './place';
import { Refused, troubleOf } from './refused';
import { Replies } from './replies';

const PING = 15_000;
/** How long a server may take to say that it is there: one that was stopped, or a line that is dead, says nothing for ever. */
const ANSWER = 4_000;
/** How long a socket may take to open. */
const OPENING = 4_000;
/** How long somebody whose answer got lost waits for another socket before it is sent by a plain request. */
const PATIENCE = 6_000;
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
  /** How many messages have come. */
  private heard = 0;
  private waiting: (() => void)[] = [];

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
    if (!this.isOpen()) return this.post(what);
    try {
      await this.tell(what);
    } catch (error) {
      // The line was lost before the reply came. What names the version it answers can be sent once more: it is done once.
      if (!('play' in what) || troubleOf(error) !== 'offline') throw error;
      await this.reopened();
      await (this.isOpen() ? this.tell(what) : this.post(what)).catch((refused: unknown) => {
        if (troubleOf(refused) !== 'stale') throw refused;
      });
    }
  }

  /** Does something over the socket. */
  private tell(what: Act): Promise<void> {
    const reply = this.replies.act(what, (message) => this.send(message));
    this.listen();
    return reply;
  }

  /** Waits until a socket is open again, or long enough. */
  private reopened(): Promise<void> {
    return new Promise((done) => {
      this.waiting.push(done);
      setTimeout(done, PATIENCE);
    });
  }

  /** Does something by a plain request. */
  private async post(what: Act): Promise<void> {
    await postAct(this.table, what, this.invite);
    // Done only when what it led to has been heard: otherwise the old question could be answered once more.
    await this.look();
  }

  claim(): void {
    // A table of a server may be looked at from as many windows as one likes.
  }

  private send(message: ClientMessage): void {
    if (this.isOpen()) this.socket?.send(JSON.stringify(message));
  }

  private connect(): void {
    if (this.stopped) return;
    this.hearer.line(this.failures === 0 ? 'connecting' : 'lost');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const invite = this.invite ? `?invite=${encodeURIComponent(this.invite)}` : '';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live${invite}`);
    this.socket = socket;
    const opening = setTimeout(() => this.drop(socket), OPENING);
    socket.onopen = () => {
      clearTimeout(opening);
      this.everOpen = true;
      this.failures = 0;
      this.hearer.line('live');
      this.greet();
      for (const done of this.waiting.splice(0)) done();
      clearInterval(this.heartbeat);
      this.heartbeat = setInterval(() => this.listen(), PING);
    };
    socket.onmessage = (event) => {
      this.heard += 1;
      this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      clearTimeout(opening);
      if (this.socket === socket) this.lost(event.code);
    };
  }

  /** Asks whether anybody is there; whoever says nothing at all is left. */
  private listen(): void {
    const { socket, heard } = this;
    this.send({ ping: {} });
    setTimeout(() => {
      if (socket && this.heard === heard) this.drop(socket);
    }, ANSWER);
  }

  /** Leaves a socket without waiting for the other end. */
  private drop(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.lost(1006);
    socket.close();
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

  /** Where sockets are blocked: looks again and again. */
  private async poll(): Promise<void> {
    if (this.stopped || this.socket) return;
    await this.look();
    if (!this.stopped) this.timer = setTimeout(() => void this.poll(), POLL);
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Looks at the table by a plain request, unless all of it comes over a socket. */
  private async look(): Promise<void> {
    if (this.stopped || this.isOpen()) return;
    const hello = this.hearer.hello();
    try {
      const state = await pollTable(this.table, {
        eyes: hello.eyes && eyesParam(hello.eyes),
        version: hello.known?.version,
        entries: hello.known?.entries,
        chat: hello.chat,
        invite: this.invite,
      });
      if (this.stopped || this.isOpen()) return;
      this.hearer.line('polling');
      if (state) {
        this.hearer.hear({ table: state.table });
        if (state.turn) this.hearer.hear({ turn: state.turn });
        this.hearer.hear({ chat: state.chat });
      }
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'not_found')) return this.hearer.line('lost');
      this.stop();
      this.hearer.closed('not_found');
    }
  }
}
