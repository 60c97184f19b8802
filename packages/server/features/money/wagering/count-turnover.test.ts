import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { KIND } from '@fairlot/rules/core/journal-kinds';
import { mills } from '@fairlot/rules/core/money';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { cancel } from '../../play/bet/place/cancel.ts';
import { BET_FEATURES, cancelling, FIVE_DIGITS, makePlayers, row } from '../../play/bet/testing.ts';
import { openFedIssue } from '../../play/bet/testing/fed.ts';
import { correctFed, CQSSC, placeRows, settleFed } from '../../play/bet/testing/settled.ts';
import { operator } from '../../staff/operator/index.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { openLine } from './open-line.ts';
import { forgetLines } from './store.ts';
import { getRequirement } from './requirement.ts';
import { wageringInvariants } from './store-audit.ts';
import { byRing } from '#testing/ring';

/** Turnover and the lines that it does, by settlement and by correction; the audit judges too. */
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

async function playerWith(lines: readonly bigint[], money = RICH): Promise<bigint> {
  const [playerId] = await makePlayers(server(), 1, mills(money));
  invariant(playerId !== undefined, 'a player was made');
  for (const [n, amount] of lines.entries()) {
    const source = {
      playerId,
      kind: KIND.fund,
      key: `fund:${n}`,
      amount: mills(amount),
      times: 100,
    };
    // The same source opens one line, whoever repeats it.
    await transaction(server().db, (tx) => openLine(tx, source));
    await transaction(server().db, (tx) => openLine(tx, source));
  }
  return playerId;
}

const told = async (playerId: bigint) => {
  const { Gap, Lines, Counted } = await getRequirement(server().db, playerId);
  const lines = Lines.toSorted((a, b) => a.Id - b.Id);
  return {
    gap: Gap,
    lines: lines.map(({ Done, State, EndedBy }) => [Done, State, EndedBy]),
    Counted,
  };
};
const fixed = (content: string, Multiple: number) => row('ssc.fixed', content, { Multiple });
const big = (code: string, amount: number) => row('ssc.c.total', code, { Amount: mills(amount) });
const NO_TIE = '4,3,9,9,1';
const TIE = '3,3,9,9,1';

describe('turnover', () => {
  it('counts what won or lost, and not ties, cancelled bets, bets that cover all, and bets against oneself', async () => {
    const player = await playerWith([1_000_000n]);
    const issue = await openFedIssue(server(), CQSSC);
    const [, , , taken] = await placeRows(server(), player, issue, [
      fixed('4||||', 10), // 20.000, won
      fixed('5||||', 5), // 10.000, lost
      row('ssc.dt01.two', '龙', { Multiple: 50 }), // 100.000, a tie
      fixed('6||||', 7), // cancelled
      fixed('0,1,2,3,4,5,6||||', 1), // 14.000, seven of ten
      big('big', 30_000),
      big('small', 12_000), // 24.000 against oneself
      big('odd', 1000), // another pair
    ]);
    expect(await cancel(cancelling(server().db), player, taken ?? '')).toMatchObject({ ok: true });
    await settleFed(server(), issue, TIE, 3);
    const { gap, lines, Counted } = await told(player);
    expect(Counted).toMatchObject([
      { GameId: CQSSC, Stake: 87_000n, TooWide: 14_000n, Opposed: 24_000n, Counted: 49_000n },
    ]);
    expect(lines).toEqual([[49_000n, 0, null]]);
    expect(gap).toBe(951_000n);
    // The tie is none any more: counted again.
    await correctFed(server(), issue, NO_TIE, two);
    expect((await told(player)).lines).toEqual([[149_000n, 0, null]]);
    await correctFed(server(), issue, TIE, two);
    expect((await told(player)).lines).toEqual([[49_000n, 0, null]]);
  });

  it('counts the difference of opposite bets across carts, schedules and plays', async () => {
    const player = await playerWith([1_000_000n]);
    const issue = await openFedIssue(server(), CQSSC);
    await placeRows(server(), player, issue, [fixed('0,1,2,3,4||||', 20)]); // 200.000
    await placeRows(server(), player, issue, [
      fixed('5,6,7,8||||', 20), // 160.000
      row('ssc.dt01.three', '龙', { Multiple: 10 }), // 20.000
    ]);
    await placeRows(server(), player, issue, [fixed('9||||', 20)]); // 40.000
    await settleFed(server(), issue, NO_TIE, 2);
    const { lines, Counted } = await told(player);
    expect(Counted).toMatchObject([
      { Stake: 420_000n, TooWide: 0n, Opposed: 400_000n, Counted: 20_000n },
    ]);
    expect(lines).toEqual([[20_000n, 0, null]]);
    await correctFed(server(), issue, TIE, two);
    expect((await told(player)).lines).toEqual([[20_000n, 0, null]]);
  });

  it('counts again after a correction but not for older issues', async () => {
    const player = await playerWith([1_000_000n]);
    const settled = [];
    for (let n = 0; n < 2; n += 1) {
      const issue = await openFedIssue(server(), CQSSC);
      await placeRows(server(), player, issue, [fixed('0,1,2,3,4||||', 20)]);
      await placeRows(server(), player, issue, [fixed('5,6,7,8,9||||', 20)]);
      await settleFed(server(), issue, NO_TIE);
      settled.push(issue);
    }
    expect((await told(player)).lines).toEqual([[0n, 0, null]]);
    // As older versions counted it.
    await sql`WITH old AS (UPDATE turnover SET covered = NULL, opposed = 0, counted = stake
        WHERE player_id = ${player} RETURNING issue_id, counted),
      part AS (INSERT INTO requirement_part (player_id, requirement_id, issue_id, run, amount)
        SELECT ${player}, r.id, o.issue_id, 1, o.counted FROM old o, requirement r WHERE r.player_id = ${player})
      UPDATE requirement SET done = 800000 WHERE player_id = ${player}`.execute(server().owner);
    const [, second] = settled;
    invariant(second, 'two are settled');
    await correctFed(server(), second, TIE, two);
    expect((await told(player)).lines).toEqual([[400_000n, 0, null]]);
  });

  it('names turnover with a wrong certain part', async () => {
    const player = await playerWith([1_000_000n]);
    const issue = await openFedIssue(server(), CQSSC);
    await placeRows(server(), player, issue, [
      fixed('0,1,2,3,4||||', 20),
      fixed('5,6,7,8,9||||', 20),
    ]);
    await settleFed(server(), issue, NO_TIE);
    const find = async () => {
      const found = await Promise.all(
        wageringInvariants.map((each) => (each.findRecent ?? each.find)(server().db)),
      );
      return found.flat();
    };
    const change = (covered: bigint) =>
      sql`UPDATE turnover SET covered = ${covered}, opposed = ${covered}, counted = stake - ${covered}
        WHERE player_id = ${player}`.execute(server().owner);
    expect(await find()).toEqual([]);
    await change(0n);
    expect(await find()).toEqual([
      `certain part of turnover: player ${player} issue ${issue.id}: 0 stored, recomputed 400000`,
    ]);
    await change(400_000n);
    expect(await find()).toEqual([]);
  });

  it('does lines in their order, carries nothing over, and opens again what a correction takes back', async () => {
    const player = await playerWith([100_000n, 60_000n]);
    const first = await openFedIssue(server(), CQSSC);
    await placeRows(server(), player, first, [row('ssc.dt01.two', '虎', { Multiple: 65 })]);
    await settleFed(server(), first, NO_TIE);
    expect(await told(player)).toMatchObject({
      gap: 30_000n,
      lines: [
        [100_000n, 1, 1],
        [30_000n, 0, null],
      ],
    });
    const second = await openFedIssue(server(), CQSSC);
    await placeRows(server(), player, second, [fixed('5||||', 500)]);
    await settleFed(server(), second, NO_TIE);
    expect(await told(player)).toMatchObject({
      gap: 0n,
      lines: [
        [100_000n, 1, 1],
        [60_000n, 1, 1],
      ],
    });
    // What was over is gone: a line that comes later begins at nothing.
    const late = {
      playerId: player,
      kind: KIND.fund,
      key: 'late',
      amount: mills(5000),
      times: 150,
    };
    await transaction(server().db, (tx) => openLine(tx, late));
    expect((await told(player)).gap).toBe(7500n);
    await correctFed(server(), first, TIE, two);
    expect(await told(player)).toMatchObject({
      gap: 137_500n,
      lines: [
        [0n, 0, null],
        [30_000n, 0, null],
        [0n, 0, null],
      ],
    });
  });

  it('counts bets that had all tied, once their number is corrected, and back again', async () => {
    const player = await playerWith([1_000_000n]);
    const issue = await openFedIssue(server(), CQSSC);
    await placeRows(server(), player, issue, [row('ssc.dt01.two', '龙', { Multiple: 51 })]);
    await settleFed(server(), issue, TIE);
    const done = async () => (await told(player)).lines.map(([sum]) => sum);
    expect(await told(player)).toMatchObject({ gap: 1_000_000n, Counted: [] });
    for (const [number, counted] of [
      [NO_TIE, 102_000n],
      [TIE, 0n],
      [NO_TIE, 102_000n],
    ] as const) {
      await correctFed(server(), issue, number, two);
      expect(await done()).toEqual([counted]);
    }
  });

  it('gives a line that came after the first run nothing of what a correction counts', async () => {
    const player = await playerWith([]);
    const issue = await openFedIssue(server(), CQSSC);
    await placeRows(server(), player, issue, [fixed('5||||', 5)]);
    await settleFed(server(), issue, NO_TIE);
    const line = {
      playerId: player,
      kind: KIND.fund,
      key: 'since',
      amount: mills(100_000),
      times: 100,
    };
    await transaction(server().db, (tx) => openLine(tx, line));
    await correctFed(server(), issue, TIE, two);
    expect((await told(player)).gap).toBe(100_000n);
  });

  it('of whom it counted before goes by a correction to the lines that are open then, in their order', async () => {
    const player = await playerWith([10_000n]);
    const issue = await openFedIssue(server(), CQSSC);
    await placeRows(server(), player, issue, [fixed('5||||', 15)]);
    await settleFed(server(), issue, NO_TIE);
    const since = { playerId: player, kind: KIND.fund, key: 'since', times: 100 };
    await transaction(server().db, (tx) => openLine(tx, { ...since, amount: mills(100_000) }));
    expect((await told(player)).gap).toBe(100_000n);
    await correctFed(server(), issue, TIE, two);
    expect(await told(player)).toMatchObject({
      gap: 80_000n,
      lines: [
        [10_000n, 1, 1],
        [20_000n, 0, null],
      ],
    });
  });

  it('is done when nothing is left, and nobody without a line is counted', async () => {
    const poor = await playerWith([100_000n], 10_999n);
    const other = await playerWith([]);
    const issue = await openFedIssue(server(), CQSSC);
    await placeRows(server(), poor, issue, [fixed('5||||', 5)]);
    await placeRows(server(), other, issue, [fixed('5||||', 5)]);
    await settleFed(server(), issue, NO_TIE);
    expect(await told(poor)).toMatchObject({ gap: 0n, lines: [[10_000n, 1, 2]] });
    const { rows } = await sql`SELECT FROM turnover WHERE player_id = ${other}`.execute(
      server().owner,
    );
    expect(rows).toHaveLength(0);
  });
});

/** Makes all that was counted for players older, as if they had stopped playing then. */
async function age(players: readonly bigint[], days: number): Promise<void> {
  const ids = sql`player_id = ANY (${players}::bigint[])`;
  const ago = sql`${days} * interval '1 day'`;
  await sql`UPDATE requirement SET ended_at = ended_at - ${ago} WHERE ${ids}`.execute(
    server().owner,
  );
  await sql`UPDATE turnover SET counted_at = counted_at - ${ago} WHERE ${ids}`.execute(
    server().owner,
  );
}

async function rowsOf(player: bigint): Promise<readonly number[]> {
  const { rows } = await sql<{ lines: bigint; parts: bigint; counted: bigint }>`
    SELECT (SELECT count(*) FROM requirement WHERE player_id = ${player}) AS lines,
      (SELECT count(*) FROM requirement_part WHERE player_id = ${player}) AS parts,
      (SELECT count(*) FROM turnover WHERE player_id = ${player}) AS counted`.execute(
    server().owner,
  );
  const { lines = 0n, parts = 0n, counted = 0n } = rows[0] ?? {};
  return [Number(lines), Number(parts), Number(counted)];
}

describe('what ended a year ago', () => {
  it('goes with what it was given; a line that is open keeps its parts, and a year is not up after 364 days', async () => {
    const done = await playerWith([10_000n]);
    const young = await playerWith([10_000n]);
    const open = await playerWith([5000n, 100_000n]);
    const players = [done, young, open];
    const issue = await openFedIssue(server(), CQSSC);
    for (const player of players) await placeRows(server(), player, issue, [fixed('5||||', 5)]);
    await settleFed(server(), issue, NO_TIE);
    const all = [
      [1, 1, 1],
      [1, 1, 1],
      [2, 2, 1],
    ];
    await age(players, 364);
    await server().runJobs('turnover.forget');
    expect(await Promise.all(players.map(rowsOf))).toEqual(all);
    await age([done, open], 2);
    // One row at a time, parts before their lines.
    for (let went = 1; went > 0;) went = await forgetLines(server().db, 1);
    expect(await Promise.all(players.map(rowsOf))).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [1, 1, 1],
    ]);
  });
});

/** Lines, and rounds of bets: which of four, and what multiple; whether a round is corrected. */
const worlds = fc.record({
  lines: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 4 }),
  rounds: fc.array(
    fc.record({
      bets: fc.array(fc.tuple(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 60 })), {
        minLength: 1,
        maxLength: 5,
      }),
      corrected: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

describe('for random lines and bets', () => {
  it('turnover fills lines first in, first out, and a recall takes back exactly what it gave', async () => {
    const world = fc.asyncProperty(worlds, async ({ lines, rounds }) => {
      const player = await playerWith(lines.map((line) => BigInt(line) * 1000n));
      const model = lines.map((line) => ({ required: BigInt(line) * 1000n, done: 0n }));
      const give = (turnover: bigint): bigint[] => {
        let left = turnover;
        return model.map((line) => {
          const part = line.required - line.done < left ? line.required - line.done : left;
          line.done += part;
          left -= part;
          return part;
        });
      };
      for (const { bets, corrected } of rounds) {
        const issue = await openFedIssue(server(), CQSSC);
        const rows = bets.map(
          ([kind, Multiple]) =>
            [
              fixed('5||||', Multiple),
              row('ssc.dt01.two', '龙', { Multiple }),
              fixed('0,1,2,3,4,5,6,7||||', Multiple),
              big('big', Multiple * 1000),
            ][kind] ?? fixed('5||||', Multiple),
        );
        await placeRows(server(), player, issue, rows);
        const sum = (kinds: readonly number[]) =>
          bets.reduce(
            (all, [kind], at) => all + (kinds.includes(kind) ? (rows[at]?.Amount ?? 0n) : 0n),
            0n,
          );
        await settleFed(server(), issue, TIE, 2);
        const parts = model.some(({ done, required }) => done < required)
          ? give(sum([0, 3]))
          : undefined;
        if (corrected) {
          await correctFed(server(), issue, NO_TIE, two);
          const wasCounted = parts !== undefined && sum([0, 3]) > 0n;
          if (wasCounted) for (const [at, line] of model.entries()) line.done -= parts[at] ?? 0n;
          if (wasCounted || model.some(({ done, required }) => done < required))
            give(sum([0, 1, 3]));
        }
        const { lines: shown } = await told(player);
        expect(shown.map(([done]) => done)).toEqual(model.map(({ done }) => done));
      }
    });
    await fc.assert(world, { numRuns: byRing({ short: 2, all: 4, long: 40 }), endOnFailure: true });
  }, 300_000);
});
