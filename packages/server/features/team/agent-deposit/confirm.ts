import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { AgentOrder, CONFIRM_CODES } from '@fairlot/wire/team/agent-deposit';
import { depositByAgent, postAll } from '#ledger';
import { type Db, newId, retrying, transaction, type Tx } from '#platform/db';
import { holdDebtor, payOff } from '../../money/debt/index.ts';
import { openLine } from '../../money/wagering/index.ts';
import { presentOrder } from './present.ts';
import { holdOrder, moveOrder, type OrderRow, readOrder } from './store.ts';
import { tellOrder } from './tell.ts';

type Fault = Refusal<typeof CONFIRM_CODES>;

class Refused extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.code);
    this.fault = fault;
  }
}

/**
 * The agent was paid: what was set aside becomes the member's, once, whoever repeats it. A freeze of the agent after the
 * order was accepted does not stop it, for the member has paid.
 */
export async function confirmOrder(
  db: Db,
  agentId: bigint,
  orderNo: string,
): Promise<Result<AgentOrder, Fault>> {
  try {
    return await retrying(() => transaction(db, (tx) => credit(tx, agentId, orderNo)));
  } catch (error) {
    if (error instanceof Refused) return refused(error.fault);
    throw error;
  }
}

async function credit(
  tx: Tx,
  agentId: bigint,
  orderNo: string,
): Promise<Result<AgentOrder, Fault>> {
  const row = await holdOrder(tx, { agentId }, orderNo);
  if (!row) return refused({ code: 'NO_ORDER' });
  const was = presentOrder(row, 'agent');
  if (was.State === 'CREDITED') return ok(was);
  if (row.ended_ms !== null || row.is_due) return refused({ code: 'ORDER_ENDED' });
  if (!(await moveOrder(tx, row, { from: ['ACCEPTED', 'DECLARED'], to: 'CREDITED' }))) {
    return refused({ code: 'NOT_NOW' });
  }
  await give(tx, row);
  const now = await readOrder(tx, { agentId }, orderNo);
  invariant(now, 'an order stays');
  await tellOrder(tx, now, { member: 'credited' });
  return ok(presentOrder(now, 'agent'));
}

/** As with every deposit a debt is paid first, and what is left has to be turned over. */
async function give(tx: Tx, row: OrderRow): Promise<void> {
  const { player_id: playerId, agent_id: agentId, order_no: orderNo, currency } = row;
  invariant(row.hold_id !== null, 'what is accepted is held');
  const isDebtor = await holdDebtor(tx, { playerId, currency });
  const amount = mills(row.amount);
  const of = { id: newId(), agentId, holdId: row.hold_id, playerId, orderNo, amount, currency };
  const [out, paid] = depositByAgent(of);
  const [done] = await postAll(tx, [[out, paid]]);
  if (done?.verdict === 'locked') throw new Refused({ code: 'MEMBER_CLOSED' });
  invariant(done?.verdict === 'posted', `order ${orderNo} is credited`);
  const owing = { kind: 'fromDeposit', cause: `order:${orderNo}`, no: orderNo, note: '' } as const;
  const offset = isDebtor
    ? await payOff(tx, { playerId, currency }, { ...owing, most: amount })
    : 0n;
  const rest = mills(amount - offset);
  const line = { playerId, kind: paid.kind, key: paid.key, amount: rest, times: row.times };
  if (rest > 0n) await openLine(tx, line);
}
