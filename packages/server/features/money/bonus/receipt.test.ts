import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Money, mills } from '@fairlot/rules/core/money';
import { betHttp } from '@fairlot/wire/play/bet';
import { balanceOf, DEMO } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { BET_FEATURES, openTestIssue, placeOn, row } from '../../play/bet/testing.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { adjustNow } from '../manual-adjustment/testing/adjust-now.ts';
import { bonus } from './index.ts';
import { bothOf, giveBonus } from './testing/with-bonus.ts';

/** What is told of a stake that a bonus paid a part of, however often it is asked for. */
const server = withTestServer({ features: [...BET_FEATURES, bonus] });
const fixed = (digit: number, Multiple = 1) => row('ssc.fixed', `${digit}||||`, { Multiple });

/** Somebody who is signed in with so much cash. */
async function playerWith(cash: Money) {
  const player = await registerPlayer(server());
  const { playerId } = player;
  const amount = mills((await balanceOf(server().db, playerId, DEMO)) - cash);
  await transaction(server().db, (tx) => adjustNow(tx, { kind: 'adjustDeduct', playerId, amount }));
  return player;
}

it('a receipt says what of the stake a bonus paid, also where it comes again', async () => {
  const { token, playerId } = await playerWith(mills(7_000n));
  await giveBonus(server(), playerId, mills(20_000n));
  const issue = await openTestIssue(server());
  const place = (rows: readonly ReturnType<typeof fixed>[], intent: string = randomUUID()) =>
    placeOn(server(), token, issue, [...rows], intent);

  const inCash = await place([fixed(1)]);
  expect(inCash.value).toMatchObject({ Amount: 2_000n, WalletAmount: 5_000n });
  expect(inCash.value).not.toHaveProperty('Bonus');

  const rows = [fixed(2), fixed(3, 3)];
  const intent = randomUUID();
  const first = await place(rows, intent);
  const told = { Amount: 8_000n, Bonus: 3_000n, WalletAmount: 0n };
  expect(first.value).toMatchObject({ ...told, Duplicate: false });
  expect((await place(rows, intent)).value).toMatchObject({ ...told, Duplicate: true });
  const asked = (IntentId: string) => server().call(betHttp.byIntent, { IntentId }, { token });
  expect((await asked(intent)).value).toMatchObject({ ...told, Duplicate: true });
  const askedOfCash = await asked(inCash.value.IntentId);
  expect(askedOfCash.value).toMatchObject({ Amount: 2_000n });
  expect(askedOfCash.value).not.toHaveProperty('Bonus');

  expect((await place([fixed(4)])).value).toMatchObject({ Amount: 2_000n, Bonus: 2_000n });
  expect(await bothOf(server(), playerId)).toEqual([0n, 15_000n]);
});

it('of carts that come together each says its own', async () => {
  const [poor, rich] = [await playerWith(mills(1_000n)), await playerWith(mills(9_000n))];
  await giveBonus(server(), poor.playerId, mills(20_000n));
  const issue = await openTestIssue(server());
  const all = await Promise.all(
    [poor, rich, poor, rich].map(({ token }, n) => placeOn(server(), token, issue, [fixed(n)])),
  );
  expect(all.map(({ code }) => code)).toEqual(['OK', 'OK', 'OK', 'OK']);
  const parts = all.map(({ value }) => value.Bonus);
  expect([parts[1], parts[3]]).toEqual([undefined, undefined]);
  // Of the poor one the first of two takes what is left of his cash.
  expect(new Set([parts[0], parts[2]])).toEqual(new Set([1_000n, 2_000n]));
});
