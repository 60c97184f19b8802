import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { flagBit } from '@fairlot/rules/check/access';
import { mills } from '@fairlot/rules/core/money';
import { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import { loginHttp } from '@fairlot/wire/auth/login';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { TEST_FUND_PASSWORD } from '../../../account/authenticator/testing/proofs.ts';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { TEST_PASSWORD } from '../../../auth/login/testing.ts';
import { noteAnswer } from '../review/answer.ts';
import { takeToSend } from './store-send.ts';
import { readParts } from '../request/store.ts';
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

/** What comes up while a withdrawal is on its way: nothing of it is passed over because it was right once. */
const double = createProviderDouble();
const server = withTestServer({
  features: [...WITHDRAW_FEATURES, double.feature],
  games: [],
  startAt: NOON,
});
let [anna, bert] = [{ token: '' }, { token: '' }];
beforeAll(async () => {
  anna = await signInOperator(server(), 'anna');
  bert = await signInOperator(server(), 'bert');
});
beforeEach(async () => {
  double.next = 'PAID';
  double.isForgetful = false;
  await settle(server(), {
    withdrawPending: 20,
    withdrawIntervalMinutes: 0,
    withdrawFree: 9,
    withdrawPartMost: 50_000,
  });
});

type Paying = { readonly me: Ready; readonly id: string };
const desk = ({ me, id }: Paying, who = bert) => deskOf(server(), who, me.playerId, id);
const stateOf = async ({ me, id }: Paying) =>
  (await server().call(withdrawHttp.getRecord, { Id: id }, { token: me.token })).value?.State;
const parts = ({ me, id }: Paying) => readParts(server().db, me.playerId, [id]);
const send = () => server().runJobs('withdraw.send');
const query = async () => {
  await server().clock.advance(60_000);
  await server().runJobs('withdraw.ask');
};
const setFlags = ({ playerId }: Ready, flags: bigint) =>
  sql`UPDATE player SET flags = ${flags} WHERE player_id = ${playerId}`.execute(server().owner);

async function asked(amount = 1_000_000, me?: Ready): Promise<Paying> {
  const who = me ?? (await readyToWithdraw(server()));
  const { value } = await ask(server(), who, { amount: mills(amount) });
  return { me: who, id: value?.Id ?? '' };
}

async function approved(): Promise<Paying> {
  const paying = await asked();
  for (const who of [anna, bert]) {
    await desk(paying, who).claim();
    await desk(paying, who).approve();
  }
  return paying;
}

test('what nobody knows of is not sent again to whoever was frozen since, by the job or by hand', async () => {
  const paying = await approved();
  await desk(paying).pay();
  // Marked as sent, and nobody did.
  await transaction(server().db, (tx) => takeToSend(tx, 5));
  await setFlags(paying.me, flagBit('FUNDS_FREEZE'));
  double.isForgetful = true;
  await query();
  const [part] = await parts(paying);
  const sent = () => double.sent.filter(({ payoutNo }) => payoutNo === part?.no).length;
  expect([sent(), await stateOf(paying)]).toEqual([0, 'UNKNOWN']);
  expect((await desk(paying).sendAgain()).code).toBe('WRONG_STATE');
  expect(sent()).toBe(0);
  // The control: let go, it is sent.
  await setFlags(paying.me, 0n);
  expect((await desk(paying).sendAgain()).code).toBe('OK');
  expect([sent(), await stateOf(paying)]).toEqual([1, 'CONFIRM']);
});

test('who was shut out after he reviewed has not reviewed: the next one is the first, and nobody pays on it', async () => {
  const shutOut = (isDisabled: boolean) =>
    sql`UPDATE operator SET is_disabled = ${isDisabled} WHERE name = 'anna'`.execute(
      server().owner,
    );
  const paying = await asked();
  await desk(paying, anna).claim();
  expect((await desk(paying, anna).approve()).value).toEqual({ IsApproved: false });
  await shutOut(true);
  await desk(paying).claim();
  expect((await desk(paying).approve()).value).toEqual({ IsApproved: false });
  const both = await asked();
  await shutOut(false);
  anna = await signInOperator(server(), 'anna-again');
  for (const who of [anna, bert]) {
    await desk(both, who).claim();
    await desk(both, who).approve();
  }
  await sql`UPDATE operator SET is_disabled = true WHERE name = 'anna-again'`.execute(
    server().owner,
  );
  expect((await desk(both).pay()).code).toBe('NOT_APPROVED');
  await sql`UPDATE operator SET is_disabled = false WHERE name = 'anna-again'`.execute(
    server().owner,
  );
  expect((await desk(both).pay()).code).toBe('OK');
});

test('what was paid and comes back stands in the memos, once, and moves nothing by itself', async () => {
  const paying = await approved();
  await desk(paying).pay();
  await send();
  const [part] = await parts(paying);
  for (let i = 0; i < 2; i += 1) {
    expect(await noteAnswer(server().db, part?.no ?? '', { state: 'FAILED' })).toBe('late');
  }
  expect(await stateOf(paying)).toBe('CONFIRM');
  const memos = (await desk(paying).look())?.Memos ?? [];
  expect(memos.map(({ Memo }) => Memo)).toEqual([expect.stringContaining('款项可能退回')]);
});

test('a target that money is on its way to is not removed', async () => {
  const paying = await asked();
  const remove = () =>
    server().call(
      payoutAccountHttp.removePayee,
      { Id: paying.me.payeeId, Password: TEST_FUND_PASSWORD },
      { token: paying.me.token },
    );
  expect((await remove()).code).toBe('LOCKED');
  await desk(paying).claim();
  expect((await desk(paying).reject()).code).toBe('OK');
  expect((await remove()).code).toBe('OK');
});

test('small ones in a row take two operators as a large one does, whatever the day of the site', async () => {
  const me = await readyToWithdraw(server());
  await sql`UPDATE payee SET created_at = created_at - interval '2 days', first_paid_at = app_now()
    WHERE player_id = ${me.playerId}`.execute(server().owner);
  const first = await asked(4_000_000, me);
  for (const who of [anna, bert]) {
    await desk(first, who).claim();
    await desk(first, who).approve();
  }
  await desk(first).pay();
  await send();
  const secondFor = async (amount: number, who = bert, player = me) =>
    (await desk(await asked(amount, player), who).look())?.SecondFor;
  expect(await secondFor(100_000)).not.toContain('AMOUNT');
  expect(await secondFor(900_000)).toContain('AMOUNT');
  await server().clock.advance(86_400_001);
  const form = { UserName: me.userName, Password: TEST_PASSWORD };
  const { value } = await server().call(loginHttp.login, form);
  const later = await signInOperator(server(), 'later');
  const again = { ...me, token: value.access_token };
  expect(await secondFor(100_000, later, again)).not.toContain('AMOUNT');
  await server().clock.set(NOON);
});

test('what of a returned withdrawal was paid counts for the day, and the rest does not', async () => {
  const paying = await approved();
  await desk(paying).split([600, 400]);
  for (const who of [anna, bert]) {
    await desk(paying, who).takeOver();
    await desk(paying, who).approve();
  }
  double.next = 'PENDING';
  await desk(paying).pay();
  await send();
  const left = async () =>
    (await server().call(withdrawHttp.getWithdrawData, null, { token: paying.me.token })).value;
  const before = await left();
  const [first, second] = await parts(paying);
  await noteAnswer(server().db, first?.no ?? '', { state: 'PAID' });
  await noteAnswer(server().db, second?.no ?? '', { state: 'FAILED' });
  await desk(paying).giveBack();
  const after = await left();
  expect((after?.DayLeft ?? 0n) - (before?.DayLeft ?? 0n)).toBe(400_000n);
  expect(after?.CountLeft).toBe(before?.CountLeft);
});
