import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { followHttp, SET_RATE_CODES, TERMS_CODES } from '@fairlot/wire/community/follow';
import type { Db } from '#platform/db';
import { readRate, readTerms, writeRate } from './store-commission.ts';

type Rate = Output<typeof followHttp.getRate>;

/** What the player asks of whoever begins to follow him now. */
export const getRate = async (db: Db, playerId: bigint): Promise<Rate> => ({
  CommissionRate: await readRate(db, playerId),
});

/** A leader asks for another part of profits: of plans that begin from now on. */
export const setRate = async (
  db: Db,
  playerId: bigint,
  { CommissionRate }: Rate,
): Promise<Result<Rate, Refusal<typeof SET_RATE_CODES>>> =>
  (await writeRate(db, playerId, CommissionRate))
    ? ok({ CommissionRate })
    : refused({ code: 'FOLLOW_DISABLED' });

/** What following somebody costs, before one begins. */
export async function getTerms(
  db: Db,
  { Handle }: { readonly Handle: string },
): Promise<Result<Rate, Refusal<typeof TERMS_CODES>>> {
  const rate = await readTerms(db, Handle);
  return rate === undefined ? refused({ code: 'NOT_FOLLOWABLE' }) : ok({ CommissionRate: rate });
}
