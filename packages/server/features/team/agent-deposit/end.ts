import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import {
  AGENT_DEPOSIT_BOUNDS,
  type AGENT_ORDER_CODES,
  type AgentOrder,
  type REFUSE_CODES,
} from '@fairlot/wire/team/agent-deposit';
import { postEvery, release } from '#ledger';
import { type Db, retrying, transaction, type Tx } from '#platform/db';
import { presentOrder } from './present.ts';
import {
  holdOrder,
  listDue,
  moveOrder,
  type Move,
  type OrderRow,
  readOrder,
  type Side,
} from './store.ts';
import { tellOrder } from './tell.ts';

type Fault = Refusal<typeof AGENT_ORDER_CODES>;

/** Ends an order that is held by this transaction, and gives back to the agent what was set aside for it. */
async function endOrder(tx: Tx, row: OrderRow, move: Move): Promise<boolean> {
  if (!(await moveOrder(tx, row, move))) return false;
  if (row.hold_id === null) return true;
  const { agent_id: playerId, hold_id: holdId, currency } = row;
  const of = { playerId, holdId, currency, purpose: 'agentDeposit', part: 'ended' } as const;
  await postEvery(tx, [[release({ ...of, amount: mills(row.amount) })]]);
  return true;
}

/** Changes an order in a transaction of its own; repeated by whoever did it, it is as it was. */
async function change(
  db: Db,
  side: Side,
  orderNo: string,
  move: Move,
  tell: (tx: Tx, row: OrderRow) => Promise<void>,
): Promise<Result<AgentOrder, Fault>> {
  const to = 'playerId' in side ? 'member' : 'agent';
  return retrying(() =>
    transaction(db, async (tx): Promise<Result<AgentOrder, Fault>> => {
      const row = await holdOrder(tx, side, orderNo);
      if (!row) return refused({ code: 'NO_ORDER' });
      const was = presentOrder(row, to);
      if (was.State === move.to) return ok(was);
      if (row.ended_ms !== null || row.is_due) return refused({ code: 'ORDER_ENDED' });
      if (!(await endOrDeclare(tx, row, move))) return refused({ code: 'NOT_NOW' });
      const now = await readOrder(tx, side, orderNo);
      invariant(now, 'an order stays');
      await tell(tx, now);
      return ok(presentOrder(now, to));
    }),
  );
}

const endOrDeclare = (tx: Tx, row: OrderRow, move: Move): Promise<boolean> =>
  move.to === 'DECLARED' ? moveOrder(tx, row, move) : endOrder(tx, row, move);

/** The member says that the agent was paid. */
export const declarePaid = (db: Db, playerId: bigint, orderNo: string) =>
  change(db, { playerId }, orderNo, { from: ['ACCEPTED'], to: 'DECLARED' }, (tx, row) =>
    tellOrder(tx, row, { agent: 'paid' }),
  );

/** The member gives the order up, until saying that the agent was paid. */
export const cancelOrder = (db: Db, playerId: bigint, orderNo: string) =>
  change(db, { playerId }, orderNo, { from: ['ASKED', 'ACCEPTED'], to: 'CANCELLED' }, (tx, row) =>
    tellOrder(tx, row, { agent: 'cancelled' }),
  );

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Zl}\p{Zp}]/u;

/** The agent refuses, until the member says that the money was paid. */
export async function refuseOrder(
  db: Db,
  agentId: bigint,
  orderNo: string,
  typed: string,
): Promise<Result<AgentOrder, Refusal<typeof REFUSE_CODES>>> {
  const reason = typed.trim();
  const length = [...reason].length;
  if (length === 0 || length > AGENT_DEPOSIT_BOUNDS.reason || UNSEEN.test(reason)) {
    return refused({ code: 'BAD_REASON' });
  }
  const move: Move = { from: ['ASKED', 'ACCEPTED'], to: 'REFUSED', reason };
  return change(db, { agentId }, orderNo, move, (tx, row) =>
    tellOrder(tx, row, { member: 'refused' }),
  );
}

/** So many at a time. */
const CHUNK = 100;

/** Ends orders that are out of time, each in a transaction of its own. Returns how many. */
export async function expireOrders(db: Db): Promise<number> {
  const due = await listDue(db, CHUNK);
  let ended = 0;
  for (const { agent_id: agentId, order_no: orderNo } of due) {
    const isEnded = await retrying(() =>
      transaction(db, async (tx) => {
        const row = await holdOrder(tx, { agentId }, orderNo);
        if (!row || row.ended_ms !== null) return false;
        const move: Move = { from: ['ASKED', 'ACCEPTED', 'DECLARED'], to: 'EXPIRED' };
        if (!(await endOrder(tx, row, move))) return false;
        await tellOrder(tx, row, { agent: 'expired', member: 'expired' });
        return true;
      }),
    );
    if (isEnded) ended += 1;
  }
  return ended;
}
