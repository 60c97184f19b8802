import { monotonicMs } from '#platform/clock';
import type { Log } from '#platform/log';
import type { Place } from './place.ts';

/** Whoever waits longer for the answer to a cart is told of in the log (product 5.2). */
const SLOW_MS = 2_000;
/** One line in so many ms: a site where everybody waits fills no disk with it. */
const LINE_MS = 1_000;

export type SlowOptions = { readonly slowMs?: number; readonly lineMs?: number };

/**
 * Notes carts whose answer took long, whatever it was: how many since the last line, and how long the slowest of
 * them took. It names the game and no player.
 */
export function notingSlow(place: Place, log: Log, options: SlowOptions = {}): Place {
  const { slowMs = SLOW_MS, lineMs = LINE_MS } = options;
  let [carts, slowest, toldMs] = [0, 0, -Infinity];
  return async (playerId, input) => {
    const from = monotonicMs();
    try {
      return await place(playerId, input);
    } finally {
      const now = monotonicMs();
      const ms = Math.round(now - from);
      if (ms > slowMs) {
        carts += 1;
        slowest = Math.max(slowest, ms);
        if (now - toldMs >= lineMs) {
          const { GameId: gameId, SerialNumber: serial } = input;
          log.warn({ gameId, serial, carts, ms: slowest }, 'carts waited long for their answer');
          [carts, slowest, toldMs] = [0, 0, now];
        }
      }
    }
  };
}
