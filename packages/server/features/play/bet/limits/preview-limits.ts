import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { siteDayOf, siteDayStart } from '@fairlot/rules/lottery/site-day';
import type { Executor } from '#platform/db';
import { type Limits, readGame } from '../../lottery/games/index.ts';
import { readNow } from '../../lottery/issues/index.ts';
import { type LimitsRefusal, readLimits } from './change-limits.ts';
import { newestTerms } from '../odds/odds.ts';
import type { Touched } from './store-limits.ts';
import { touchedSince } from './touched-limits.ts';

export type LimitsPreview = {
  readonly before: Limits;
  readonly after: Limits;
  /** What the limits would have made of what was bet on the game since midnight. */
  readonly touched: Touched;
  readonly nowMs: number;
};

/** What limits change of those that hold, and of the wagers of the day had they held; nothing is changed. */
export async function previewLimits(
  db: Executor,
  gameId: number,
  limits: Limits,
): Promise<Result<LimitsPreview, LimitsRefusal>> {
  if (!(await readGame(db, gameId))) return refused({ code: 'NO_SUCH_GAME' });
  const [terms, nowMs] = [await newestTerms(db, gameId), await readNow(db)];
  const read = readLimits(terms, { wanted: () => limits });
  if (!read.ok) return read;
  const { before, after } = read.value;
  const since = { gameId, sinceMs: siteDayStart(siteDayOf(nowMs)) ?? nowMs };
  const touched = await touchedSince(db, since, terms, after);
  return ok({ before, after, touched, nowMs });
}
