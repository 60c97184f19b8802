import { betHub } from './play/bet/index.ts';
import { favoritesHub } from './play/favorites/index.ts';
import { eventsOf, type HubEvent } from './core/index.ts';
import { lotteryHub } from './play/lottery/index.ts';

/** What features declare for the hub of the players; the contract takes it from here. */
export const hubs = { lottery: lotteryHub, bet: betHub, collection: favoritesHub } as const;

/** Every event that the hub may send: one that a client does not know would look like a missed one. */
export const events: readonly HubEvent[] = Object.values(hubs).flatMap(eventsOf);
