import type { Link } from './link.ts';

const perCommand = 500;

/**
 * The channels that this process listens to. Commands of one connection run in order, so what is
 * wanted last is what holds; while Redis is away only that is noted.
 */
export class Subscriptions {
  readonly #link: Link;
  readonly #wanted = new Map<string, Promise<void>>();

  constructor(link: Link) {
    this.#link = link;
  }

  add(channel: string): void {
    if (!this.#wanted.has(channel)) this.#wanted.set(channel, this.#subscribe([channel]));
  }

  remove(channel: string): void {
    if (!this.#wanted.delete(channel) || !this.#link.isReady) return;
    this.#link.redis.unsubscribe(channel).catch(() => {});
  }

  /** Settles when Redis knows of the channel, or is away. Never fails. */
  async settled(channel: string): Promise<void> {
    await this.#wanted.get(channel);
  }

  /** Redis is there again and knows of nothing. */
  async renew(channels: Iterable<string>): Promise<void> {
    this.#wanted.clear();
    const all = [...new Set(channels)];
    const done: Promise<void>[] = [];
    for (let start = 0; start < all.length; start += perCommand) {
      const some = all.slice(start, start + perCommand);
      const subscribed = this.#subscribe(some);
      for (const channel of some) this.#wanted.set(channel, subscribed);
      done.push(subscribed);
    }
    await Promise.all(done);
  }

  async #subscribe(channels: readonly string[]): Promise<void> {
    if (!this.#link.isReady) return;
    // A failure says that the connection is lost, and the next one starts with `renew`.
    await this.#link.redis.subscribe(...channels).catch(() => {});
  }
}
