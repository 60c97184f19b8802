import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { debtHttp } from '@fairlot/wire/debt';
import { depositConsole, depositHttp } from '@fairlot/wire/deposit';
import { limitHttp } from '@fairlot/wire/limit';
import { messageHttp } from '@fairlot/wire/message';
import { operatorHttp } from '@fairlot/wire/operator';
import { turnoverHttp } from '@fairlot/wire/turnover';
import { unclaimed } from '../../ledger/accounts.ts';
import {
  adjust,
  balanceOf,
  clearingBalance,
  debt,
  DEMO,
  houseBalance,
  mustBePosted,
  postAll,
} from '../../ledger/index.ts';
import { transaction } from '../../platform/db.ts';
import { withTestServer } from '../../testing/index.ts';
import { payOff } from '../debt/index.ts';
import { signInOperator } from '../operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../session/testing.ts';
import { hearChargeback } from './hear-chargeback.ts';
import { reverseOrder } from './propose-reversal.ts';
import { holdOrder, readOrder } from './store.ts';
import { listExceptions } from './store-exception.ts';
import { addTestChannel, TEST_SECRET } from './testing/channels.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
let sandbox: Sandbox;
let [clerk, lead] = ['', ''];
let channel = 0;
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
  Object.assign(server().platform.settings, { ownAddress: server().url });
  const of = { feeRate: 50, bonusRate: 100, bonusTimes: 500 };
  channel = await addTestChannel(server(), sandbox.url, of);
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.control('manner', { api: 'well', notify: 'once' }));

const START = 10_000_000n;
const PAID = 100_000n;
/** Less 500 of fee, with 1,000 of bonus. */
const NET = 100_500n;
const Reason = 'paid by a stolen card';
let line = 0;
/** What he has becomes so much, as it were spent or won. */
async function leave(player: TestPlayer, amount: bigint): Promise<void> {
  const { db } = server();
  const by = amount - (await cashOf(player));
  if (by === 0n) return;
  line += 1;
  const kind = by > 0n ? 'adjustAdd' : 'adjustDeduct';
  const size = mills(by > 0n ? by : -by);
  const of = { kind, playerId: player.playerId, amount: size, currency: DEMO } as const;
  await transaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO adjustment (kind, currency, times, memo_zh, memo_en, reason, proposal, maker_name, checker_name)
      VALUES (${by > 0n ? 1101 : 1102}, 'DEM', 0, '', '', 'x', ${900_000 + line}, 'a', 'b') RETURNING id`.execute(
      tx,
    );
    const id = rows[0]?.id ?? 0;
    await sql`
      INSERT INTO adjustment_line (adjustment_id, line, player_id, amount)
      VALUES (${id}, 1, ${player.playerId}, ${size})`.execute(tx);
    const unit = [adjust({ ...of, adjustmentId: id, line: 1 })];
    mustBePosted([unit], await postAll(tx, [unit]));
  });
}
async function order(player: TestPlayer, amount = PAID): Promise<string> {
  const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: mills(amount) };
  const { value } = await server().call(depositHttp.createDeposit, asked, { token: player.token });
  return value.OrderNo;
}
async function paid(player: TestPlayer, amount = PAID): Promise<string> {
  const orderNo = await order(player, amount);
  await sandbox.control('pay', { orderNo });
  return orderNo;
}
const cashOf = ({ playerId }: TestPlayer) => balanceOf(server().db, playerId, DEMO);
const stand = async ({ token }: TestPlayer, OrderNo: string) =>
  (await server().call(depositHttp.getDeposit, { OrderNo }, { token })).value;
const propose = (OrderNo: string, IsThere = false, token = clerk) =>
  server().callConsole(depositConsole.proposeReversal, { OrderNo, IsThere, Reason }, { token });
const confirm = async (put: { readonly value: unknown }, token = lead) => {
  const { Id, Hash } = put.value as { Id: number; Hash: string };
  return (await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token })).code;
};
const owing = async ({ token }: TestPlayer) =>
  (await server().call(debtHttp.getDebt, null, { token })).value;
const flagsOf = async ({ playerId }: TestPlayer) => {
  const { rows } = await sql<{ flags: bigint }>`
    SELECT flags FROM player WHERE player_id = ${playerId}`.execute(server().owner);
  return rows[0]?.flags ?? 0n;
};
const clearing = () => clearingBalance(server().db, 1n, DEMO);
const owedToUs = async () => -(await houseBalance(server().db, debt, DEMO));
const exceptionsOf = async (orderNo: string) =>
  (
    await listExceptions(server().db, ['open', 'refunding', 'credited', 'refunded', 'ignored'], 999)
  ).filter((row) => row.order_no === orderNo);

test('two operators take a deposit back with its bonus, its fee the other way, and its lines end', async () => {
  const player = await registerPlayer(server());
  const before = await clearing();
  const orderNo = await paid(player);
  expect(await cashOf(player)).toBe(START + NET);
  const put = await propose(orderNo);
  expect(put.code).toBe('OK');
  expect((await propose(orderNo)).code).toBe('ALREADY_WAITS');
  expect(await confirm(put, clerk)).not.toBe('OK');
  expect(await confirm(put)).toBe('OK');
  expect(await cashOf(player)).toBe(START);
  expect(await clearing()).toBe(before);
  expect((await stand(player, orderNo)).Reversed).toMatchObject({
    Amount: NET,
    Owed: 0n,
    IsChargedBack: false,
    Note: Reason,
  });
  const { value } = await server().call(turnoverHttp.getRequirement, null, { token: player.token });
  expect(value.Lines.map(({ Type, State }) => [Type, State]).toSorted()).toEqual([
    [103, 2],
    [605, 2],
    [609, 0],
  ]);
  const inbox = { Tab: 'money', Count: 10 } as const;
  const told = await server().call(messageHttp.getMessages, inbox, { token: player.token });
  expect(told.value.Rows[0]).toMatchObject({ TitleEn: 'Deposit reversed -100.500' });
  expect(told.value.Rows[0]?.ContentEn).toContain(Reason);
  // Once: by nobody again.
  expect((await propose(orderNo)).code).toBe('REVERSED_ALREADY');
  expect((await owing(player)).Owed).toBe(0n);
  expect(await flagsOf(player)).toBe(0n);
});

test('what is not in the wallet any more is owed; deposits pay it first, and when it is paid the flag goes', async () => {
  const player = await registerPlayer(server());
  const all = await owedToUs();
  const orderNo = await paid(player);
  await leave(player, 30_000n);
  expect(await confirm(await propose(orderNo))).toBe('OK');
  expect(await cashOf(player)).toBe(0n);
  expect(await owing(player)).toMatchObject({
    Owed: 70_500n,
    Available: 0n,
    Moves: [{ Kind: 'reversed', Amount: 70_500n, OrderNo: orderNo, Note: Reason }],
  });
  expect(await owedToUs()).toBe(all + 70_500n);
  expect(await flagsOf(player)).toBe(flagBit('DEBT'));
  const inbox = { Tab: 'money', Count: 10 } as const;
  const said = (await server().call(messageHttp.getMessages, inbox, { token: player.token })).value;
  expect(said.Rows[0]?.ContentEn).toContain('30.000 was taken out of the wallet.');
  expect(said.Rows[0]?.ContentEn).toContain('you owe 70.500');
  expect(said.Rows[0]?.Content).toContain('从钱包扣回 30.000。');
  expect((await stand(player, orderNo)).Reversed).toMatchObject({ Amount: NET, Owed: 70_500n });
  // Of 50,000 all but the fee pays it; the bonus of it is his, and only that is to be turned over.
  const next = await paid(player, 50_000n);
  expect(await cashOf(player)).toBe(500n);
  expect(await owing(player)).toMatchObject({ Owed: 20_750n });
  const { value } = await server().call(turnoverHttp.getRequirement, null, { token: player.token });
  expect(
    value.Lines.filter(({ State }) => State === 0).map(({ Type, Base }) => [Type, Base]),
  ).toEqual(
    expect.arrayContaining([
      [103, 250n],
      [605, 500n],
    ]),
  );
  await paid(player);
  expect(await owing(player)).toMatchObject({
    Owed: 0n,
    Moves: [
      { Kind: 'fromDeposit', Amount: -20_750n },
      { Kind: 'fromDeposit', Amount: -49_750n, OrderNo: next },
      { Kind: 'reversed', Amount: 70_500n },
    ],
  });
  expect(await flagsOf(player)).toBe(0n);
  expect(await owedToUs()).toBe(all);
  // The control: nothing but the function of debts changes what is owed, and it stays as written.
  const { db, owner } = server();
  await expect(sql`UPDATE debt SET owed = 1`.execute(db)).rejects.toThrow('permission denied');
  await expect(sql`DELETE FROM debt_move`.execute(owner)).rejects.toThrow('keeps what was written');
});

test('of any number that take it back at once one does; the control is the row, and behind it the books', async () => {
  const player = await registerPlayer(server());
  const orderNo = await paid(player);
  const { db, owner } = server();
  const of = { isThere: false, by: 'anna', reason: Reason };
  const once = async () =>
    transaction(db, async (tx) => {
      const row = await holdOrder(tx, player.playerId, orderNo);
      return row && reverseOrder(tx, row, of);
    });
  const done = await Promise.all([once(), once(), once(), once()]);
  expect(done.filter((each) => each !== undefined)).toEqual([{ taken: NET, owed: 0n }]);
  expect(await cashOf(player)).toBe(START);
  const again = transaction(owner, async (tx) => {
    await sql`ALTER TABLE deposit_reversal DISABLE TRIGGER deposit_reversal_keep`.execute(tx);
    await sql`DELETE FROM deposit_reversal WHERE player_id = ${player.playerId}`.execute(tx);
    const row = await readOrder(tx, player.playerId, orderNo);
    return row && reverseOrder(tx, row, of);
  });
  await expect(again).rejects.toThrow('was not posted: repeated');
});

test('a payment that its provider has waits among the exceptions, is sent back, and is credited by nobody twice', async () => {
  const player = await registerPlayer(server());
  const before = await houseBalance(server().db, unclaimed, DEMO);
  const orderNo = await paid(player);
  expect(await confirm(await propose(orderNo, true))).toBe('OK');
  expect(await houseBalance(server().db, unclaimed, DEMO)).toBe(before + PAID);
  const [waiting] = await exceptionsOf(orderNo);
  expect(waiting).toMatchObject({ kind: 7, state: 0, amount: PAID });
  // Told again, it is what it is.
  await sandbox.control('notify', { orderNo });
  expect(await exceptionsOf(orderNo)).toHaveLength(1);
  const decided = await server().callConsole(
    depositConsole.resolveException,
    { Id: waiting?.id ?? 0, As: 'refund', Reason },
    { token: clerk },
  );
  expect(await confirm(decided)).toBe('OK');
  await server().runJobs('deposit.send-back');
  expect(await exceptionsOf(orderNo)).toMatchObject([{ state: 3 }]);
  expect(await houseBalance(server().db, unclaimed, DEMO)).toBe(before);
});

test('what was credited out of the exceptions goes back there, under another name', async () => {
  const player = await registerPlayer(server());
  const orderNo = await order(player);
  await sandbox.control('pay', { orderNo, amount: 60_000 });
  const [short] = await exceptionsOf(orderNo);
  const credit = await server().callConsole(
    depositConsole.resolveException,
    { Id: short?.id ?? 0, As: 'credit', Reason },
    { token: clerk },
  );
  expect(await confirm(credit)).toBe('OK');
  expect(await confirm(await propose(orderNo, true))).toBe('OK');
  expect(await cashOf(player)).toBe(START);
  const [, again] = (await exceptionsOf(orderNo)).toSorted((a, b) => a.id - b.id);
  expect(again).toMatchObject({ kind: 7, state: 0, pay_id: `${short?.pay_id}#2` });
  const back = await server().callConsole(
    depositConsole.resolveException,
    { Id: again?.id ?? 0, As: 'refund', Reason },
    { token: clerk },
  );
  expect(await confirm(back)).toBe('OK');
  await server().runJobs('deposit.send-back');
  expect((await exceptionsOf(orderNo)).map(({ state }) => state).toSorted()).toEqual([2, 3]);
});

test('what was taken back by mistake is credited to its player again, and the books are whole', async () => {
  const player = await registerPlayer(server());
  const orderNo = await paid(player);
  expect(await confirm(await propose(orderNo, true))).toBe('OK');
  const [waiting] = await exceptionsOf(orderNo);
  const again = await server().callConsole(
    depositConsole.resolveException,
    { Id: waiting?.id ?? 0, As: 'credit', UserName: player.userName, Reason },
    { token: clerk },
  );
  expect(await confirm(again)).toBe('OK');
  expect(await cashOf(player)).toBe(START + PAID);
  expect((await propose(orderNo)).code).toBe('REVERSED_ALREADY');
  expect(await server().audit()).toEqual([]);
});

test('a payment that paid of a debt, and is charged back when it is spent, is owed itself', async () => {
  const player = await registerPlayer(server());
  const orderNo = await paid(player);
  await leave(player, 0n);
  expect(await confirm(await propose(orderNo))).toBe('OK');
  const next = await paid(player);
  await sandbox.control('pay', { orderNo: next });
  const [twice] = await exceptionsOf(next);
  const credit = await server().callConsole(
    depositConsole.resolveException,
    { Id: twice?.id ?? 0, As: 'credit', Reason },
    { token: clerk },
  );
  expect(await confirm(credit)).toBe('OK');
  expect((await owing(player)).Owed).toBe(0n);
  await leave(player, 20_000n);
  const of = { provider: { id: 'sandbox', number: 1 }, no: next, payId: twice?.pay_id ?? '' };
  const told = {
    ref: 'B-1',
    state: 'PAID',
    amount: mills(PAID),
    currency: 'DEM',
    atMs: 0,
  } as const;
  await transaction(server().db, (tx) =>
    hearChargeback(tx, { event: 'chargeback', ...of, ...told }),
  );
  expect(await owing(player)).toMatchObject({
    Owed: 80_000n,
    Moves: [
      { Kind: 'chargedBack', Amount: 80_000n },
      { Kind: 'fromDeposit', Amount: -1_000n },
      {},
      {},
    ],
  });
});

test('one that paid of a debt by the key that credited it, as it was written before, is charged back all the same', async () => {
  const player = await registerPlayer(server());
  const orderNo = await paid(player);
  await leave(player, 0n);
  expect(await confirm(await propose(orderNo))).toBe('OK');
  const next = await paid(player);
  await leave(player, 200_000n);
  await sandbox.control('pay', { orderNo: next });
  const [twice] = await exceptionsOf(next);
  const payId = twice?.pay_id ?? '';
  const owed = (await owing(player)).Owed;
  const cause = `supplement:1:${payId}`;
  const whose = { playerId: player.playerId, currency: DEMO } as const;
  await transaction(server().db, (tx) =>
    payOff(tx, whose, { most: owed, kind: 'fromDeposit', cause, no: next, note: '' }),
  );
  expect((await owing(player)).Owed).toBe(0n);
  const credit = await server().callConsole(
    depositConsole.resolveException,
    { Id: twice?.id ?? 0, As: 'credit', Reason },
    { token: clerk },
  );
  expect(await confirm(credit)).toBe('OK');
  await leave(player, 20_000n);
  const of = { provider: { id: 'sandbox', number: 1 }, no: next, payId, ref: 'B-2' } as const;
  const told = { state: 'PAID', amount: mills(PAID), currency: 'DEM', atMs: 0 } as const;
  await transaction(server().db, (tx) =>
    hearChargeback(tx, { event: 'chargeback', ...of, ...told }),
  );
  expect((await owing(player)).Owed).toBe(80_000n);
  expect(await server().audit()).toEqual([]);
});

test('what was credited by hand and never came is taken back; a payment that comes after all is nobody’s', async () => {
  const player = await registerPlayer(server());
  await sandbox.control('manner', { notify: 'never' });
  const orderNo = await order(player);
  const credited = await server().callConsole(
    depositConsole.confirmDeposit,
    { OrderNo: orderNo, Amount: Number(PAID) / 1000, Reason },
    { token: clerk },
  );
  expect(await confirm(credited)).toBe('OK');
  expect((await propose(orderNo, true)).code).toBe('PAYMENT_UNKNOWN');
  expect(await confirm(await propose(orderNo))).toBe('OK');
  expect(await cashOf(player)).toBe(START);
  await sandbox.control('pay', { orderNo });
  await sandbox.control('notify', { orderNo });
  expect(await exceptionsOf(orderNo)).toMatchObject([{ kind: 3, state: 0 }]);
  expect(await cashOf(player)).toBe(START);
});

test('what is no credited order is refused', async () => {
  const player = await registerPlayer(server());
  expect((await propose('D1x0123456789ab')).code).toBe('NO_ORDER');
  const orderNo = await order(player);
  expect((await propose(orderNo)).code).toBe('NOT_CREDITED');
});

/** Which of his deposits is the first. */
const firstOf = async ({ playerId }: TestPlayer): Promise<readonly string[]> => {
  const { rows } = await sql<{ order_no: string }>`
    SELECT order_no FROM deposit WHERE player_id = ${playerId} AND is_first`.execute(
    server().owner,
  );
  return rows.map((row) => row.order_no);
};
const takeBack = (player: TestPlayer, no: string) =>
  transaction(server().db, async (tx) => {
    const row = await holdOrder(tx, player.playerId, no);
    return row && reverseOrder(tx, row, { isThere: false, by: 'anna', reason: Reason });
  });

test('what was taken back is not the first, and counts for no limit of a day', async () => {
  const me = await registerPlayer(server());
  const limit = { Kind: 'deposit', Period: 'day', Amount: mills(250_000) } as const;
  const { token } = me;
  expect((await server().call(limitHttp.setLimit, limit, { token })).code).toBe('OK');
  const one = await paid(me);
  const two = await paid(me);
  expect(await firstOf(me)).toEqual([one]);
  const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: mills(PAID) };
  const ask = () => server().call(depositHttp.createDeposit, asked, { token });
  expect((await ask()).code).toBe('PERSONAL_LIMIT');
  await takeBack(me, one);
  // The earliest that is left is the first.
  expect(await firstOf(me)).toEqual([two]);
  expect((await ask()).code).toBe('OK');
  await takeBack(me, two);
  expect(await firstOf(me)).toEqual([]);
});

test('the next that is credited is the first, though the first is taken back at the same moment', async () => {
  const me = await registerPlayer(server());
  const one = await paid(me);
  const two = await order(me);
  await Promise.all([takeBack(me, one), sandbox.control('pay', { orderNo: two })]);
  await expect.poll(async () => (await stand(me, two)).State).toBe('CONFIRM');
  expect(await firstOf(me)).toEqual([two]);
});

test('of three that are taken back or credited at once none waits for ever, and what is left is the first', async () => {
  const me = await registerPlayer(server());
  const [one, two] = [await paid(me), await paid(me)];
  const three = await order(me);
  await Promise.all([
    takeBack(me, one),
    takeBack(me, two),
    sandbox.control('pay', { orderNo: three }),
  ]);
  await expect.poll(async () => (await stand(me, three)).State).toBe('CONFIRM');
  expect(await firstOf(me)).toEqual([three]);
});
