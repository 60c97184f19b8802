import { Backlog } from '../connection/backlog.ts';
import type { Ending } from '../connection/ending.ts';
import { Rate } from '../connection/rate.ts';
import type { TransferFormat } from '../protocol/protocol.ts';
import type { Limits } from '../setting/limits.ts';
import type { Clock } from '../time/clock.ts';
import type { Timed, TimerWheel } from '../time/timer-wheel.ts';
import type { Live } from '../transport/endpoint.ts';
import type { Identity } from '../transport/identity.ts';
import type { HubRequest } from '../transport/request.ts';
import type { Transport } from '../transport/transport.ts';
import type { RawConnection } from './raw-connection.ts';

/** What a raw connection needs of its endpoint. */
export interface RawHost {
  readonly limits: Limits;
  readonly clock: Clock;
  readonly wheel: TimerWheel;
  readonly onDropped: (why: string) => void;
  readonly onGone: (id: string) => void;
}

/** One raw connection: what arrived and was not read yet, and the bounds of both directions. */
export class RawPeer<P> implements RawConnection<P>, Live<P>, Timed {
  readonly canResume = false;
  readonly identity: Identity<P>;
  readonly #transport: Transport;
  readonly #host: RawHost;
  readonly #backlog: Backlog;
  readonly #abort = new AbortController();
  readonly #rate: Rate;
  #restsUntil: number | undefined;
  #chunks: Buffer[] = [];
  #waitingBytes = 0;
  #isPaused = false;
  #isEnding = false;
  #isGone = false;
  #deadline = Infinity;
  #expiresAt: number;
  #wake: (() => void) | undefined;

  constructor(identity: Identity<P>, transport: Transport, host: RawHost) {
    this.identity = identity;
    this.#transport = transport;
    this.#host = host;
    this.#backlog = new Backlog(transport, host.limits);
    this.#expiresAt = identity.expiresAt ?? Infinity;
    const { maxMessagesPerSecond, overRateMs } = host.limits;
    this.#rate = new Rate(maxMessagesPerSecond, overRateMs, host.clock.now());
    this.#rearm();
  }

  get connectionId(): string {
    return this.identity.id;
  }

  get userId(): string | undefined {
    return this.identity.userId;
  }

  get principal(): P {
    return this.identity.principal;
  }

  get request(): HubRequest {
    return this.identity.request;
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer, void, void> {
    for (;;) {
      const chunk = this.#chunks.shift();
      if (chunk) {
        this.#waitingBytes -= chunk.length;
        this.#regulate();
        yield chunk;
      } else if (this.#isEnding || this.#isGone) return;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  async send(data: Buffer | string, format: TransferFormat = 'Text'): Promise<void> {
    if (this.#isEnding || this.#isGone) return;
    const payload = typeof data === 'string' ? Buffer.from(data) : data;
    this.#transport.write(this.#transport.framing.wrap(payload, format));
    if (!this.#isEnding) await this.#backlog.whenLow();
  }

  count(frames: number): void {
    if (this.#isEnding || this.#isGone) return;
    const pace = this.#rate.addFrames(frames, this.#host.clock.now());
    if (pace === 'lasting') return this.#drop('The client stayed over its rate for too long.');
    if (pace === 'fine' || this.#restsUntil !== undefined) return;
    this.#restsUntil = this.#rate.endsAt;
    this.#regulate();
    this.#rearm();
  }

  unsent(): void {
    if (this.#isEnding || this.#isGone) return;
    this.#backlog.written(this.#host.clock.now());
    this.#rearm();
    if (this.#backlog.isOverflowing) this.#drop('The client left too much unsent.');
  }

  fail(error: Error): void {
    this.#drop(error.message);
  }

  receive(chunk: Buffer): void {
    if (this.#isEnding || chunk.length === 0) return;
    this.#chunks.push(chunk);
    this.#waitingBytes += chunk.length;
    this.#regulate();
    this.#wakeReader();
  }

  transportGone(): void {
    this.#isGone = true;
    this.#host.wheel.delete(this);
    this.#settle();
    this.#host.onGone(this.identity.id);
  }

  /** Ends it after everything sent. */
  end({ code }: Pick<Ending, 'code'> = { code: 1000 }): void {
    if (this.#isEnding || this.#isGone) return;
    this.#isEnding = true;
    this.#chunks = [];
    this.#transport.close(code);
    // A paused socket would never show the peer's answer to the close.
    this.#transport.resume();
    this.#settle();
    this.#deadline = this.#host.clock.now() + this.#host.limits.closeTimeoutMs;
    this.#rearm();
  }

  destroy(): void {
    this.#transport.destroy();
  }

  renew(expiresAt: number): void {
    this.#expiresAt = expiresAt;
    this.#rearm();
  }

  resume(): void {}

  onTime(now: number): number | undefined {
    if (now >= this.#deadline) {
      this.#transport.destroy();
      return undefined;
    }
    if (this.#restsUntil !== undefined && now >= this.#restsUntil) {
      this.#restsUntil = undefined;
      this.#regulate();
    }
    if (!this.#isEnding && this.#backlog.isStuck(now))
      this.#drop('The client took nothing for too long.');
    else if (now >= this.#expiresAt) this.end();
    return this.#due();
  }

  #drop(why: string): void {
    if (this.#isEnding || this.#isGone) return;
    this.#host.onDropped(why);
    this.end();
  }

  #settle(): void {
    this.#backlog.release();
    this.#abort.abort();
    this.#wakeReader();
  }

  #wakeReader(): void {
    this.#wake?.();
    this.#wake = undefined;
  }

  #regulate(): void {
    if (this.#isEnding || this.#isGone) return;
    const { maxBufferedBytes } = this.#host.limits;
    const rests = this.#restsUntil !== undefined;
    if (!this.#isPaused && (rests || this.#waitingBytes > maxBufferedBytes)) {
      this.#isPaused = true;
      this.#transport.pause();
    } else if (this.#isPaused && !rests && this.#waitingBytes <= maxBufferedBytes / 2) {
      this.#isPaused = false;
      this.#transport.resume();
    }
  }

  #rearm(): void {
    const due = this.#due();
    if (due !== undefined && !this.#isGone) this.#host.wheel.set(this, due);
  }

  #due(): number | undefined {
    if (this.#isGone) return undefined;
    if (this.#isEnding) return this.#deadline;
    const restsUntil = this.#restsUntil ?? Infinity;
    const due = Math.min(
      this.#expiresAt,
      restsUntil,
      this.#backlog.checkAt(this.#host.clock.now()),
    );
    return due === Infinity ? undefined : due;
  }
}
