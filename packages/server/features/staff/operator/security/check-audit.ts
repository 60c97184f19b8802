import { longRead, type Db } from '#platform/db';
import { findCopyDiffers } from '../audit/audit-copy.ts';
import { findBrokenAudit } from '../audit/store-audit.ts';
import { readNowMs } from '../sign-in/store-session.ts';

type Checked = { readonly faults: readonly string[]; readonly checkedMs: number };

/** By database: the look that is under way. */
const underWay = new WeakMap<Db, Promise<Checked>>();
const MINUTES = 1;

/**
 * Reads the whole chain and its copy. Whoever asks while somebody else's look is under way gets that one: it reads
 * every row, and ten at once would be felt by the bets.
 */
export function checkAudit(db: Db, dataFolder: string): Promise<Checked> {
  const begun = underWay.get(db);
  if (begun) return begun;
  const look = longRead(db, MINUTES, async (tx) => ({
    faults: [...(await findBrokenAudit(tx)), ...(await findCopyDiffers(tx, dataFolder))],
    checkedMs: await readNowMs(db),
  })).finally(() => underWay.delete(db));
  underWay.set(db, look);
  return look;
}
