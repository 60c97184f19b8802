import type { Tx } from '#platform/db';
import { sha256 } from '#platform/hash';
import type { Executor } from '#platform/db';
import { heldPayee, type Payee, payeesOf } from '../../payout-account/index.ts';
import type { WithdrawalRow } from '../request/store.ts';

/**
 * What a reviewer approves (reliability S13): who is paid how much, where, and in which parts. Any of it that changes
 * makes another hash, and what was approved before is not approved any more. A target that is gone has no content.
 */
export function contentHash(row: WithdrawalRow, payee: Payee | undefined): Buffer {
  const target = payee && [
    String(payee.id),
    payee.kind,
    payee.bank,
    payee.shown,
    payee.listed,
    // Reviews from before memos stay valid.
    ...(row.memo === '' ? [] : [row.memo]),
  ];
  return sha256(
    JSON.stringify([
      'withdrawal',
      String(row.player_id),
      row.id,
      row.no,
      row.currency,
      String(row.amount),
      String(row.fee),
      row.rate === null ? null : String(row.rate),
      row.usdt === null ? null : String(row.usdt),
      row.plan?.map(String) ?? null,
      row.second_for,
      target ?? null,
    ]),
  );
}

/** The target as it is now, as one looks at it. */
export const payeeOf = async (db: Executor, row: WithdrawalRow): Promise<Payee | undefined> =>
  (await payeesOf(db, row.player_id)).find(({ id }) => id === row.payee_id);

/** The same, held: its player cannot remove it until the transaction ends. */
export const heldPayeeOf = (tx: Tx, row: WithdrawalRow): Promise<Payee | undefined> =>
  heldPayee(tx, row.player_id, row.payee_id);
