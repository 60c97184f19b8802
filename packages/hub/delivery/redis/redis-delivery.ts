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
    let exchange: Exchange | undefined;
    const running = (): Exchange => {
      if (!exchange) throw new Error('The delivery is not running.');
      return exchange;
    };
    return {
      start: async (local, host) => {
        exchange = new Exchange({ ...defaults, ...options }, hubName, local, host);
        await exchange.whenTried();
      },
      stop: async () => {
        exchange?.stop();
        exchange = undefined;
      },
      connected: async (id, userId) => running().connected(id, userId),
      // The watcher of the index has already given up the channels.
      disconnected: async () => {},
      send: async (to, message) => running().send(to, message),
      changeGroup: async (change, group, id) => running().changeGroup(change, group, id),
      ask: async (id, question, signal) => running().ask(id, question, signal),
    };
  };
}
