import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { bonusPartOf } from '#ledger';
import { withTestServer } from '#testing';
import { cancel } from '../../play/bet/place/cancel.ts';
import {
  BET_FEATURES,
  cancelling,
  FIVE_DIGITS,
  row,
  type TestIssue,
} from '../../play/bet/testing.ts';
import { openFedIssue } from '../../play/bet/testing/fed.ts';
import { correctFed, CQSSC, placeRows, settleFed } from '../../play/bet/testing/settled.ts';
import { operator } from '../../staff/operator/index.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { bonus } from './index.ts';
import { bothOf, playerWithBonus } from './testing/with-bonus.ts';
import { byRing } from '#testing/ring';

const server = withTestServer({
  features: [...BET_FEATURES.slice(0, 2), operator, ...BET_FEATURES.slice(2), bonus],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  games: [FIVE_DIGITS, CQSSC],
});
let two: readonly [number, number] = [0, 0];
beforeAll(async () => {
  const [li, wu] = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')];
  two = [li.operatorId, wu.operatorId];
});

it('a part and its rest are the whole, and the part is less than a thousandth from its share', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(amount, amount, amount, (whole, a, b) => {
      const stake = (a > b ? a : b) + 1n;
      const took = (a > b ? b : a) + 1n;
      const part = bonusPartOf(mills(whole), { stake, bonus: took });
      expect(part >= 0n && part <= whole).toBe(true);
      const off = whole * took - part * stake;
      expect(off >= 0n && off < stake).toBe(true);
      expect(bonusPartOf(mills(stake), { stake, bonus: took })).toBe(took);
    }),
  );
});

const MONEY = { cash: 6_003n, bonus: 400_000n };
const bets = fc.array(fc.record({ digit: fc.nat(9), times: fc.integer({ min: 1, max: 3 }) }), {
  minLength: 1,
  maxLength: 4,
});
const round = fc.record({
  carts: fc.array(bets, { minLength: 1, maxLength: 3 }),
  taken: fc.array(fc.nat(11), { maxLength: 3 }),
  numbers: fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }),
});
type Round = typeof round extends fc.Arbitrary<infer T> ? T : never;

async function play(players: readonly bigint[], { carts, taken, numbers }: Round): Promise<void> {
  const issue: TestIssue = await openFedIssue(server(), CQSSC);
  for (const playerId of players) {
    const ids: string[] = [];
    for (const cart of carts) {
      const rows = cart.map(({ digit, times }) =>
        row('ssc.fixed', `${digit}||||`, { Multiple: times }),
      );
      ids.push(...(await placeRows(server(), playerId, issue, rows)));
    }
    for (const n of new Set(taken)) {
      const id = ids[n];
      if (id !== undefined) await cancel(cancelling(server().db), playerId, id);
    }
  }
  const [first = 0, ...others] = numbers;
  await settleFed(server(), issue, `${first},3,9,9,1`, 2);
  let last = first;
  for (const next of others) {
    if (next !== last) await correctFed(server(), issue, `${next},3,9,9,1`, two);
    last = next;
  }
}

/** A twin has the same in cash alone and does the same: what both have together is the same after every round. */
it('bets, cancels, prizes and corrections change no sum, whatever is cash of it and what is bonus', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 3 }), async (rounds) => {
      const me = await playerWithBonus(server(), MONEY);
      const twin = await playerWithBonus(server(), { cash: MONEY.cash + MONEY.bonus, bonus: 0n });
      for (const each of rounds) {
        await play([me, twin], each);
        const [cash, left] = await bothOf(server(), me);
        expect(cash >= 0n && left >= 0n).toBe(true);
        expect(cash + left).toBe((await bothOf(server(), twin))[0]);
      }
      const { rows } = await sql<{ n: bigint }>`
        SELECT count(*) AS n FROM bonus_stake WHERE player_id = ${twin}`.execute(server().owner);
      expect(rows[0]?.n).toBe(0n);
    }),
    { numRuns: byRing({ short: 4, all: 8, long: 100 }) },
  );
});
