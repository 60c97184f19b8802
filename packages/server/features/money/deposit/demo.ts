import type { DepositTypeName } from '@fairlot/rules/check/deposit';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { depositConsole, depositHttp, type Order } from '@fairlot/wire/money/deposit';
import type { DemoCaller, DemoStage, DemoStep } from '#platform/demo';
import { DEMO_ACCOUNTS } from '../../auth/login/register/index.ts';
import { DEMO_CANCELLED, DEMO_PAYER } from './demo-text.ts';

const PAID = mills(1_000_000n);
const PAYER = { Bank: 'ICBC', PayerName: DEMO_PAYER } as const;

/** Makes an order, or finds the one of an earlier run. Each has a name of its own. */
async function order(
  stage: DemoStage,
  player: DemoCaller,
  name: string,
  { type, amount }: { readonly type: DepositTypeName; readonly amount: bigint },
): Promise<Order> {
  const { Channels } = await player.call(depositHttp.initDepositData, null);
  const channel = Channels.find(({ Type }) => Type === type);
  invariant(channel, `the demo has a channel ${type}`);
  return player.call(depositHttp.createDeposit, {
    IntentId: stage.intent(`${player.name} ${name}`),
    ChannelId: channel.Id,
    Amount: mills(amount),
    ...(channel.NeedsName && PAYER),
  });
}

/** Waits until the provider has an order: nobody can pay before. */
const opened = (stage: DemoStage, player: DemoCaller, { OrderNo }: Order) =>
  stage.until(`the pay page of ${OrderNo}`, async () => {
    const now = await player.call(depositHttp.getDeposit, { OrderNo });
    return now.PayUrl !== null || now.EndedTimeStamp !== null ? now : undefined;
  });

const ended = (stage: DemoStage, player: DemoCaller, { OrderNo }: Order) =>
  stage.until(`the end of ${OrderNo}`, async () => {
    const now = await player.call(depositHttp.getDeposit, { OrderNo });
    return now.EndedTimeStamp === null ? undefined : now;
  });

/** Pays at the sandbox once: its books say whether an earlier run did. */
async function pay(stage: DemoStage, { OrderNo: orderNo }: Order, amount?: bigint): Promise<void> {
  const { orders } = await stage.sandbox('list', {});
  const known = (orders as { orderNo: string; payments: unknown[] }[]).find(
    (each) => each.orderNo === orderNo,
  );
  if (known && known.payments.length > 0) return;
  await stage.sandbox('pay', { orderNo, ...(amount !== undefined && { amount: Number(amount) }) });
}

async function credited(stage: DemoStage, name: string): Promise<void> {
  const player = await stage.player(name);
  const made = await order(stage, player, 'paid', { type: 'ALIPAY_QR', amount: PAID });
  const open = await opened(stage, player, made);
  if (open.EndedTimeStamp !== null) return;
  await pay(stage, open);
  await ended(stage, player, open);
}

/** One cancelled by its player, one that the provider declined, and one that an operator cancelled. */
async function cancelled(stage: DemoStage): Promise<void> {
  const player = await stage.player('player1');
  const of = { type: 'ALIPAY_QR', amount: 200_000n } as const;
  const own = await opened(stage, player, await order(stage, player, 'cancelled', of));
  if (own.EndedTimeStamp === null) {
    await player.call(depositHttp.cancelDeposit, { OrderNo: own.OrderNo });
  }
  const declined = await opened(stage, player, await order(stage, player, 'declined', of));
  if (declined.EndedTimeStamp === null) {
    await stage.sandbox('fail', { orderNo: declined.OrderNo });
    await ended(stage, player, declined);
  }
  const transfer = { type: 'BANK_TRANSFER', amount: 300_000n } as const;
  const refused = await opened(stage, player, await order(stage, player, 'refused', transfer));
  if (refused.EndedTimeStamp !== null) return;
  const { OrderNo } = refused;
  await player.call(depositHttp.declareDeposit, { OrderNo });
  await stage.operators[0].call(depositConsole.cancelDeposit, {
    OrderNo,
    Reason: DEMO_CANCELLED,
  });
}

/** Orders that stay open: one to be paid, one that its player says is paid, and one paid with another amount. */
async function waiting(stage: DemoStage): Promise<void> {
  const transfer = { type: 'BANK_TRANSFER', amount: 500_000n } as const;
  await order(stage, await stage.player('player3'), 'to be paid', transfer);
  const declaring = await stage.player('agent02');
  const declared = await order(stage, declaring, 'declared', transfer);
  if (declared.State === 'CREATE_ORDER') {
    await declaring.call(depositHttp.declareDeposit, { OrderNo: declared.OrderNo });
  }
  const other = await stage.player('agent03');
  const made = await order(stage, other, 'other amount', { type: 'ALIPAY_QR', amount: 800_000n });
  await pay(stage, await opened(stage, other, made), 750_000n);
}

/** Deposits in every state, made by players and paid at the sandbox. */
export const demoDeposits: DemoStep = {
  name: 'deposits',
  run: async (stage) => {
    await Promise.all(DEMO_ACCOUNTS.map(({ userName }) => credited(stage, userName)));
    await cancelled(stage);
    await waiting(stage);
  },
};
