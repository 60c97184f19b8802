import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositHttp } from '@fairlot/wire/money/deposit';
import { responsibleGamingHttp } from '@fairlot/wire/play/responsible-gaming';
import { wageringHttp } from '@fairlot/wire/money/wagering';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { balanceOf, DEMO, houseBalance } from '#ledger';
import { bankroll, unclaimed } from '#ledger/accounts';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import {
  cancelDeposit,
  confirmDeposit,
  resolveException,
  type Resolution,
} from './payments/index.ts';
import { listExceptions } from './exceptions/index.ts';
import { createReceiver } from '../provider/receive.ts';
import { signedCallback } from '../provider/testing/signed-notice.ts';
import { inboxOf } from '../../messaging/inbox/testing/inbox.ts';
import { readOrder } from './orders/index.ts';
import { followUp } from './payments/follow-up.ts';
import { creditOrder } from './payments/credit.ts';
import { handleNotice } from './payments/handle-notice.ts';
import { takePayment } from './payments/take-payment.ts';
import { addTestChain } from './testing/chain.ts';
import { addTestChannel, TEST_SECRET, type TestChannel } from './testing/channels.ts';
import { byRing } from '#testing/ring';

const server = withTestServer({ games: [4] });
const MINUTE = 60_000;
let sandbox: Sandbox;
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
  Object.assign(server().platform.settings, { ownAddress: server().url });
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.control('manner', { api: 'well', notify: 'once', slowMs: 10 }));

const channel = (of?: TestChannel) => addTestChannel(server(), sandbox.url, of);
let plain: number;
beforeAll(async () => {
  plain = await channel({ feeRate: 50, bonusRate: 100, bonusTimes: 500 });
});

type Change = { readonly PayerName?: string; readonly Bank?: string; readonly IntentId?: string };
const ask = (player: TestPlayer, ChannelId = plain, amount = 100_005, change: Change = {}) =>
  server().call(
    depositHttp.createDeposit,
    { IntentId: randomUUID(), ChannelId, Amount: mills(amount), ...change },
    { token: player.token },
  );
async function order(player: TestPlayer, ChannelId = plain, amount = 100_005): Promise<string> {
  return (await ask(player, ChannelId, amount)).value.OrderNo;
}
const stand = async ({ token }: TestPlayer, OrderNo: string) => {
  return (await server().call(depositHttp.getDeposit, { OrderNo }, { token })).value;
};
const cashOf = ({ playerId }: TestPlayer) => balanceOf(server().db, playerId, DEMO);
const start = 10_000_000n;
const setFlags = (player: TestPlayer, flags: bigint) =>
  sql`UPDATE player SET flags = ${flags} WHERE player_id = ${player.playerId}`.execute(
    server().owner,
  );
const doer = { by: 'operator:1', reason: 'seen at the bank' };
const EXCEPTIONS = ['open', 'refunding', 'credited', 'refunded', 'forfeited', 'ignored'] as const;
const exceptionOf = async (orderNo: string) => {
  const all = await listExceptions(server().db, EXCEPTIONS, 1_000);
  return all.filter((row) => row.order_no === orderNo);
};

test('what is paid is credited to the last thousandth, fee and bonus in rows of their own, with what is to be turned over', async () => {
  const player = await registerPlayer(server());
  const orderNo = await order(player);
  const made = await stand(player, orderNo);
  expect(made).toMatchObject({ State: 'CREATE_ORDER', Amount: 100_005n, Fee: 500n, Bonus: 1_000n });
  await fetch(made.PayUrl ?? '', { method: 'POST', body: new URLSearchParams({ act: 'pay' }) });
  expect(await stand(player, orderNo)).toMatchObject({
    State: 'CONFIRM',
    PaidAmount: 100_005n,
    Credited: 100_505n,
    PayUrl: null,
  });
  expect(await cashOf(player)).toBe(start + 100_505n);
  const nowMs = await server().clock.now();
  const span = { From: nowMs - MINUTE, To: nowMs + MINUTE, PageSize: 10 };
  const flow = await server().call(walletHttp.getCashFlow, span, { token: player.token });
  const rows = flow.value.Rows.map(({ Type, Amount }) => [Type, Amount]);
  expect(rows.slice(0, 3).toSorted()).toEqual([
    [103, 100_005n],
    [109, -500n],
    [605, 1_000n],
  ]);
  const { value } = await server().call(wageringHttp.getRequirement, null, { token: player.token });
  expect(value.Lines.map(({ Type, Required }) => [Type, Required])).toEqual([
    [609, 10_000_000n],
    [103, 100_005n],
    [605, 5_000n],
  ]);
  expect(await inboxOf(server(), player.playerId)).toEqual(['Deposit credited +100.505']);
  const row = await readOrder(server().db, player.playerId, orderNo);
  expect(row?.is_first).toBe(true);
  // The next one is not the first.
  const next = await order(player);
  await sandbox.control('pay', { orderNo: next });
  expect((await readOrder(server().db, player.playerId, next))?.is_first).toBe(false);
});

test('a payment told of many times and in many ways at once is credited once', async () => {
  const player = await registerPlayer(server());
  await sandbox.control('manner', { notify: 'never' });
  const orderNo = await order(player);
  const { payId } = await sandbox.control('pay', { orderNo });
  await server().clock.advance(20_000);
  const { platform, db, owner } = server();
  const signer = { secret: TEST_SECRET, timeMs: await server().clock.now() };
  const paid = { No: orderNo, PayId: payId, Amount: 100_005 };
  // Each by a process of its own: in one they come one after the other.
  const tell = () => createReceiver(platform)(signedCallback(paid, signer));
  // All of them stand before the row of the order at the same moment: then it is let go.
  const told = await transaction(owner, async (tx) => {
    await sql`SELECT FROM deposit WHERE order_no = ${orderNo} FOR UPDATE`.execute(tx);
    const all = [tell(), tell(), tell(), followUp(platform)];
    await expect
      .poll(async () => {
        const { rows } = await sql<{ n: bigint }>`
          SELECT count(*) AS n FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server().owner);
        return Number(rows[0]?.n);
      })
      .toBeGreaterThanOrEqual(3);
    return all;
  });
  await Promise.all(told);
  expect(await cashOf(player)).toBe(start + 100_505n);
  expect(await exceptionOf(orderNo)).toEqual([]);
  // The control: were the order open still, each would be credited, until the books say that they have this one.
  const again = transaction(owner, async (tx) => {
    await sql`ALTER TABLE deposit DISABLE TRIGGER deposit_guard`.execute(tx);
    await sql`
      UPDATE deposit SET state = 3, paid = NULL, fee = NULL, bonus = NULL, ended_at = NULL
      WHERE order_no = ${orderNo}`.execute(tx);
    const row = await readOrder(tx, player.playerId, orderNo);
    const by = { amount: mills(100_005), payId: 'other', note: '' };
    return row && creditOrder(tx, row, by);
  });
  await expect(again).rejects.toThrow('was not posted: repeated');
  const row = await readOrder(db, player.playerId, orderNo);
  const by = { amount: mills(100_005), payId: 'other', note: '' };
  expect(row && (await transaction(db, (tx) => creditOrder(tx, row, by)))).toBe(false);
});

test('short, over, second, late and unknown payments are in unclaimed, each once, and are what an operator decides', async () => {
  const before = await houseBalance(server().db, unclaimed, DEMO);
  const player = await registerPlayer(server());
  const resolve = (id: number, as: Resolution) =>
    transaction(server().db, (tx) => resolveException(tx, { ...doer, id, as }));
  const only = async (orderNo: string) => {
    const [row, ...more] = await exceptionOf(orderNo);
    if (!row || more.length > 0) throw new Error('there is one');
    return row;
  };
  // Short: the order waits for a person, and is credited with what came.
  const short = await order(player);
  await sandbox.control('manner', { notify: 'twice' });
  await sandbox.control('pay', { orderNo: short, amount: 60_000 });
  expect((await stand(player, short)).State).toBe('WAITING');
  const shortPayment = await only(short);
  expect(shortPayment).toMatchObject({ kind: 4, amount: 60_000n, state: 0 });
  expect(await houseBalance(server().db, unclaimed, DEMO)).toBe(before + 60_000n);
  expect((await resolve(shortPayment.id, 'credit')).ok).toBe(true);
  expect(await stand(player, short)).toMatchObject({ State: 'CONFIRM', Credited: 60_300n });
  expect(await cashOf(player)).toBe(start + 60_300n);
  expect(await resolve(shortPayment.id, 'forfeit')).toEqual({ ok: false, error: 'RESOLVED' });
  // Twice: the second goes back, when the provider says so.
  const twice = await order(player);
  await sandbox.control('pay', { orderNo: twice });
  await sandbox.control('pay', { orderNo: twice });
  const second = await only(twice);
  expect(second.kind).toBe(2);
  await sandbox.control('manner', { api: 'down' });
  await resolve(second.id, 'refund');
  await server().runJobs('deposit.send-back');
  expect((await only(twice)).state).toBe(1);
  await sandbox.control('manner', { api: 'well' });
  await server().clock.advance(16_000);
  await server().runJobs('deposit.send-back');
  expect((await only(twice)).state).toBe(3);
  // Late: cancelled before it came; over, it stays with the house.
  const late = await order(player);
  await server().call(depositHttp.cancelDeposit, { OrderNo: late }, { token: player.token });
  await sandbox.control('pay', { orderNo: late, amount: 200_000 });
  const lateOne = await only(late);
  expect(lateOne.kind).toBe(3);
  expect((await stand(player, late)).State).toBe('CANCEL');
  const held = await cashOf(player);
  await resolve(lateOne.id, 'credit');
  expect(await cashOf(player)).toBe(held + 200_000n);
  expect((await stand(player, late)).State).toBe('CANCEL');
  // Without an order: nobody's until somebody says whose.
  const payment = {
    orderNo: 'D5xnone',
    payId: `P${randomUUID()}`,
    amount: mills(7),
    currency: 'DEM',
  };
  const of = { id: 'sandbox', number: 1 };
  await transaction(server().db, (tx) => takePayment(tx, { provider: of, ...payment }));
  const nobodys = await only('D5xnone');
  expect(await resolve(nobodys.id, 'credit')).toEqual({ ok: false, error: 'NO_PLAYER' });
  await resolve(nobodys.id, 'forfeit');
  // In a currency of no books it is written down, and not booked.
  const strange = { ...payment, orderNo: 'D6xnone', payId: `P${randomUUID()}`, currency: 'ABC' };
  await transaction(server().db, (tx) => takePayment(tx, { provider: of, ...strange }));
  const unbooked = await only('D6xnone');
  expect(await resolve(unbooked.id, 'credit')).toEqual({ ok: false, error: 'NOT_BOOKED' });
  await resolve(unbooked.id, 'ignore');
  expect(await resolve(999_999, 'ignore')).toEqual({ ok: false, error: 'NO_EXCEPTION' });
  expect(await houseBalance(server().db, unclaimed, DEMO)).toBe(before);
  expect(await houseBalance(server().db, bankroll, DEMO)).toBe(0n);
});

test('where no callback comes the provider is asked, and what is not paid in time ends', async () => {
  const player = await registerPlayer(server());
  await sandbox.control('manner', { notify: 'never' });
  const paid = await order(player);
  await sandbox.control('pay', { orderNo: paid });
  await server().clock.advance(16_000);
  await server().runJobs('deposit.follow-up');
  expect((await stand(player, paid)).State).toBe('CONFIRM');
  const left = await order(player);
  await server().clock.advance(15 * MINUTE);
  await server().runJobs('deposit.follow-up');
  expect(await stand(player, left)).toMatchObject({ State: 'CANCEL', Reason: 'EXPIRED' });
  // Paid after that, and never told of: found all the same.
  await sandbox.control('pay', { orderNo: left });
  await server().clock.advance(2 * MINUTE);
  await server().runJobs('deposit.follow-up');
  expect(await exceptionOf(left)).toMatchObject([{ kind: 3 }]);
  await server().clock.advance(25 * 60 * MINUTE);
  await server().runJobs('deposit.follow-up');
  const { rows } =
    await sql`SELECT FROM deposit WHERE order_no = ${left} AND query_at IS NOT NULL`.execute(
      server().db,
    );
  expect(rows).toHaveLength(0);
});

test('an order is not taken for unpaid while its provider does not answer, for an hour', async () => {
  const player = await registerPlayer(server());
  await sandbox.control('manner', { notify: 'never' });
  const orderNo = await order(player);
  await sandbox.control('pay', { orderNo });
  await sandbox.control('manner', { api: 'down' });
  await server().clock.advance(15 * MINUTE + 1_000);
  await server().runJobs('deposit.follow-up');
  expect((await stand(player, orderNo)).State).toBe('CREATE_ORDER');
  await sandbox.control('manner', { api: 'well' });
  await server().clock.advance(5 * MINUTE);
  await server().runJobs('deposit.follow-up');
  expect((await stand(player, orderNo)).State).toBe('CONFIRM');
  const other = await order(player);
  await sandbox.control('manner', { api: 'down' });
  await server().clock.advance(76 * MINUTE);
  await server().runJobs('deposit.follow-up');
  expect((await stand(player, other)).State).toBe('CANCEL');
});

test.each(['down', 'lost', 'forged'])(
  'where the provider is %s an order is there, and goes on when it is back',
  async (api) => {
    const player = await registerPlayer(server());
    await sandbox.control('manner', { api });
    const orderNo = await order(player);
    expect(await stand(player, orderNo)).toMatchObject({ State: 'CREATE_ORDER', PayUrl: null });
    await sandbox.control('manner', { api: 'well' });
    await server().clock.advance(16_000);
    await server().runJobs('deposit.follow-up');
    const { PayUrl } = await stand(player, orderNo);
    expect(PayUrl).toMatch(/\/pay\/S/);
    await fetch(PayUrl ?? '', { method: 'POST', body: new URLSearchParams({ act: 'pay' }) });
    expect((await stand(player, orderNo)).State).toBe('CONFIRM');
  },
);

test('a provider that is slow holds nobody up, and one that fails again and again goes off', async () => {
  const player = await registerPlayer(server());
  const flaky = await channel({ mostFails: 2 });
  await sandbox.control('manner', { api: 'down' });
  const first = await order(player, flaky);
  const cancel = (OrderNo: string) =>
    server().call(depositHttp.cancelDeposit, { OrderNo }, { token: player.token });
  await cancel(first);
  await cancel(await order(player, flaky));
  expect((await ask(player, flaky)).code).toBe('CHANNEL_DISABLED');
  await sandbox.control('manner', { api: 'slow', slowMs: 5_000 });
  const slow = await ask(player);
  expect(slow.value).toMatchObject({ State: 'CREATE_ORDER', PayUrl: null });
  await cancel(slow.value.OrderNo);
});

test('every refusal of an order is given, in its order', async () => {
  const player = await registerPlayer(server());
  const say = async (asked: ReturnType<typeof ask>) => {
    const { code, params } = await asked;
    return `${code} ${Object.values(params).join(' – ')}`;
  };
  await setFlags(player, flagBit('DISABLE_DEPOSIT'));
  expect(await say(ask(player))).toMatch(/^DEPOSIT_DISABLED /);
  await setFlags(player, flagBit('READ_ONLY_LAYER'));
  expect(await say(ask(player))).toMatch(/^READ_ONLY_LAYER /);
  await setFlags(player, 0n);
  await sql`UPDATE provider SET is_on = false`.execute(server().owner);
  expect(await say(ask(player))).toMatch(/^NO_CHANNEL /);
  await sql`UPDATE provider SET is_on = true`.execute(server().owner);
  expect(await say(ask(player, 999_999))).toMatch(/^CHANNEL_DISABLED /);
  const set = (id: number, what: ReturnType<typeof sql>) =>
    sql`UPDATE deposit_channel SET ${what} WHERE id = ${id}`.execute(server().owner);
  const picky = await channel({ least: 100_000, most: 200_000, step: 1_000 });
  const nowMinute = Math.floor(((await server().clock.now()) / MINUTE + 480) % 1440);
  const [from, to] = [(nowMinute + 60) % 1440, (nowMinute + 120) % 1440];
  await set(picky, sql`from_minute = ${from}, to_minute = ${to}`);
  expect(await say(ask(player, picky))).toMatch(/^CHANNEL_NOT_OPEN \d\d:\d\d – \d\d:\d\d/);
  await set(picky, sql`from_minute = NULL, to_minute = NULL, needs_card = true`);
  expect(await say(ask(player, picky))).toMatch(/^NO_BANK_CARD /);
  await set(picky, sql`needs_card = false, needs_bank = true`);
  expect(await say(ask(player, picky, 100_000, { Bank: 'NONE' }))).toMatch(/^INVALID_ACCOUNT /);
  await set(picky, sql`needs_bank = false, needs_name = true`);
  expect(await say(ask(player, picky, 100_000, { PayerName: ' ' }))).toMatch(/^EMPTY_NAME /);
  await set(picky, sql`needs_name = false`);
  expect(await say(ask(player, picky, 99_999))).toMatch(/^INVALID_AMOUNT 100\.000 – 200\.000/);
  expect(await say(ask(player, picky, 200_001))).toMatch(/^INVALID_AMOUNT /);
  expect(await say(ask(player, picky, 100_001))).toMatch(/^AMOUNT_STEP /);
  await set(picky, sql`daily_cap = 150000`);
  expect(await say(ask(player, picky, 151_000))).toMatch(/^CHANNEL_FULL /);
  const fixed = await channel({ fixed: [50_000, 100_000] });
  expect(await say(ask(player, fixed, 60_000))).toMatch(/^FIXED_AMOUNT_ONLY /);
  expect(await say(ask(player, await channel({ type: 'USDT' })))).toMatch(/^CHANNEL_DISABLED /);
  const usdt = await addTestChain(server(), sandbox.url, { secret: TEST_SECRET });
  for (let blocks = 0; blocks < 2; blocks += 1) {
    await sandbox.control('chain', { chain: 'TRC20', act: 'mine' });
    await server().clock.advance(5_000);
    await server().runJobs('chain.watch');
  }
  expect(await say(ask(player, usdt))).toMatch(/^RATE_FAILED /);
  const IntentId = randomUUID();
  const made = await ask(player, picky, 100_000, { IntentId });
  expect(made.code).toBe('OK');
  expect((await ask(player, picky, 100_000, { IntentId })).value?.OrderNo).toBe(
    made.value?.OrderNo,
  );
  expect(await say(ask(player, picky, 101_000, { IntentId }))).toMatch(/^INTENT_REUSED /);
  expect(await say(ask(player))).toMatch(/^PENDING_EXISTS /);
});

test('a player holds himself to what he deposits: what is open counts, what was cancelled does not', async () => {
  const player = await registerPlayer(server());
  const { token } = player;
  const limit = { Kind: 'deposit', Period: 'day', Amount: mills(150_000) } as const;
  expect((await server().call(responsibleGamingHttp.setLimit, limit, { token })).code).toBe('OK');
  const orderNo = await order(player);
  const init = await server().call(depositHttp.initDepositData, null, { token });
  expect(init.value).toMatchObject({
    OwnLeft: 49_995n,
    Pending: { OrderNo: orderNo },
    Blocked: null,
  });
  await sandbox.control('pay', { orderNo });
  const more = await ask(player);
  expect(more.code).toBe('PERSONAL_LIMIT');
  expect(more.params).toEqual({ left: '49.995' });
  const cancelled = await order(player, plain, 49_000);
  await server().call(depositHttp.cancelDeposit, { OrderNo: cancelled }, { token });
  await order(player, plain, 49_995);
});

test('one player has one order at a time, however many he asks for at once', async () => {
  const player = await registerPlayer(server());
  const codes = (await Promise.all(Array.from({ length: 6 }, () => ask(player)))).map(
    ({ code }) => code,
  );
  expect(codes.toSorted()).toEqual(['OK', ...Array.from({ length: 5 }, () => 'PENDING_EXISTS')]);
});

test('states go forward only, by whomever', async () => {
  const player = await registerPlayer(server());
  const { token } = player;
  const orderNo = await order(player);
  const own = { OrderNo: orderNo };
  const said = await server().call(depositHttp.declareDeposit, own, { token });
  expect(said.value?.State).toBe('WAITING');
  // What he says he has paid is not his to cancel, nor the clock's.
  expect((await server().call(depositHttp.cancelDeposit, own, { token })).code).toBe('ORDER_ENDED');
  await server().clock.advance(16 * MINUTE);
  await server().runJobs('deposit.follow-up');
  expect((await stand(player, orderNo)).State).toBe('WAITING');
  // A provider that says no does not take it from him either.
  await sandbox.control('fail', { orderNo });
  expect((await stand(player, orderNo)).State).toBe('WAITING');
  const done = await transaction(server().db, (tx) => cancelDeposit(tx, { ...doer, orderNo }));
  expect(done.ok).toBe(true);
  expect(await stand(player, orderNo)).toMatchObject({
    State: 'CANCEL',
    Reason: 'OPERATOR',
    Note: doer.reason,
  });
  expect((await server().call(depositHttp.declareDeposit, own, { token })).code).toBe(
    'ORDER_ENDED',
  );
  for (const state of [0, 1, 3]) {
    const change = sql`UPDATE deposit SET state = ${state} WHERE order_no = ${orderNo}`;
    await expect(change.execute(server().owner)).rejects.toThrow(/does not go from 2|violates/);
  }
  const confirm = { ...doer, orderNo, amount: mills(1) };
  expect(await transaction(server().db, (tx) => confirmDeposit(tx, confirm))).toEqual({
    ok: false,
    error: 'ORDER_ENDED',
  });
  const none = { ...confirm, orderNo: 'D1x000000000000' };
  expect(await transaction(server().db, (tx) => confirmDeposit(tx, none))).toMatchObject({
    error: 'NO_ORDER',
  });
  expect(await transaction(server().db, (tx) => cancelDeposit(tx, none))).toMatchObject({
    error: 'NO_ORDER',
  });
});

test('what an operator credited by himself is the payment that is told of later', async () => {
  const player = await registerPlayer(server());
  await sandbox.control('manner', { notify: 'never' });
  const orderNo = await order(player);
  const asked = { ...doer, orderNo, amount: mills(100_005) };
  expect((await transaction(server().db, (tx) => confirmDeposit(tx, asked))).ok).toBe(true);
  await sandbox.control('pay', { orderNo });
  await sandbox.control('notify', { orderNo });
  expect(await exceptionOf(orderNo)).toEqual([]);
  await sandbox.control('pay', { orderNo });
  await sandbox.control('notify', { orderNo });
  expect(await exceptionOf(orderNo)).toMatchObject([{ kind: 2 }]);
  expect(await cashOf(player)).toBe(start + 100_505n);
});

test('a provider that declines ends an order, and one that then takes money after all is in the queue', async () => {
  const player = await registerPlayer(server());
  const orderNo = await order(player);
  await sandbox.control('fail', { orderNo });
  expect(await stand(player, orderNo)).toMatchObject({ State: 'CANCEL', Reason: 'PROVIDER' });
  await sandbox.control('pay', { orderNo });
  expect(await exceptionOf(orderNo)).toMatchObject([{ kind: 3 }]);
  // Out of order: a no that comes after the yes takes nothing back.
  const other = await order(player);
  await sandbox.control('pay', { orderNo: other });
  await sandbox.control('fail', { orderNo: other });
  expect((await stand(player, other)).State).toBe('CONFIRM');
});

test('a connection that ends between callback and commit leaves a payment that is told of again, once', async () => {
  const player = await registerPlayer(server());
  await sandbox.control('manner', { notify: 'never' });
  const TURNS = byRing({ short: 1, all: 4, long: 40 });
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const orderNo = await order(player);
    await sandbox.control('pay', { orderNo });
    const told = Array.from({ length: 4 }, () => sandbox.control('notify', { orderNo }));
    for (let ended = 0; ended < 4; ended += 1) {
      await sql`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
          AND (state = 'idle in transaction' OR query LIKE '%provider_nonce%')
          AND query NOT LIKE '%pg_terminate%'`.execute(server().owner);
      await delay(3);
    }
    await Promise.all(told);
    expect(await sandbox.control('notify', { orderNo })).toEqual({ status: 200 });
    expect((await stand(player, orderNo)).State).toBe('CONFIRM');
    expect(await cashOf(player)).toBe(start + 100_505n * BigInt(turn));
  }
});

test('a notice of a provider about the order of another changes nothing of it', async () => {
  const player = await registerPlayer(server());
  const orderNo = await order(player);
  const notice = { event: 'deposit', no: orderNo, ref: 'S', currency: 'DEM', atMs: 1 } as const;
  const provider = { id: 'other', number: 77 };
  const of = { ...notice, provider, amount: mills(100_005) };
  await transaction(server().db, async (tx) => {
    await handleNotice(tx, { ...of, state: 'FAILED', payId: '' });
    await handleNotice(tx, { ...of, state: 'PAID', payId: 'P-other' });
  });
  expect((await stand(player, orderNo)).State).toBe('CREATE_ORDER');
  expect(await exceptionOf(orderNo)).toMatchObject([{ kind: 1, provider: 77 }]);
});
