import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Tx } from '#platform/db';
import { isBarred } from '../review/barred.ts';
import { heldPayeeOf } from '../review/content.ts';
import { faultOfTargetNow } from '../review/target.ts';
import type { QueueFault } from '../review/work-on.ts';
import { type DuePart, resendPart } from './store-send.ts';
import { findPart, holdWithdrawal } from '../request/store.ts';

/**
 * Takes a payout in an unknown state to send it again under its number. Refused if its end is known, or if its player
 * was frozen or its target became unpayable meanwhile; then operators decide.
 */
export async function takeAgain(
  tx: Tx,
  dataFolder: string,
  no: string,
): Promise<Result<DuePart, QueueFault>> {
  const part = await findPart(tx, no);
  if (!part) return refused({ code: 'WRONG_STATE' });
  const key = { playerId: part.player_id, id: part.withdrawal_id };
  const row = await holdWithdrawal(tx, key);
  if (!row || (await isBarred(tx, key.playerId))) return refused({ code: 'WRONG_STATE' });
  const fault = await faultOfTargetNow(tx, dataFolder, await heldPayeeOf(tx, row));
  if (fault) return refused(fault);
  const taken = await resendPart(tx, no);
  return taken ? ok(taken) : refused({ code: 'WRONG_STATE' });
}
