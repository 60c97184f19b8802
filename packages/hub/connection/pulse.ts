import type { Limits } from '../setting/limits.ts';

/** The signs of life of both sides: when the hub pings, and how long the client has been silent. */
export class Pulse {
  readonly #limits: Pick<Limits, 'keepAliveMs' | 'clientTimeoutMs'>;
  /** A client that never pings does not promise to speak. */
  #hasPinged = false;
  #heardAt: number;
  #pingAt: number;

  constructor(
    limits: Pick<Limits, 'keepAliveMs' | 'clientTimeoutMs'>,
    needsPings: boolean,
    now: number,
  ) {
    this.#limits = limits;
    this.#heardAt = now;
    this.#pingAt = needsPings ? now + limits.keepAliveMs : Infinity;
  }

  get due(): number {
    const silentAt = this.#hasPinged ? this.#heardAt + this.#limits.clientTimeoutMs : Infinity;
    return Math.min(this.#pingAt, silentAt);
  }

  heard(now: number): void {
    this.#heardAt = now;
  }

  pinged(): void {
    this.#hasPinged = true;
  }

  /** Another transport: both sides begin anew. */
  restart(now: number): void {
    this.#heardAt = now;
    this.#pingAt = now + this.#limits.keepAliveMs;
  }

  isSilent(now: number): boolean {
    return this.#hasPinged && now - this.#heardAt >= this.#limits.clientTimeoutMs;
  }

  /** True once when the hub is to ping. */
  takePing(now: number): boolean {
    if (now < this.#pingAt) return false;
    this.#pingAt = now + this.#limits.keepAliveMs;
    return true;
  }
}
