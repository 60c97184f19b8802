import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Output, Refusal } from '@fairlot/wire/core';
import type { SCHEDULE_CODES, scheduleHttp } from '@fairlot/wire/play/schedule';
import { balanceOf } from '#ledger';
import type { Db } from '#platform/db';
import { readPlaced, type Placed } from './store-place.ts';

type Receipt = Output<typeof scheduleHttp.byIntent>;

/** What became of a request whose answer was lost. Refused requests leave nothing behind. */
export async function byIntent(
  db: Db,
  playerId: bigint,
  intent: string,
): Promise<Result<Receipt, Refusal<typeof SCHEDULE_CODES>>> {
  const placed = await readPlaced(db, playerId, intent);
  if (!placed) return refused({ code: 'NOT_FOUND' });
  return ok(await receiptOf(db, playerId, intent, placed));
}

/** The receipt of a schedule that is there, with what the player has now. */
export const receiptOf = async (
  db: Db,
  playerId: bigint,
  intent: string,
  { id, total, currency }: Placed,
): Promise<Receipt> => ({
  Id: id,
  IntentId: intent,
  Amount: mills(total),
  WalletAmount: await balanceOf(db, playerId, currency),
  Duplicate: true,
});
