import type { IncomingMessage } from 'node:http';
import type { Limits } from '../setting/limits.ts';
import type { Clock } from '../time/clock.ts';
import type { Timed, TimerWheel } from '../time/timer-wheel.ts';
import type { Inlet } from './transport.ts';

/** What became of a POST. `cut`: its body did not end. `full`: too many wait already. */
export type PostResult = 'taken' | 'cut' | 'gone' | 'full';

const maxWaiting = 100;

/** What POSTs need of the hub. */
export interface PostHost {
  readonly clock: Clock;
  readonly wheel: TimerWheel;
  readonly limits: Pick<Limits, 'maxBufferedBytes' | 'maxMessageBytes' | 'unfinishedTimeoutMs'>;
}

/**
 * Feeds POST bodies to one connection in order. A body of ordinary size is delivered whole, so that a cut body does no
 * harm. A larger body is streamed with backpressure. Bodies from before the connection wait, up to the size of one
 * message; above that the next body is not read.
 */
export class PostInput implements Timed {
  readonly #host: PostHost;
  #onCut: () => void;
  #inlet: Inlet | undefined;
  /** Bodies that arrived before the connection. */
  #early: Buffer[] = [];
  #earlyBytes = 0;
  #isPaused = false;
  #isClosed = false;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();
  #current: IncomingMessage | undefined;
  #stop: (() => void) | undefined;

  /** Up to `maxBufferedBytes` of a body are kept until it has ended; `onCut` hears of broken input. */
  constructor(host: PostHost, onCut: () => void) {
    this.#host = host;
    this.#onCut = onCut;
  }

  /** Delivers early bodies, then every new one. `onCut` replaces the previous callback. */
  attach(inlet: Inlet, onCut: () => void): void {
    this.#inlet = inlet;
    this.#onCut = onCut;
    const early = Buffer.concat(this.#early);
    this.#early = [];
    this.#earlyBytes = 0;
    this.#isPaused = false;
    if (early.length > 0) inlet.receive(early);
    if (!this.#isPaused) this.resume();
  }

  take(request: IncomingMessage): Promise<PostResult> {
    if (this.#isClosed) return Promise.resolve('gone');
    if (this.#waiting >= maxWaiting) return Promise.resolve('full');
    this.#inlet?.count(1);
    this.#waiting++;
    const read = this.#last.then(() => this.#read(request));
    this.#last = read;
    return read;
  }

  pause(): void {
    this.#isPaused = true;
    this.#current?.pause();
    // While nothing is read it is not the client that makes the body wait.
    this.#host.wheel.delete(this);
  }

  resume(): void {
    this.#isPaused = false;
    this.#current?.resume();
    if (this.#current) this.#wakeLate();
  }

  /** Whoever still sends learns that nobody listens. */
  close(): void {
    this.#isClosed = true;
    this.#inlet = undefined;
    this.#early = [];
    this.#stop?.();
  }

  /** The body has not ended in time. */
  onTime(): undefined {
    this.#current?.destroy();
  }

  #give(bytes: Buffer): void {
    if (this.#inlet) return this.#inlet.receive(bytes);
    if (this.#isClosed) return;
    this.#early.push(bytes);
    this.#earlyBytes += bytes.length;
    if (this.#isTooEarlyFor(0)) this.pause();
  }

  #isTooEarlyFor(bytes: number): boolean {
    return !this.#inlet && this.#earlyBytes + bytes > this.#host.limits.maxMessageBytes;
  }

  #wakeLate(): void {
    const { clock, limits, wheel } = this.#host;
    wheel.set(this, clock.now() + limits.unfinishedTimeoutMs);
  }

  async #read(request: IncomingMessage): Promise<PostResult> {
    const result = await this.#follow(request);
    this.#waiting--;
    this.#host.wheel.delete(this);
    this.#current = undefined;
    this.#stop = undefined;
    return result;
  }

  #follow(request: IncomingMessage): Promise<PostResult> {
    if (this.#isClosed) return Promise.resolve('gone');
    if (request.destroyed && !request.complete) return Promise.resolve('cut');
    return new Promise((resolve) => {
      let held: Buffer[] | undefined = [];
      let heldBytes = 0;
      const deliver = (chunk: Buffer) => {
        if (!held) return this.#give(chunk);
        held.push(chunk);
        heldBytes += chunk.length;
        if (heldBytes > this.#host.limits.maxBufferedBytes) release();
        else if (this.#isTooEarlyFor(heldBytes)) this.pause();
      };
      const release = () => {
        const whole = held?.length === 1 ? held[0] : Buffer.concat(held ?? []);
        held = undefined;
        if (whole && whole.length > 0) this.#give(whole);
      };
      const settle = (result: PostResult) => {
        request.off('data', deliver).off('end', ended).off('close', cut);
        resolve(result);
      };
      const ended = () => {
        release();
        settle(this.#isClosed ? 'gone' : 'taken');
      };
      const cut = () => {
        settle('cut');
        // What was handed on already would join with the next body to something never sent.
        if (!held) this.#onCut();
      };
      this.#current = request;
      this.#stop = () => settle('gone');
      request.pause();
      request.on('data', deliver).on('end', ended).on('close', cut);
      if (this.#isPaused) return;
      request.resume();
      this.#wakeLate();
    });
  }
}
