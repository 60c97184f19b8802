import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositConsole, depositHttp } from '@fairlot/wire/deposit';
import { operatorHttp } from '@fairlot/wire/operator';
import { unclaimed } from '../../ledger/accounts.ts';
import { balanceOf, clearingBalance, DEMO, houseBalance } from '../../ledger/index.ts';
import { transaction, type Tx } from '../../platform/db.ts';
import { withTestServer } from '../../testing/index.ts';
import { signInOperator } from '../operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../session/testing.ts';
import { hearChargeback } from './hear-chargeback.ts';
import { reverseAct } from './propose-reversal.ts';
import { bearAct } from './resolve-chargeback.ts';
import { holdWaiting, isDisputed } from './store-chargeback.ts';
import { takePayment } from './take-payment.ts';
import { addTestChannel, TEST_SECRET } from './testing/channels.ts';

/** A chargeback that people ended, and the payment that comes only then; one that names another order than its payment. */
const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
let sandbox: Sandbox;
let [clerk, lead] = ['', ''];
let channel = 0;
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
  Object.assign(server().platform.settings, { ownAddress: server().url });
  channel = await addTestChannel(server(), sandbox.url);
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
});
afterAll(() => sandbox.stop());

const START = 10_000_000n;
const PAID = mills(100_000);
const Reason = 'the bank says so';
const provider = { id: 'sandbox', number: 1 };
type One = { readonly no: string; readonly payId: string; readonly ref: string };
const named = (no: string): One => ({ no, payId: `P-${randomUUID()}`, ref: `B-${randomUUID()}` });
const hear = (one: One, amount = PAID, currency = 'DEM') =>
  transaction(server().db, (tx) =>
    hearChargeback(tx, {
      event: 'chargeback',
      provider,
      ...one,
      state: 'PAID',
      amount,
      currency,
      atMs: 0,
    }),
  );
const payIn = (tx: Tx, { no: orderNo, payId }: One) =>
  takePayment(tx, { provider, orderNo, payId, amount: PAID, currency: 'DEM' });
const pay = (one: One) => transaction(server().db, (tx) => payIn(tx, one));
async function order(player: TestPlayer): Promise<string> {
  const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: PAID };
  const { value } = await server().call(depositHttp.createDeposit, asked, { token: player.token });
  return value.OrderNo;
}
const cashOf = ({ playerId }: TestPlayer) => balanceOf(server().db, playerId, DEMO);
const books = async () => ({
  clearing: await clearingBalance(server().db, 1n, DEMO),
  unclaimed: await houseBalance(server().db, unclaimed, DEMO),
});
async function of({ ref }: One) {
  const page = async (IsOpen: boolean) =>
    (
      await server().callConsole(
        depositConsole.getChargebacks,
        { IsOpen, Count: 200 },
        { token: clerk },
      )
    ).value.Rows;
  return [...(await page(true)), ...(await page(false))].find(({ Ref }) => Ref === ref);
}
async function exceptionOf({ payId }: One) {
  const asked = { IsOpen: true, Count: 200 } as const;
  const { value } = await server().callConsole(depositConsole.getDepositExceptions, asked, {
    token: clerk,
  });
  return value.Rows.find(({ PayId }) => PayId === payId);
}
const confirm = async (put: { readonly code: string; readonly value: unknown }) => {
  expect(put.code).toBe('OK');
  const { Id, Hash } = put.value as { Id: number; Hash: string };
  return (await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: lead })).code;
};
const putEnd = async (one: One, As: 'bear' | 'ignore') =>
  server().callConsole(
    depositConsole.proposeChargeback,
    { Id: (await of(one))?.Id ?? 0, As, Reason },
    { token: clerk },
  );
const putResolve = async (one: One, As: 'credit' | 'refund' | 'forfeit') =>
  server().callConsole(
    depositConsole.resolveException,
    { Id: (await exceptionOf(one))?.Id ?? 0, As, Reason },
    { token: clerk },
  );

test('what comes after the house bore its chargeback is put before operators, and pays nobody', async () => {
  const player = await registerPlayer(server());
  const before = await books();
  const one = named(await order(player));
  await hear(one);
  expect(await confirm(await putEnd(one, 'bear'))).toBe('OK');
  // An operator who thinks that he saw it arrive is told.
  const seen = { OrderNo: one.no, Amount: Number(PAID) / 1000, Reason };
  const byHand = await server().callConsole(depositConsole.confirmDeposit, seen, { token: clerk });
  expect(byHand.code).toBe('CHARGEBACK_ENDED');
  await pay(one);
  await pay(one);
  expect(await cashOf(player)).toBe(START);
  expect(await exceptionOf(one)).toMatchObject({
    Kind: 'disputed',
    State: 'open',
    OrderNo: one.no,
  });
  // Its order waits for that, and cannot be credited beside it.
  expect(
    (await server().callConsole(depositConsole.confirmDeposit, seen, { token: clerk })).code,
  ).toBe('IN_QUEUE');
  // Who paid has it back already.
  expect((await putResolve(one, 'refund')).code).toBe('ALREADY_BACK');
  expect(await confirm(await putResolve(one, 'forfeit'))).toBe('OK');
  expect(await books()).toEqual(before);
  expect(await cashOf(player)).toBe(START);

  // Credited after all: by two who know that the house pays it.
  const cancelled = { OrderNo: one.no, Reason };
  await server().callConsole(depositConsole.cancelDeposit, cancelled, { token: clerk });
  const two = named(await order(player));
  await hear(two);
  expect(await confirm(await putEnd(two, 'ignore'))).toBe('OK');
  await pay(two);
  expect(await exceptionOf(two)).toMatchObject({ Kind: 'disputed' });
  expect(await confirm(await putResolve(two, 'credit'))).toBe('OK');
  expect(await cashOf(player)).toBe(START + PAID);
  const { rows } = await sql<{ state: number }>`
    SELECT state FROM deposit WHERE order_no = ${two.no}`.execute(server().owner);
  expect(rows).toEqual([{ state: 1 }]);
});

test('what comes while its chargeback of a taken name waits is put before operators', async () => {
  const player = await registerPlayer(server());
  const first = named(await order(player));
  await pay(first);
  await hear(first);
  const one = { ...named(await order(player)), ref: first.ref };
  await hear(one);
  await pay(one);
  expect(await cashOf(player)).toBe(START);
  expect(await exceptionOf(one)).toMatchObject({ Kind: 'disputed' });
  expect((await putResolve(one, 'credit')).code).toBe('CHARGED_BACK');
});

test('one of another currency than its order is credited in its own, and its order goes on', async () => {
  const player = await registerPlayer(server());
  const one = named(await order(player));
  await hear(one, PAID, 'CNY');
  expect(await confirm(await putEnd(one, 'ignore'))).toBe('OK');
  const of = { provider, orderNo: one.no, payId: one.payId, amount: PAID, currency: 'CNY' };
  await transaction(server().db, (tx) => takePayment(tx, of));
  expect(await exceptionOf(one)).toMatchObject({ Kind: 'disputed' });
  expect(await confirm(await putResolve(one, 'credit'))).toBe('OK');
  expect(await cashOf(player)).toBe(START);
  expect(await balanceOf(server().db, player.playerId, 'CNY')).toBe(PAID);
  expect(await houseBalance(server().db, unclaimed, 'CNY')).toBe(0n);
  const { rows } = await sql<{ state: number }>`
    SELECT state FROM deposit WHERE order_no = ${one.no}`.execute(server().owner);
  expect(rows).toEqual([{ state: 3 }]);
});

/** Runs `first`, and `second` beside it before `first` is done: it has to wait, or is done too early. */
async function atOnce(
  first: (tx: Tx) => Promise<unknown>,
  second: (tx: Tx) => Promise<unknown>,
): Promise<boolean> {
  const { db, owner } = server();
  const state = { isEnded: false, hasWaited: false };
  let other: Promise<unknown> = Promise.resolve();
  await transaction(db, async (tx) => {
    await first(tx);
    other = transaction(db, second).finally(() => (state.isEnded = true));
    other.catch(() => {});
    while (!state.isEnded && !state.hasWaited) {
      const { rows } = await sql`
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(owner);
      state.hasWaited = rows.length > 0;
    }
  });
  await other;
  return state.hasWaited;
}

test('a payment and the decision that the house bears its chargeback, at once, end as one after the other', async () => {
  const bear = async (tx: Tx, id: number) => {
    const agreed = { proposal: 1, checker: 1, maker: { operatorId: 1, name: 'anna' } } as const;
    return bearAct.change(
      tx,
      { id, as: 'bear' },
      { ...agreed, reason: Reason, prepared: undefined },
    );
  };
  const make = async (player: TestPlayer) => {
    const one = named(await order(player));
    await hear(one);
    return { one, id: (await of(one))?.Id ?? 0 };
  };
  const before = await books();

  // The payment first: the chargeback takes it back, and there is nothing to be borne any more.
  const [anna, bert] = [await registerPlayer(server()), await registerPlayer(server())];
  const early = await make(anna);
  let borne: unknown = 'not run';
  const waited = await atOnce(
    (tx) => payIn(tx, early.one),
    async (tx) => {
      borne = await bear(tx, early.id);
    },
  );
  expect(waited).toBe(true);
  expect(borne).toBeUndefined();
  expect(await of(early.one)).toMatchObject({ State: 'taken' });
  expect(await books()).toEqual(before);

  // The decision first: the payment finds it.
  const late = await make(bert);
  const waits = await atOnce(
    (tx) => bear(tx, late.id),
    (tx) => payIn(tx, late.one),
  );
  expect(waits).toBe(true);
  expect(await of(late.one)).toMatchObject({ State: 'borne' });
  expect(await exceptionOf(late.one)).toMatchObject({ Kind: 'disputed' });
  for (const player of [anna, bert]) expect(await cashOf(player)).toBe(START);

  // The control: who looks before he waits for the one that is being decided does not see it.
  const carla = await registerPlayer(server());
  const { one, id } = await make(carla);
  const looks: boolean[] = [];
  await atOnce(
    (tx) => bear(tx, id),
    async (tx) => {
      looks.push(await isDisputed(tx, 1, one.payId));
      await holdWaiting(tx, 1, { payId: one.payId });
      looks.push(await isDisputed(tx, 1, one.payId));
    },
  );
  expect(looks).toEqual([false, true]);
});

test('what is charged back while two operators take it back goes out of the queue, whoever is first', async () => {
  const agreed = { proposal: 1, checker: 1, maker: { operatorId: 1, name: 'anna' } } as const;
  const takeBack = (tx: Tx, one: One) =>
    reverseAct.change(
      tx,
      { orderNo: one.no, isThere: true },
      { ...agreed, reason: Reason, prepared: undefined },
    );
  const hears = (tx: Tx, one: One) =>
    hearChargeback(tx, {
      event: 'chargeback',
      provider,
      ...one,
      state: 'PAID',
      amount: PAID,
      currency: 'DEM',
      atMs: 0,
    });
  const player = await registerPlayer(server());
  const before = await books();
  for (const isTakenFirst of [true, false]) {
    const one = named(await order(player));
    await pay(one);
    const acts = [(tx: Tx) => takeBack(tx, one), (tx: Tx) => hears(tx, one)] as const;
    const [first, second] = isTakenFirst ? acts : [acts[1], acts[0]];
    expect(await atOnce(first, second)).toBe(true);
    // Nobody has to look at it, and nothing of it can be credited any more.
    expect(await of(one)).toMatchObject({ State: isTakenFirst ? 'unclaimed' : 'taken' });
    expect(await exceptionOf(one)).toBeUndefined();
    expect(await cashOf(player)).toBe(START);
    expect(await books()).toEqual(before);
  }
});

test('one that names another order than its payment is of the order that the payment was credited to', async () => {
  const [anna, bert, carla] = [
    await registerPlayer(server()),
    await registerPlayer(server()),
    await registerPlayer(server()),
  ];
  const before = await books();
  const paid = named(await order(anna));
  await pay(paid);
  // Another's order, which an operator credited by hand with just as much: it is not given that name.
  const other = await order(bert);
  const seen = { OrderNo: other, Amount: Number(PAID) / 1000, Reason };
  const put = await server().callConsole(depositConsole.confirmDeposit, seen, { token: clerk });
  expect(await confirm(put)).toBe('OK');
  const wrong = { ...paid, no: other };
  await hear(wrong);
  expect(await of(wrong)).toMatchObject({ State: 'taken', UserName: anna.userName });
  expect(await cashOf(anna)).toBe(START);
  expect(await cashOf(bert)).toBe(START + PAID);
  // Before its payment comes, and of no order at all.
  const early = named(await order(carla));
  await hear({ ...early, no: 'D5xnone' });
  await pay(early);
  expect(await of(early)).toMatchObject({ State: 'taken', UserName: carla.userName });
  expect(await cashOf(carla)).toBe(START);
  expect((await books()).clearing - before.clearing).toBe(PAID);
});

test('a payment that is told of for a second order as well is credited once, and is in the books once', async () => {
  const [anna, bert] = [await registerPlayer(server()), await registerPlayer(server())];
  const paid = named(await order(anna));
  await pay(paid);
  const before = await books();
  const other = { ...paid, no: await order(bert) };
  await pay(other);
  await pay(other);
  expect(await cashOf(bert)).toBe(START);
  expect(await books()).toEqual(before);
  expect(await exceptionOf(paid)).toMatchObject({
    Kind: 'twice',
    OrderNo: other.no,
    IsBooked: false,
  });
  // What is charged back of it is of the first one, also where that was taken back before.
  const put = await server().callConsole(
    depositConsole.proposeReversal,
    { OrderNo: paid.no, IsThere: true, Reason },
    { token: clerk },
  );
  expect(await confirm(put)).toBe('OK');
  await hear(paid);
  expect(await cashOf(anna)).toBe(START);
});

test('a payment that stands there unbooked gives nothing back out of what is unclaimed', async () => {
  const [anna, bert] = [await registerPlayer(server()), await registerPlayer(server())];
  const paid = named(await order(anna));
  await pay(paid);
  await pay({ ...paid, no: await order(bert) });
  expect(await exceptionOf(paid)).toMatchObject({ IsBooked: false });
  for (const As of ['credit', 'refund', 'forfeit'] as const) {
    expect((await putResolve(paid, As)).code).toBe('NOT_BOOKED');
  }
  const put = await server().callConsole(
    depositConsole.proposeReversal,
    { OrderNo: paid.no, IsThere: false, Reason },
    { token: clerk },
  );
  expect(await confirm(put)).toBe('OK');
  await hear(paid);
  expect(await of(paid)).toMatchObject({ State: 'taken' });
  const before = await books();
  // Charged back once more, under another name: what credited it is taken back, and what stands there was never booked.
  const again = { ...paid, ref: `B-${randomUUID()}` };
  await hear(again);
  expect(await of(again)).toMatchObject({ State: 'open', Why: 'gone' });
  expect(await books()).toEqual(before);
  expect(await exceptionOf(paid)).toMatchObject({ IsBooked: false, State: 'open' });
});

test('an order that an ended chargeback names by mistake is credited by hand: its payment is in the books', async () => {
  const [anna, bert] = [await registerPlayer(server()), await registerPlayer(server())];
  const paid = named(await order(anna));
  await pay(paid);
  const wrong = { ...paid, no: await order(bert) };
  await hear(wrong, mills(PAID - 1n));
  expect(await confirm(await putEnd(wrong, 'ignore'))).toBe('OK');
  const seen = { OrderNo: wrong.no, Amount: Number(PAID) / 1000, Reason };
  const put = await server().callConsole(depositConsole.confirmDeposit, seen, { token: clerk });
  expect(await confirm(put)).toBe('OK');
  expect(await cashOf(bert)).toBe(START + PAID);
});
