import { beforeAll, expect, test } from 'vitest';
import { PART_STATES } from '@fairlot/rules/check/withdraw-state';
import { mills } from '@fairlot/rules/core/money';
import { withTestServer } from '#testing';
import { signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { ASK_EVERY_S } from '../payout/send.ts';
import { readParts } from './store.ts';
import { createProviderDouble, switchOff } from '../testing/provider-double.ts';
import { ask, deskOf, NOON, readyToWithdraw, settle, WITHDRAW_FEATURES } from '../testing/ready.ts';

const double = createProviderDouble();
const server = withTestServer({
  features: [...WITHDRAW_FEATURES, double.feature],
  games: [],
  startAt: NOON,
});
beforeAll(() => settle(server(), { withdrawFree: 0 }));

test('what a provider was sent is asked after while it is off: its end is known, and nobody guesses', async () => {
  const [anna, bert] = [
    await signInOperator(server(), 'anna'),
    await signInOperator(server(), 'bert'),
  ];
  const me = await readyToWithdraw(server());
  const { value } = await ask(server(), me, { amount: mills(1_000_000) });
  const id = value?.Id ?? '';
  for (const who of [anna, bert]) {
    await deskOf(server(), who, me.playerId, id).claim();
    await deskOf(server(), who, me.playerId, id).approve();
  }
  double.next = 'PENDING';
  expect((await deskOf(server(), bert, me.playerId, id).pay()).code).toBe('OK');
  await server().runJobs('withdraw.send');
  await switchOff(server());
  const [sent] = await readParts(server().db, me.playerId, [id]);
  expect(sent?.state).toBe(PART_STATES.SENT);
  double.told.set(sent?.no ?? '', 'PAID');
  await server().clock.advance((ASK_EVERY_S + 1) * 1_000);
  await server().runJobs('withdraw.ask');
  const [paid] = await readParts(server().db, me.playerId, [id]);
  expect(paid?.state).toBe(PART_STATES.PAID);
});
