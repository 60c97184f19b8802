import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { withdrawHttp } from '@fairlot/wire/money/withdraw';
import { balanceOf, instantBet, newHoldId, post, reserve } from '#ledger';
import { newId, transaction, type Tx } from '#platform/db';
import { withTestServer } from '#testing';
import { holdPlayer } from '../../../auth/login/sessions/index.ts';
import { isWaiting } from '../../bonus/testing/with-bonus.ts';
import { owedOf } from '../../debt/index.ts';
import { giveDebt } from '../../debt/testing/give-debt.ts';
import {
  ask,
  NOON,
  type Ready,
  readyToWithdraw,
  settle,
  WITHDRAW_FEATURES,
} from '../testing/ready.ts';

const server = withTestServer({
  features: WITHDRAW_FEATURES,
  games: [],
  startAt: NOON,
  postsBareJournals: true,
});

/** Bills between players as contracts will have them: one more part of what is owed. */
beforeAll(async () => {
  const { owner } = server();
  await sql`CREATE TABLE test_bill (player_id bigint, amount bigint)`.execute(owner);
  await sql`GRANT SELECT, INSERT ON test_bill TO fairlot_app`.execute(owner);
  await sql`CREATE OR REPLACE FUNCTION player_owed_parts(_player bigint, OUT debt bigint, OUT dividends bigint, OUT pay bigint)
    LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
      SELECT coalesce((SELECT sum(d.owed) FROM debt d WHERE d.player_id = _player), 0)::bigint, 0::bigint,
        coalesce((SELECT sum(b.amount) FROM test_bill b WHERE b.player_id = _player), 0)::bigint $$`.execute(
    owner,
  );
});
beforeEach(() =>
  settle(server(), {
    withdrawFrom: '00:00',
    withdrawTo: '00:00',
    withdrawIntervalMinutes: 0,
    withdrawPending: 20,
    withdrawFirstMax: 49_999,
    withdrawFree: 5,
  }),
);
afterEach(() => sql`DELETE FROM test_bill`.execute(server().owner));

const units = (n: number) => mills(n * 1_000);
const owes = (tx: Tx, { playerId }: Ready, n: number) =>
  sql`INSERT INTO test_bill VALUES (${playerId}, ${units(n)})`.execute(tx);
const bill = (player: Ready, n: number) => transaction(server().db, (tx) => owes(tx, player, n));
const form = async ({ token }: Ready) =>
  (await server().call(withdrawHttp.getWithdrawData, null, { token })).value;
const said = async (player: Ready, n: number) => {
  const { code, body } = await ask(server(), player, { amount: units(n) });
  return [code, (body as { Params?: object }).Params ?? {}];
};
const waits = (statement: string) => expect.poll(() => isWaiting(server(), statement)).toBe(true);

/** Runs `meanwhile` once the transaction of `first` holds what it locks, and commits it when `statement` waits for that. */
async function heldUp<T>(
  first: (tx: Tx) => Promise<unknown>,
  statement: string,
  meanwhile: () => Promise<T>,
): Promise<T> {
  let answer: Promise<T> | undefined;
  await transaction(server().db, async (tx) => {
    await first(tx);
    answer = meanwhile();
    await waits(statement);
  });
  return answer as Promise<T>;
}

describe('a withdrawal leaves what its player owes', () => {
  test('of a debt: told as OWED where the amount would fit without it, and nothing goes while it is open', async () => {
    const me = await readyToWithdraw(server());
    await giveDebt(server(), me.playerId, 8_000_000n);
    expect(await balanceOf(server().db, me.playerId, 'DEM')).toBe(20_000_000n);
    expect(await owedOf(server().db, me.playerId)).toMatchObject({ debt: 8_000_000n });
    expect(await said(me, 20_001)).toEqual(['NOT_ENOUGH', { amount: '12,000.000' }]);
    expect(await said(me, 12_001)).toEqual(['OWED', { amount: '8,000.000', left: '12,000.000' }]);
    // A debt stops every withdrawal until it is settled (product 6.8).
    expect((await said(me, 12_000))[0]).toBe('FUNDS_FROZEN');
    expect(await form(me)).toMatchObject({ Available: 12_000_000n, Owed: 8_000_000n });
  });

  test('of a bill: what is beyond it goes, and the form says why no more', async () => {
    const me = await readyToWithdraw(server());
    await bill(me, 8_000);
    expect(await form(me)).toMatchObject({
      Available: 12_000_000n,
      Owed: 8_000_000n,
      Targets: [{ Available: 12_000_000n }],
    });
    expect((await form(me))?.Checks.every(({ IsGood }) => IsGood)).toBe(true);
    expect(await said(me, 12_001)).toEqual([
      'DAILYPAY_LIMIT',
      { amount: '8,000.000', left: '12,000.000' },
    ]);
    expect((await said(me, 12_000))[0]).toBe('OK');
    // A bet is not stopped by it.
    const stake = { playerId: me.playerId, currency: 'DEM', gameId: 4, serialNumber: 1 } as const;
    const bet = instantBet({ ...stake, betId: newId(), amount: units(7_950) });
    const placed = await transaction(server().db, (tx) => post(tx, bet));
    expect(placed.verdict).toBe('posted');
    const { Checks } = (await form(me)) ?? {};
    expect(Checks?.filter(({ IsGood }) => !IsGood).map(({ Check }) => Check)).toEqual(['owed']);
  });

  test('of two at once one goes', async () => {
    const me = await readyToWithdraw(server());
    await bill(me, 8_000);
    const answers = await Promise.all([said(me, 7_000), said(me, 7_000)]);
    expect(answers.map(([code]) => code).toSorted()).toEqual(['DAILYPAY_LIMIT', 'OK']);
    expect(await balanceOf(server().db, me.playerId, 'DEM')).toBe(13_000_000n);
  });

  test('of what arises meanwhile; the control is a read outside the lock', async () => {
    const me = await readyToWithdraw(server());
    let outside = 1n;
    const answer = await heldUp(
      async (tx) => {
        await holdPlayer(tx, me.playerId);
        await owes(tx, me, 8_000);
        outside = (await owedOf(server().db, me.playerId)).total;
      },
      'FROM player',
      () => said(me, 12_001),
    );
    expect(outside).toBe(0n);
    expect(answer[0]).toBe('DAILYPAY_LIMIT');
  });

  test('of a bet that is faster; the control is the ledger alone', async () => {
    const me = await readyToWithdraw(server());
    await bill(me, 8_000);
    const { playerId } = me;
    const stake = { playerId, currency: 'DEM', gameId: 4, serialNumber: 1 } as const;
    const bet = (tx: Tx) => post(tx, instantBet({ ...stake, betId: newId(), amount: units(1) }));
    const refused = await heldUp(bet, 'ledger_post', () => said(me, 12_000));
    expect(refused).toEqual(['DAILYPAY_LIMIT', { amount: '8,000.000', left: '11,999.000' }]);
    expect(await balanceOf(server().db, playerId, 'DEM')).toBe(19_999_000n);
    const bare = reserve({
      playerId,
      holdId: newHoldId(),
      currency: 'DEM',
      amount: units(11_999),
      purpose: 'freeze',
    });
    const control = await heldUp(bet, 'ledger_post', () =>
      transaction(server().db, (tx) => post(tx, bare)),
    );
    expect(control).toMatchObject({ verdict: 'posted', balance: 7_999_000n });
  });
});
