import type { Limits } from '../setting/limits.ts';
import type { Transport } from '../transport/transport.ts';

/**
 * What waits for a slow receiver. One that takes its time is waited for; one that takes nothing
 * for a while, or lets too much pile up, is given up.
 */
export class Backlog {
  readonly #transport: Transport;
  readonly #limits: Limits;
  #since: number | undefined;
  #sentBytes = 0;
  #waiting: (() => void)[] | undefined;

  constructor(transport: Transport, limits: Limits) {
    this.#transport = transport;
    this.#limits = limits;
  }

  get isOverflowing(): boolean {
    return this.#transport.unsentBytes > this.#limits.maxUnsentBytes;
  }

  /** To be called when something is unsent. True when it did not wait before. */
  written(now: number): boolean {
    if (this.#transport.unsentBytes === 0) {
      this.#since = undefined;
      return false;
    }
    if (this.#since !== undefined) return false;
    this.#mark(now);
    return true;
  }

  /** True when the receiver took nothing of what waits for the whole send timeout. */
  isStuck(now: number): boolean {
    if (this.#since === undefined) return false;
    if (this.#transport.unsentBytes === 0) this.#since = undefined;
    else if (this.#transport.sentBytes !== this.#sentBytes) this.#mark(now);
    else return now - this.#since >= this.#limits.sendTimeoutMs;
    return false;
  }

  /** When to look again. */
  checkAt(now: number): number {
    return this.#since === undefined ? Infinity : now + this.#limits.sendTimeoutMs / 4;
  }

  /** Undefined when there is room for more now. */
  whenLow(): Promise<void> | undefined {
    if (this.#transport.unsentBytes <= this.#limits.waitAboveBytes) return undefined;
    return new Promise((resolve) => {
      if (this.#waiting) this.#waiting.push(resolve);
      else {
        this.#waiting = [resolve];
        this.#transport.onDrained(() => this.release());
      }
    });
  }

  /** Lets everyone who waits go on: there is room, or there is no receiver any more. */
  release(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const resolve of waiting) resolve();
  }

  #mark(now: number): void {
    this.#since = now;
    this.#sentBytes = this.#transport.sentBytes;
  }
}
