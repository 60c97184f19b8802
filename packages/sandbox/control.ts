import {
  chargeBack,
  endPayout,
  letterOf,
  noticeOfPayment,
  noticeOfPayout,
  pay,
  sendOnce,
  fail,
  type Stage,
} from './acts.ts';
import { actOn } from './chain.ts';
import type { Letter } from './notify.ts';
import { BadField, textOf, wholeOf, type Fields } from './read.ts';
import { RATE_NAMES } from './rates.ts';
import type { Line, Manner, Order, Payout, PayoutState } from './state.ts';

/** What tests and people do to the sandbox: everything that goes wrong with a real provider. */
type Answer = Readonly<Record<string, unknown>>;

const WORDS: Readonly<Record<Exclude<keyof Manner, 'slowMs'>, readonly string[]>> = {
  api: ['well', 'down', 'slow', 'broken', 'huge', 'lost', 'forged'],
  notify: ['once', 'twice', 'never'],
  payout: ['PAID', 'PENDING', 'FAILED', 'UNKNOWN'],
};

function setManner({ state }: Stage, fields: Fields): Answer {
  for (const [name, words] of Object.entries(WORDS)) {
    if (fields[name] === undefined) continue;
    const word = textOf(fields, name, 20);
    if (!words.includes(word)) throw new BadField(name);
    Object.assign(state.manner, { [name]: word });
  }
  if (fields['slowMs'] !== undefined) state.manner.slowMs = wholeOf(fields, 'slowMs');
  return { ...state.manner };
}

function orderOf({ state }: Stage, fields: Fields): Order {
  const order = state.orders.get(textOf(fields, 'orderNo', 64));
  if (order) return order;
  throw new BadField('orderNo');
}

function payoutOf({ state }: Stage, fields: Fields): Payout {
  const payout = state.payouts.get(textOf(fields, 'payoutNo', 64));
  if (payout) return payout;
  throw new BadField('payoutNo');
}

const payOrder = async (stage: Stage, fields: Fields): Promise<Answer> => {
  const order = orderOf(stage, fields);
  const amount = fields['amount'] === undefined ? order.amount : wholeOf(fields, 'amount');
  const { payId } = await pay(stage, order, amount);
  return { payId };
};

/** The payment that is named, or the newest, is charged back; `amount` where it is not the whole. */
const chargeBackOrder = async (stage: Stage, fields: Fields): Promise<Answer> => {
  const order = orderOf(stage, fields);
  const { payId } = fields;
  const payment = order.payments.find((each) => each.payId === payId) ?? order.payments.at(-1);
  if (!payment) throw new BadField('orderNo');
  const amount = fields['amount'] === undefined ? payment.amount : wholeOf(fields, 'amount');
  return { ref: (await chargeBack(stage, order, payment, amount)) ?? null };
};

const failOrder = async (stage: Stage, fields: Fields): Promise<Answer> => {
  await fail(stage, orderOf(stage, fields));
  return {};
};

/** The letter that was sent last by hand, for a replay. */
const sent = new WeakMap<Stage['state'], Letter>();

async function letterBy(stage: Stage, fields: Fields): Promise<Letter> {
  const last = sent.get(stage.state);
  if (fields['replay'] === true && last) return last;
  const atMs = await stage.now();
  const timeMs = fields['timeMs'] === undefined ? atMs : wholeOf(fields, 'timeMs');
  const secret = fields['forged'] === true ? `${stage.secret}?` : stage.secret;
  if (fields['payoutNo'] !== undefined) {
    const payout = payoutOf(stage, fields);
    const asked = fields['state'];
    const said = asked === undefined ? payout.state : (textOf(fields, 'state', 20) as PayoutState);
    return letterOf(
      secret,
      payout.notifyAt,
      noticeOfPayout({ ...payout, state: said }, atMs),
      timeMs,
    );
  }
  const order = orderOf(stage, fields);
  const payment = order.payments.at(-1);
  if (!payment) throw new BadField('orderNo');
  const about = { ...noticeOfPayment(order, payment), ...(fields['change'] as object | undefined) };
  return letterOf(secret, order.notifyAt, about, timeMs);
}

/** Tells the site by hand: again, forged, of another time, or word for word as before. */
async function notify(stage: Stage, fields: Fields): Promise<Answer> {
  const letter = await letterBy(stage, fields);
  sent.set(stage.state, letter);
  return { status: await sendOnce(letter) };
}

async function endPayoutBy(stage: Stage, fields: Fields): Promise<Answer> {
  const state = textOf(fields, 'state', 20);
  if (!WORDS.payout.includes(state)) throw new BadField('state');
  await endPayout(stage, payoutOf(stage, fields), state as PayoutState);
  return {};
}

/** Hands money over to the bank of the site. */
async function settle({ state, now }: Stage, fields: Fields): Promise<Answer> {
  const [no, currency] = [textOf(fields, 'no', 64), textOf(fields, 'currency', 8)];
  const amount = wholeOf(fields, 'amount');
  state.write({ kind: 'settle', no, ref: no, amount, currency, atMs: await now() });
  return {};
}

/** What one of the three says of the rate from now on: a price of its own, one of another time, or nothing of use. */
function setRate({ state }: Stage, fields: Fields): Answer {
  const name = textOf(fields, 'name', 20);
  if (!RATE_NAMES.includes(name)) throw new BadField('name');
  const { price, timeMs, raw, isSilent } = fields;
  state.rates.set(name, {
    ...(price !== undefined && { price: textOf(fields, 'price', 40) }),
    ...(timeMs !== undefined && { timeMs: wholeOf(fields, 'timeMs') }),
    ...(raw !== undefined && { raw: textOf(fields, 'raw', 100_000) }),
    isSilent: isSilent === true,
  });
  return {};
}

/** The site gives it money to pay out of. */
async function fund({ state, now }: Stage, fields: Fields): Promise<Answer> {
  const [no, currency] = [textOf(fields, 'no', 64), textOf(fields, 'currency', 8)];
  const amount = wholeOf(fields, 'amount');
  state.write({ kind: 'fund', no, ref: no, amount, currency, atMs: await now() });
  return {};
}

/** Its statement has a line more, or says a line otherwise: what its books get wrong, and its orders do not know of. */
async function misbook({ state, now }: Stage, fields: Fields): Promise<Answer> {
  const no = textOf(fields, 'no', 64);
  const at = state.lines.findIndex((line) => line.no === no);
  const line = state.lines[at];
  if (!line) throw new BadField('no');
  const change = fields['change'] as Partial<Line> | undefined;
  if (fields['as'] === 'more') state.write({ ...line, atMs: await now(), ...change });
  else if (fields['as'] === 'gone') state.lines.splice(at, 1);
  else state.lines[at] = { ...line, ...change };
  return {};
}

const list = ({ state }: Stage): Answer => ({
  orders: [...state.orders.values()].slice(-100),
  payouts: [...state.payouts.values()].slice(-100),
});

export const CONTROL: Readonly<
  Record<string, (stage: Stage, fields: Fields) => Answer | Promise<Answer>>
> = {
  manner: setManner,
  pay: payOrder,
  fail: failOrder,
  chargeback: chargeBackOrder,
  notify,
  payout: endPayoutBy,
  settle,
  rate: setRate,
  chain: ({ state }, fields) => actOn(state, fields),
  fund,
  misbook,
  list,
};
