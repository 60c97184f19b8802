import { readWatermark } from '#ledger';
import { type Db, transaction } from '#platform/db';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { countUpTo, readCounted } from './store-count.ts';

/** Numbers of journals that one transaction counts: well within its five seconds. */
const MOST = 5_000;

/**
 * Adds to hours and days what was posted since the last time, piece by piece. Every journal is counted once, by its
 * number, whichever processes do it; who looks at figures is told.
 */
export async function countMoney(db: Db): Promise<void> {
  const upto = await readWatermark(db);
  const before = (await readCounted(db)).upto;
  let at = before;
  do {
    const from = at;
    at = await transaction(db, (tx) => countUpTo(tx, upto, MOST));
    if (at === from) break;
  } while (at < upto);
  if (at > before) {
    await transaction(db, (tx) =>
      publishPageChanges(tx, ['report.desk', 'report.money'], String(at)),
    );
  }
}
