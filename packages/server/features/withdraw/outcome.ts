import * as z from 'zod/mini';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { SETTLE_CODES } from '@fairlot/wire/withdraw';
import { PART_STATES } from '@fairlot/rules/check/withdraw-state';
import type { Db } from '../../platform/db.ts';
import type { TwoPersonAct } from '../../platform/feature.ts';
import { type NotPut, type Person, propose, type ProposalRow } from '../operator/index.ts';
import { contentHash, heldPayeeOf } from './content.ts';
import { noteHeld } from './answer.ts';
import { lastAttempts, stateOf } from './records.ts';
import { holdWithdrawal, readParts, type WithdrawalRow } from './store.ts';
import type { Tx } from '../../platform/db.ts';
import { faultOfClaim, type Seen } from './work-on.ts';

/**
 * What a provider does not tell is taken as paid, or as failed, by two operators who have seen evidence (product 3.4):
 * as if the provider had said so of each part that nobody knows of. What failed by it is returned or paid again by the
 * acts for that.
 */
const PERMISSION = 'withdraw.queue.settle';

const Content = z.object({
  player: z.string(),
  id: z.string(),
  no: z.string(),
  isPaid: z.boolean(),
});

const beforeOf = (row: WithdrawalRow, numbers: readonly string[]) => ({
  state: stateOf(row),
  amount: String(row.amount),
  paid: String(row.paid),
  shown: row.shown,
  unknown: [...numbers],
});

const unknownIn = async (tx: Tx, row: WithdrawalRow) =>
  lastAttempts(await readParts(tx, row.player_id, [row.id])).filter(
    ({ state }) => state === PART_STATES.UNKNOWN,
  );

type Fault = Refusal<typeof SETTLE_CODES>;

export async function proposeOutcome(
  db: Db,
  person: Person,
  seen: Seen,
  isPaid: boolean,
): Promise<Result<ProposalRow, Fault>> {
  const target = `withdrawal ${seen.id}`;
  const done = await propose<Fault>(
    db,
    person,
    { permission: PERMISSION, target, reason: seen.reason },
    async (tx) => {
      const row = await holdWithdrawal(tx, seen);
      if (!row) return refused({ code: 'NO_SUCH_WITHDRAWAL' });
      if (stateOf(row) !== 'UNKNOWN') return refused({ code: 'WRONG_STATE' });
      const fault = await faultOfClaim(tx, row, person.operatorId);
      if (fault) return refused(fault);
      const hash = contentHash(row, await heldPayeeOf(tx, row));
      if (hash.toString('hex') !== seen.hash) return refused({ code: 'CHANGED' });
      const numbers = (await unknownIn(tx, row)).map(({ no }) => no);
      const content = { player: String(seen.playerId), id: seen.id, no: row.no, isPaid };
      return ok({ before: beforeOf(row, numbers), content });
    },
  );
  if (done.ok) return done;
  return refused(asFault(done.error));
}

const asFault = (error: Fault | NotPut): Fault =>
  typeof error === 'string' ? { code: error } : error;

export const settleOutcome: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx, raw, { reason }) => {
    const content = Content.safeParse(raw);
    if (!content.success) return undefined;
    const { player, id, isPaid } = content.data;
    const key = { playerId: BigInt(player), id };
    const row = await holdWithdrawal(tx, key);
    if (!row || stateOf(row) !== 'UNKNOWN') return undefined;
    const numbers = (await unknownIn(tx, row)).map(({ no }) => no);
    for (const no of numbers) {
      const held = await holdWithdrawal(tx, key);
      if (!held) return undefined;
      const state = isPaid ? 'PAID' : 'FAILED';
      await noteHeld(tx, held, no, { state, reason: `two operators: ${reason}` });
    }
    const after = await holdWithdrawal(tx, key);
    return { before: beforeOf(row, numbers), after: after && { state: stateOf(after) } };
  },
};
