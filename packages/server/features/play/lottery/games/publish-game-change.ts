import { lotteryHub } from '@fairlot/wire/play/lottery';
import { announcer, eventFor } from '#platform/announce';
import type { Tx } from '#platform/db';

/** Tells whoever follows a game that it is another now, in the transaction that made it so. */
export const publishGameChange = (tx: Tx, gameId: number): Promise<void> =>
  announcer.write(tx, [eventFor(lotteryHub.lotteryGameUpdate, gameId, { GameId: gameId })]);
