import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositConsole, depositHttp } from '@fairlot/wire/money/deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { unclaimed } from '#ledger/accounts';
import { balanceOf, clearingBalance, DEMO, houseBalance } from '#ledger';
import { transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { chargebackCounterpart } from '../payments/counterpart.ts';
import { handleChargeback } from './handle-chargeback.ts';
import { reverseOrder } from './propose-reversal.ts';
import { holdOrder } from '../orders/store.ts';
import { insertChargeback } from './store-chargeback.ts';
import { takePayment } from '../payments/take-payment.ts';
import { addTestChannel, TEST_SECRET } from '../testing/channels.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
let sandbox: Sandbox;
let [clerk, lead] = ['', ''];
let channel = 0;
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
  Object.assign(server().platform.settings, { ownAddress: server().url });
  channel = await addTestChannel(server(), sandbox.url, { bonusRate: 100 });
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.control('manner', { api: 'well', notify: 'once' }));

const START = 10_000_000n;
const PAID = mills(100_000);
const Reason = 'the bank says so';
const provider = { id: 'sandbox', number: 1 };
type One = { readonly no: string; readonly payId: string; readonly ref: string };
const named = (no: string): One => ({ no, payId: `P-${randomUUID()}`, ref: `B-${randomUUID()}` });
const hear = (one: One, amount = PAID) => transaction(server().db, (tx) => hearIn(tx, one, amount));
const hearIn = (tx: Tx, one: One, amount = PAID) =>
  handleChargeback(tx, {
    event: 'chargeback',
    provider,
    ...one,
    state: 'PAID',
    amount,
    currency: 'DEM',
    atMs: 0,
  });
const payIn = (tx: Tx, { no: orderNo, payId }: One, amount = PAID) =>
  takePayment(tx, { provider, orderNo, payId, amount, currency: 'DEM' });
const pay = (one: One, amount = PAID) => transaction(server().db, (tx) => payIn(tx, one, amount));
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
const page = async (IsOpen: boolean) =>
  (
    await server().callConsole(
      depositConsole.getChargebacks,
      { IsOpen, Count: 200 },
      { token: clerk },
    )
  ).value.Rows;
const of = async ({ ref }: One) =>
  [...(await page(true)), ...(await page(false))].filter(({ Ref }) => Ref === ref);
const confirm = async (put: { readonly code: string; readonly value: unknown }) => {
  expect(put.code).toBe('OK');
  const { Id, Hash } = put.value as { Id: number; Hash: string };
  return (await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: lead })).code;
};

test('one that comes before its payment takes it back when it comes, by whomever', async () => {
  const player = await registerPlayer(server());
  const before = await books();
  const one = named(await order(player));
  await hear(one);
  expect(await of(one)).toMatchObject([{ State: 'open', Why: 'unknown' }]);
  await pay(one);
  expect(await cashOf(player)).toBe(START);
  expect(await of(one)).toMatchObject([{ State: 'taken', Why: null, Taken: 101_000n, Owed: 0n }]);
  await pay(one);
  await hear(one);
  expect(await cashOf(player)).toBe(START);
  // Credited by an operator who saw it arrive.
  const byHand = named(await order(player));
  await hear(byHand);
  const put = await server().callConsole(
    depositConsole.confirmDeposit,
    { OrderNo: byHand.no, Amount: Number(PAID) / 1000, Reason },
    { token: clerk },
  );
  expect(await confirm(put)).toBe('OK');
  expect(await cashOf(player)).toBe(START);
  expect(await of(byHand)).toMatchObject([{ State: 'taken' }]);
  // Of another amount than was asked for, and of no order of ours.
  const short = named(await order(player));
  await hear(short, mills(60_000));
  await pay(short, mills(60_000));
  const nobody = named('D5xnone');
  await hear(nobody);
  await pay(nobody);
  for (const each of [short, nobody])
    expect(await of(each)).toMatchObject([{ State: 'unclaimed' }]);
  expect(await books()).toEqual(before);
  // Charged back in part: as in the other order of the two, it waits for operators.
  const other = await registerPlayer(server());
  const part = named(await order(other));
  await hear(part, mills(99_999));
  await pay(part);
  expect(await of(part)).toMatchObject([{ State: 'open', Why: 'amount' }]);
  expect(await cashOf(other)).toBe(START + 101_000n);
  expect(await cashOf(player)).toBe(START);
});

/** Runs `first`, and `second` beside it before `first` is done: it has to wait, or is done too early. */
async function atOnce(
  first: (tx: Tx) => Promise<void>,
  second: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  const { db, owner } = server();
  const state = { isEnded: false, hasWaited: false };
  let other: Promise<void> = Promise.resolve();
  await transaction(db, async (tx) => {
    await first(tx);
    other = transaction(db, second).finally(() => (state.isEnded = true));
    other.catch(() => {});
    while (!state.isEnded && !state.hasWaited) {
      const { rows } = await sql`
        SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE d.datname = current_database() AND NOT l.granted`.execute(owner);
      state.hasWaited = rows.length > 0;
    }
  });
  await other;
  return state.hasWaited;
}

test('both at once, of an order of ours and of none, end as one after the other', async () => {
  for (const isOurs of [true, false]) {
    const player = await registerPlayer(server());
    const before = await books();
    const make = async () => named(isOurs ? await order(player) : 'D5xnone');
    const one = await make();
    // Without the lock of the payment the second is done while the first is not, and sees nothing of it.
    expect(
      await atOnce(
        (tx) => payIn(tx, one),
        (tx) => hearIn(tx, one),
      ),
    ).toBe(true);
    const two = await make();
    expect(
      await atOnce(
        (tx) => hearIn(tx, two),
        (tx) => payIn(tx, two),
      ),
    ).toBe(true);
    for (const each of [one, two])
      expect(await of(each)).toMatchObject([{ State: isOurs ? 'taken' : 'unclaimed' }]);
    expect(await cashOf(player)).toBe(START);
    expect(await books()).toEqual(before);
  }
});

test('a payment is given to nobody while what was charged back of it waits', async () => {
  const player = await registerPlayer(server());
  const one = named(await order(player));
  await pay(one, mills(60_000));
  await hear(one, mills(59_000));
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM deposit_exception WHERE pay_id = ${one.payId}`.execute(server().owner);
  const resolve = (As: 'credit' | 'refund' | 'forfeit') =>
    server().callConsole(
      depositConsole.resolveException,
      { Id: rows[0]?.id ?? 0, As, Reason },
      { token: clerk },
    );
  for (const as of ['credit', 'refund', 'forfeit'] as const)
    expect((await resolve(as)).code).toBe('CHARGED_BACK');
  const [part] = await of(one);
  const asked = { Id: part?.Id ?? 0, As: 'ignore', Reason } as const;
  const ended = await server().callConsole(depositConsole.proposeChargeback, asked, {
    token: clerk,
  });
  expect(await confirm(ended)).toBe('OK');
  expect(await confirm(await resolve('credit'))).toBe('OK');
});

test('what operators took back as gone has its chargeback, and nothing moves again', async () => {
  const player = await registerPlayer(server());
  const before = await books();
  const one = named(await order(player));
  await pay(one);
  await transaction(server().db, async (tx) => {
    const row = await holdOrder(tx, player.playerId, one.no);
    await (row && reverseOrder(tx, row, { isThere: false, by: 'anna', reason: Reason }));
  });
  expect(await books()).toEqual(before);
  await hear(one);
  expect(await of(one)).toMatchObject([{ State: 'taken', Why: null, Taken: 101_000n, Owed: 0n }]);
  expect(await books()).toEqual(before);
  expect(await cashOf(player)).toBe(START);
  const line = { provider: 1, kind: 'chargeback', no: one.ref, ref: one.payId } as const;
  const found = await transaction(server().db, (tx) =>
    chargebackCounterpart.find(tx, { ...line, amount: PAID, currency: 'DEM' }),
  );
  expect(found).toMatchObject({ isDone: true, amount: PAID });
  // Once: another of the same payment is for people.
  const again = { ...one, ref: `${one.ref}-2` };
  await hear(again);
  expect(await of(again)).toMatchObject([{ State: 'open', Why: 'gone' }]);
});

test('one name for two payments takes one of them; the other waits for somebody', async () => {
  const [anna, bert] = [await registerPlayer(server()), await registerPlayer(server())];
  const one = named(await order(anna));
  const two = { ...named(await order(bert)), ref: one.ref };
  await Promise.all([pay(one), pay(two)]);
  await hear(one);
  await hear(two);
  await hear(two);
  expect(await cashOf(anna)).toBe(START);
  expect(await cashOf(bert)).toBe(START + 101_000n);
  const told = await of(one);
  expect(told).toMatchObject([
    { State: 'open', Why: 'ref', UserName: bert.userName },
    { State: 'taken' },
  ]);
  const asked = { Id: told[0]?.Id ?? 0, As: 'bear', Reason } as const;
  const ended = await server().callConsole(depositConsole.proposeChargeback, asked, {
    token: clerk,
  });
  expect(await confirm(ended)).toBe('OK');
});

test('one name for two payments at once takes one; what comes past the lock goes back with what it took', async () => {
  const [anna, bert] = [await registerPlayer(server()), await registerPlayer(server())];
  const one = named(await order(anna));
  const two = { ...named(await order(bert)), ref: one.ref };
  await Promise.all([pay(one), pay(two)]);
  expect(
    await atOnce(
      (tx) => hearIn(tx, one),
      (tx) => hearIn(tx, two),
    ),
  ).toBe(true);
  expect(await cashOf(anna)).toBe(START);
  expect(await cashOf(bert)).toBe(START + 101_000n);
  expect(await of(one)).toMatchObject([{ Why: 'ref' }, { State: 'taken' }]);
  // The control: a second row of the name is refused by the table, and not left out.
  const row = {
    provider_id: 'sandbox',
    provider: 1,
    ref: one.ref,
    pay_id: 'another',
    order_no: two.no,
    player_id: bert.playerId,
    amount: PAID,
    currency: 'DEM',
    state: 'taken',
    why: null,
    source: null,
  } as const;
  await expect(transaction(server().db, (tx) => insertChargeback(tx, row))).rejects.toThrow(
    'deposit_chargeback_ref',
  );
});
