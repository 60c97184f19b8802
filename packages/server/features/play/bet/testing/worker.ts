import { invariant } from '@fairlot/rules/core/invariant';
import { DEMO } from '#ledger';
import { openDatabase } from '#platform/db';
import { claimIssue } from '../../lottery/claims/index.ts';
import { correct } from '../correct/correct.ts';
import { settle } from '../settle/settle.ts';
import { platformOn } from './platform.ts';

/**
 * A settling process to be killed: it says `ready` once it could begin, and settles or corrects whatever is due
 * from the word `go` on, in chunks so small that any moment is the middle of something. It reports
 * each chunk while that is in the air, and how each issue ended for it.
 */
const url = process.argv[2];
invariant(url, 'the worker is told its database');
const db = openDatabase(url, { maxConnections: 3 });
const bare = platformOn(db);
const platform = {
  ...bare,
  announce: {
    ...bare.announce,
    // The last statement of a chunk: its transaction is still open.
    write: async (...args: Parameters<typeof bare.announce.write>) => {
      process.send?.('paying');
      await bare.announce.write(...args);
    },
  },
};

process.on('message', () => void work());
process.send?.('ready');

async function work(): Promise<void> {
  for (;;) {
    const claim = await claimIssue(db, {
      steps: ['settle', 'correct'],
      owner: `worker ${process.pid}`,
    });
    if (!claim) {
      process.send?.('idle');
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const options = { currency: DEMO, chunk: 100 };
    const end = claim.step === 'correct' ? correct : settle;
    const outcome = await end(platform, claim, options).catch((error: unknown) => String(error));
    process.send?.(outcome);
  }
}
