import { setTimeout as delay } from 'node:timers/promises';
import { invariant } from '@fairlot/rules/core/invariant';
import { openDatabase } from '#platform/db';
import { platformOn } from '../../../play/bet/testing/platform.ts';
import { placeOrders } from '../place.ts';
import { spreadCalls } from '../store.ts';
import { partsOn } from './plans.ts';

/**
 * A process that spreads what leaders bet and bets the orders, to be killed: from the word `go` on, a few at
 * a time. It says so when bets are taken and charged and the orders are not marked: its transaction is open then.
 */
const url = process.argv[2];
invariant(url, 'the worker is told its database');
const db = openDatabase(url, { maxConnections: 3 });
// What is committed of its bets is hashed when their issue closes.
const parts = partsOn(platformOn(db), async () => []);

process.on('message', () => void work());
process.send?.('ready');

async function work(): Promise<void> {
  const beforeMark = async (): Promise<void> => {
    process.send?.('paying');
    await delay(3);
  };
  const step = async (): Promise<'worked' | 'idle'> => {
    await spreadCalls(db, 1);
    return placeOrders({ ...parts, atOnce: 10, beforeMark });
  };
  for (;;) {
    const outcome = await step().catch(String);
    if (outcome === 'idle') {
      process.send?.('idle');
      await delay(20);
    } else if (outcome !== 'worked') process.send?.(outcome);
  }
}
