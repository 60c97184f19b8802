import { setTimeout as delay } from 'node:timers/promises';
import { invariant } from '@fairlot/rules/core/invariant';
import { openDatabase } from '#platform/db';
import { payCommissions } from '../pay-commission.ts';

/**
 * A process that pays leaders what they are due, to be killed: from the word `go` on, a few at a time. It says so
 * when money has moved and nothing is marked: its transaction is open then.
 */
const url = process.argv[2];
invariant(url, 'the worker is told its database');
const db = openDatabase(url, { maxConnections: 3 });

process.on('message', () => void work());
process.send?.('ready');

async function work(): Promise<void> {
  const beforeMark = async (): Promise<void> => {
    process.send?.('paying');
    await delay(3);
  };
  for (;;) {
    const options = { db, currency: 'DEM' as const, atOnce: 10, beforeMark };
    const outcome = await payCommissions(options).catch(String);
    if (outcome === 'idle') {
      process.send?.('idle');
      await delay(20);
    } else if (outcome !== 'worked') process.send?.(outcome);
  }
}
