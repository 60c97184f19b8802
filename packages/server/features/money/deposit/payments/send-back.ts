import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { refundDeposit } from '#ledger';
import { transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { providerOf } from '../../provider/index.ts';
import type { Doer } from './resolve.ts';
import {
  type ExceptionRow,
  type ExceptionState,
  holdException,
  takeRefunds,
  writeException,
} from '../exceptions/store-exception.ts';
import { heldOf, postOne } from '../exceptions/unclaimed.ts';

const MOST = 20;

/** Under which number a payment is sent back: asked for again, it is the same refund. */
export const refundNoOf = ({ id }: Pick<ExceptionRow, 'id'>): string => `R${id}`;

/**
 * Asks providers to send back what was decided to be sent back; what is not known is asked again, later each time, so
 * that those who never answer hold up nobody.
 */
export async function sendBack(platform: Platform): Promise<void> {
  const due = await takeRefunds(platform.db, MOST);
  await Promise.all(due.map((row) => sendOneBack(platform, row)));
}

async function sendOneBack({ db, settings, log }: Platform, row: ExceptionRow): Promise<void> {
  const its = await providerOf({ db, settings }, row.provider_id);
  const { state = 'UNKNOWN' } =
    (await its?.refund({
      orderNo: row.order_no,
      // What stands in the queue once more has a number behind its name.
      payId: row.pay_id.replace(/#\d+$/, ''),
      refundNo: refundNoOf(row),
      amount: mills(row.amount),
    })) ?? {};
  if (state !== 'PAID' && state !== 'FAILED') return;
  const isTaken = await transaction(db, (tx) => takeAnswer(tx, row, state));
  if (isTaken || state === 'FAILED') return;
  // Two operators took it as failed and somebody has the money by now: the statement says it too, and it is a break there.
  log.error({ exception: row.id }, 'a payment was sent back that was decided about meanwhile');
}

/**
 * What a provider says of a refund. That it was made counts as long as nobody else has the money, also where two
 * operators called it failed a moment before; that it was not, only while it is waited for.
 */
export async function takeAnswer(
  tx: Tx,
  row: ExceptionRow,
  state: 'PAID' | 'FAILED',
): Promise<boolean> {
  const by = { by: 'provider', reason: row.reason };
  if (state === 'FAILED')
    return writeException(tx, row.id, { from: ['refunding'], to: 'open', ...by });
  const from: readonly ExceptionState[] = ['refunding', 'open'];
  if (!(await writeException(tx, row.id, { from, to: 'refunded', ...by }))) return false;
  await postOne(tx, refundDeposit(heldOf(row)));
  return true;
}

export type SettleFault = 'NO_EXCEPTION' | 'NOT_REFUNDING';

/**
 * Ends a refund that its provider never ends, on evidence that operators saw: it was sent back, or it was not and is to
 * be decided about anew. A later word of the provider moves nothing of what is done.
 */
export async function settleRefund(
  tx: Tx,
  { id, isPaid, by, reason }: Doer & { readonly id: number; readonly isPaid: boolean },
): Promise<Result<ExceptionRow, SettleFault>> {
  const row = await holdException(tx, id);
  if (!row) return refused('NO_EXCEPTION');
  const to = isPaid ? 'refunded' : 'open';
  const isMine = await writeException(tx, id, { from: ['refunding'], to, by, reason });
  if (!isMine) return refused('NOT_REFUNDING');
  if (isPaid) await postOne(tx, refundDeposit(heldOf(row)));
  return ok(row);
}
