import type { Delivery } from '../delivery.ts';
import { Exchange } from './exchange.ts';
import type { ExchangeOptions } from './exchange.ts';

export interface RedisDeliveryOptions extends Partial<ExchangeOptions> {
  /** `redis://` or, over TLS, `rediss://`, with user, password and database where needed. */
  readonly url: string;
}

const defaults = {
  prefix: 'hub',
  groupLimitMs: 30_000,
  silenceMs: 5_000,
  maxPendingBytes: 16 * 1_048_576,
};

/**
 * For `HubServerOptions.delivery`: processes that are given the same address and prefix share
 * their hubs. While Redis is away each process serves its own connections: calls, sends to one
 * of them and changes of their groups. Broadcasts are then lost and logged, and what needs
 * another process fails with `RedisUnavailable`.
 */
export function redisDelivery(options: RedisDeliveryOptions): (hubName: string) => Delivery {
  return (hubName) => {
    let started: Promise<Exchange> | undefined;
    // What is said in the first moments waits until Redis has been reached, or was not.
    const running = async (): Promise<Exchange> => {
      if (!started) throw new Error('The delivery is not running.');
      return started;
    };
    return {
      start: async (local, host) => {
        const exchange = new Exchange({ ...defaults, ...options }, hubName, local, host);
        started = exchange.whenTried().then(() => exchange);
        await started;
      },
      stop: async () => {
        const exchange = await started;
        started = undefined;
        exchange?.stop();
      },
      connected: async (id, userId) => (await started)?.connected(id, userId),
      // The watcher of the index has already given up the channels.
      disconnected: async () => {},
      // The last words of a hub that is closing have no one to fail for.
      send: async (to, message) => (await started)?.send(to, message),
      changeGroup: async (change, group, id) => (await running()).changeGroup(change, group, id),
      ask: async (id, question, signal) => (await running()).ask(id, question, signal),
    };
  };
}
