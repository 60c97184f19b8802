import { endPayout, type Stage } from './acts.ts';
import { addressOf, textOf, unitsOf, wholeOf, type Fields } from './read.ts';
import { newName, type Order } from './state.ts';

/** The calls that a site makes, by their last word; each answers with data that is signed afterwards. */
type Answer = Readonly<Record<string, unknown>>;

const stateOf = ({ payments, isFailed }: Order) =>
  payments.length > 0 ? 'PAID' : isFailed ? 'FAILED' : 'PENDING';

const presentOrder = (order: Order) => ({
  State: stateOf(order),
  Ref: order.ref,
  Payments: order.payments.map(({ payId, amount, atMs }) => ({
    PayId: payId,
    Amount: amount,
    TimeStamp: atMs,
  })),
});

/** The same order asked for again is the same order. */
function create({ state, at, keep }: Stage, fields: Fields): Answer {
  const orderNo = textOf(fields, 'OrderNo', 64);
  const known = state.orders.get(orderNo);
  const order: Order = known ?? {
    orderNo,
    ref: newName('S'),
    amount: wholeOf(fields, 'Amount'),
    currency: textOf(fields, 'Currency', 8),
    type: textOf(fields, 'Type', 32),
    notifyAt: addressOf(fields, 'NotifyAt'),
    returnTo: addressOf(fields, 'ReturnTo'),
    expiresMs: wholeOf(fields, 'ExpiresTimeStamp'),
    payments: [],
    isFailed: false,
  };
  if (!known) {
    state.addOrder(order);
    keep();
  }
  return { ...presentOrder(order), PayUrl: `${at()}/pay/${order.ref}` };
}

function query({ state }: Stage, fields: Fields): Answer {
  const order = state.orders.get(textOf(fields, 'OrderNo', 64));
  return order ? presentOrder(order) : { State: 'UNKNOWN', IsMissing: true };
}

async function refund({ state, now, keep }: Stage, fields: Fields): Promise<Answer> {
  const [refundNo, orderNo] = [textOf(fields, 'RefundNo', 64), textOf(fields, 'OrderNo', 64)];
  const order = state.orders.get(orderNo);
  const amount = wholeOf(fields, 'Amount');
  const payId = textOf(fields, 'PayId', 64);
  const atMs = await now();
  const paid = order?.payments.find((payment) => payment.payId === payId);
  if (!order || !paid || amount > paid.amount) return { State: 'FAILED' };
  if (!state.refunds.has(refundNo)) {
    state.addRefund(refundNo, amount);
    const { currency } = order;
    state.write({ kind: 'refund', no: refundNo, ref: payId, amount, currency, atMs });
    keep();
  }
  return { State: 'PAID' };
}

async function payout(stage: Stage, fields: Fields): Promise<Answer> {
  const payoutNo = textOf(fields, 'PayoutNo', 64);
  const known = stage.state.payouts.get(payoutNo);
  if (known) return { State: known.state, Ref: known.ref };
  textOf(fields, 'Number', 120);
  if (fields['Memo'] !== undefined) textOf(fields, 'Memo', 123);
  const units = fields['Units'] === undefined ? undefined : unitsOf(fields, 'Units');
  const made = {
    payoutNo,
    ref: newName('O'),
    amount: wholeOf(fields, 'Amount'),
    currency: textOf(fields, 'Currency', 8),
    notifyAt: addressOf(fields, 'NotifyAt'),
    atMs: await stage.now(),
    state: 'PENDING' as const,
    ...(units !== undefined && { units, decimals: wholeOf(fields, 'Decimals') }),
  };
  stage.state.addPayout(made);
  stage.keep();
  const { payout: end } = stage.state.manner;
  // It is told of afterwards, as banks do.
  if (end === 'PAID' || end === 'FAILED') setImmediate(() => void endPayout(stage, made, end));
  return { State: end === 'UNKNOWN' ? 'UNKNOWN' : 'PENDING', Ref: made.ref };
}

function queryPayout({ state }: Stage, fields: Fields): Answer {
  const found = state.payouts.get(textOf(fields, 'PayoutNo', 64));
  return found ? { State: found.state, Ref: found.ref } : { State: 'UNKNOWN', IsMissing: true };
}

const balance = ({ state }: Stage, fields: Fields): Answer => ({
  State: 'PAID',
  Amount: state.balance(textOf(fields, 'Currency', 8)),
});

const MOST_LINES = 1_000;

/** The lines from one moment (inclusive) to another (exclusive), oldest first; `Next` is where to go on. */
function statement({ state }: Stage, fields: Fields): Answer {
  const [from, to] = [wholeOf(fields, 'From'), wholeOf(fields, 'To')];
  const skip = wholeOf(fields, 'Skip');
  const all = state.lines.filter(({ atMs }) => atMs >= from && atMs < to);
  const rows = all.slice(skip, skip + MOST_LINES);
  return {
    State: 'PAID',
    Rows: rows.map(({ kind, no, ref, amount, currency, atMs }) => ({
      Kind: kind,
      No: no,
      Ref: ref,
      Amount: amount,
      Currency: currency,
      TimeStamp: atMs,
    })),
    Next: skip + rows.length < all.length ? skip + rows.length : null,
  };
}

export const API: Readonly<
  Record<string, (stage: Stage, fields: Fields) => Answer | Promise<Answer>>
> = { create, query, refund, payout, queryPayout, balance, statement };
