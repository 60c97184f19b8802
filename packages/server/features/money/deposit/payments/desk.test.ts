import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositConsole, depositHttp } from '@fairlot/wire/money/deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { balanceOf, DEMO } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { registerPlayer, type TestPlayer } from '../../../auth/login/testing.ts';
import { takePayment } from './take-payment.ts';
import { addTestChannel, TEST_SECRET } from '../testing/channels.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
let sandbox: Sandbox;
let [clerk, lead, auditor] = ['', '', ''];
let channel = 0;
beforeAll(async () => {
  sandbox = await startSandbox({
    secret: TEST_SECRET,
    controlToken: 'c',
    now: () => server().clock.now(),
  });
  Object.assign(server().platform.settings, { ownAddress: server().url });
  await sandbox.control('manner', { api: 'well', notify: 'never' });
  channel = await addTestChannel(server(), sandbox.url, { feeRate: 50 });
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
  auditor = (await signInOperator(server(), 'auditor', ['auditor'])).token;
});
afterAll(() => sandbox.stop());

const Reason = 'seen at the bank';
async function order(player: TestPlayer, amount = 100_000n): Promise<string> {
  const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: mills(amount) };
  const { value } = await server().call(depositHttp.createDeposit, asked, { token: player.token });
  return value.OrderNo;
}
const stand = async ({ token }: TestPlayer, OrderNo: string) =>
  (await server().call(depositHttp.getDeposit, { OrderNo }, { token })).value;
const queue = async (Tab: string, more: object = {}, token = auditor) =>
  (
    await server().callConsole(
      depositConsole.getDepositQueue,
      { Tab, Count: 50, ...more },
      { token },
    )
  ).value;
const propose = (OrderNo: string, Amount: number, token = clerk) =>
  server().callConsole(depositConsole.confirmDeposit, { OrderNo, Amount, Reason }, { token });
const cancel = (OrderNo: string, token = clerk) =>
  server().callConsole(depositConsole.cancelDeposit, { OrderNo, Reason }, { token });
const resolve = (Id: number, As: string, more: object = {}, token = clerk) =>
  server().callConsole(depositConsole.resolveException, { Id, As, Reason, ...more }, { token });
const confirm = ({ Id, Hash }: { Id: number; Hash: string }, token = lead) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token });
const exceptions = async (IsOpen: boolean, more: object = {}) =>
  (
    await server().callConsole(
      depositConsole.getDepositExceptions,
      { IsOpen, Count: 50, ...more },
      { token: auditor },
    )
  ).value;
const cashOf = ({ playerId }: TestPlayer) => balanceOf(server().db, playerId, DEMO);

test('an order that its player paid by another way is credited by two operators, with what arrived', async () => {
  const player = await registerPlayer(server());
  const before = await cashOf(player);
  const orderNo = await order(player);
  await server().call(depositHttp.declareDeposit, { OrderNo: orderNo }, { token: player.token });
  const waiting = await queue('waiting');
  expect(waiting.Rows).toMatchObject([
    { OrderNo: orderNo, UserName: player.userName, State: 'WAITING', IsFirst: false },
  ]);
  expect(waiting).toMatchObject({ Waiting: 1, Unpaid: 0, Exceptions: 0 });
  const put = await propose(orderNo, 90.001);
  expect(put.value).toMatchObject({
    Before: { ordered: expect.stringMatching(/^\d+\.\d{3}$/) },
    Content: {
      orderNo,
      amount: '90.001',
      // Names and balances for both readers.
      about: {
        userName: player.userName,
        fee: '0.450',
        balance: formatAmount(before),
        balanceAfter: formatAmount(mills(before + 90_001n - 450n)),
      },
    },
  });
  expect((await confirm(put.value, clerk)).status).toBe(403);
  expect(await cashOf(player)).toBe(before);
  expect((await confirm(put.value)).code).toBe('OK');
  // Its fee, half a percent, is cut off at the thousandth.
  expect(await cashOf(player)).toBe(before + 90_001n - 450n);
  expect((await propose(orderNo, 90.001)).code).toBe('ORDER_ENDED');
  expect((await confirm(put.value)).code).toBe('NOT_OPEN');
  expect((await queue('credited')).Rows[0]).toMatchObject({ OrderNo: orderNo, IsFirst: true });
  expect((await propose('D1x0123456789ab', 1)).code).toBe('NO_ORDER');
  expect((await propose(orderNo, 1, auditor)).status).toBe(403);
});

test('what was paid meanwhile is not credited once more by whoever confirms late', async () => {
  const player = await registerPlayer(server());
  const before = await cashOf(player);
  const orderNo = await order(player);
  const put = await propose(orderNo, 100);
  await sandbox.control('pay', { orderNo });
  await sandbox.control('manner', { notify: 'once' });
  await sandbox.control('notify', { orderNo });
  await sandbox.control('manner', { notify: 'never' });
  expect((await stand(player, orderNo)).State).toBe('CONFIRM');
  expect((await confirm(put.value)).code).toBe('CHANGED_SINCE');
  expect(await cashOf(player)).toBe(before + 100_000n - 500n);
});

test('a payment of another amount is credited by what is decided about it, and not by hand beside that', async () => {
  const player = await registerPlayer(server());
  const before = await cashOf(player);
  const orderNo = await order(player);
  const early = await propose(orderNo, 60);
  await sandbox.control('manner', { notify: 'once' });
  await sandbox.control('pay', { orderNo, amount: 60_000 });
  expect((await stand(player, orderNo)).State).toBe('WAITING');
  expect((await confirm(early.value)).code).toBe('CHANGED_SINCE');
  expect((await propose(orderNo, 60)).code).toBe('IN_QUEUE');
  const { Rows } = await exceptions(true);
  const id = Rows.find((row) => row.OrderNo === orderNo)?.Id ?? 0;
  const put = await resolve(id, 'credit');
  expect(put.value).toMatchObject({
    Before: { amount: '60.000' },
    Content: {
      about: {
        userName: player.userName,
        ordered: expect.stringMatching(/^\d+\.\d{3}$/),
        fee: '0.300',
        balanceAfter: formatAmount(mills(before + 60_000n - 300n)),
      },
    },
  });
  expect((await confirm(put.value)).code).toBe('OK');
  await sandbox.control('notify', { orderNo });
  await sandbox.control('manner', { notify: 'never' });
  expect(await cashOf(player)).toBe(before + 60_000n - 300n);
});

test('an order is cancelled by one operator, and its player reads why', async () => {
  const player = await registerPlayer(server());
  const orderNo = await order(player);
  expect((await cancel(orderNo, auditor)).status).toBe(403);
  const Note = 'the name differs';
  const noted = await server().callConsole(
    depositConsole.cancelDeposit,
    { OrderNo: orderNo, Reason, Note },
    { token: clerk },
  );
  expect(noted.code).toBe('OK');
  const audit = await server().callConsole(
    operatorHttp.getAudit,
    { Target: `deposit ${orderNo}`, Count: 9 },
    { token: auditor },
  );
  expect(audit.value.Rows).toMatchObject([{ Reason, After: { state: 2, note: Note } }]);
  expect(
    JSON.stringify(await stand(player, orderNo), (_key, value) => String(value)),
  ).not.toContain(Note);
  expect(await stand(player, orderNo)).toMatchObject({
    State: 'CANCEL',
    Reason: 'OPERATOR',
    Note: Reason,
  });
  expect((await cancel(orderNo)).code).toBe('ORDER_ENDED');
  expect((await cancel('D1x0123456789ab')).code).toBe('NO_ORDER');
  expect((await queue('cancelled', { Search: orderNo })).Rows).toHaveLength(1);
});

test('a provider is asked at once about an order that was paid and never told of', async () => {
  const player = await registerPlayer(server());
  const orderNo = await order(player);
  await sandbox.control('pay', { orderNo });
  await server().runJobs('deposit.follow-up');
  expect((await stand(player, orderNo)).State).toBe('CREATE_ORDER');
  const ask = (OrderNo: string) =>
    server().callConsole(depositConsole.askProvider, { OrderNo }, { token: clerk });
  expect((await ask(orderNo)).code).toBe('OK');
  await server().runJobs('deposit.follow-up');
  expect((await stand(player, orderNo)).State).toBe('CONFIRM');
  expect((await ask('D5x0123456789ab')).code).toBe('NO_ORDER');
  // What is credited may have been paid twice.
  await sandbox.control('pay', { orderNo });
  expect((await ask(orderNo)).code).toBe('OK');
  await server().runJobs('deposit.follow-up');
  const open = { IsOpen: true, Count: 200 };
  const list = await server().callConsole(depositConsole.getDepositExceptions, open, {
    token: clerk,
  });
  const found = list.value.Rows.filter(({ OrderNo }) => OrderNo === orderNo);
  expect(found.map(({ Kind }) => Kind)).toEqual(['twice']);
});

test('a payment of nobody is what two operators decide, each once', async () => {
  const player = await registerPlayer(server());
  const before = await cashOf(player);
  const take = async (currency: string) => {
    const payment = {
      payId: `P${randomUUID()}`,
      orderNo: 'D5xnone',
      amount: mills(7_001),
      currency,
    };
    const provider = { id: 'sandbox', number: 1 };
    await transaction(server().db, (tx) => takePayment(tx, { provider, ...payment }));
    const { Rows } = await exceptions(true);
    return Rows.find(({ PayId }) => PayId === payment.payId)?.Id ?? 0;
  };
  const id = await take('DEM');
  expect((await resolve(id, 'credit')).code).toBe('NO_PLAYER');
  expect((await resolve(id, 'credit', { UserName: 'nobodyhere' })).code).toBe('NO_SUCH_PLAYER');
  const put = await resolve(id, 'credit', { UserName: player.userName.toUpperCase() });
  expect((await confirm(put.value)).code).toBe('OK');
  expect(await cashOf(player)).toBe(before + 7_001n);
  expect((await resolve(id, 'forfeit')).code).toBe('RESOLVED');
  const other = await take('DEM');
  const [first, second] = [await resolve(other, 'forfeit'), await resolve(other, 'ignore')];
  expect([first.code, second.code]).toEqual(['OK', 'ALREADY_WAITS']);
  expect((await confirm(first.value)).code).toBe('OK');
  const strange = await take('ZZZ');
  expect((await resolve(strange, 'refund')).code).toBe('NOT_BOOKED');
  const ignored = await resolve(strange, 'ignore');
  expect((await confirm(ignored.value)).code).toBe('OK');
  expect((await resolve(999_999, 'ignore')).code).toBe('NO_EXCEPTION');
  const done = await exceptions(false, { Count: 2 });
  expect(done.Rows.map(({ State }) => State)).toEqual(['ignored', 'forfeited']);
  const [older] = (await exceptions(false, { Before: done.Next })).Rows;
  expect(older).toMatchObject({ State: 'credited', Reason });
});

test('the queue goes from cursor to cursor: who waits longest first, what has ended last first', async () => {
  const orders: string[] = [];
  for (let i = 0; i < 3; i += 1) {
    await server().clock.advance(1_000);
    orders.push(await order(await registerPlayer(server())));
  }
  const first = await queue('unpaid', { Count: 2 });
  const rest = await queue('unpaid', { Count: 2, After: first.Next });
  expect([...first.Rows, ...rest.Rows].map(({ OrderNo }) => OrderNo)).toEqual(orders);
  expect(rest.Next).toBeNull();
  for (const orderNo of orders) {
    await server().clock.advance(1_000);
    await cancel(orderNo);
  }
  const ended = await queue('cancelled', { Count: 1 });
  expect(ended.Rows[0]?.OrderNo).toBe(orders[2]);
  expect((await queue('cancelled', { Count: 1, After: ended.Next })).Rows[0]?.OrderNo).toBe(
    orders[1],
  );
  expect((await queue('cancelled', { Search: '%' })).Rows).toEqual([]);
  expect((await queue('cancelled', { Type: 'USDT' })).Rows).toEqual([]);
});
