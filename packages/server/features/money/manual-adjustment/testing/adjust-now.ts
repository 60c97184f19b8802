import { sql } from 'kysely';
import type { Money } from '@fairlot/rules/core/money';
import { adjust, DEMO, KIND, post, type PostResult } from '#ledger';
import type { Tx } from '#platform/db';

export type AdjustedNow = {
  readonly kind: 'adjustAdd' | 'adjustDeduct';
  readonly playerId: bigint;
  readonly amount: Money;
};

let proposals = 900_000;

/** Gives or takes play money of a player by an adjustment of one line, as two operators do. */
export async function adjustNow(
  tx: Tx,
  { kind, playerId, amount }: AdjustedNow,
): Promise<PostResult> {
  proposals += 1;
  const { rows } = await sql<{ id: number }>`
    INSERT INTO adjustment (kind, currency, times, memo_zh, memo_en, reason, proposal, maker_name, checker_name)
    VALUES (${KIND[kind]}, ${DEMO}, 0, '', '', 'test', ${proposals}, 'a', 'b') RETURNING id`.execute(
    tx,
  );
  const adjustmentId = rows[0]?.id ?? 0;
  const movement = adjust({ kind, playerId, amount, currency: DEMO, adjustmentId, line: 1 });
  const done = await post(tx, movement);
  await sql`
    INSERT INTO adjustment_line (adjustment_id, line, player_id, amount, fault)
    VALUES (${adjustmentId}, 1, ${playerId}, ${amount}, ${done.verdict === 'posted' ? null : 'SHORT'})`.execute(
    tx,
  );
  return done;
}
