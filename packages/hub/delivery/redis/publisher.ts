import { setTimeout as delay } from 'node:timers/promises';
import type { Link } from './link.ts';
import type { ParcelSeal } from './parcel-seal.ts';

/** Nothing reached another process. Whether to go on without is for the caller to say. */
export class RedisUnavailable extends Error {
  override readonly name = 'RedisUnavailable';
}

const retryMs = 100;

/** Hands bytes to Redis, bounded in what may wait, and tells how many processes heard them. */
export class Publisher {
  readonly #link: Link;
  readonly #maxPendingBytes: number;
  readonly #seal: ParcelSeal | undefined;
  #pendingBytes = 0;
  #settling: NodeJS.Timeout | undefined;

  constructor(link: Link, maxPendingBytes: number, seal?: ParcelSeal) {
    this.#link = link;
    this.#maxPendingBytes = maxPendingBytes;
    this.#seal = seal;
  }

  /** Redis came back; for a while others may not have subscribed again. */
  settle(forMs: number): void {
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.#settling = undefined), forMs).unref();
  }

  /** How many processes heard it. Fails with `RedisUnavailable`. */
  async publish(channel: string, bytes: Buffer): Promise<number> {
    if (!this.#link.isReady) throw new RedisUnavailable('Redis is not reachable.');
    if (this.#pendingBytes > this.#maxPendingBytes) {
      throw new RedisUnavailable('Redis takes less than the hub has to say.');
    }
    const sent = this.#seal ? this.#seal.seal(channel, bytes) : bytes;
    this.#pendingBytes += sent.length;
    try {
      return await this.#link.redis.publish(channel, sent);
    } catch (error) {
      throw new RedisUnavailable('Redis did not take a message.', { cause: error });
    } finally {
      this.#pendingBytes -= sent.length;
    }
  }

  /** False when nobody listens, which after an outage is believed only after a while. */
  async reaches(channel: string, bytes: Buffer, signal: AbortSignal): Promise<boolean> {
    for (;;) {
      if ((await this.publish(channel, bytes)) > 0) return true;
      if (!this.#settling || signal.aborted) return false;
      await delay(retryMs);
    }
  }
}
