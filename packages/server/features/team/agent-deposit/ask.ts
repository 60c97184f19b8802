import { randomBytes } from 'node:crypto';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Refusal } from '@fairlot/wire/core';
import {
  AGENT_DEPOSIT_BOUNDS,
  type agentDepositHttp,
  type AgentOrder,
  type ASK_CODES,
} from '@fairlot/wire/team/agent-deposit';
import { retrying, transaction, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { depositSettings, ownLimits, standingBar } from '../../money/deposit/orders/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import { offersTo } from './offers.ts';
import { presentOrder } from './present.ts';
import { findByIntent, findNewest, holdAccount, insertOrder, readAccount } from './store.ts';
import { tellOrder } from './tell.ts';

type Fault = Refusal<typeof ASK_CODES>;
type Asked = Input<typeof agentDepositHttp.askAgent>;

const { least, most, hours } = AGENT_DEPOSIT_BOUNDS;
const textOf = (amount: bigint): string => formatAmount(mills(amount));

function amountFault(amount: Money, left: Money | null): Fault | undefined {
  if (amount < least || amount > most) {
    return { code: 'INVALID_AMOUNT', params: { min: textOf(least), max: textOf(most) } };
  }
  return left !== null && amount > left
    ? { code: 'PERSONAL_LIMIT', params: { left: textOf(left) } }
    : undefined;
}

/** Asks the agent above for a deposit: what forbids the member any deposit forbids this one. The same intent asks once. */
export const askAgent = (
  platform: Pick<Platform, 'db' | 'ports'>,
  playerId: bigint,
  asked: Asked,
): Promise<Result<AgentOrder, Fault>> =>
  retrying(() => transaction(platform.db, (tx) => book(platform, tx, playerId, asked)));

async function book(
  { ports }: Pick<Platform, 'ports'>,
  tx: Tx,
  playerId: bigint,
  { IntentId: intent, Amount: amount }: Asked,
): Promise<Result<AgentOrder, Fault>> {
  const member = await holdAccount(tx, playerId);
  invariant(member, 'a signed-in player exists');
  const known = await findByIntent(tx, playerId, intent);
  if (known) {
    const isSame = known.amount === amount;
    return isSame ? ok(presentOrder(known, 'member')) : refused({ code: 'INTENT_REUSED' });
  }
  const own = await ports.read(ownLimits)(tx, playerId);
  const bar = await standingBar(tx, playerId, { flags: member.flags, own });
  if (bar) return refused({ code: bar });
  const agent = member.parent === null ? undefined : await readAccount(tx, member.parent);
  if (!agent || !offersTo(agent, member)) return refused({ code: 'AGENT_CLOSED' });
  const open = await findNewest(tx, playerId);
  if (open?.ended_ms === null) {
    return refused({ code: 'PENDING_EXISTS', params: { no: open.order_no } });
  }
  const fault = amountFault(amount, own.left);
  if (fault) return refused(fault);
  const { currency } = await readSite(tx);
  const { depositTimes: times } = await depositSettings.read(tx);
  const orderNo = `A${playerId}x${randomBytes(6).toString('hex')}`;
  const order = { playerId, orderNo, intent, agentId: agent.player_id, currency, amount };
  await insertOrder(tx, { ...order, times, hours });
  const row = await findByIntent(tx, playerId, intent);
  invariant(row, 'an order is there once it is made');
  await tellOrder(tx, row, { agent: 'asked' });
  return ok(presentOrder(row, 'member'));
}
