import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { BY_INTENT_CODES } from '@fairlot/wire/play/instant';
import type { Db } from '#platform/db';
import type { Played } from './play.ts';
import { presentPlayed } from './present.ts';
import { isDrawing, readRound } from './store.ts';
import type { UnderWay } from './under-way.ts';

/**
 * What became of a round whose answer was lost. One that this process has not answered yet, or whose
 * transaction is still open (of a process that was killed, too), is under way: it may be drawn, so nobody is told that it never came.
 */
export async function byIntent(
  { db, underWay }: { readonly db: Db; readonly underWay: UnderWay },
  playerId: bigint,
  intent: string,
): Promise<Result<Played, Refusal<typeof BY_INTENT_CODES>>> {
  // Looked at before the round: what ends in between is found.
  const mayCome = underWay.has(playerId, intent) || (await isDrawing(db, playerId));
  const round = await readRound(db, playerId, intent);
  if (round) return ok(presentPlayed(round, true));
  return refused({ code: mayCome ? 'UNDER_WAY' : 'NOT_FOUND' });
}
