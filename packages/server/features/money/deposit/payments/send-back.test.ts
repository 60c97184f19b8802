import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { startSandbox, type Sandbox } from '@fairlot/sandbox';
import { depositConsole } from '@fairlot/wire/money/deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { unclaimed } from '#ledger/accounts';
import { DEMO, houseBalance } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { resolveException } from './resolve.ts';
import { takeAnswer } from './send-back.ts';
import { holdException } from '../exceptions/store-exception.ts';
import { takePayment } from './take-payment.ts';
import { addTestChannel, TEST_SECRET } from '../testing/channels.ts';

const server = withTestServer({ games: [4], startAt: Date.parse('2027-03-05T04:00:30Z') });
let sandbox: Sandbox;
let [clerk, lead] = ['', ''];
beforeAll(async () => {
  const now = () => server().clock.now();
  sandbox = await startSandbox({ secret: TEST_SECRET, controlToken: 'c', now });
  Object.assign(server().platform.settings, { ownAddress: server().url });
  await addTestChannel(server(), sandbox.url);
  await sandbox.control('manner', { api: 'well', notify: 'never' });
  clerk = (await signInOperator(server(), 'clerk', ['finance'])).token;
  lead = (await signInOperator(server(), 'lead', ['finance-lead'])).token;
});
afterAll(() => sandbox.stop());

/** A payment that is nobody's, by a provider. */
async function unclaimedOf(id = 'gone', number = 9): Promise<number> {
  const payment = { payId: `P${randomUUID()}`, orderNo: 'D5xnone', amount: mills(7_001) };
  const made = { provider: { id, number }, currency: 'DEM', ...payment };
  await transaction(server().db, (tx) => takePayment(tx, made));
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM deposit_exception WHERE pay_id = ${payment.payId}`.execute(server().owner);
  return rows[0]?.id ?? 0;
}
/** One that was decided to be sent back. */
async function refunding(id = 'gone', number = 9): Promise<number> {
  const doer = { by: 'operator:1', reason: 'sent twice' };
  const exception = await unclaimedOf(id, number);
  await transaction(server().db, (tx) =>
    resolveException(tx, { id: exception, as: 'refund', ...doer }),
  );
  return exception;
}
const stateOf = async (id: number) =>
  (await transaction(server().db, (tx) => holdException(tx, id)))?.state;
const propose = (Id: number, IsPaid: boolean, token = clerk) =>
  server().callConsole(
    depositConsole.settleRefund,
    { Id, IsPaid, Evidence: 'line 7 of the bank', Reason: 'gone for a month' },
    { token },
  );
const confirm = async ({ Id, Hash }: { Id: number; Hash: string }, token = lead) =>
  (await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token })).code;
const held = () => houseBalance(server().db, unclaimed, DEMO);
const answer = async (id: number, state: 'PAID' | 'FAILED') =>
  transaction(server().db, async (tx) => {
    const row = await holdException(tx, id);
    return row ? takeAnswer(tx, row, state) : undefined;
  });

test('refunds that nobody answers hold up no other: they are asked for later each time', async () => {
  const gone: number[] = [];
  for (let n = 0; n < 25; n += 1) gone.push(await refunding());
  const mine = await refunding('sandbox', 1);
  const { rows } = await sql<{ pay_id: string }>`
    SELECT pay_id FROM deposit_exception WHERE id = ${mine}`.execute(server().owner);
  // The sandbox never heard of this payment, and says so: it failed, and is to be decided about anew.
  expect(rows[0]?.pay_id).toMatch(/^P/);
  await server().runJobs('deposit.send-back');
  expect(await stateOf(mine)).toBe(1);
  await server().runJobs('deposit.send-back');
  expect(await stateOf(mine)).toBe(0);
  expect(await stateOf(gone[0] ?? 0)).toBe(1);
  const asks = async () =>
    (
      await sql<{ asks: number }>`
        SELECT asks FROM deposit_exception WHERE id = ${gone[0] ?? 0}`.execute(server().owner)
    ).rows[0]?.asks;
  // Not asked for again before its time, and then less and less often.
  for (const [seconds, times] of [
    [14, 1],
    [1, 2],
    [29, 2],
    [1, 3],
    [59, 3],
    [1, 4],
  ] as const) {
    await server().clock.advance(seconds * 1_000);
    await server().runJobs('deposit.send-back');
    await server().runJobs('deposit.send-back');
    expect(await asks()).toBe(times);
  }
});

test('two operators end a refund that its provider does not end, as sent back', async () => {
  const id = await refunding();
  const before = await held();
  const put = await propose(id, true);
  expect(put.code).toBe('OK');
  expect(await confirm(put.value, clerk)).not.toBe('OK');
  expect(await held()).toBe(before);
  expect(await confirm(put.value)).toBe('OK');
  expect(await held()).toBe(before - 7_001n);
  expect(await stateOf(id)).toBe(3);
  expect((await propose(id, true)).code).toBe('NOT_REFUNDING');
  expect((await propose(999_999, true)).code).toBe('NO_EXCEPTION');
  // What the provider says after that moves nothing.
  expect(await answer(id, 'PAID')).toBe(false);
  expect(await held()).toBe(before - 7_001n);
});

test('taken as not sent back it is decided anew; a late word that it was is what holds while nobody has the money', async () => {
  const id = await refunding();
  const before = await held();
  expect(await confirm((await propose(id, false)).value)).toBe('OK');
  expect(await stateOf(id)).toBe(0);
  expect(await held()).toBe(before);
  expect(await answer(id, 'PAID')).toBe(true);
  expect(await stateOf(id)).toBe(3);
  expect(await held()).toBe(before - 7_001n);
  const other = await refunding();
  expect(await confirm((await propose(other, false)).value)).toBe('OK');
  const doer = { by: 'operator:1', reason: 'kept' };
  await transaction(server().db, (tx) =>
    resolveException(tx, { id: other, as: 'forfeit', ...doer }),
  );
  expect(await answer(other, 'PAID')).toBe(false);
  expect(await stateOf(other)).toBe(4);
});

test('the answer of the provider and the second operator at once: one of them ends it, once', async () => {
  const id = await refunding();
  const before = await held();
  const { value } = await propose(id, true);
  const done = await Promise.all([confirm(value), answer(id, 'PAID')]);
  expect([
    ['OK', false],
    ['CHANGED_SINCE', true],
  ]).toContainEqual(done);
  expect(await held()).toBe(before - 7_001n);
  expect(await server().audit()).toEqual([]);
  // The control: were it open still, the books would say that they have this one.
  const again = transaction(server().owner, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await sql`UPDATE deposit_exception SET state = 1 WHERE id = ${id}`.execute(tx);
    const row = await holdException(tx, id);
    return row && takeAnswer(tx, row, 'PAID');
  });
  await expect(again).rejects.toThrow('was not posted');
});

test('what is more than a provider pays at once is refused before anybody is asked to agree, and when he agrees', async () => {
  const limit = (most: number | null) =>
    sql`UPDATE provider SET payout_most = ${most} WHERE id = 'sandbox'`.execute(server().owner);
  const decide = (Id: number, As: 'refund' | 'forfeit') =>
    server().callConsole(
      depositConsole.resolveException,
      { Id, As, Reason: 'it was sent twice' },
      { token: clerk },
    );
  const [first, second] = [await unclaimedOf('sandbox', 1), await unclaimedOf('sandbox', 1)];
  await limit(7_000);
  const above = await decide(first, 'refund');
  expect([above.code, above.params]).toEqual(['REFUND_LIMIT', { most: '7.000' }]);
  expect(above.body).toMatchObject({ Message: expect.stringContaining('7.000') });
  // Kept it is all the same.
  expect(await confirm((await decide(second, 'forfeit')).value)).toBe('OK');
  await limit(7_001);
  const put = await decide(first, 'refund');
  expect(put.code).toBe('OK');
  await limit(7_000);
  expect(await confirm(put.value)).toBe('CHANGED_SINCE');
  expect(await stateOf(first)).toBe(0);
  // It waits on, and is agreed on where the limit is as before.
  await limit(7_001);
  expect(await confirm(put.value)).toBe('OK');
  expect(await stateOf(first)).toBe(1);
  const third = await unclaimedOf('sandbox', 1);
  await limit(null);
  expect((await decide(third, 'refund')).code).toBe('OK');
});
