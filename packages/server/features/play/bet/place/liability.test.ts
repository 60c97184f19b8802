import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { openDatabase } from '#platform/db';
import { startTestServer, withTestServer, type TestServer } from '#testing';
import type { Take } from './exposed.ts';
import { placeCarts, type Cart, type CartVerdict } from './store-place.ts';
import { BET_FEATURES, makePlayers, openTestIssue, smallCart, type TestIssue } from '../testing.ts';
import { byRing } from '#testing/ring';

/**
 * The caps of an issue hold to the last thousandth however many bets come at once, and no bet is refused
 * that fits. The control reads what is taken and then writes: it must let too much in, or this test would
 * prove nothing.
 */
const server = withTestServer({ features: BET_FEATURES });
const PLAYERS = 16;
const ROUNDS = byRing({ short: 1, all: 2, long: 60 });
const NUMBERS = 5;
const CAP = 40_000n;

/** A cart on two numbers of five, either first: who locked them as they come would wait in a ring. */
function cartOn(playerId: bigint, issue: TestIssue, n: number): Cart {
  const cart = smallCart(playerId, issue, [n, n + 1]);
  const takes = [n % NUMBERS, (n * 3 + 1) % NUMBERS].map((cell, i): readonly Take[] => [
    { play: 1, cell, amount: BigInt(900 + 37 * ((n + i) % 11)), cap: CAP, shards: 8 },
  ]);
  return { ...cart, bets: cart.bets.map((bet, i) => ({ ...bet, takes: takes[i] ?? [] })) };
}

const takesIn = ({ bets }: Cart): readonly Take[] => bets.flatMap(({ takes = [] }) => takes);

const sumOn = (carts: readonly Cart[], cell: number): bigint =>
  carts
    .flatMap(takesIn)
    .filter((take) => take.cell === cell)
    .reduce((sum, { amount }) => sum + amount, 0n);

type Storm = { readonly taken: readonly Cart[]; readonly refused: readonly Cart[] };

/** Every player bets at once, in calls of one cart and of many, more than the caps have room for. */
async function storm(where: TestServer, issue: TestIssue): Promise<Storm> {
  const players = await makePlayers(where, PLAYERS, mills(1_000_000_000));
  const db = openDatabase(where.ownerUrl, { maxConnections: PLAYERS / 2 });
  const taken: Cart[] = [];
  const refused: Cart[] = [];
  const sort = (carts: readonly Cart[], answers: readonly CartVerdict[]): void =>
    answers.forEach(({ verdict }, i) => {
      const cart = carts[i];
      if (!cart) return;
      if (verdict === 'OK') taken.push(cart);
      else if (verdict === 'LIABILITY') refused.push(cart);
      else throw new Error(`not expected: ${verdict}`);
    });
  await Promise.all(
    players.map(async (playerId, at) => {
      for (let n = 0; n < 8; n += 1) {
        const size = at % 4 === 0 ? 3 : 1;
        const carts = Array.from({ length: size }, (_, i) => cartOn(playerId, issue, at + n + i));
        sort(carts, await placeCarts(db, carts));
      }
    }),
  );
  await db.destroy();
  return { taken, refused };
}

async function stored({ owner }: TestServer, issue: TestIssue): Promise<readonly bigint[]> {
  const { rows } = await sql<{ taken: bigint }>`
    SELECT sum(taken)::bigint AS taken FROM liability WHERE issue_id = ${issue.id}
    GROUP BY cell ORDER BY cell`.execute(owner);
  return rows.map(({ taken }) => taken);
}

const everyNumber = Array.from({ length: NUMBERS }, (_, cell) => cell);

describe('the cap of a number', () => {
  it('holds when many bet at once, and refuses nothing that fits', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const issue = await openTestIssue(server());
      const { taken, refused } = await storm(server(), issue);
      const sums = everyNumber.map((cell) => sumOn(taken, cell));
      expect(refused.length).toBeGreaterThan(0);
      for (const sum of sums) expect(sum).toBeLessThanOrEqual(CAP);
      // What is taken only grows: a cart that was refused does not fit at the end.
      for (const cart of refused) {
        const isFull = (cell: number) => (sums[cell] ?? 0n) + sumOn([cart], cell) > CAP;
        expect(everyNumber.some(isFull)).toBe(true);
      }
      expect(await stored(server(), issue)).toEqual(sums);
    }
  }, 60_000);

  it('is passed by who reads first and writes then: the control', async () => {
    const where = await startTestServer({ features: BET_FEATURES });
    await sql`
      CREATE OR REPLACE FUNCTION liability_take(_takes liability_take[], INOUT verdict text[], INOUT detail bigint[])
      LANGUAGE plpgsql SECURITY DEFINER AS $$
      DECLARE _t liability_take; _full int[];
      BEGIN
        _full := ARRAY(SELECT t.cart FROM unnest(_takes) t
          LEFT JOIN liability l ON l.issue_id = t.issue AND l.play_id = t.play AND l.cell = t.cell
          WHERE coalesce(l.taken, 0) + t.amount > t.cap);
        PERFORM pg_sleep(0.05);
        FOREACH _t IN ARRAY _takes LOOP
          IF _t.cart = ANY(_full) THEN verdict[_t.cart] := 'LIABILITY'; CONTINUE; END IF;
        END LOOP;
        INSERT INTO liability AS l (issue_id, play_id, cell, shard, cap, taken)
        SELECT issue, play, cell, 0, cap, sum(amount) FROM unnest(_takes) WHERE cart <> ALL(_full)
        GROUP BY 1, 2, 3, 5 ORDER BY 1, 2, 3
        ON CONFLICT (issue_id, play_id, cell, shard) DO UPDATE SET taken = l.taken + excluded.taken;
      END $$`.execute(where.owner);
    const issue = await openTestIssue(where);
    const { taken } = await storm(where, issue);
    expect(everyNumber.some((cell) => sumOn(taken, cell) > CAP)).toBe(true);
    await where.stop();
  }, 60_000);
});
