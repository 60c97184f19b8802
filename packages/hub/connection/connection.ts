import type { Crowd, Receiver } from '../delivery/delivery.ts';
import { Encoded } from '../protocol/encoded.ts';
import { handshakeCanceled, writeHandshakeAnswer } from '../protocol/handshake.ts';
import type { HubMessage } from '../protocol/message.ts';
import type { Timed } from '../time/timer-wheel.ts';
import type { Identity } from '../transport/identity.ts';
import type { Transport, TransportName } from '../transport/transport.ts';
import { clientClosed, clientLost, clientSilent, connectFailed } from './ending.ts';
import { fault, handshakeFailed, sessionExpired, slowReceiver, transportLost } from './ending.ts';
import type { Ending } from './ending.ts';
import type { ConnectionHost } from './host.ts';
import { Intake } from './receiver.ts';
import type { Reader } from './receiver.ts';
import type { Metered, Phase } from './meter.ts';
import { Outlet } from './sender.ts';
import { Pulse } from './pulse.ts';
import { isCounted } from './resumable.ts';
import { refuseHandshake, shake } from './handshake.ts';
import { isLive, transition } from './state.ts';
import type { State } from './state.ts';

const ping = new Encoded({ kind: 'ping' });

/**
 * One connection from its transport to its end: handshake, reading in order with a number of
 * slots for calls, sending with a bound on what waits, pings and timeouts.
 */
export class Connection<P> implements Receiver, Reader, Timed, Metered {
  identity: Identity<P>;
  readonly openedAt: number;
  readonly #host: ConnectionHost<Connection<P>>;
  readonly #out: Outlet;
  #state: State = { kind: 'handshaking' };
  readonly #in: Intake;
  readonly #pulse: Pulse;
  #expiresAt: number;
  /** Of the handshake at first, of the transport's close in the end. */
  #deadline: number;
  #abort: AbortController | undefined;
  #items: Map<string, unknown> | undefined;

  constructor(identity: Identity<P>, transport: Transport, host: ConnectionHost<Connection<P>>) {
    this.identity = identity;
    this.#host = host;
    this.#in = new Intake(this, host);
    this.#out = new Outlet(transport, host.limits);
    const now = host.clock.now();
    this.openedAt = now;
    this.#pulse = new Pulse(host.limits, transport.needsPings, now);
    this.#expiresAt = identity.expiresAt ?? Infinity;
    this.#deadline = now + host.limits.handshakeTimeoutMs;
    this.rearm(now);
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

  get transport(): Transport {
    return this.#out.transport;
  }

  get transportName(): TransportName {
    return this.#out.transport.name;
  }

  get phase(): Phase {
    const { kind } = this.#state;
    return this.#out.isCut && isLive(this.#state) ? 'cut' : kind === 'ended' ? 'ending' : kind;
  }

  /** Its WebSocket may be replaced by another of the same client now. */
  get canResume(): boolean {
    return this.#out.resumable !== undefined && isLive(this.#state);
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
    const now = this.#host.clock.now();
    this.#pulse.heard(now);
    this.#out.stopHolding();
    this.#host.meter.bytesReceived += chunk.length;
    this.#in.add(chunk);
    this.#in.work();
  }

  count(frames: number): void {
    if (!this.isEnded) this.#in.countFrames(frames, this.#host.clock.now());
  }

  unsent(): void {
    if (this.isEnded) return;
    const now = this.#host.clock.now();
    if (this.#out.noteUnsent(now)) this.rearm(now);
    this.#checkUnsent();
  }

  fail(error: unknown): void {
    this.end(fault(error, this.#host.detailed));
  }

  post(message: Encoded): void {
    if (!isLive(this.#state)) return;
    const framed = message.framed(this.#state.protocol, this.#out.transport.framing);
    this.#write(framed, isCounted(message.message));
  }

  join(): Crowd | undefined {
    return isLive(this.#state)
      ? this.#out.join(this.#host.crowds, this.#state.protocol)
      : undefined;
  }

  send(message: Encoded): Promise<void> | undefined {
    this.post(message);
    return isLive(this.#state) ? this.#out.whenLow() : undefined;
  }

  /** Reads nothing more until the promise, which never rejects, settles. */
  holdInput(until: Promise<void>): void {
    this.#in.hold(until);
  }

  /** Ends it: the Close message if any, the transport, then the hub's bookkeeping. */
  end(ending: Ending): void {
    const before = this.#state;
    if (this.isEnded) return;
    const { isCut, transport } = this.#out;
    // First, since a transport that takes nothing more tells of it while the goodbye is written.
    this.#state = transition(before, { kind: 'end' });
    if (ending.close && isLive(before)) {
      this.#out.stopHolding();
      const close = new Encoded(ending.close);
      transport.write(close.framed(before.protocol, transport.framing));
    } else if (before.kind === 'handshaking') {
      refuseHandshake(transport, ending.close?.error);
    }
    this.#in.close();
    transport.close(ending.code);
    // A paused socket would never show the peer's answer to the close.
    transport.resume();
    this.#settle(ending);
    this.#deadline = this.#host.clock.now() + this.#host.limits.closeTimeoutMs;
    this.rearm(this.#host.clock.now());
    if (isCut) this.transportGone(undefined);
  }

  /** Goes on over another WebSocket: the numbers first, then all that is not confirmed. */
  resume(transport: Transport, principal: P, expiresAt: number | undefined): void {
    const { resumable } = this.#out;
    if (!resumable || !isLive(this.#state)) throw new Error('The connection cannot resume.');
    const now = this.#host.clock.now();
    this.identity = { ...this.identity, principal, expiresAt };
    this.#expiresAt = expiresAt ?? Infinity;
    this.#pulse.restart(now);
    // The client repeats unread messages, because they were not acknowledged. A waiting call was acknowledged.
    this.#in.clear();
    this.#out.resume(resumable, transport, this.#state.protocol, now);
    this.rearm(now);
  }

  /** The transport ended, by itself or after `end`. */
  transportGone(error: Error | undefined): void {
    const { resumable } = this.#out;
    const partial = this.#in.isPartial;
    if (error && resumable && isLive(this.#state)) {
      this.#in.clear();
      this.#out.cut(resumable, this.#host.clock.now());
      return this.rearm(this.#host.clock.now());
    }
    const wasEnded = this.isEnded;
    if (!wasEnded && this.#in.finishThen(() => this.transportGone(error))) return;
    this.#state = transition(this.#state, { kind: 'gone' });
    this.#in.close();
    this.#host.wheel.delete(this);
    if (!wasEnded) this.#settle(transportLost(partial, error));
    this.#host.gone(this);
  }

  destroy(): void {
    this.#out.transport.destroy();
  }

  /** The client has shown a session that lasts until then. */
  renew(expiresAt: number): void {
    this.#expiresAt = expiresAt;
    if (!this.isEnded) this.rearm(this.#host.clock.now());
  }

  onTime(now: number): number | undefined {
    this.#attend(now);
    return this.#due(now);
  }

  #attend(now: number): void {
    if (!this.isEnded) this.#in.attend(now);
    if (!isLive(this.#state)) {
      if (now < this.#deadline) return;
      if (this.isEnded) this.destroy();
      else this.end(handshakeFailed(handshakeCanceled));
      return;
    }
    if (this.#out.resumable?.isLost(now)) this.end(clientLost());
    else if (this.#expiresAt <= now) this.end(sessionExpired);
    else this.#out.attend(this.#state.protocol, now);
    if (this.isEnded || this.#out.isCut) return;
    if (this.#in.isBlocked) this.excuse(now);
    const failure = this.#out.failure(now);
    if (this.#pulse.isSilent(now)) {
      this.end(clientSilent(this.#host.limits.clientTimeoutMs, this.#host.detailed));
    } else if (failure) this.end(slowReceiver(failure, this.#host.detailed));
    else if (this.#pulse.takePing(now)) void this.send(ping);
  }

  step(): boolean {
    if (this.#state.kind === 'handshaking') return this.#stepHandshake();
    if (this.#state.kind !== 'open') return false;
    const { protocol } = this.#state;
    const record = this.#in.take(protocol.take, this.#host.limits.maxMessageBytes);
    if (!record) return false;
    this.#host.meter.messagesReceived++;
    this.#in.countMessage(this.#host.clock.now());
    if (this.isEnded) return false;
    const message = protocol.parse(record);
    if (message?.kind === 'ping') this.#pulse.pinged();
    else if (message && this.#isNew(message)) this.#in.pass(message, record.length);
    return true;
  }

  handle(message: HubMessage): Promise<void> | undefined {
    if (message.kind === 'close') return void this.end(clientClosed(message.error));
    return this.#host.message(this, message);
  }

  excuse(now: number): void {
    this.#pulse.heard(now);
    this.#out.resumable?.excuse(now);
  }

  #stepHandshake(): boolean {
    const { transport } = this.#out;
    const shaken = shake(this.#in, this.#host, transport);
    if (shaken.kind === 'failed') this.end(handshakeFailed(shaken.error));
    if (shaken.kind !== 'done') return false;
    const { protocol, version } = shaken;
    this.#write(transport.framing.wrap(writeHandshakeAnswer(), protocol.format), false);
    this.#state = transition(this.#state, { kind: 'handshaken', protocol });
    const now = this.#host.clock.now();
    if (transport.name === 'WebSockets' && this.identity.mayResume && version >= 2) {
      const resumable = this.#out.allowResume(now);
      if (!this.#in.isEmpty) resumable.stopHolding();
    }
    this.rearm(now);
    this.#in.hold(this.#connect());
    return true;
  }

  /** Runs the connected handler, while messages wait. */
  async #connect(): Promise<void> {
    try {
      await this.#host.connected(this);
    } catch (error) {
      return this.end(connectFailed(error, this.#host.detailed));
    }
    this.#state = transition(this.#state, { kind: 'ready' });
  }

  #write(framed: Buffer, isCountedMessage: boolean): void {
    const { meter } = this.#host;
    meter.messagesSent++;
    meter.bytesSent += framed.length;
    const { resumable, transport } = this.#out;
    if (!isCountedMessage || !resumable) return transport.write(framed);
    const now = this.#host.clock.now();
    if (this.#out.writeCounted(resumable, framed, now)) this.rearm(now);
    this.#checkUnsent();
  }

  #checkUnsent(): void {
    if (this.#out.isOverflowing)
      this.end(slowReceiver('left too much unsent', this.#host.detailed));
  }

  /** False for a message that was handled before its WebSocket was cut. */
  #isNew(message: HubMessage): boolean {
    const { resumable } = this.#out;
    if (!resumable) return true;
    const now = this.#host.clock.now();
    const before = resumable.due;
    const isNew = resumable.accept(message, now);
    if (resumable.due < before) this.rearm(now);
    return isNew;
  }

  #settle(ending: Ending): void {
    this.#out.release();
    this.#abort?.abort();
    this.#host.ended(this, ending);
  }

  rearm(now: number): void {
    const due = this.#due(now);
    if (due !== undefined) this.#host.wheel.set(this, due);
  }

  #due(now: number): number | undefined {
    if (this.#state.kind === 'ended') return undefined;
    if (this.#state.kind === 'handshaking') return Math.min(this.#deadline, this.#in.due);
    if (!isLive(this.#state)) return this.#deadline;
    const soonest = Math.min(this.#expiresAt, this.#in.due, this.#out.due(now));
    return this.#out.isCut ? soonest : Math.min(soonest, this.#pulse.due);
  }
}
