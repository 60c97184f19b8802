import type { Receiver } from '../delivery/delivery.ts';
import type { HubRequest } from '../dispatch/context.ts';
import type { Clock, Limits } from '../options.ts';
import { Encoded } from '../protocol/encoded.ts';
import { handshakeCanceled, readHandshake, writeHandshakeAnswer } from '../protocol/handshake.ts';
import type { HubMessage } from '../protocol/message.ts';
import type { Protocol } from '../protocol/protocol.ts';
import { ProtocolError } from '../protocol/protocol.ts';
import { takeRecord } from '../protocol/record.ts';
import type { Transport } from '../transport/transport.ts';
import { Backlog } from './backlog.ts';
import { ClientTimeout, clientClosed, connectFailed, fault, SlowReceiver } from './ending.ts';
import type { Ending } from './ending.ts';
import { isLive, transition } from './state.ts';
import type { Change, State } from './state.ts';
import type { Timed, TimerWheel } from './timer-wheel.ts';

/** What a connection needs of the hub it belongs to. */
export interface ConnectionHost<P> {
  readonly limits: Limits;
  readonly detailed: boolean;
  readonly clock: Clock;
  readonly wheel: TimerWheel;
  readonly protocols: readonly Protocol[];
  /** The handshake is done: registers the connection and runs the connected handler. */
  connected(connection: Connection<P>): Promise<void>;
  /** The promise, if any, holds a slot until it settles. It never rejects. */
  message(connection: Connection<P>, message: HubMessage): Promise<void> | undefined;
  /** Nothing is sent any more. */
  ended(connection: Connection<P>, ending: Ending): void;
  /** The transport is gone too. */
  gone(connection: Connection<P>): void;
}

export interface Identity<P> {
  readonly id: string;
  readonly token: string;
  readonly userId: string | undefined;
  readonly principal: P;
  readonly request: HubRequest;
}

const ping = new Encoded({ kind: 'ping' });
const noInput = Buffer.alloc(0);

/**
 * One connection from its transport to its end: handshake, reading in order with a number of
 * slots for calls, sending with a bound on what waits, pings and timeouts.
 */
export class Connection<P> implements Receiver, Timed {
  readonly identity: Identity<P>;
  readonly #host: ConnectionHost<P>;
  readonly #transport: Transport;
  readonly #backlog: Backlog;
  #state: State = { kind: 'handshaking' };
  #input: Buffer = noInput;
  #running = 0;
  #isPumping = false;
  #isPaused = false;
  #hasPinged = false;
  #heardAt: number;
  #pingAt: number;
  /** Of the handshake at first, of the transport's close in the end. */
  #deadline: number;
  #abort: AbortController | undefined;
  #items: Map<string, unknown> | undefined;

  constructor(identity: Identity<P>, transport: Transport, host: ConnectionHost<P>) {
    this.identity = identity;
    this.#host = host;
    this.#transport = transport;
    this.#backlog = new Backlog(transport, host.limits);
    const now = host.clock.now();
    this.#heardAt = now;
    this.#pingAt = now + host.limits.keepAliveMs;
    this.#deadline = now + host.limits.handshakeTimeoutMs;
    this.#rearm(now);
  }

  get id(): string {
    return this.identity.id;
  }

  get userId(): string | undefined {
    return this.identity.userId;
  }

  get isEnded(): boolean {
    return this.#state.kind === 'ending' || this.#state.kind === 'ended';
  }

  get items(): Map<string, unknown> {
    return (this.#items ??= new Map());
  }

  get signal(): AbortSignal {
    this.#abort ??= new AbortController();
    if (this.isEnded) this.#abort.abort();
    return this.#abort.signal;
  }

  /** Bytes from the client, cut anywhere. */
  receive(chunk: Buffer): void {
    if (this.isEnded) return;
    this.#heardAt = this.#host.clock.now();
    this.#input = this.#input.length === 0 ? chunk : Buffer.concat([this.#input, chunk]);
    this.#pump();
  }

  send(message: Encoded): Promise<void> | undefined {
    if (!isLive(this.#state)) return undefined;
    this.#write(message.framed(this.#state.protocol, this.#transport.framing));
    return this.isEnded ? undefined : this.#backlog.whenLow();
  }

  /** Ends it: the Close message if any, the transport, then the hub's bookkeeping. */
  end(ending: Ending): void {
    const before = this.#state;
    if (this.isEnded) return;
    if (ending.close && isLive(before)) {
      const close = new Encoded(ending.close);
      this.#transport.write(close.framed(before.protocol, this.#transport.framing));
    } else if (before.kind === 'handshaking') {
      this.#answerHandshake(ending.close?.error ?? handshakeCanceled);
    }
    this.#change({ kind: 'end' });
    this.#input = noInput;
    this.#transport.close(ending.code);
    // A paused socket would never show the peer's answer to the close.
    this.#transport.resume();
    this.#settle(ending);
    this.#deadline = this.#host.clock.now() + this.#host.limits.closeTimeoutMs;
    this.#rearm(this.#host.clock.now());
  }

  /** The transport ended, by itself or after `end`. */
  transportGone(error: Error | undefined): void {
    const partial = this.#input.length > 0 && this.#running === 0;
    const wasEnded = this.isEnded;
    this.#change({ kind: 'gone' });
    this.#input = noInput;
    this.#host.wheel.delete(this);
    if (!wasEnded) {
      const cut = partial ? new Error('Connection terminated while reading a message.') : error;
      this.#settle({ code: 1000, ...(cut ? { error: cut } : {}) });
    }
    this.#host.gone(this);
  }

  destroy(): void {
    this.#transport.destroy();
  }

  onTime(now: number): number | undefined {
    const { limits } = this.#host;
    if (this.#state.kind === 'ended') return undefined;
    if (this.#state.kind === 'ending') {
      if (now >= this.#deadline) this.#transport.destroy();
      return now >= this.#deadline ? undefined : this.#deadline;
    }
    if (this.#state.kind === 'handshaking') {
      if (now >= this.#deadline) this.#failHandshake(handshakeCanceled);
      return this.#due(now);
    }
    // A message in hand keeps the next ones unread, so silence then is not the client's.
    if (this.#isBlocked()) this.#heardAt = now;
    if (this.#hasPinged && now - this.#heardAt >= limits.clientTimeoutMs) {
      const seconds = limits.clientTimeoutMs / 1000;
      const why = `Client hasn't sent a message/ping within the configured ${seconds} s.`;
      this.end(fault(new ClientTimeout(why), this.#host.detailed));
    } else if (this.#backlog.isStuck(now)) this.#dropSlow('took nothing for too long');
    else if (now >= this.#pingAt) {
      this.#pingAt = now + limits.keepAliveMs;
      void this.send(ping);
    }
    return this.#due(now);
  }

  #pump(): void {
    // A handler that finishes at once would otherwise re-enter this loop.
    if (this.#isPumping) return;
    this.#isPumping = true;
    try {
      while (this.#step());
    } catch (error) {
      this.end(fault(error, this.#host.detailed));
    } finally {
      this.#isPumping = false;
    }
    this.#regulateInput();
  }

  /** Handles one record; false when there is nothing to do now. */
  #step(): boolean {
    if (this.#input.length === 0 || this.#isBlocked()) return false;
    if (this.#state.kind === 'handshaking') return this.#stepHandshake();
    if (this.#state.kind !== 'open') return false;
    const { protocol } = this.#state;
    const taken = protocol.take(this.#input, this.#host.limits.maxMessageBytes);
    if (!taken) return false;
    this.#input = taken.rest;
    const message = protocol.parse(taken.record);
    if (message) this.#handle(message);
    return true;
  }

  #handle(message: HubMessage): void {
    if (message.kind === 'ping') this.#hasPinged = true;
    else if (message.kind === 'close') this.end(clientClosed(message.error));
    else {
      const held = this.#host.message(this, message);
      if (!held) return;
      this.#running++;
      void held.then(() => {
        this.#running--;
        this.#heardAt = this.#host.clock.now();
        this.#pump();
      });
    }
  }

  #stepHandshake(): boolean {
    let taken;
    try {
      taken = takeRecord(this.#input, this.#host.limits.maxMessageBytes);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      this.#failHandshake(handshakeCanceled);
      return false;
    }
    if (!taken) return false;
    this.#input = taken.rest;
    const answer = readHandshake(taken.record, this.#host.protocols, this.#host.detailed);
    if (!answer.ok) {
      this.#failHandshake(answer.error);
      return false;
    }
    const framing = this.#transport.framing;
    this.#write(framing.wrap(writeHandshakeAnswer(), answer.protocol.format));
    this.#change({ kind: 'handshaken', protocol: answer.protocol });
    this.#rearm(this.#host.clock.now());
    void this.#connect();
    return true;
  }

  async #connect(): Promise<void> {
    try {
      await this.#host.connected(this);
    } catch (error) {
      this.end(connectFailed(error, this.#host.detailed));
      return;
    }
    this.#change({ kind: 'ready' });
    this.#heardAt = this.#host.clock.now();
    this.#pump();
  }

  #failHandshake(text: string): void {
    this.end({ close: { kind: 'close', error: text }, error: new Error(text), code: 1000 });
  }

  #answerHandshake(error: string): void {
    this.#transport.write(this.#transport.framing.wrap(writeHandshakeAnswer(error), 'Text'));
  }

  #isBlocked(): boolean {
    if (this.#state.kind === 'connecting') return true;
    return this.#state.kind === 'open' && this.#running >= this.#host.limits.maxParallelCalls;
  }

  /** Stops reading the socket while messages wait for a slot, and starts again at half. */
  #regulateInput(): void {
    const limit = this.#host.limits.maxBufferedBytes;
    if (!this.#isPaused && this.#isBlocked() && this.#input.length > limit) {
      this.#isPaused = true;
      this.#transport.pause();
    } else if (this.#isPaused && (!this.#isBlocked() || this.#input.length <= limit / 2)) {
      this.#isPaused = false;
      this.#transport.resume();
    }
  }

  #write(framed: Buffer): void {
    this.#transport.write(framed);
    const now = this.#host.clock.now();
    if (this.#backlog.written(now)) this.#rearm(now);
    if (this.#backlog.isOverflowing) this.#dropSlow('left too much unsent');
  }

  #dropSlow(what: string): void {
    this.end(fault(new SlowReceiver(`The client ${what}.`), this.#host.detailed));
  }

  #settle(ending: Ending): void {
    this.#backlog.release();
    this.#abort?.abort();
    this.#host.ended(this, ending);
  }

  #change(change: Change): void {
    this.#state = transition(this.#state, change);
  }

  #rearm(now: number): void {
    const due = this.#due(now);
    if (due !== undefined) this.#host.wheel.set(this, due);
  }

  #due(now: number): number | undefined {
    if (this.#state.kind === 'ended') return undefined;
    if (!isLive(this.#state)) return this.#deadline;
    const silent = this.#hasPinged ? this.#heardAt + this.#host.limits.clientTimeoutMs : Infinity;
    return Math.min(this.#pingAt, silent, this.#backlog.checkAt(now));
  }
}
