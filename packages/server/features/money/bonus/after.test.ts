import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { type Money, mills } from '@fairlot/rules/core/money';
import type { CartRow } from '@fairlot/wire/play/bet';
import { DEMO, fund, postAll } from '#ledger';
import { type Tx, transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { BET_FEATURES, row } from '../../play/bet/testing.ts';
import { openFedIssue } from '../../play/bet/testing/fed.ts';
import { correctFed, CQSSC, placeRows, settleFed } from '../../play/bet/testing/settled.ts';
import { operator } from '../../staff/operator/index.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { settle as change } from '../withdraw/testing/ready.ts';
import { correctBonus } from './correct.ts';
import { endTaken } from './end.ts';
import { bonus } from './index.ts';
import { releaseOwn } from './release-bonus.ts';
import { lockGrant } from './store.ts';
import { lockBonuses } from './store-stakes.ts';
import {
  betAlone,
  bothOf,
  fixed,
  flowOf,
  giveBonus,
  isWaiting,
  LOST,
  newestGrant,
  playerWithBonus,
  WON,
} from './testing/with-bonus.ts';

/** Corrections of bets whose bonus is over by then; the audit judges too. */
const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({
  features: [...BET_FEATURES.slice(0, 2), operator, ...BET_FEATURES.slice(2), bonus],
  startAt: START,
  games: [CQSSC],
});
let two: readonly [number, number] = [0, 0];
beforeAll(async () => {
  const [li, wu] = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')];
  two = [li.operatorId, wu.operatorId];
});
beforeEach(() => server().clock.set(START));

const PRIZE = 19_560n;
const has = (playerId: bigint) => bothOf(server(), playerId);
const flow = (playerId: bigint) => flowOf(server(), playerId);
const player = (cash: bigint, amount: bigint, times?: number) =>
  playerWithBonus(server(), { cash, bonus: amount }, times === undefined ? {} : { times });
const grantOf = (playerId: bigint) => newestGrant(server(), playerId);
const bet = (playerId: bigint, rows: readonly CartRow[], number: string) =>
  betAlone(server(), playerId, rows, number);

describe('a correction after a bonus', () => {
  const release = async (playerId: bigint) => {
    const done = await releaseOwn(server().db, { playerId, id: (await grantOf(playerId)).id });
    invariant(done.ok, 'its line is done');
    return done.value;
  };
  const capped = async (cash: bigint, amount: bigint, times?: number) => {
    await change(server(), { bonusMostRelease: 1 });
    const me = await player(cash, amount, times);
    await change(server(), { bonusMostRelease: 0 });
    return me;
  };

  it('was released takes no cash for what was lost before, and gives none for it', async () => {
    const me = await player(0n, 2_000n, 0);
    const issue = await bet(me, [fixed('4||||', 1)], WON);
    await bet(me, [fixed('9||||', 9)], LOST);
    const released = PRIZE - 18_000n;
    expect(await release(me)).toEqual({ released, taken: 0n });
    for (const [number, cash] of [
      [LOST, 0n],
      [WON, released],
      [LOST, 0n],
    ] as const) {
      await correctFed(server(), issue, number, two);
      expect(await has(me)).toEqual([cash, 0n]);
    }
    expect((await flow(me)).slice(-2)).toEqual([
      [1309, 18_000n],
      [402, -PRIZE],
    ]);
  });

  it('was released in part takes first what went to the house, and gives that part at most, in any order', async () => {
    const me = await capped(0n, 6_000n, 0);
    const one = await bet(me, [fixed('4||||', 1)], WON);
    const other = await bet(me, [fixed('4||||', 1)], WON);
    const third = await bet(me, [fixed('4||||', 1)], LOST);
    expect(await release(me)).toEqual({ released: 6_000n, taken: 2n * PRIZE - 6_000n });
    // Of two that win and one that does not, one win is enough for all that its terms release.
    for (const [issue, number, cash] of [
      [one, LOST, 6_000n],
      [other, LOST, 0n],
      [third, WON, 6_000n],
      [one, WON, 6_000n],
      [third, LOST, 6_000n],
      [other, WON, 6_000n],
      [one, LOST, 6_000n],
      [other, LOST, 0n],
    ] as const) {
      await correctFed(server(), issue, number, two);
      expect(await has(me)).toEqual([cash, 0n]);
    }
    const moved = await sql<{ cash: bigint; house: bigint }>`
      SELECT cash, house FROM bonus_after WHERE player_id = ${me} AND is_back
      ORDER BY cash, house`.execute(server().owner);
    expect(moved.rows).toEqual([
      { cash: 0n, house: PRIZE },
      { cash: 0n, house: PRIZE },
      { cash: 0n, house: PRIZE },
      { cash: 6_000n, house: PRIZE - 6_000n },
      { cash: 6_000n, house: PRIZE - 6_000n },
    ]);
  });

  it('is in the audit where what it keeps of it is not so', async () => {
    const me = await capped(0n, 2_000n, 0);
    const issue = await bet(me, [fixed('4||||', 1)], WON);
    await release(me);
    await correctFed(server(), issue, LOST, two);
    await correctFed(server(), issue, WON, two);
    const within = 'corrections of a released bonus leave what it would have released';
    const cases = [
      [sql`SELECT 1`, []],
      [
        sql`UPDATE bonus_after SET cash = cash + 1 WHERE NOT is_back AND player_id = ${me}`,
        [within],
      ],
      [
        sql`UPDATE bonus_after SET cash = cash + 2001 WHERE is_back AND player_id = ${me}`,
        [within],
      ],
      [
        sql`UPDATE bonus_after SET house = house + 1 WHERE player_id = ${me}`,
        [
          'a bonus has its part of what a bet brought',
          'what a correction took back of a released bonus moved',
        ],
      ],
      [
        // Out of cash what the house had to give up, as the books say too: nothing but the sum shows it.
        sql`UPDATE bonus_after SET cash = 0, house = cash + house WHERE NOT is_back AND player_id = ${me}`,
        ['a bonus has its part of what a bet brought', within],
      ],
      [
        // The next of him has what the house was to have: his balance alone does not show it.
        sql`UPDATE ledger_journal SET meta = meta || '{"grantId": "0"}'
          WHERE player_id = ${me} AND idem_key LIKE 'bonus-over:%'`,
        ['what moved of a bonus is what is there of it'],
      ],
    ] as const;
    for (const [step, rules] of cases) {
      const tried = server()
        .owner.transaction()
        .execute(async (tx) => {
          await sql`SET LOCAL session_replication_role = replica`.execute(tx);
          await step.execute(tx);
          const { rows } = await sql<{ rule: string }>`SELECT rule FROM bonus_audit()`.execute(tx);
          expect(rows.map(({ rule }) => rule)).toEqual(rules);
          throw new Error('taken back');
        });
      await expect(tried).rejects.toThrow('taken back');
    }
  });

  it('was over gives its part of a prize to the house, within the most that would be cash', async () => {
    const hows = ['expired', 'forfeited', 'revoked'] as const;
    const poor = await capped(0n, 2_000n);
    const fresh = () => player(1_000n, 9_000n);
    const over = [await fresh(), await fresh(), await fresh()];
    const issue = await openFedIssue(server(), CQSSC);
    for (const each of [poor, ...over]) await placeRows(server(), each, issue, [fixed('4||||', 1)]);
    await settleFed(server(), issue, LOST);
    // Nothing is left of it, so nothing of it is to be turned over any more.
    expect(await release(poor)).toEqual({ released: 0n, taken: 0n });
    for (const [at, how] of hows.entries()) {
      const playerId = over[at] ?? 0n;
      await transaction(server().db, async (tx) => {
        const key = { playerId, id: (await grantOf(playerId)).id };
        const grant = await lockGrant(tx, key);
        invariant(grant, 'it is there');
        await endTaken(tx, key, grant, how);
      });
      // The next of him is not that which the bet took of.
      await giveBonus(server(), playerId, mills(7_000n));
    }
    for (const [number, cash, most] of [
      [WON, PRIZE / 2n, 2_000n],
      [LOST, 0n, 0n],
      [WON, PRIZE / 2n, 2_000n],
    ] as const) {
      await correctFed(server(), issue, number, two);
      for (const each of over) expect(await has(each)).toEqual([cash, 7_000n]);
      expect(await has(poor)).toEqual([most, 0n]);
    }
    const kinds = await sql<{ kind: number }>`
      SELECT DISTINCT j.kind FROM ledger_journal j
      WHERE j.player_id = ANY(${[poor, ...over]}::bigint[]) AND j.idem_key LIKE 'bonus-over:%'
      ORDER BY j.kind`.execute(server().owner);
    expect(kinds.rows.map(({ kind }) => kind)).toEqual([1305, 1306, 1307]);
  });

  it('is done opens no line of it again', async () => {
    const me = await player(0n, 20_000n, 100);
    const issue = await bet(me, [row('ssc.dt01.two', '龙', { Multiple: 10 })], LOST);
    const { released } = await release(me);
    expect(released).toBeGreaterThan(0n);
    // A tie: what was turned over is so no more.
    await correctFed(server(), issue, '3,3,9,9,1', two);
    expect(await grantOf(me)).toMatchObject({ state: 2, done: 0n, line_state: 1 });
    expect(await has(me)).toEqual([20_000n, 0n]);
  });

  it('locks players as a settlement does, also those who had none', async () => {
    const plain = await player(9_000n, 0n);
    const me = await player(0n, 9_000n);
    const issue = await openFedIssue(server(), CQSSC);
    const changed: { playerId: bigint; id: string; prize: Money; refund: Money }[] = [];
    for (const playerId of [plain, me]) {
      const [id = ''] = await placeRows(server(), playerId, issue, [fixed('4||||', 1)]);
      changed.push({ playerId, id, prize: mills(PRIZE), refund: mills(0n) });
    }
    let times = 0;
    const pay = async (tx: Tx) => {
      times += 1;
      const paid = { amount: mills(1n), currency: DEMO, reason: `paid ${times}` } as const;
      await postAll(
        tx,
        [plain, me].map((playerId) => [fund({ ...paid, playerId })]),
      );
    };
    const race = async (hold: (tx: Tx) => Promise<unknown>) => {
      let settlement: Promise<unknown> | undefined;
      const correction = transaction(server().db, async (tx) => {
        await hold(tx);
        settlement = transaction(server().db, pay);
        settlement.catch(() => undefined);
        await vi.waitUntil(() => isWaiting(server(), 'ledger_post'));
        await pay(tx);
      });
      const first = await Promise.allSettled([correction]);
      const both = [...first, ...(await Promise.allSettled([settlement]))];
      return both.filter(({ status }) => status === 'rejected').length;
    };
    const about = { id: issue.id, gameId: CQSSC, serialNumber: issue.serial, run: 2 };
    expect(await race((tx) => correctBonus(tx, about, DEMO, changed, []))).toBe(0);
    // The control: who had none is locked later.
    expect(await race((tx) => lockBonuses(tx, [me], DEMO))).toBe(1);
  });
});
