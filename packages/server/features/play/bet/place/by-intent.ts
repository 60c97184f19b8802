import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { BY_INTENT_CODES, Receipt } from '@fairlot/wire/play/bet';
import type { Refusal } from '@fairlot/wire/core';
import type { Db } from '#platform/db';
import { presentReceipt } from './present-receipt.ts';
import { readCart } from './store-cart.ts';

/** What became of a request whose answer was lost. Refused requests leave nothing behind. */
export async function byIntent(
  db: Db,
  playerId: bigint,
  intent: string,
): Promise<Result<Receipt, Refusal<typeof BY_INTENT_CODES>>> {
  const cart = await readCart(db, playerId, intent);
  return cart ? ok(presentReceipt(cart.receipt, true)) : refused({ code: 'NOT_FOUND' });
}
