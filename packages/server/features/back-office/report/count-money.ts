import { readWatermark } from '#ledger';
import { type Db, transaction } from '#platform/db';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import { countSettled } from './count-settled.ts';
import { countUpTo, followLines, readCounted } from './store-count.ts';

/** Numbers of journals that one transaction counts: well within its five seconds. */
const MOST = 5_000;
/** Moves, new players and sign-ins of one transaction. */
const MOST_PLAYERS = 2_000;

/**
 * Adds to the sums what was posted, settled and moved since the last time, piece by piece: each journal once by its
 * number, each player of a settled issue once, whichever processes do it. Who looks at figures is told.
 */
export async function countMoney(db: Db): Promise<void> {
  const upto = await readWatermark(db);
  const { currency } = await readSite(db);
  const follow = () => transaction(db, (tx) => followLines(tx, currency, MOST_PLAYERS));
  for (let more = true; more;) more = await follow();
  const before = (await readCounted(db)).upto;
  let at = before;
  do {
    const from = at;
    at = await transaction(db, (tx) => countUpTo(tx, upto, MOST));
    if (at === from) break;
  } while (at < upto);
  const pages = await countSettled(db, currency);
  if (at > before || pages > 0) {
    await transaction(db, (tx) =>
      publishPageChanges(tx, ['report.desk', 'report.money'], `${at}:${pages}`),
    );
  }
}
