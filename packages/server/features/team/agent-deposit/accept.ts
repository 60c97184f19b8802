import { formatAmount } from '@fairlot/rules/core/amount-text';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Refusal } from '@fairlot/wire/core';
import type { ACCEPT_CODES, agentDepositHttp, AgentOrder } from '@fairlot/wire/team/agent-deposit';
import { newHoldId, post, reserve } from '#ledger';
import { type Executor, retrying, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { portList } from '#platform/port';
import { proveFunds } from '../../account/authenticator/index.ts';
import { owedOf } from '../../money/debt/index.ts';
import { isEnabled, isFrozen, offersTo } from './offers.ts';
import { presentOrder } from './present.ts';
import {
  holdAccount,
  holdOrder,
  moveOrder,
  type OrderRow,
  readAccount,
  readGap,
  readOrder,
} from './store.ts';
import { tellOrder } from './tell.ts';

export type AcceptFault = Refusal<typeof ACCEPT_CODES>;
type Who = { readonly playerId: bigint; readonly ip: string };
type Input_ = Input<typeof agentDepositHttp.acceptAgentOrder>;

/** What leaves to an agent of the limits of transfers: null without one. Asked under the row of the agent. */
export const payLimits =
  portList<(tx: Tx, agentId: bigint, amount: Money) => Promise<Money | null>>(
    'agent-deposit.limits',
  );

/** Carries a refusal out of the transaction, so that it does not use up the code that was shown. */
class Refused extends Error {
  readonly fault: AcceptFault;
  constructor(fault: AcceptFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/**
 * Accepts an order: permission, freeze and order are looked at before the proof, the money behind it (product 7.3). The amount
 * is set aside in the agent's wallet, so that nothing else can be paid with it.
 */
export async function acceptOrder(
  { db, ports, settings }: Pick<Platform, 'db' | 'ports' | 'settings'>,
  who: Who,
  { OrderNo: orderNo, FundPassword: password, Code: code }: Input_,
): Promise<Result<AgentOrder, AcceptFault>> {
  const agentId = who.playerId;
  const early = await faultBefore(db, agentId, orderNo);
  if (early) return refused(early);
  const stage = { db, dataFolder: settings.dataFolder };
  try {
    const done = await retrying(() =>
      proveFunds<AgentOrder, AcceptFault>(
        stage,
        who,
        { password, code },
        'GA_TRANSFER',
        async (tx) => ok(await setAside({ ports }, tx, agentId, orderNo)),
      ),
    );
    return done.ok ? done : refused(done.error as AcceptFault);
  } catch (error) {
    if (error instanceof Refused) return refused(error.fault);
    throw error;
  }
}

async function faultBefore(
  db: Executor,
  agentId: bigint,
  orderNo: string,
): Promise<AcceptFault | undefined> {
  const agent = await readAccount(db, agentId);
  invariant(agent, 'a signed-in player exists');
  if (!isEnabled(agent)) return { code: 'NO_PERMISSION' };
  if (isFrozen(agent)) return { code: 'FUNDS_FROZEN' };
  return faultOfOrder(await readOrder(db, { agentId }, orderNo));
}

function faultOfOrder(row: OrderRow | undefined): AcceptFault | undefined {
  if (!row) return { code: 'NO_ORDER' };
  if (row.ended_ms !== null || row.is_due) return { code: 'ORDER_ENDED' };
  return row.state === 0 ? undefined : { code: 'NOT_NOW' };
}

/** Under the row of the agent, which the proof holds: flags and what is owed are as they stay. */
async function setAside(
  { ports }: Pick<Platform, 'ports'>,
  tx: Tx,
  agentId: bigint,
  orderNo: string,
): Promise<AgentOrder> {
  const early = await faultBefore(tx, agentId, orderNo);
  if (early) throw new Refused(early);
  const row = await holdOrder(tx, { agentId }, orderNo);
  const moved = faultOfOrder(row);
  if (moved || !row) throw new Refused(moved ?? { code: 'NO_ORDER' });
  // Neither a move nor a flag of the member comes between this look and the hold.
  const member = await holdAccount(tx, row.player_id);
  const agent = await readAccount(tx, agentId);
  if (!member || !offersTo(agent, member)) throw new Refused({ code: 'NOT_DIRECT' });
  const gap = await readGap(tx, agentId);
  if (gap > ZERO) {
    throw new Refused({ code: 'INSUFFICIENT_BET', params: { gap: formatAmount(gap) } });
  }
  const amount = mills(row.amount);
  for (const limit of ports.all(payLimits)) {
    const left = await limit(tx, agentId, amount);
    if (left !== null && left < amount) {
      throw new Refused({ code: 'OVER_LIMIT', params: { left: formatAmount(left) } });
    }
  }
  const holdId = newHoldId();
  const isMoved = await moveOrder(tx, row, { from: ['ASKED'], to: 'ACCEPTED', holdId });
  if (!isMoved) throw new Refused({ code: 'NOT_NOW' });
  await hold(tx, row, holdId);
  const now = await readOrder(tx, { agentId }, orderNo);
  invariant(now, 'an order stays');
  await tellOrder(tx, now, { member: 'accepted' });
  return presentOrder(now, 'agent');
}

/** What is owed stays in the wallet: asked again once the account is locked. */
async function hold(tx: Tx, row: OrderRow, holdId: bigint): Promise<void> {
  const { agent_id: playerId, currency } = row;
  const amount = mills(row.amount);
  const done = await post(
    tx,
    reserve({ playerId, holdId, currency, amount, purpose: 'agentDeposit' }),
  );
  const { total } = await owedOf(tx, playerId);
  const free = (balance: Money): string =>
    formatAmount(balance > total ? subtractMoney(balance, total) : ZERO);
  const left = done.balance ?? ZERO;
  if (done.verdict === 'short') {
    throw new Refused({ code: 'NOT_ENOUGH', params: { amount: free(left) } });
  }
  if (done.verdict !== 'posted') throw new Refused({ code: 'FUNDS_FROZEN' });
  if (left < total) {
    throw new Refused({ code: 'OWED', params: { amount: free(mills(left + amount)) } });
  }
}
