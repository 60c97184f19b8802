import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositConsole, depositHttp } from '@fairlot/wire/money/deposit';
import { withTestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { addTestChannel, TEST_SECRET } from '../testing/channels.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
let sandbox: Sandbox;
let channel = 0;
let [one, other, lead] = ['', '', ''];
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
  await sandbox.control('manner', { api: 'well', notify: 'never' });
  channel = await addTestChannel(server(), sandbox.url);
  one = (await signInOperator(server(), 'one', ['finance'])).token;
  other = (await signInOperator(server(), 'two', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
});
afterAll(() => sandbox.stop());

const Reason = 'a test of claims';
type Of = { readonly OrderNo: string } | { readonly Exception: number };
const claim = (Of: Of, token = one) =>
  server().callConsole(depositConsole.claimDeposit, { Of }, { token });
const letGo = (Of: Of, token = one) =>
  server().callConsole(depositConsole.letGoDeposit, { Of }, { token });
const takeOver = (Of: Of, token = lead) =>
  server().callConsole(depositConsole.takeOverDeposit, { Of, Reason }, { token });
const cancel = (OrderNo: string, token: string) =>
  server().callConsole(depositConsole.cancelDeposit, { OrderNo, Reason }, { token });

async function order(): Promise<string> {
  const { token } = await registerPlayer(server());
  const asked = { IntentId: randomUUID(), ChannelId: channel, Amount: mills(100_000n) };
  const { value } = await server().call(depositHttp.createDeposit, asked, { token });
  return value.OrderNo;
}
async function exception(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO deposit_exception (provider_id, provider, pay_id, order_no, kind, amount, currency, is_booked, found_at)
    VALUES ('sandbox', 1, ${randomUUID()}, 'D5xnone', 1, 88000, 'ZZZ', false, app_now()) RETURNING id`.execute(
    server().owner,
  );
  return rows[0]?.id ?? 0;
}
async function claimOf(OrderNo: string, token = one) {
  const asked = { Tab: 'unpaid', Search: OrderNo, Count: 5 } as const;
  const { value } = await server().callConsole(depositConsole.getDepositQueue, asked, { token });
  const [row] = value.Rows;
  return row && { by: row.ClaimedBy, mine: row.IsMine };
}

test('an order is one operator’s for ten minutes; nobody else acts on it, and then it is free again', async () => {
  const OrderNo = await order();
  const { value } = await claim({ OrderNo });
  expect(value.ClaimedUntil - (await server().clock.now())).toBeGreaterThan(9 * 60_000);
  expect(await claimOf(OrderNo)).toEqual({ by: 'one', mine: true });
  expect(await claimOf(OrderNo, other)).toEqual({ by: 'one', mine: false });
  expect(await claim({ OrderNo }, other)).toMatchObject({
    code: 'CLAIMED',
    params: { name: 'one' },
  });
  expect((await cancel(OrderNo, other)).code).toBe('CLAIMED');
  const asked = { OrderNo, Amount: 100, Reason };
  expect(
    (await server().callConsole(depositConsole.confirmDeposit, asked, { token: other })).code,
  ).toBe('CLAIMED');
  // Given back, it is anybody's; what was never his, nobody gives back.
  expect((await letGo({ OrderNo }, other)).code).toBe('NOT_CLAIMED');
  expect((await letGo({ OrderNo })).code).toBe('OK');
  expect(await claimOf(OrderNo)).toEqual({ by: null, mine: false });
  expect((await cancel(OrderNo, other)).code).toBe('OK');
  expect((await claim({ OrderNo })).code).toBe('CLAIM_OVER');
});

test('a lead takes over, with a reason; who had it cannot act any more', async () => {
  const OrderNo = await order();
  await claim({ OrderNo });
  expect((await takeOver({ OrderNo }, other)).status).toBe(403);
  expect((await takeOver({ OrderNo })).code).toBe('OK');
  expect((await cancel(OrderNo, one)).code).toBe('CLAIMED');
  expect((await cancel(OrderNo, lead)).code).toBe('OK');
});

test('a payment that is nobody’s is claimed alike, and a decision that waits is nobody’s to look into', async () => {
  const Exception = await exception();
  expect((await claim({ Exception })).code).toBe('OK');
  const decide = (token: string) =>
    server().callConsole(
      depositConsole.resolveException,
      { Id: Exception, As: 'ignore', Reason },
      { token },
    );
  expect((await decide(other)).code).toBe('CLAIMED');
  expect((await decide(one)).code).toBe('OK');
  const { value } = await server().callConsole(
    depositConsole.getDepositExceptions,
    { IsOpen: true, Count: 50 },
    { token: one },
  );
  expect(value.Rows.find(({ Id }) => Id === Exception)).toMatchObject({ ClaimedBy: null });
  expect((await claim({ Exception: 2_000_000 })).code).toBe('CLAIM_OVER');
});

test('of two who claim at once one has it', async () => {
  for (const OrderNo of [await order(), await order(), await order()]) {
    const done = await Promise.all([claim({ OrderNo }, one), claim({ OrderNo }, other)]);
    expect(done.map(({ code }) => code).toSorted()).toEqual(['CLAIMED', 'OK']);
  }
});

test('without what looks whose it is both have it: the control', async () => {
  const OrderNo = await order();
  await claim({ OrderNo });
  // As if nobody had it when the other came.
  await sql`UPDATE deposit SET claimed_until = app_now() - interval '1 second' WHERE order_no = ${OrderNo}`.execute(
    server().owner,
  );
  expect((await claim({ OrderNo }, other)).code).toBe('OK');
});

// Last: ten minutes later operators have to prove themselves anew.
test('a claim lapses after ten minutes', async () => {
  const OrderNo = await order();
  await claim({ OrderNo });
  await server().clock.advance(10 * 60_000 + 1_000);
  expect(await claimOf(OrderNo)).toEqual({ by: null, mine: false });
  expect((await claim({ OrderNo }, other)).code).toBe('OK');
});
