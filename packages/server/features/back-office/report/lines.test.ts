import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { KIND } from '@fairlot/rules/core/journal-kinds';
import { mills } from '@fairlot/rules/core/money';
import { DAY_MS, siteDayOf, siteDayStart } from '@fairlot/rules/lottery/site-day';
import { walletHttp } from '@fairlot/wire/money/wallet';
import type { CartRow } from '@fairlot/wire/play/bet';
import { LINE_REPORT_BY, type LineReportRow, type LineSums } from '@fairlot/wire/team/line-report';
import { DEMO, fund, postAll } from '#ledger';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { byRing } from '#testing/ring';
import { setFlag } from '../../account/privilege/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { bonus } from '../../money/bonus/index.ts';
import { giveBonus } from '../../money/bonus/testing/with-bonus.ts';
import { openLine } from '../../money/wagering/index.ts';
import { wallet } from '../../money/wallet/index.ts';
import { makePlayers, row } from '../../play/bet/testing.ts';
import { openFedIssue } from '../../play/bet/testing/fed.ts';
import { correctFed, CQSSC, placeRows, settleFed } from '../../play/bet/testing/settled.ts';
import { INSTANT_FEATURES, INSTANT_GAMES, playRound } from '../../play/instant/testing.ts';
import { operator } from '../../staff/operator/index.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { line, readLineCounts, readLineSums } from '../../team/line/index.ts';
import { readLineReport } from '../../team/line-report/index.ts';
import { auditCovered, DAY } from './audit-covered.ts';
import { countMoney, report } from './index.ts';
import { expectFigures, moveBy, readFigures } from './testing/lines.ts';
import { recount } from './testing/recount.ts';

/** Settled figures and sums of lines against bets, journals and the tree; the audit judges every one of them too. */
const [site, session, ...rest] = INSTANT_FEATURES;
const server = withTestServer({
  postsBareJournals: true,
  features: [site!, session!, operator, ...rest, bonus, wallet, line, report],
  // Half an hour before midnight at the site.
  startAt: Date.parse('2027-03-05T15:30:00Z'),
  games: [...INSTANT_GAMES, CQSSC],
});
let two: readonly [number, number] = [0, 0];
beforeAll(async () => {
  const [li, wu] = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')];
  two = [li.operatorId, wu.operatorId];
});

const RICH = mills(900_000_000n);
const TIE = '3,3,9,9,1';
const fixed = (content: string, Multiple: number) => row('ssc.fixed', content, { Multiple });
const side = (code: string, amount: number) => row('ssc.c.total', code, { Amount: mills(amount) });
const BETS: readonly CartRow[] = [
  fixed('4||||', 10),
  fixed('5||||', 3),
  row('ssc.dt01.two', '龙', { Multiple: 20 }), // 3,3 ties
  fixed('0,1,2,3,4,5,6||||', 1), // seven of ten
  fixed('0,1,2,3,4||||', 4), // with the next one all of ten
  fixed('5,6,7,8,9||||', 2),
  side('big', 30_000),
  side('small', 12_000),
];

async function makePlayer(parent: bigint | null, group = 1956): Promise<bigint> {
  const [id] = await makePlayers(server(), 1, RICH, { parent, group });
  invariant(id !== undefined, 'a player was made');
  // What the turnover lines count is what the figures are held against.
  const source = { playerId: id, kind: KIND.fund, key: 'open', amount: RICH, times: 10_000 };
  await transaction(server().db, (tx) => openLine(tx, source));
  return id;
}

/** Players in a random tree. */
async function makeTree(parents: readonly number[]): Promise<World> {
  const ids: bigint[] = [];
  for (const one of parents) {
    ids.push(await makePlayer(one < ids.length ? (ids[one] ?? null) : null));
  }
  return { ids };
}
type World = { readonly ids: readonly bigint[] };

let gifts = 0;
const DEEDS = {
  bets: async ({ ids }: World, [a, b, c]: Picks) => {
    const issue = await openFedIssue(server(), CQSSC);
    const of = (n: number) => BETS.filter((_, at) => (n >> at) % 2 === 1);
    for (const [who, n] of [
      [a, b],
      [c, a + b + 7],
      [a + 1, c * 5 + 1],
    ] as const) {
      const rows = of(n % 256);
      if (rows.length > 0) await placeRows(server(), at(ids, who), issue, rows);
    }
    await server().clock.advance(c * 40_000);
    await settleFed(server(), issue, b % 3 === 0 ? TIE : '4,3,9,9,1', 1 + (a % 3));
    if (c % 2 === 0) await countMoney(server().db);
    await server().clock.advance(b * 40_000);
    if (a % 2 === 0) await correctFed(server(), issue, b % 3 === 0 ? '4,3,9,9,1' : TIE, two);
  },
  gift: async ({ ids }: World, [a, b]: Picks) => {
    const gift = { playerId: at(ids, a), amount: mills(1_000n + BigInt(b)), currency: DEMO };
    gifts += 1;
    await transaction(server().db, (tx) =>
      postAll(tx, [[fund({ ...gift, reason: `gift ${gifts}` })]]),
    );
  },
  bonus: async ({ ids }: World, [a, b]: Picks) => {
    const { rows } = await sql`SELECT FROM bonus_grant WHERE player_id = ${at(ids, a)}`.execute(
      server().owner,
    );
    if (rows.length === 0) await giveBonus(server(), at(ids, a), mills(5_000n + BigInt(b) * 100n));
  },
  move: async ({ ids }: World, [a, b]: Picks) => {
    const [who, to] = [at(ids, a), b % 5 === 0 ? null : at(ids, b)];
    const { rows } = await sql<{ bad: boolean }>`
      SELECT p.parent IS NOT DISTINCT FROM ${to}::bigint OR ${to}::bigint = p.player_id
        OR coalesce(line_is_below(${to}::bigint, p.player_id), false) AS bad
      FROM player p WHERE p.player_id = ${who}`.execute(server().owner);
    if (rows[0]?.bad === false) await moveBy(server().owner, who, to);
  },
  test: async ({ ids }: World, [a, b]: Picks) => {
    const { rows } = await sql<{ name: string }>`
      SELECT user_name AS name FROM player WHERE player_id = ${at(ids, a)}`.execute(server().owner);
    const change = {
      userName: rows[0]?.name ?? '',
      flag: 'TEST_ACCOUNT',
      isSet: b % 2 === 0,
    } as const;
    await setFlag(server().db, 'command', change, 'a try');
  },
  // Somebody who signs in, comes below another and plays an instant game.
  rounds: async ({ ids }: World, [a, b]: Picks) => {
    const round = await registerPlayer(server());
    await sql`UPDATE requirement SET required = 99000000 WHERE player_id = ${round.playerId}`.execute(
      server().owner,
    );
    const rows = [side('big', 1_000 + a * 1_000), side('small', 1_000 + b * 1_000)];
    for (const to of [a, a + 1]) {
      await playRound(server(), round, { rows: b % 2 === 0 ? rows : rows.slice(1) });
      await moveBy(server().owner, round.playerId, at(ids, to));
    }
    await playRound(server(), round, { rows });
  },
  join: async ({ ids }: World, [a]: Picks) => void (await makePlayer(at(ids, a))),
  count: () => countMoney(server().db),
  later: (_: World, [a]: Picks) => server().clock.advance(a * 300_000),
} satisfies Readonly<Record<string, (world: World, picks: Picks) => Promise<unknown>>>;
type Picks = readonly [number, number, number];
const at = (ids: readonly bigint[], n: number): bigint => ids[n % ids.length] ?? 0n;

const anyDeed = fc.record({
  name: fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[])),
  picks: fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 255 }), fc.nat({ max: 30 })),
});
const anyWorld = fc.record({
  // Deep rather than wide.
  parents: fc.array(fc.nat({ max: 8 }), { minLength: 8, maxLength: 12 }),
  deeds: fc.array(anyDeed, { minLength: 25, maxLength: 40 }),
});

/** The rows of a report by member, page by page, and by day and game: each adds up to the whole line. */
async function expectRowsAreAll(viewer: bigint): Promise<void> {
  const asked = { From: '2027-03-05', To: '2027-04-04', Count: 3 } as const;
  for (const By of LINE_REPORT_BY) {
    const rows: LineReportRow[] = [];
    let after: string | null | undefined;
    let total: LineSums | undefined;
    while (after !== null) {
      const page = { ...asked, By, ...(after !== undefined && { After: after }) };
      const read = await readLineReport(server().db, { viewer, currency: DEMO }, page);
      invariant(read.ok, 'the own line is read');
      rows.push(...read.value.Rows);
      ({ Next: after, Total: total } = read.value);
    }
    const names = Object.keys(total ?? {}) as (keyof LineSums)[];
    const sums = names.map((name) => [
      name,
      rows.reduce((sum, row) => sum + BigInt(row[name]), 0n),
    ]);
    const wanted = names.map((name) => [name, BigInt(total?.[name] ?? 0)]);
    expect([By, ...sums]).toEqual([By, ...wanted]);
  }
}

describe('what is counted', () => {
  it('is what bets, journals and the tree say, whatever was moved, corrected and left out meanwhile', async () => {
    for (const { parents, deeds } of fc.sample(anyWorld, byRing({ short: 1, all: 3, long: 60 }))) {
      const world = await makeTree(parents);
      for (const { name, picks } of deeds) await DEEDS[name](world, picks);
      await countMoney(server().db);
      expect(await readFigures(server())).toEqual(await expectFigures(server()));
      for (const head of world.ids) await expectRowsAreAll(head);
      await server().clock.advance(3_600_000);
    }
  }, 600_000);

  it('is the same counted at once from the start, without what the turnover lines know', async () => {
    const { owner } = server();
    await countMoney(server().db);
    const before = await readFigures(server());
    await sql`CREATE TABLE kept AS SELECT * FROM turnover`.execute(owner);
    await sql`TRUNCATE turnover`.execute(owner);
    await recount(server());
    await sql`INSERT INTO turnover SELECT * FROM kept`.execute(owner);
    await sql`DROP TABLE kept`.execute(owner);
    expect(await readFigures(server())).toEqual(before);
    // Twice is once.
    await countMoney(server().db);
    expect(await readFigures(server())).toEqual(before);
  }, 120_000);
});

describe('the counter', () => {
  /** Ends what counts at this moment. */
  const endThem = () =>
    sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename <> current_user
        AND (query ~ 'money_count|bet_count|line_follow' OR state = 'idle in transaction')`.execute(
      server().owner,
    );
  it('counts everything once when it is killed again and again, and when two count at once', async () => {
    const { db } = server();
    for (let turn = 0; turn < byRing({ short: 2, all: 6, long: 60 }); turn += 1) {
      const world = await makeTree([9, 0, 1, 2, 3, 2]);
      for (let n = 1; n <= 3; n += 1) await DEEDS.bets(world, [n, 40 + n * 31, n * 2 + 1]);
      await DEEDS.move(world, [3, 5, 0]);
      const counters = [countMoney(db), countMoney(db)].map((each) => each.catch(() => undefined));
      for (let ended = 0; ended < 6; ended += 1) {
        await endThem();
        await delay(turn * 3 + ended);
      }
      await Promise.all(counters);
      await Promise.all([countMoney(db), countMoney(db)]);
      expect(await readFigures(server())).toEqual(await expectFigures(server()));
    }
  }, 120_000);
});

describe('a bet that is settled on the next day', () => {
  it('stands on the day of its settlement, also when it is corrected later, and is an open stake until then', async () => {
    const { db, clock } = server();
    const now = await clock.now();
    const midnight = (siteDayStart(siteDayOf(now)) ?? 0) + DAY_MS;
    await clock.set(midnight - 60_000);
    const { playerId, token } = await registerPlayer(server());
    const look = async () => {
      const span = { From: midnight - 2 * DAY_MS, To: midnight + 2 * DAY_MS, By: 'day' } as const;
      const { value } = await server().call(walletHttp.getProfit, span, { token });
      const rows = value.Rows.filter(({ Stake }) => Stake !== 0n);
      return [
        value.OpenStake,
        ...rows.map((each) => [each.Day, each.Stake, each.Turnover, each.Prize]),
      ];
    };
    const issue = await openFedIssue(server(), CQSSC);
    await placeRows(server(), playerId, issue, [fixed('4||||', 10), fixed('0,1,2,3,5,6,8||||', 1)]);
    await countMoney(db);
    expect(await look()).toEqual([34_000n]);
    await clock.advance(60_000);
    await settleFed(server(), issue, '9,3,9,9,1');
    await countMoney(db);
    const day = siteDayOf(midnight);
    // Seven of ten digits are no turnover.
    expect(await look()).toEqual([0n, [day, -34_000n, 20_000n, 0n]]);
    await clock.advance(6 * 3_600_000);
    await correctFed(server(), issue, '4,3,9,9,1', two);
    await countMoney(db);
    expect(await look()).toEqual([0n, [day, -34_000n, 20_000n, 195_600n]]);
    const { rows } = await sql<{ hour: bigint }>`
      SELECT to_ms(h.hour) AS hour FROM money_hour h WHERE h.kind = 2 AND h.hour >= from_ms(${midnight})`.execute(
      db,
    );
    expect(rows).toEqual([{ hour: BigInt(midnight) }]);
  });
});

describe('a line of twelve levels', () => {
  it('has at each level the rebates of the levels below, exactly', async () => {
    const groups = [1980, 1976, 1974, 1972, 1970, 1966, 1964, 1960, 1958, 1954, 1950, 1930];
    const ids: bigint[] = [];
    for (const group of groups) ids.push(await makePlayer(ids.at(-1) ?? null, group));
    const player = ids.at(-1) ?? 0n;
    const issue = await openFedIssue(server(), CQSSC);
    await placeRows(server(), player, issue, [
      row('ssc.fixed', '5||||', { Multiple: 500, PrizeGroup: 1930 }),
    ]);
    await settleFed(server(), issue, '4,3,9,9,1');
    await countMoney(server().db);
    const day = { from: '2027-03-01', to: '2028-03-01', currency: DEMO, by: 'total' } as const;
    const sums = await readLineSums(server().db, { headIds: ids, ...day });
    const below = (n: number) => (groups[n + 1] ?? 0) - 1930;
    // 1000 staked: each level has the difference of the groups, in halves of a thousandth.
    const seen = ids.map((id) => {
      const columns = sums.find(({ headId }) => headId === id)?.columns;
      return columns && [columns.bet, columns.turnover, columns.rebate];
    });
    expect(seen).toEqual(
      groups.map((_, n) =>
        n === groups.length - 1 ? undefined : [1_000_000n, 1_000_000n, BigInt(below(n)) * 500n],
      ),
    );
    const counts = await readLineCounts(server().db, ids);
    expect(ids.map((id) => counts.get(id)?.members)).toEqual(groups.map((_, n) => 11 - n));
  });
});

describe('the audit', () => {
  const find = async (name: string) => {
    const all = [...(report.invariants ?? []), ...(line.invariants ?? [])];
    return (await all.find((each) => each.name === name)?.find(server().db)) ?? ['no such'];
  };
  it('names sums of lines, counts and settled bets that are not what they should be', async () => {
    const { owner } = server();
    await DEEDS.bets(await makeTree([9, 0, 1]), [1, 250, 3]);
    await countMoney(server().db);
    const spoil = async (name: string, change: string, back: string) => {
      expect(await find(name)).toEqual([]);
      await sql.raw(change).execute(owner);
      expect([name, change, (await find(name)).length > 0]).toEqual([name, change, true]);
      await sql.raw(back).execute(owner);
      expect(await find(name)).toEqual([]);
    };
    const both = (name: string, table: string, column: string) =>
      spoil(
        name,
        `UPDATE ${table} SET ${column} = ${column} + 1`,
        `UPDATE ${table} SET ${column} = ${column} - 1`,
      );
    for (const column of ['amount', 'journals']) {
      await both('lines', 'line_day', column);
      await both('lines', 'line_hour', column);
      await both('report', 'money_day', column);
    }
    for (const column of ['directs', 'members', 'agents', 'balance', 'line_balance']) {
      await both('line counts', 'line_count', column);
    }
    await both('settled bets', 'bet_counted', 'prize');
    await both('settled bets', 'money_counted', 'open_stake');
    expect(await auditCovered(server().db, DAY)).toEqual([]);
    const where =
      'WHERE bets > 1 AND settled_at = (SELECT max(settled_at) FROM bet_counted WHERE bets > 1 AND serial = 0)';
    await spoil(
      'certain part of bets',
      `UPDATE bet_counted SET covered = covered + 1 ${where}`,
      `UPDATE bet_counted SET covered = covered - 1 ${where}`,
    );
    await spoil(
      'settled bets',
      `CREATE TABLE gone AS SELECT * FROM bet_counted ORDER BY player_id LIMIT 1;
       DELETE FROM bet_counted b USING gone g WHERE b.player_id = g.player_id AND b.issue_id = g.issue_id`,
      'INSERT INTO bet_counted SELECT * FROM gone; DROP TABLE gone',
    );
  });
});
