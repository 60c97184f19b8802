import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money, ZERO } from '@fairlot/rules/core/money';
import { rebateOf, rebatesOfChain } from '@fairlot/rules/odds/index';
import type { CartRow } from '@fairlot/wire/play/bet';
import { balancesOf, DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { operator } from '../../staff/operator/index.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { cancel } from '../bet/place/cancel.ts';
import { getRecords } from '../bet/records/records.ts';
import {
  BET_FEATURES,
  cancelTestIssue,
  FIVE_DIGITS,
  makePlayers,
  openTestIssue,
  row,
  type TestIssue,
  cancelling,
} from '../bet/testing.ts';
import { openFedIssue } from '../bet/testing/fed.ts';
import { correctFed, CQSSC, placeRows, settleFed } from '../bet/testing/settled.ts';
import { byRing } from '#testing/ring';

/** Rebates of bets below the own group and of those above a player; the audit judges too. */
const server = withTestServer({
  features: [...BET_FEATURES.slice(0, 2), operator, ...BET_FEATURES.slice(2)],
  startAt: Date.parse('2027-03-05T04:00:30Z'),
  games: [FIVE_DIGITS, CQSSC],
});
const RICH = 100_000_000n;
let two: readonly [number, number] = [0, 0];
beforeAll(async () => {
  const [li, wu] = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')];
  two = [li.operatorId, wu.operatorId];
});

const child = async (group: number, parent: bigint | null = null): Promise<bigint> => {
  const [made] = await makePlayers(server(), 1, mills(RICH), { group, parent });
  invariant(made !== undefined, 'a player was made');
  return made;
};

const place = (playerId: bigint, issue: TestIssue, rows: readonly CartRow[]) =>
  placeRows(server(), playerId, issue, rows);
const draw = (issue: TestIssue, number: string, chunk?: number) =>
  settleFed(server(), issue, number, chunk);
const correctTo = (issue: TestIssue, number: string) => correctFed(server(), issue, number, two);

/** What a player was paid of an issue and not taken back again: his own, and of those below him. */
async function paid(issue: TestIssue): Promise<Map<bigint, { own: bigint; agent: bigint }>> {
  const { rows } = await sql<{ player_id: bigint; own: bigint; agent: bigint }>`
    SELECT j.player_id, coalesce(sum(e.amount) FILTER (WHERE j.kind IN (501, 503)), 0)::bigint AS own,
      coalesce(sum(e.amount) FILTER (WHERE j.kind IN (502, 506)), 0)::bigint AS agent
    FROM ledger_entry e JOIN ledger_journal j ON j.player_id = e.player_id AND j.id = e.journal_id
    WHERE e.account = 1 AND j.kind IN (501, 502, 503, 506) AND j.meta->>'serialNumber' = ${String(issue.serial)}
    GROUP BY j.player_id HAVING sum(e.amount) <> 0`.execute(server().owner);
  return new Map(rows.map(({ player_id: id, own, agent }) => [id, { own, agent }]));
}

const THOUSAND = { Multiple: 500 };

describe('rebates', () => {
  it('go to the player and all above him, and with prize and house they are the stake', async () => {
    const top = await child(1980);
    const second = await child(1960, top);
    const third = await child(1950, second);
    const player = await child(1930, third);
    const issue = await openFedIssue(server(), CQSSC);
    await place(player, issue, [
      row('ssc.fixed', '3||||', { ...THOUSAND, PrizeGroup: 1930 }),
      row('ssc.fixed', '3||||', { ...THOUSAND, PrizeGroup: 1800 }),
    ]);
    await draw(issue, '3,0,9,9,1');
    // Of 1,000: 10, 5 and 10 above, 65 back at 1800; one journal each of both bets.
    expect(await paid(issue)).toEqual(
      new Map([
        [top, { own: 0n, agent: 20_000n }],
        [second, { own: 0n, agent: 10_000n }],
        [third, { own: 0n, agent: 20_000n }],
        [player, { own: 65_000n, agent: 0n }],
      ]),
    );
    const { Rows } = await getRecords(server().db, player, { PageSize: 10 });
    expect(new Map(Rows.map(({ PrizeGroup, Rebate }) => [PrizeGroup, Rebate]))).toEqual(
      new Map([
        [1930, 0n],
        [1800, 65_000n],
      ]),
    );
    const balances = await balancesOf(server().db, [player], DEMO);
    expect(balances.get(player)).toBe(RICH - 2_000_000n + 9_650_000n + 9_000_000n + 65_000n);
  });

  it('go by neither ties nor odds of the game nor what was taken back', async () => {
    const top = await child(1980);
    const player = await child(1960, top);
    const issue = await openFedIssue(server(), CQSSC);
    const tie = row('ssc.dt01.two', '龙', { ...THOUSAND, PrizeGroup: 1900 });
    const lost = row('ssc.fixed', '5||||', { Multiple: 5, PrizeGroup: 1900 });
    const [, , taken] = await place(player, issue, [tie, row('ssc.c.total', 'big'), lost, lost]);
    expect(await cancel(cancelling(server().db), player, taken ?? '')).toMatchObject({ ok: true });
    await draw(issue, '3,3,9,9,1');
    expect(await paid(issue)).toEqual(
      new Map([
        [top, { own: 0n, agent: 100n }],
        [player, { own: 300n, agent: 0n }],
      ]),
    );
    // No tie any more: both are paid by another run, and what the first had paid is taken back.
    await correctTo(issue, '4,3,9,9,1');
    const all = { own: 30_300n, agent: 10_100n };
    const kinds = async (playerId: bigint) =>
      (
        await sql<{ kind: number }>`
          SELECT kind FROM ledger_journal WHERE player_id = ${playerId} AND kind BETWEEN 501 AND 506
          ORDER BY kind`.execute(server().owner)
      ).rows.map(({ kind }) => kind);
    expect(await kinds(top)).toEqual([502, 502, 506]);
    expect(await kinds(player)).toEqual([501, 501, 503]);
    expect((await paid(issue)).get(top)).toEqual({ own: 0n, agent: all.agent });
    expect((await paid(issue)).get(player)).toEqual({ own: all.own, agent: 0n });
    // The same ties as before leave everybody alone.
    await correctTo(issue, '5,3,9,9,1');
    expect(await kinds(top)).toHaveLength(3);
  });

  it('are not there in an issue that was cancelled', async () => {
    const player = await child(1960, await child(1980));
    const issue = await openTestIssue(server());
    await place(player, issue, [row('ssc.fixed', '5||||', { PrizeGroup: 1900 })]);
    await cancelTestIssue(server(), issue);
    await server().runJobs('bet.settle');
    expect((await paid(issue)).size).toBe(0);
  });

  it('are taken back below zero where they are gone, and nobody else is asked', async () => {
    const top = await child(1980);
    const player = await child(1960, top);
    const issue = await openFedIssue(server(), CQSSC);
    await place(player, issue, [row('ssc.dt01.two', '龙', { Multiple: 5000, PrizeGroup: 1960 })]);
    await draw(issue, '4,3,9,9,1');
    const balances = async () => (await balancesOf(server().db, [top], DEMO)).get(top);
    expect(await balances()).toBe(RICH + 100_000n);
    const other = await openTestIssue(server());
    await place(top, other, [row('ssc.c.total', 'big', { Amount: mills(RICH + 100_000n) })]);
    await correctTo(issue, '3,3,9,9,1');
    expect(await balances()).toBe(-100_000n);
  });
});

/** A tree: the parent of each player (by place, before him) or nobody, and how far his group is below. */
const trees = fc.array(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 8 })), {
  minLength: 2,
  maxLength: 10,
});
/** Bets: whose, which play, how far below his group, the multiple. */
const wagers = fc.array(
  fc.tuple(
    fc.nat({ max: 9 }),
    fc.nat({ max: 2 }),
    fc.nat({ max: 30 }),
    fc.integer({ min: 1, max: 777 }),
  ),
  { minLength: 1, maxLength: 24 },
);

describe('for random trees and bets', () => {
  it('rebates, prizes and house add up to the stakes, before and after a correction', async () => {
    const world = fc.asyncProperty(trees, wagers, async (tree, bets) => {
      const made: { id: bigint; group: number; chain: readonly (readonly [bigint, number])[] }[] =
        [];
      for (const [above, step] of tree) {
        const parent = made[above];
        const group = Math.max(1900, (parent?.group ?? 1990) - 2 * step);
        const id = await child(group, parent?.id ?? null);
        made.push({ id, group, chain: [...(parent?.chain ?? []), [id, group]] });
      }
      const issue = await openFedIssue(server(), CQSSC);
      const wanted = { ties: new Map<bigint, bigint>(), none: new Map<bigint, bigint>() };
      const own = { ties: new Map<bigint, Money>(), none: new Map<bigint, Money>() };
      for (const [whose, play, below, Multiple] of bets) {
        const player = made[whose % made.length];
        invariant(player, 'one of them');
        const PrizeGroup = Math.max(1800, player.group - 2 * below);
        const more = { Multiple, PrizeGroup };
        const ticket = [
          row('ssc.fixed', '3|5|||', more),
          row('ssc.dt01.two', '虎', more),
          row('ssc.c.total', 'small'),
        ][play];
        invariant(ticket, 'one of three');
        await place(player.id, issue, [ticket]);
        if (play === 2) continue;
        const groups = player.chain.map(([, group]) => group);
        for (const world of play === 1 ? (['none'] as const) : (['ties', 'none'] as const)) {
          rebatesOfChain(ticket.Amount, groups).forEach((part, at) => {
            const [id = 0n] = player.chain[at] ?? [];
            wanted[world].set(id, (wanted[world].get(id) ?? 0n) + part);
          });
          const back = rebateOf(ticket.Amount, player.group, PrizeGroup);
          own[world].set(player.id, mills((own[world].get(player.id) ?? ZERO) + back));
        }
      }
      const expected = (world: 'ties' | 'none') =>
        new Map(
          made.flatMap(({ id }) => {
            const agent = (wanted[world].get(id) ?? 0n) / 2000n;
            const back: bigint = own[world].get(id) ?? ZERO;
            return agent + back > 0n ? [[id, { own: back, agent }] as const] : [];
          }),
        );
      await draw(issue, '3,3,9,9,1', 2);
      expect(await paid(issue)).toEqual(expected('ties'));
      await correctTo(issue, '4,3,9,9,1');
      expect(await paid(issue)).toEqual(expected('none'));
    });
    await fc.assert(world, { numRuns: byRing({ short: 2, all: 5, long: 60 }), endOnFailure: true });
  }, 300_000);
});
