import type { Tx } from '#platform/db';
import { isBarred } from '../review/barred.ts';
import { heldPayeeOf } from '../review/content.ts';
import { type DuePart, resendPart } from './store-send.ts';
import { findPart, holdWithdrawal } from '../request/store.ts';

/**
 * Takes a payout whose end nobody knows, to be sent again under its number. Undefined: its end is known, or since it was
 * sent first its player was frozen or its target listed; then it stays unknown, and operators decide.
 */
export async function takeAgain(tx: Tx, no: string): Promise<DuePart | undefined> {
  const part = await findPart(tx, no);
  if (!part) return undefined;
  const key = { playerId: part.player_id, id: part.withdrawal_id };
  const row = await holdWithdrawal(tx, key);
  if (!row || (await isBarred(tx, key.playerId))) return undefined;
  const payee = await heldPayeeOf(tx, row);
  return !payee || payee.listed ? undefined : resendPart(tx, no);
}
