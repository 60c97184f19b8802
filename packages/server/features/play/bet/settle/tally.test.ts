import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { openDatabase } from '#platform/db';
import { withTestServer } from '#testing';
import { cancel } from '../place/cancel.ts';
import { placeCarts, type Cart } from '../place/store-place.ts';
import { BET_FEATURES, makePlayers, openTestIssue, smallCart, cancelling } from '../testing.ts';

/** What a player may have in one issue: counted with the bets, under the lock of his account. */
const server = withTestServer({ shared: true, features: BET_FEATURES });
const LIMITS = { betsPerIssue: 10, charsPerIssue: 1_000 };

const world = async () => {
  const issue = await openTestIssue(server());
  const [playerId = 0n] = await makePlayers(server(), 1, mills(10_000_000));
  const cart = (bets: number) =>
    smallCart(
      playerId,
      issue,
      Array.from({ length: bets }, (_, n) => n),
    );
  return { issue, playerId, cart };
};

const verdicts = async (carts: readonly Cart[]) =>
  (await placeCarts(server().db, carts, LIMITS)).map(({ verdict }) => verdict);

const tallyOf = async (playerId: bigint) => {
  const { rows } = await sql<{ bets: number; chars: bigint }>`
    SELECT bets, chars FROM bet_tally WHERE player_id = ${playerId}`.execute(server().owner);
  return rows;
};

describe('the bets of a player in an issue', () => {
  it('are counted over all of his carts, and those of others are not', async () => {
    const { playerId, cart } = await world();
    const other = await world();
    expect(await verdicts([cart(4), other.cart(10), cart(5)])).toEqual(['OK', 'OK', 'OK']);
    expect(await verdicts([cart(2)])).toEqual(['TOO_MANY_BETS']);
    expect(await verdicts([cart(1)])).toEqual(['OK']);
    expect(await tallyOf(playerId)).toEqual([{ bets: 10, chars: 50n }]);
  });

  it('begin anew in the next issue', async () => {
    const { playerId, cart } = await world();
    expect(await verdicts([cart(10)])).toEqual(['OK']);
    const next = await openTestIssue(server());
    expect(await verdicts([smallCart(playerId, next, [1])])).toEqual(['OK']);
    expect(await tallyOf(playerId)).toHaveLength(2);
  });

  it('are counted also when they were cancelled, and not when they were refused', async () => {
    const { playerId, cart } = await world();
    const taken = cart(10);
    expect(await verdicts([cart(11)])).toEqual(['TOO_MANY_BETS']);
    expect(await verdicts([taken])).toEqual(['OK']);
    const cancelled = await cancel(cancelling(server().db), playerId, taken.bets[0]?.id ?? '');
    expect(cancelled.ok).toBe(true);
    expect(await verdicts([cart(1)])).toEqual(['TOO_MANY_BETS']);
    // A repeat is the same bets again.
    expect(await verdicts([taken])).toEqual(['DUPLICATE']);
    expect(await tallyOf(playerId)).toEqual([{ bets: 10, chars: 50n }]);
  });

  it('are no more than that when many carts come at once on many connections', async () => {
    const { playerId, cart } = await world();
    const db = openDatabase(server().ownerUrl, { maxConnections: 8 });
    const insist = async (one: Cart): Promise<string> => {
      for (;;) {
        const [answer] = await placeCarts(db, [one], LIMITS);
        if (answer && answer.verdict !== 'BUSY') return answer.verdict;
      }
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => insist(cart(3))));
    await db.destroy();
    expect(answers.filter((verdict) => verdict === 'OK')).toHaveLength(3);
    expect(answers.filter((verdict) => verdict === 'TOO_MANY_BETS')).toHaveLength(5);
    expect(await tallyOf(playerId)).toEqual([{ bets: 9, chars: 45n }]);
  });
});
