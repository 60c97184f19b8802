import { mills, type Money } from '@fairlot/rules/core/money';
import { isNear, medianOf } from '@fairlot/rules/payee/rate';
import { type Db, transaction } from '#platform/db';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { askSource } from './ask-source.ts';
import { rateSettings } from './settings.ts';
import {
  listSources,
  lockTerms,
  type SourceRow,
  takeSources,
  writeHeard,
  writeMid,
  writeRefused,
} from './store.ts';

export const RATE_PAGE = 'rate.usdt';

/** Asks the sources that are due, all at once, and takes what they come to. Whether any was due. */
export async function takeRate(db: Db): Promise<boolean> {
  const set = await rateSettings.read(db);
  const due = await takeSources(db, set.rateEverySeconds);
  if (due.length === 0) return false;
  const staleMs = set.rateStaleSeconds * 1_000;
  const nowMs = Math.max(...due.map(({ asked_ms: ms }) => Number(ms)));
  await Promise.all(
    due.map(async (row) => writeHeard(db, row, await askSource(row, { nowMs, staleMs }))),
  );
  await transaction(db, async (tx) => {
    const { now_ms: now, mid, refused } = await lockTerms(tx);
    const fresh = (await listSources(tx)).filter((row) => isFresh(row, Number(now) - staleMs));
    const said = pick(fresh, set.ratePick, set.rateSourcesLeast);
    if (said === undefined) return;
    // What moves too far is a mistake of somebody: what held grows old, and two operators say what holds.
    const isTaken = mid === null || isNear(mills(mid), said, set.rateBound);
    await (isTaken
      ? writeMid(tx, said, ageOf(fresh, set.rateSourcesLeast))
      : writeRefused(tx, said));
    if (said !== mid || !isTaken !== (refused !== null))
      await publishPageChanges(tx, [RATE_PAGE], 'usdt');
  });
  return true;
}

/** One that has said nothing of use since is left out by its age alone. */
const isFresh = ({ is_on: isOn, told_ms: ms }: SourceRow, sinceMs: number): boolean =>
  isOn && ms !== null && Number(ms) >= sinceMs;

/** As old as the oldest of the newest that are needed: one that went silent makes the others no older. */
function ageOf(fresh: readonly SourceRow[], least: number): number {
  const stamps = fresh.map(({ told_ms: ms }) => Number(ms)).toSorted((a, b) => b - a);
  return stamps[least - 1] ?? 0;
}

function pick(fresh: readonly SourceRow[], by: string, least: number): Money | undefined {
  if (fresh.length < least) return undefined;
  const values = fresh.map(({ value }) => mills(value ?? 0n));
  return by === 'order' ? values[0] : medianOf(values);
}
