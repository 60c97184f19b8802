import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { walletHttp } from '@fairlot/wire/money/wallet';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { noteAnswer, noteIn } from '../review/answer.ts';
import { holdWithdrawal, readParts } from '../request/store.ts';
import { createProviderDouble } from '../testing/provider-double.ts';
import {
  ask,
  deskOf,
  NOON,
  type Ready,
  readyToWithdraw,
  settle,
  WITHDRAW_FEATURES,
} from '../testing/ready.ts';

/** Payouts whose provider says that it is at them, for ever. */
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
});
beforeEach(async () => {
  double.next = 'PENDING';
  await settle(server(), { withdrawFree: 0, withdrawPartMost: 50_000 });
});

const WHOLE = 20_000_000n;
const AFTER = 19_000_000n - 10_000n;

type Paying = { readonly me: Ready; readonly id: string; readonly no: string };
const desk = ({ me, id }: Omit<Paying, 'no'>, who = bert) => deskOf(server(), who, me.playerId, id);
const record = async ({ me, id }: Paying) =>
  (await server().call(withdrawHttp.getRecord, { Id: id }, { token: me.token })).value;
const wallet = async ({ me: { token } }: Paying) =>
  (await server().call(walletHttp.getWalletAmount, null, { token })).value;
const memos = async (paying: Paying) => (await desk(paying).look())?.Memos.length;

/** On its way to a provider that says no more of it. */
async function pending(): Promise<Paying> {
  const me = await readyToWithdraw(server());
  const { value } = await ask(server(), me, { amount: mills(1_000_000) });
  const paying = { me, id: value?.Id ?? '' };
  for (const who of [anna, bert]) {
    await desk(paying, who).claim();
    await desk(paying, who).approve();
  }
  await desk(paying).pay();
  await server().runJobs('withdraw.send');
  const [part] = await readParts(server().db, me.playerId, [paying.id]);
  return { ...paying, no: part?.no ?? '' };
}

/** As if it had been sent so long ago; a login of an operator would not last. */
const sentAgo = ({ no }: Paying, seconds: number) =>
  sql`UPDATE withdrawal_part SET sent_at = app_now() - ${seconds} * interval '1 second' WHERE no = ${no}`.execute(
    server().owner,
  );

async function proposed(paying: Paying, isPaid: boolean) {
  await sentAgo(paying, 1_800);
  await desk(paying).claim();
  const put = await desk(paying).outcome(isPaid);
  expect(put.code).toBe('OK');
  return put.value as { readonly Id: number; readonly Hash: string };
}
const confirm = async ({ Id, Hash }: { readonly Id: number; readonly Hash: string }) =>
  (await server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: anna.token })).code;

const paidTimes = async ({ no }: Paying) =>
  (
    await sql<{ n: bigint }>`
      SELECT count(*) AS n FROM ledger_journal WHERE kind = 202 AND idem_key LIKE ${`%${no}%`}`.execute(
      server().owner,
    )
  ).rows[0]?.n;

test('a payout that its provider is at is ended by nobody before half an hour has gone', async () => {
  const paying = await pending();
  await sentAgo(paying, 1_799);
  await desk(paying).claim();
  expect((await desk(paying).outcome(true)).code).toBe('TOO_SOON');
  await sentAgo(paying, 1_800);
  expect((await desk(paying).outcome(true)).code).toBe('OK');
});

test('what two took as paid is paid once, with its evidence, whatever the provider says later', async () => {
  const paying = await pending();
  expect(await confirm(await proposed(paying, true))).toBe('OK');
  expect(await record(paying)).toMatchObject({ State: 'CONFIRM', Reference: 'bank line 7' });
  expect(await noteAnswer(server().db, paying.no, { state: 'PAID' })).toBe('stale');
  expect(await memos(paying)).toBe(0);
  // That it failed after all is flagged, and moves nothing.
  expect(await noteAnswer(server().db, paying.no, { state: 'FAILED' })).toBe('late');
  expect(await memos(paying)).toBe(1);
  expect(await paidTimes(paying)).toBe(1n);
  expect(await wallet(paying)).toBe(AFTER);
});

test('what two took as failed and gave back is flagged when the provider paid it after all', async () => {
  const paying = await pending();
  expect(await confirm(await proposed(paying, false))).toBe('OK');
  expect((await record(paying))?.State).toBe('THIRDPARTY_FAILED');
  await desk(paying).claim();
  expect((await desk(paying).giveBack()).code).toBe('OK');
  expect(await noteAnswer(server().db, paying.no, { state: 'PAID' })).toBe('late');
  expect(await memos(paying)).toBe(1);
  expect(await paidTimes(paying)).toBe(0n);
  expect(await wallet(paying)).toBe(WHOLE);
});

test('while it is held, a late word that it was paid counts, and nothing is paid again', async () => {
  const paying = await pending();
  expect(await confirm(await proposed(paying, false))).toBe('OK');
  expect(await noteAnswer(server().db, paying.no, { state: 'PAID' })).toBe('changed');
  expect((await record(paying))?.State).toBe('CONFIRM');
  expect((await desk(paying).pay()).code).toBe('WRONG_STATE');
  expect(await paidTimes(paying)).toBe(1n);
});

test.each([true, false])(
  'what the provider tells while the second confirms (as paid: %s) is what holds, and is paid once',
  async (isPaid) => {
    const paying = await pending();
    const put = await proposed(paying, isPaid);
    // The callback has the row, and the second operator waits for it.
    const confirming = await transaction(server().db, async (tx) => {
      await holdWithdrawal(tx, { playerId: paying.me.playerId, id: paying.id });
      const waiting = confirm(put);
      await expect
        .poll(async () => {
          const { rows } = await sql<{ n: bigint }>`
            SELECT count(*) AS n FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
            server().owner,
          );
          return Number(rows[0]?.n);
        })
        .toBeGreaterThanOrEqual(1);
      expect(await noteIn(tx, paying.no, { state: 'PAID' })).toBe('changed');
      return [waiting];
    });
    expect(await confirming[0]).toBe('CHANGED_SINCE');
    expect((await record(paying))?.State).toBe('CONFIRM');
    expect(await paidTimes(paying)).toBe(1n);
    expect(await wallet(paying)).toBe(AFTER);
    expect(await server().audit()).toEqual([]);
  },
);

test('control: were the part open still, the ledger would say that it has it', async () => {
  const paying = await pending();
  expect(await confirm(await proposed(paying, true))).toBe('OK');
  const again = transaction(server().owner, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await sql`UPDATE withdrawal_part SET state = 4, ended_at = NULL WHERE no = ${paying.no}`.execute(
      tx,
    );
    await sql`UPDATE withdrawal SET state = 6, ended_at = NULL, paid = 0 WHERE id = ${paying.id}`.execute(
      tx,
    );
    await noteIn(tx, paying.no, { state: 'PAID' });
  });
  await expect(again).rejects.toThrow('was not posted');
  expect(await paidTimes(paying)).toBe(1n);
});
