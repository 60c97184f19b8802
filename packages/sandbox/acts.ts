import { letterOf, sendOnce, type Letter } from './notify.ts';
import type { createPost } from './notify.ts';
import {
  newName,
  type Order,
  type Payment,
  type Payout,
  type PayoutState,
  type State,
} from './state.ts';

export type Stage = {
  readonly state: State;
  readonly secret: string;
  readonly now: () => Promise<number>;
  readonly post: ReturnType<typeof createPost>;
  /** Where it is seen. */
  readonly at: () => string;
  /** Keeps the book as it is now, before anybody is told of it. */
  readonly keep: () => void;
};

export const noticeOfPayment = (order: Order, { payId, amount, atMs }: Payment) => ({
  Event: 'deposit',
  No: order.orderNo,
  Ref: order.ref,
  PayId: payId,
  State: 'PAID',
  Amount: amount,
  Currency: order.currency,
  TimeStamp: atMs,
});

export const noticeOfChargeback = (order: Order, payment: Payment, ref: string) => ({
  ...noticeOfPayment(order, payment),
  Event: 'chargeback',
  Ref: ref,
});

const noticeOfFailure = (order: Order, atMs: number) => ({
  ...noticeOfPayment(order, { payId: '', amount: 0, atMs }),
  State: 'FAILED',
});

export const noticeOfPayout = (
  { payoutNo, ref, amount, currency, state }: Payout,
  atMs: number,
) => ({
  Event: 'payout',
  No: payoutNo,
  Ref: ref,
  PayId: '',
  State: state,
  Amount: amount,
  Currency: currency,
  TimeStamp: atMs,
});

type About = Readonly<Record<string, unknown>>;

/** Tells the site, as often as the manner of the sandbox says. */
async function tell({ state, secret, now, post }: Stage, to: string, about: About): Promise<void> {
  if (state.manner.notify === 'never') return;
  const make = async (): Promise<Letter> => letterOf(secret, to, about, await now());
  await post.deliver(make);
  if (state.manner.notify === 'twice') await post.deliver(make);
}

/** Somebody pays: as much as he likes, as often as he likes, whenever he likes. */
export async function pay(stage: Stage, order: Order, amount: number): Promise<Payment> {
  const payment = { payId: newName('P'), amount, atMs: await stage.now() };
  order.payments.push(payment);
  const { orderNo, currency } = order;
  stage.state.write({
    kind: 'deposit',
    no: orderNo,
    ref: payment.payId,
    amount,
    currency,
    atMs: payment.atMs,
  });
  stage.keep();
  await tell(stage, order.notifyAt, noticeOfPayment(order, payment));
  return payment;
}

/** Whoever paid takes it back from the provider, once; the provider takes it from the site. Undefined: he has already. */
export async function chargeBack(
  stage: Stage,
  order: Order,
  payment: Payment,
  amount = payment.amount,
): Promise<string | undefined> {
  if (payment.chargeback !== undefined) return undefined;
  const ref = newName('B');
  payment.chargeback = ref;
  const { currency } = order;
  const atMs = await stage.now();
  stage.state.write({ kind: 'chargeback', no: ref, ref: payment.payId, amount, currency, atMs });
  stage.keep();
  await tell(stage, order.notifyAt, noticeOfChargeback(order, { ...payment, amount, atMs }, ref));
  return ref;
}

export async function fail(stage: Stage, order: Order): Promise<void> {
  order.isFailed = true;
  stage.keep();
  await tell(stage, order.notifyAt, noticeOfFailure(order, await stage.now()));
}

/** A payout comes to its end. */
export async function endPayout(stage: Stage, payout: Payout, state: PayoutState): Promise<void> {
  const { payoutNo, ref, amount, currency, notifyAt } = payout;
  const atMs = await stage.now();
  if (state === 'PAID' && payout.state !== 'PAID')
    stage.state.write({ kind: 'payout', no: payoutNo, ref, amount, currency, atMs });
  payout.state = state;
  stage.keep();
  if (state === 'PAID' || state === 'FAILED')
    await tell(stage, notifyAt, noticeOfPayout(payout, atMs));
}

export { letterOf, sendOnce };
