import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositConsole, depositHttp } from '@fairlot/wire/money/deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { unclaimed } from '#ledger/accounts';
import { balanceOf, clearingBalance, DEMO, houseBalance, revenue } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { depositQueues } from '../desk-figures.ts';
import { handleChargeback } from './handle-chargeback.ts';
import { chargebackCounterpart } from '../payments/counterpart.ts';
import { reverseOrder } from './propose-reversal.ts';
import { holdOrder } from '../orders/store.ts';
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
const Reason = 'the bank says so';
async function paid(player: TestPlayer, pays: object = {}): Promise<string> {
  const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: mills(100_000) };
  const { value } = await server().call(depositHttp.createDeposit, asked, { token: player.token });
  await sandbox.control('pay', { orderNo: value.OrderNo, ...pays });
  return value.OrderNo;
}
const cashOf = ({ playerId }: TestPlayer) => balanceOf(server().db, playerId, DEMO);
const clearing = () => clearingBalance(server().db, 1n, DEMO);
const page = async (IsOpen: boolean) =>
  (
    await server().callConsole(
      depositConsole.getChargebacks,
      { IsOpen, Count: 200 },
      { token: clerk },
    )
  ).value.Rows;
const of = async (orderNo: string, isOpen = false) =>
  (await page(isOpen)).filter(({ OrderNo }) => OrderNo === orderNo);
const resolve = (Id: number, As: 'bear' | 'ignore', token = clerk) =>
  server().callConsole(depositConsole.proposeChargeback, { Id, As, Reason }, { token });
const confirm = async (put: { readonly value: unknown }) => {
  const { Id, Hash } = put.value as { Id: number; Hash: string };
  return (await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: lead })).code;
};
const exceptionOf = async (orderNo: string) =>
  (
    await sql<{ id: number; state: number }>`
      SELECT id, state FROM deposit_exception WHERE order_no = ${orderNo} ORDER BY id`.execute(
      server().owner,
    )
  ).rows;

test('what its provider charged back is taken at once, once, however often it is told', async () => {
  const player = await registerPlayer(server());
  const before = await clearing();
  const orderNo = await paid(player);
  expect(await cashOf(player)).toBe(START + 101_000n);
  await sandbox.control('manner', { notify: 'twice' });
  await sandbox.control('chargeback', { orderNo });
  expect(await cashOf(player)).toBe(START);
  expect(await clearing()).toBe(before);
  expect(await of(orderNo)).toMatchObject([
    { State: 'taken', Why: null, Taken: 101_000n, Owed: 0n, UserName: player.userName },
  ]);
  const { value } = await server().call(
    depositHttp.getDeposit,
    { OrderNo: orderNo },
    { token: player.token },
  );
  expect(value.Reversed).toMatchObject({ IsChargedBack: true, Amount: 101_000n, Note: '' });
  // The statement says it by the same name.
  const [row] = await of(orderNo);
  const line = {
    provider: 1,
    kind: 'chargeback',
    no: row?.Ref ?? '',
    ref: row?.PayId ?? '',
    amount: mills(100_000),
    currency: 'DEM',
  } as const;
  const found = await transaction(server().db, (tx) => chargebackCounterpart.find(tx, line));
  expect(found).toMatchObject({ isDone: true, amount: 100_000n, ref: row?.PayId });
  const nowMs = await server().clock.now();
  const span = { provider: 1, fromMs: nowMs - 1, toMs: nowMs + 1, after: undefined, most: 10 };
  const done = await chargebackCounterpart.listDone(server().db, span);
  expect(done.map(({ no }) => no)).toContain(row?.Ref);
});

test('told in many ways and taken back by operators at once, one of them does it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const player = await registerPlayer(server());
    const orderNo = await paid(player);
    const { rows } = await sql<{ pay_id: string }>`
      SELECT pay_id FROM deposit WHERE order_no = ${orderNo}`.execute(server().owner);
    const notice = {
      event: 'chargeback',
      provider: { id: 'sandbox', number: 1 },
      no: orderNo,
      payId: rows[0]?.pay_id ?? '',
      state: 'PAID',
      amount: mills(100_000),
      currency: 'DEM',
      atMs: 0,
    } as const;
    const { db } = server();
    const hear = (ref: string) =>
      transaction(db, (tx) => handleChargeback(tx, { ...notice, ref: `B${round}${ref}` }));
    const byPeople = transaction(db, async (tx) => {
      const row = await holdOrder(tx, player.playerId, orderNo);
      await (row && reverseOrder(tx, row, { isThere: false, by: 'anna', reason: Reason }));
    });
    await Promise.all([hear('a'), hear('a'), hear('b'), byPeople]);
    // Whoever was first took it; what came after that is for people to look at.
    expect(await cashOf(player)).toBe(START);
    const open = (await of(orderNo, true)).length;
    expect(open + (await of(orderNo)).length).toBe(2);
    expect(open).toBeGreaterThanOrEqual(1);
  }
});

test('what is nobody’s goes back out of what is unclaimed, also where it was left alone', async () => {
  const player = await registerPlayer(server());
  const before = await houseBalance(server().db, unclaimed, DEMO);
  const short = await paid(player, { amount: 60_000 });
  await sandbox.control('chargeback', { orderNo: short });
  expect(await exceptionOf(short)).toMatchObject([{ state: 6 }]);
  expect(await of(short)).toMatchObject([{ State: 'unclaimed', Taken: null }]);
  const other = await registerPlayer(server());
  const left = await paid(other, { amount: 70_000 });
  const [waiting] = await exceptionOf(left);
  const ignored = await server().callConsole(
    depositConsole.resolveException,
    { Id: waiting?.id ?? 0, As: 'ignore', Reason },
    { token: clerk },
  );
  expect(await confirm(ignored)).toBe('OK');
  await sandbox.control('chargeback', { orderNo: left });
  expect(await exceptionOf(left)).toMatchObject([{ state: 6 }]);
  expect(await houseBalance(server().db, unclaimed, DEMO)).toBe(before);
  expect(await cashOf(player)).toBe(START);
});

test('what was credited out of the exceptions is taken from its player', async () => {
  const player = await registerPlayer(server());
  const before = await houseBalance(server().db, unclaimed, DEMO);
  // A second payment of one order, credited by itself: the order stays as it is.
  const orderNo = await paid(player);
  await sandbox.control('pay', { orderNo, amount: 40_000 });
  const [second] = await exceptionOf(orderNo);
  const credit = await server().callConsole(
    depositConsole.resolveException,
    { Id: second?.id ?? 0, As: 'credit', Reason },
    { token: clerk },
  );
  expect(await confirm(credit)).toBe('OK');
  expect(await cashOf(player)).toBe(START + 141_000n);
  await sandbox.control('chargeback', { orderNo });
  expect(await cashOf(player)).toBe(START + 101_000n);
  expect(await houseBalance(server().db, unclaimed, DEMO)).toBe(before);
  const { value } = await server().call(
    depositHttp.getDeposit,
    { OrderNo: orderNo },
    { token: player.token },
  );
  expect(value.Reversed).toBeNull();
});

test('what is not plainly one payment of ours moves nothing, and two operators end it', async () => {
  const player = await registerPlayer(server());
  const before = {
    clearing: await clearing(),
    house: await houseBalance(server().db, revenue, DEMO),
  };
  const orderNo = await paid(player);
  await sandbox.control('chargeback', { orderNo, amount: 99_999 });
  expect(await cashOf(player)).toBe(START + 101_000n);
  const [part] = await of(orderNo, true);
  expect(part).toMatchObject({ State: 'open', Why: 'amount', Amount: 99_999n });
  const queues = await depositQueues(server().db);
  expect(queues.map(({ name }) => name)).toContain('deposit.chargebacks');
  const put = await resolve(part?.Id ?? 0, 'bear');
  expect(await confirm(put)).toBe('OK');
  expect(await of(orderNo)).toMatchObject([{ State: 'borne', Reason: Reason }]);
  expect(await clearing()).toBe(before.clearing + 100_000n - 99_999n);
  expect(await houseBalance(server().db, revenue, DEMO)).toBe(before.house - 99_999n);
  expect((await resolve(part?.Id ?? 0, 'ignore')).code).toBe('CHARGEBACK_DONE');
  expect((await resolve(2_000_000, 'bear')).code).toBe('NO_CHARGEBACK');
  const strange = {
    event: 'chargeback',
    provider: { id: 'sandbox', number: 1 },
    no: 'D5xnone',
    payId: 'P1',
    ref: 'B-strange',
    state: 'PAID',
    amount: mills(7),
    currency: 'ABC',
    atMs: 0,
  } as const;
  await transaction(server().db, (tx) => handleChargeback(tx, strange));
  const [foreign] = await of('D5xnone', true);
  expect(foreign).toMatchObject({ Why: 'currency', PlayerId: null });
  expect((await resolve(foreign?.Id ?? 0, 'bear')).code).toBe('NOT_BOOKED');
  expect(await confirm(await resolve(foreign?.Id ?? 0, 'ignore'))).toBe('OK');
});

test('a chargeback that is forged, or says nothing of a payment, is not heard', async () => {
  const player = await registerPlayer(server());
  const orderNo = await paid(player);
  const change = { Event: 'chargeback', Ref: 'B-forged' };
  const told = async (more: object) =>
    (await sandbox.control('notify', { orderNo, ...more }))['status'];
  expect(await told({ change, forged: true })).toBe(401);
  expect(await told({ change: { ...change, State: 'FAILED' } })).toBe(400);
  expect(await told({ change: { ...change, Amount: 0 } })).toBe(400);
  expect(await told({ change: { ...change, Ref: '' } })).toBe(400);
  expect(await cashOf(player)).toBe(START + 101_000n);
  expect(await told({ change })).toBe(200);
  expect(await cashOf(player)).toBe(START);
});
