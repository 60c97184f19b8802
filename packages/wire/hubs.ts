import { betHub } from './play/bet/index.ts';
import { favoritesHub } from './play/favorites/index.ts';
import { eventsOf, type HubEvent } from './core/index.ts';
import { lotteryHub } from './play/lottery/index.ts';

/** The hubs whose events every page knows from the start; other features make theirs known when they load. */
export const hubs = { lottery: lotteryHub, bet: betHub, favorites: favoritesHub } as const;

/** Every event that the hub may send: one that a client does not know would look like a missed one. */
export const events: readonly HubEvent[] = Object.values(hubs).flatMap(eventsOf);
