import { Redis } from 'ioredis';
import type { HubLog } from '../../setting/log.ts';
import { reasonOf } from './losses.ts';

export interface LinkOptions {
  readonly url: string;
  /** Of the log lines: what this connection is for. */
  readonly role: 'publisher' | 'subscriber';
  /** Redis that answers nothing for this long is given up, and asked again. */
  readonly silenceMs: number;
  readonly log: HubLog;
  /** `isBack` when Redis had been away. */
  readonly onReady: (isBack: boolean) => void;
  readonly onLost: () => void;
}

const firstRetryMs = 50;
const longestRetryMs = 1_000;

/**
 * One connection to Redis that comes back by itself for as long as it is wanted. Nothing queues
 * while it is away: commands fail at once, and what must be repeated is repeated by `onReady`.
 */
export class Link {
  readonly redis: Redis;
  /** Settles when Redis has answered, or failed to, for the first time. Never fails. */
  readonly tried: Promise<void>;
  #isAway = false;

  constructor({ url, role, silenceMs, log, onReady, onLost }: LinkOptions) {
    this.redis = new Redis(url, {
      connectTimeout: silenceMs,
      socketTimeout: silenceMs,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      // The library's own does not catch, so a second loss would be an unhandled rejection.
      autoResubscribe: false,
      disableClientInfo: true,
      retryStrategy: (times) =>
        Math.min(firstRetryMs * 2 ** Math.min(times - 1, 8), longestRetryMs),
    });
    this.tried = new Promise((resolve) => {
      this.redis.once('ready', resolve).once('close', resolve);
    });
    let reason = 'The connection was closed.';
    this.redis.on('error', (error: unknown) => void (reason = reasonOf(error)));
    this.redis.on('ready', () => {
      const isBack = this.#isAway;
      this.#isAway = false;
      if (isBack) log.warn({ role }, 'Redis is back.');
      onReady(isBack);
    });
    this.redis.on('close', () => {
      if (this.#isAway) return;
      this.#isAway = true;
      log.warn({ role, reason }, 'Redis is not reachable; the hub goes on without it.');
      onLost();
    });
  }

  get isReady(): boolean {
    return this.redis.status === 'ready';
  }

  /** Makes a silent Redis show itself: without an answer the connection is given up. */
  probe(): void {
    if (this.isReady) this.redis.ping().catch(() => {});
  }

  stop(): void {
    this.#isAway = true;
    // What is on its way would otherwise still arrive.
    this.redis.removeAllListeners('messageBuffer');
    this.redis.disconnect();
  }
}
