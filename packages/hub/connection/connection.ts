import type { Receiver } from '../delivery/delivery.ts';
import { Encoded } from '../protocol/encoded.ts';
import { handshakeCanceled, readHandshake, writeHandshakeAnswer } from '../protocol/handshake.ts';
import type { HubMessage } from '../protocol/message.ts';
import { ProtocolError } from '../protocol/protocol.ts';
import { takeRecord } from '../protocol/record.ts';
import type { Transport } from '../transport/transport.ts';
import { absentTransport } from './absent.ts';
import { Backlog } from './backlog.ts';
import { ClientTimeout, clientClosed, connectFailed, fault } from './ending.ts';
import { sessionExpired, SlowReceiver } from './ending.ts';
import type { Ending } from './ending.ts';
import type { ConnectionHost, Identity } from './host.ts';
import { isCounted, Resumable } from './resumable.ts';
import { isLive, transition } from './state.ts';
import type { Change, State } from './state.ts';
import type { Timed } from './timer-wheel.ts';

export type { ConnectionHost, Identity } from './host.ts';

const ping = new Encoded({ kind: 'ping' });
const noInput = Buffer.alloc(0);
const lost = 'The connection was lost.';

/**
 * One connection from its transport to its end: handshake, reading in order with a number of
 * slots for calls, sending with a bound on what waits, pings and timeouts.
 */
export class Connection<P> implements Receiver, Timed {
  identity: Identity<P>;
  readonly #host: ConnectionHost<P>;
  #transport: Transport;
  #backlog: Backlog;
  #resumable: Resumable | undefined;
  #state: State = { kind: 'handshaking' };
  #input: Buffer = noInput;
  /** Calls that take a slot, and other reasons to read nothing for now. */
  #running = 0;
  #holds = 0;
  #isPumping = false;
  #isPaused = false;
  #hasPinged = false;
  #heardAt: number;
  #pingAt: number;
  #expiresAt: number;
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
    this.#pingAt = transport.needsPings ? now + host.limits.keepAliveMs : Infinity;
    this.#expiresAt = identity.expiresAt ?? Infinity;
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

  /** Its WebSocket may be replaced by another of the same client now. */
  get canResume(): boolean {
    return this.#resumable !== undefined && isLive(this.#state);
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
    if (this.#resumable?.stopHolding()) this.#repeat(this.#resumable);
    this.#input = this.#input.length === 0 ? chunk : Buffer.concat([this.#input, chunk]);
    this.#pump();
  }

  send(message: Encoded): Promise<void> | undefined {
    if (!isLive(this.#state)) return undefined;
    const framed = message.framed(this.#state.protocol, this.#transport.framing);
    const resumable = isCounted(message.message) ? this.#resumable : undefined;
    if (resumable) this.#writeKept(framed, resumable);
    else this.#write(framed);
    return this.isEnded ? undefined : (resumable?.whenLow() ?? this.#backlog.whenLow());
  }

  /** Reads nothing more until the promise, which never rejects, settles. */
  holdInput(until: Promise<void>): void {
    this.#holds++;
    void until.then(() => {
      this.#holds--;
      this.#goOn();
    });
  }

  /** Ends it: the Close message if any, the transport, then the hub's bookkeeping. */
  end(ending: Ending): void {
    const before = this.#state;
    if (this.isEnded) return;
    const wasCut = this.#resumable?.isCut;
    if (ending.close && isLive(before)) {
      if (this.#resumable?.stopHolding()) this.#repeat(this.#resumable);
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
    if (wasCut) this.transportGone(undefined);
  }

  /** Goes on over another WebSocket: the numbers first, then all that is not confirmed. */
  resume(transport: Transport, principal: P, expiresAt: number | undefined): void {
    const resumable = this.#resumable;
    if (!resumable || !isLive(this.#state)) throw new Error('The connection cannot resume.');
    const { protocol } = this.#state;
    const now = this.#host.clock.now();
    this.identity = { ...this.identity, principal, expiresAt };
    this.#expiresAt = expiresAt ?? Infinity;
    const old = this.#transport;
    old.detach();
    this.#replaceTransport(transport);
    old.destroy();
    this.#heardAt = now;
    this.#pingAt = now + this.#host.limits.keepAliveMs;
    resumable.resume(now);
    const { sequenceId, highest } = resumable;
    this.#write(new Encoded({ kind: 'sequence', sequenceId }).framed(protocol, transport.framing));
    this.#repeat(resumable);
    // The one before may have died with its socket, and the client may be waiting for it.
    if (highest > 0) void this.send(new Encoded({ kind: 'ack', sequenceId: highest }));
    this.#rearm(now);
  }

  /** The transport ended, by itself or after `end`. */
  transportGone(error: Error | undefined): void {
    if (error && this.#resumable && isLive(this.#state)) return this.#cut(this.#resumable);
    const partial = this.#input.length > 0 && this.#running + this.#holds === 0;
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

  /** The client has shown a session that lasts until then. */
  renew(expiresAt: number): void {
    this.#expiresAt = expiresAt;
    if (!this.isEnded) this.#rearm(this.#host.clock.now());
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
    if (this.#resumable) this.#attendTo(this.#resumable, now);
    if (!this.isEnded && this.#expiresAt <= now) this.end(sessionExpired);
    if (this.isEnded || this.#resumable?.isCut) return this.#due(now);
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
    if (message && this.#isNew(message)) this.#handle(message);
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
        this.#goOn();
      });
    }
  }

  /** Something that kept messages unread is over. */
  #goOn(): void {
    this.#heardAt = this.#host.clock.now();
    this.#pump();
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
    const answer = readHandshake(
      taken.record,
      this.#host.protocols,
      this.#host.detailed,
      this.#transport.formats,
    );
    if (!answer.ok) {
      this.#failHandshake(answer.error);
      return false;
    }
    const framing = this.#transport.framing;
    this.#write(framing.wrap(writeHandshakeAnswer(), answer.protocol.format));
    this.#change({ kind: 'handshaken', protocol: answer.protocol });
    const now = this.#host.clock.now();
    if (this.#transport.name === 'WebSockets' && this.identity.mayResume && answer.version >= 2) {
      this.#resumable = new Resumable(this.#host.limits, now);
      if (taken.rest.length > 0) this.#resumable.stopHolding();
    }
    this.#rearm(now);
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
    const { maxParallelCalls } = this.#host.limits;
    return this.#state.kind === 'open' && (this.#holds > 0 || this.#running >= maxParallelCalls);
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

  #writeKept(framed: Buffer, resumable: Resumable): void {
    const now = this.#host.clock.now();
    const before = resumable.due;
    if (resumable.keep(framed, now)) this.#write(framed);
    if (this.isEnded) return;
    if (resumable.bytes > this.#host.limits.maxUnsentBytes) this.#dropSlow('left too much unsent');
    else if (resumable.due < before) this.#rearm(now);
  }

  #repeat(resumable: Resumable): void {
    for (const framed of resumable.unconfirmed()) this.#transport.write(framed);
    if (this.#backlog.written(this.#host.clock.now())) this.#rearm(this.#host.clock.now());
  }

  /** False for a message that was handled before its WebSocket was cut. */
  #isNew(message: HubMessage): boolean {
    const resumable = this.#resumable;
    if (!resumable) return true;
    const now = this.#host.clock.now();
    const before = resumable.due;
    const isNew = resumable.accept(message, now);
    if (resumable.due < before) this.#rearm(now);
    return isNew;
  }

  /** What was read and not handled yet was not confirmed either: the client repeats it. */
  #replaceTransport(transport: Transport): void {
    this.#backlog.release();
    this.#transport = transport;
    this.#backlog = new Backlog(transport, this.#host.limits);
    this.#input = noInput;
    this.#isPaused = false;
  }

  #cut(resumable: Resumable): void {
    const now = this.#host.clock.now();
    this.#replaceTransport(absentTransport(this.#transport));
    resumable.cut(now);
    this.#rearm(now);
  }

  #attendTo(resumable: Resumable, now: number): void {
    if (resumable.isLost(now)) this.end({ error: new Error(lost), code: 1000 });
    else if (resumable.isStuck(now)) this.#dropSlow('confirmed nothing for too long');
    else if (resumable.isHoldOver(now) && resumable.stopHolding()) this.#repeat(resumable);
    if (this.isEnded || !resumable.takeAck(now)) return;
    void this.send(new Encoded({ kind: 'ack', sequenceId: resumable.highest }));
  }

  #dropSlow(what: string): void {
    this.end(fault(new SlowReceiver(`The client ${what}.`), this.#host.detailed));
  }

  #settle(ending: Ending): void {
    this.#backlog.release();
    this.#resumable?.release();
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
    const resumeDue = this.#resumable?.due ?? Infinity;
    if (this.#resumable?.isCut) return Math.min(resumeDue, this.#expiresAt);
    const heard = Math.min(this.#pingAt, silent, this.#expiresAt);
    return Math.min(heard, this.#backlog.checkAt(now), resumeDue);
  }
}
