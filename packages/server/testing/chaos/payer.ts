import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { mills } from '@fairlot/rules/core/money';
import { depositHttp } from '@fairlot/wire/money/deposit';
import type { Player } from './player.ts';
import { doToProvider, type World } from './world.ts';

/** What becomes of a deposit on the side of whoever pays it. */
export const PLANS = ['paid', 'short', 'late', 'twice', 'never', 'takenBack', 'forged'] as const;
export type Plan = (typeof PLANS)[number];

export type Deposits = {
  deposit(world: World, player: Player): Promise<void>;
  /** What was begun is done. */
  done(): Promise<void>;
};

/** Deposits of all kinds; each goes on beside what its player does meanwhile. */
export function createDeposits(): Deposits {
  const under: Promise<void>[] = [];
  return {
    deposit: async (world, player) => {
      const plan = player.luck.has(55) ? 'paid' : player.luck.pick(PLANS);
      const isQuick = plan === 'late' || plan === 'never';
      const Amount = mills(100_000 + player.luck.below(400_000));
      const ChannelId = isQuick ? world.channels.quick : world.channels.plain;
      const asked = { IntentId: randomUUID(), ChannelId, Amount };
      const reply = await player.call(depositHttp.createDeposit, asked);
      if (reply.code !== 'OK') return;
      const { OrderNo } = reply.value;
      player.known.orders.add(OrderNo);
      under.push(carryOut(world, player, plan, { no: OrderNo, amount: Number(Amount) }));
    },
    done: async () => {
      while (under.length > 0) await under.shift();
    },
  };
}

type Ordered = { readonly no: string; readonly amount: number };

const stateOf = async ({ call }: Player, OrderNo: string): Promise<string> =>
  (await call(depositHttp.getDeposit, { OrderNo })).value.State;

/** Waits until an order has ended, for as long as its channel lets it stay. */
async function untilEnded(world: World, player: Player, no: string): Promise<void> {
  while (!world.isOver() && !['CANCEL', 'CONFIRM'].includes(await stateOf(player, no)))
    await delay(200);
}

async function carryOut(
  world: World,
  player: Player,
  plan: Plan,
  { no, amount }: Ordered,
): Promise<void> {
  /** The provider may not have heard of it yet; one that ends before it does is not paid. */
  const pay = async (sum: number): Promise<void> => {
    for (let tries = 0; tries < 100; tries += 1) {
      if (await doToProvider(world, 'pay', { orderNo: no, amount: sum })) return;
      await delay(100);
    }
  };
  const { luck } = player;
  if (plan === 'never') return;
  if (plan === 'takenBack') {
    await player.call(depositHttp.cancelDeposit, { OrderNo: no });
    if (luck.has(50)) await pay(amount);
    return;
  }
  if (plan === 'late') {
    await untilEnded(world, player, no);
    return pay(amount);
  }
  if (luck.has(30)) await player.call(depositHttp.declareDeposit, { OrderNo: no });
  await pay(plan === 'short' ? amount - 1_000 - luck.below(50_000) : amount);
  if (plan === 'twice') await pay(amount);
  if (plan !== 'forged') return;
  // Forged, of another amount, word for word as before, and once more as it should be.
  const about = { orderNo: no };
  await doToProvider(world, 'notify', { ...about, forged: true });
  await doToProvider(world, 'notify', { ...about, forged: true, change: { Amount: amount * 10 } });
  await doToProvider(world, 'notify', { ...about, replay: true });
  await doToProvider(world, 'notify', about);
}
