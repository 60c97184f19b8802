import { invariant } from '@fairlot/rules/core/invariant';
import { ledgerInvariants } from '@fairlot/server/ledger/audit';
import { longRead } from '@fairlot/server/platform/db';
import { startBetDatabase } from './bet-database.ts';
import { lessIsBetter, type BenchOptions, type Line } from './line.ts';
import { fillBooks } from './money-books.ts';

const MOST_TIMES = 12;
const EACH = 100;
const MOST_MINUTES = 20;
const FIRST = 60_000_000;

type Audited = {
  readonly ms: number;
  readonly by: readonly (readonly [name: string, ms: number])[];
};

/** The invariants of the ledger as the night looks at them, one after the other. */
async function audited(entries: number): Promise<Audited> {
  const database = await startBetDatabase();
  try {
    await fillBooks(database, { first: FIRST, players: entries / 2 / EACH, each: EACH });
    const { db } = database.app.platform;
    const by: (readonly [string, number])[] = [];
    for (const { name, find } of ledgerInvariants) {
      const began = performance.now();
      const found = await longRead(db, MOST_MINUTES, find);
      by.push([name, performance.now() - began]);
      invariant(found.length === 0, `the books hold: ${found[0]}`);
    }
    return { ms: by.reduce((all, [, ms]) => all + ms, 0), by };
  } finally {
    await database.stop();
  }
}

/** Ten times the books may take twelve times as long. */
export async function nightlyAudit({ isQuick, isLong }: BenchOptions): Promise<Line> {
  const small = isLong ? 1_000_000 : isQuick ? 10_000 : 100_000;
  const one = await audited(small);
  const ten = await audited(10 * small);
  const slowest = ten.by.toSorted(([, a], [, b]) => b - a).slice(0, 3);
  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
  return lessIsBetter({
    bench: 'money',
    case: 'nightly-audit',
    ours: ten.ms / one.ms,
    against: 'the bound',
    theirs: MOST_TIMES,
    unit: 'times',
    note:
      `${small} entries ${seconds(one.ms)}, ${10 * small} entries ${seconds(ten.ms)}; longest: ` +
      slowest.map(([name, ms]) => `${name} ${seconds(ms)}`).join(', '),
  });
}
