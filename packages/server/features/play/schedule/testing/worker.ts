import { setTimeout as delay } from 'node:timers/promises';
import { invariant } from '@fairlot/rules/core/invariant';
import { openDatabase } from '#platform/db';
import { platformOn } from '../../bet/testing/platform.ts';
import { convertRows } from '../convert.ts';
import { partsOn } from './placer.ts';

/**
 * A process that bets what schedules reserved, to be killed: from the word `go` on, a few rows at a time. It
 * says so when bets are taken and charged and the rows are not marked: its transaction is open then.
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
  for (;;) {
    const outcome = await convertRows({ ...parts, atOnce: 10, beforeMark }).catch(String);
    if (outcome === 'idle') {
      process.send?.('idle');
      await delay(20);
    } else if (outcome !== 'worked') process.send?.(outcome);
  }
}
