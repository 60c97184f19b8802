import * as z from 'zod/mini';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { SETTLE_CODES } from '@fairlot/wire/money/withdraw';
import { PART_STATES, type WithdrawState } from '@fairlot/rules/check/withdraw-state';
import type { Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import {
  type ProposalRejection,
  type Person,
  propose,
  type ProposalRow,
} from '../../../staff/operator/proposals/index.ts';
import { contentHash, heldPayeeOf } from '../review/content.ts';
import { noteHeld } from '../review/answer.ts';
import { lastAttempts, stateOf } from '../request/records.ts';
import {
  holdWithdrawal,
  type PartRow,
  readClock,
  readParts,
  type WithdrawalRow,
} from '../request/store.ts';
import type { Tx } from '#platform/db';
import { faultOfClaim, type Seen } from '../review/work-on.ts';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import { aboutPlayer } from '../../wallet/index.ts';

/**
 * What a provider does not tell is taken as paid, or as failed, by two operators who have seen evidence (product 3.4):
 * as if the provider had said so of each part that nobody knows of, or that it says to be at for half an hour. What
 * failed by it is returned or paid again by the acts for that; what the provider says later is taken as a late word of
 * it (`noteHeld`): it pays nobody twice.
 */
const PERMISSION = 'withdraw.queue.settle';
const UNDER_WAY: readonly WithdrawState[] = ['UNKNOWN', 'THIRDPARTY_HANDLE'];

const Content = z.object({
  player: z.string(),
  id: z.string(),
  no: z.string(),
  isPaid: z.boolean(),
  evidence: z.string(),
  /** What is ended, and nothing else. */
  numbers: z.array(z.string()).check(z.minLength(1)),
});

/** So long a provider may say that it is at it, before two operators may end it instead. */
export const STAYS_MS = 30 * 60_000;

const beforeOf = (row: WithdrawalRow, numbers: readonly string[]) => ({
  state: stateOf(row),
  amount: String(row.amount),
  paid: String(row.paid),
  shown: row.shown,
  unknown: [...numbers],
});

type Open = { readonly ended: readonly string[]; readonly waiting: number };

/** What may be ended: what nobody knows of, and what its provider has been at for half an hour. */
async function openIn(tx: Tx, row: WithdrawalRow): Promise<Open> {
  const parts = lastAttempts(await readParts(tx, row.player_id, [row.id]));
  const nowMs = await readClock(tx);
  const stays = (part: PartRow): boolean =>
    part.state === PART_STATES.UNKNOWN ||
    (part.state === PART_STATES.SENT && nowMs - Number(part.sent_ms) >= STAYS_MS);
  const sent = parts.filter(({ state }) => state === PART_STATES.SENT);
  const ended = parts.filter(stays).map(({ no }) => no);
  return { ended, waiting: sent.length };
}

type Fault = Refusal<typeof SETTLE_CODES>;

export async function proposeOutcome(
  db: Db,
  person: Person,
  seen: Seen,
  outcome: { readonly isPaid: boolean; readonly evidence: string },
): Promise<Result<ProposalRow, Fault>> {
  const target = `withdrawal ${seen.id}`;
  const done = await propose<Fault>(
    db,
    person,
    { permission: PERMISSION, target, reason: seen.reason },
    async (tx) => {
      const row = await holdWithdrawal(tx, seen);
      if (!row) return refused({ code: 'NO_SUCH_WITHDRAWAL' });
      if (!UNDER_WAY.includes(stateOf(row))) return refused({ code: 'WRONG_STATE' });
      const fault = await faultOfClaim(tx, row, person.operatorId);
      if (fault) return refused(fault);
      const hash = contentHash(row, await heldPayeeOf(tx, row));
      if (hash.toString('hex') !== seen.hash) return refused({ code: 'CHANGED' });
      const { ended: numbers, waiting } = await openIn(tx, row);
      if (numbers.length === 0) return refused({ code: waiting > 0 ? 'TOO_SOON' : 'WRONG_STATE' });
      const content = {
        player: String(seen.playerId),
        id: seen.id,
        no: row.no,
        numbers,
        ...outcome,
      };
      const { player_id: playerId, currency } = row;
      const about = {
        ...(await aboutPlayer(tx, { playerId, currency })),
        fee: formatAmount(mills(row.fee)),
      };
      return ok({ before: beforeOf(row, numbers), content, about });
    },
  );
  if (done.ok) return done;
  return refused(asFault(done.error));
}

const asFault = (error: Fault | ProposalRejection): Fault =>
  typeof error === 'string' ? { code: error } : error;

export const settleOutcome: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx, raw, { reason }) => {
    const content = Content.safeParse(raw);
    if (!content.success) return undefined;
    const { player, id, isPaid, numbers, evidence } = content.data;
    const key = { playerId: BigInt(player), id };
    const row = await holdWithdrawal(tx, key);
    if (!row || !UNDER_WAY.includes(stateOf(row))) return undefined;
    // The provider may have told meanwhile: then there is nothing to be taken as this or that.
    const { ended } = await openIn(tx, row);
    if (!numbers.every((no) => ended.includes(no))) return undefined;
    for (const no of numbers) {
      const held = await holdWithdrawal(tx, key);
      if (!held) return undefined;
      const said = { reason: `two operators: ${reason} (${evidence})` };
      const answer = isPaid
        ? ({ state: 'PAID', ref: evidence } as const)
        : ({ state: 'FAILED' } as const);
      await noteHeld(tx, held, no, { ...answer, ...said });
    }
    const after = await holdWithdrawal(tx, key);
    const now = after && { state: stateOf(after), evidence };
    return { before: beforeOf(row, numbers), after: now };
  },
};
