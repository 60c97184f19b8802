import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { WITHDRAW_STATES } from '@fairlot/rules/check/withdraw-state';
import { mills } from '@fairlot/rules/core/money';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { payByRules } from './auto.ts';
import { readParts } from '../request/store.ts';
import { createProviderDouble } from '../testing/provider-double.ts';
import { ask, deskOf, NOON, readyToWithdraw, settle, WITHDRAW_FEATURES } from '../testing/ready.ts';

/** What a provider pays at once and on a day is what two operators say, whoever has it pay. */
const double = createProviderDouble();
const server = withTestServer({
  features: [...WITHDRAW_FEATURES, double.feature],
  games: [],
  startAt: NOON,
});
let anna = { token: '' };
let bert = { token: '' };
beforeAll(async () => {
  anna = await signInOperator(server(), 'anna');
  bert = await signInOperator(server(), 'bert');
  await settle(server(), { withdrawFree: 0 });
});
const limit = (most: number | null, dayMost: number | null) =>
  sql`UPDATE provider SET payout_most = ${most}::bigint, payout_day_most = ${dayMost}::bigint`.execute(
    server().owner,
  );

/** A withdrawal of 1,000 that two approved. */
async function approved(plan?: readonly number[]) {
  const me = await readyToWithdraw(server());
  const { value } = await ask(server(), me, { amount: mills(1_000_000) });
  const id = value?.Id ?? '';
  const desk = deskOf(server(), bert, me.playerId, id);
  for (const who of [anna, bert]) {
    const its = deskOf(server(), who, me.playerId, id);
    await its.claim();
    if (plan && who === anna) expect((await its.split(plan)).code).toBe('OK');
    await its.approve();
  }
  const parts = async () =>
    (await readParts(server().db, me.playerId, [id])).map(({ amount }) => amount);
  return { desk, parts };
}

test('without a limit it is one part; with one so many that none is above it', async () => {
  await limit(null, null);
  const whole = await approved();
  expect((await whole.desk.pay()).code).toBe('OK');
  expect(await whole.parts()).toEqual([1_000_000n]);
  await limit(400_000, null);
  const parted = await approved();
  expect((await parted.desk.pay()).code).toBe('OK');
  expect(await parted.parts()).toEqual([333_334n, 333_333n, 333_333n]);
});

test('parts that an operator made and are above it are refused, and nothing is sent', async () => {
  await limit(400_000, null);
  const { desk, parts } = await approved([500, 500]);
  expect((await desk.pay()).code).toBe('PROVIDER_LIMIT');
  expect(await parts()).toEqual([]);
  // The control: as much as it pays.
  await limit(500_000, null);
  expect((await desk.pay()).code).toBe('OK');
});

test('a day is no more than it is, also of two at once, and begins anew at midnight', async () => {
  await server().clock.advance(86_400_000);
  [anna, bert] = [await signInOperator(server(), 'anna2'), await signInOperator(server(), 'bert2')];
  await limit(null, 1_500_000);
  const both = [await approved(), await approved()];
  const codes = await Promise.all(both.map(async ({ desk }) => (await desk.pay()).code));
  expect(codes.toSorted()).toEqual(['OK', 'PROVIDER_LIMIT']);
  const left = both[codes.indexOf('PROVIDER_LIMIT')];
  expect((await left?.desk.payByHand())?.code).toBe('OK');
  // What failed counts no more.
  await sql`UPDATE withdrawal_part SET state = 2, ended_at = app_now() WHERE provider = 'double'`.execute(
    server().owner,
  );
  const next = await approved();
  expect((await next.desk.pay()).code).toBe('OK');
});

test('what the rules let through waits for people where its provider may not pay it', async () => {
  await limit(null, 1);
  await settle(server(), { withdrawProvider: 'double' });
  const me = await readyToWithdraw(server());
  const { value } = await ask(server(), me, { amount: mills(1_000_000) });
  const id = value?.Id ?? '';
  // As the rules leave it.
  const letThrough = () =>
    transaction(server().owner, async (tx) => {
      await sql`SELECT set_config('session_replication_role', 'replica', true)`.execute(tx);
      await sql`UPDATE withdrawal SET state = 5, second_for = 0 WHERE id = ${id}`.execute(tx);
    });
  await letThrough();
  const parts = async () => (await readParts(server().db, me.playerId, [id])).length;
  expect(await payByRules(server().platform)).toBe('idle');
  expect(await parts()).toBe(0);
  const { rows } = await sql<{ state: number }>`
    SELECT state FROM withdrawal WHERE id = ${id}`.execute(server().owner);
  expect(rows).toEqual([{ state: WITHDRAW_STATES.WAITING }]);
  // The control: with as much left as it takes.
  await limit(null, null);
  await letThrough();
  expect(await payByRules(server().platform)).toBe('worked');
  expect(await parts()).toBe(1);
});
