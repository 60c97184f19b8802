import { randomBytes } from 'node:crypto';
import { invariant } from '@fairlot/rules/core/invariant';
import { auditNow } from '@fairlot/server/features/operations/upkeep/audit-books';
import { listBreaks } from '@fairlot/server/features/operations/upkeep/store';
import { sealUpTo } from '@fairlot/server/ledger/seal';
import { readWatermark } from '@fairlot/server/ledger/watermark';
import { startBetDatabase, type BetDatabase } from './bet-database.ts';
import { lessIsBetter, type BenchOptions, type Line } from './line.ts';
import { fillBooks } from './money-books.ts';

const MOST_TIMES = 12;
const EACH = 100;
const FIRST = 60_000_000;
/** Journals that a seal covers, as many as a busy site posts between two of them. */
const SEALED = 20_000n;

type Audited = { readonly ms: number; readonly by: ReadonlyMap<string, number> };

async function seal({ app }: BetDatabase): Promise<void> {
  const { db } = app.platform;
  const upto = await readWatermark(db);
  const sign = () => ({ key: randomBytes(32), sig: randomBytes(64) });
  for (let at = 0n; at < upto; at += SEALED) {
    await sealUpTo(db, at + SEALED < upto ? at + SEALED : upto, sign);
  }
}

/** The books from the first journal on, range by range, as `npm run audit -- books --whole` looks at them. */
async function audited(entries: number): Promise<Audited> {
  const database = await startBetDatabase();
  try {
    await fillBooks(database, { first: FIRST, players: entries / 2 / EACH, each: EACH });
    await seal(database);
    const { db } = database.app.platform;
    const by = new Map<string, number>();
    const began = performance.now();
    let last = began;
    const id = await auditNow(db, true, ({ stage }) => {
      const now = performance.now();
      by.set(stage, (by.get(stage) ?? 0) + now - last);
      last = now;
    });
    const ms = performance.now() - began;
    const [broken] = await listBreaks(db, id, 1);
    invariant(!broken, `the books hold: ${broken?.line}`);
    return { ms, by };
  } finally {
    await database.stop();
  }
}

/** Ten times the books may take twelve times as long. */
export async function nightlyAudit({ isQuick, isLong }: BenchOptions): Promise<Line> {
  const small = isLong ? 1_000_000 : isQuick ? 10_000 : 100_000;
  const one = await audited(small);
  const ten = await audited(10 * small);
  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
  return lessIsBetter({
    bench: 'money',
    case: 'nightly-audit',
    ours: ten.ms / one.ms,
    against: 'the bound',
    theirs: MOST_TIMES,
    unit: 'times',
    note:
      `${small} entries ${seconds(one.ms)}, ${10 * small} entries ${seconds(ten.ms)}: ` +
      [...ten.by].map(([stage, ms]) => `${stage} ${seconds(ms)}`).join(', '),
  });
}
