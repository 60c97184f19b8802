import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { leaderboardHttp, LEADS, type Leader } from '@fairlot/wire/community/leaderboard';
import { withTestServer } from '#testing';
import { placeCarts } from '../../play/bet/place/store-place.ts';
import {
  BET_FEATURES,
  drawTestIssue,
  makePlayers,
  openTestIssue,
  smallCart,
} from '../../play/bet/testing.ts';
import {
  closeFedIssue,
  correctFedIssue,
  drawFedIssue,
  fedCart,
  openFedIssue,
} from '../../play/bet/testing/fed.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { operator } from '../../staff/operator/index.ts';
import { maskedName } from '../../account/player/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { HOLDS_MS } from './http.ts';
import { leaderboard } from './index.ts';
import { agree } from './store.ts';

const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({
  startAt: START,
  features: [...BET_FEATURES.slice(0, 2), operator, ...BET_FEATURES.slice(2), leaderboard],
});
const SHOWN = { IsShown: true, IsFollowable: false };
const HIDDEN = { IsShown: false, IsFollowable: false };

let me: TestPlayer;
let players: readonly bigint[];

beforeAll(async () => {
  me = await registerPlayer(server());
  players = await makePlayers(server(), 60, mills(1_000_000));
});

let countedMs = 0;

/** What was read before the last issue was counted is held no longer. */
const leaders = async (By: (typeof LEADS)[number]) => {
  await delay(Math.max(0, countedMs + HOLDS_MS - performance.now()));
  return (await server().call(leaderboardHttp.getLeaders, { By }, { token: me.token })).value;
};

/** An issue in which each of these bets on single digits, drawn and settled. */
async function playIssue(bets: ReadonlyMap<bigint, readonly number[]>, winning: string) {
  const issue = await openTestIssue(server());
  const carts = [...bets].map(([id, picks]) => smallCart(id, issue, picks));
  const verdicts = await placeCarts(server().db, carts);
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(carts.map(() => 'OK'));
  await drawTestIssue(server(), issue, winning);
  await server().runJobs('bet.settle');
  await server().runJobs('leaders.count');
  countedMs = performance.now();
  return issue;
}

/** What the books say of a player's day, counted anew from all of his bets by another hand. */
async function recount(playerId: bigint) {
  const { rows } = await sql<Record<'net' | 'won' | 'lost' | 'bets' | 'hits' | 'top', bigint>>`
    SELECT coalesce(sum(prize + refund - stake), 0)::bigint AS net, count(*) AS bets,
      count(*) FILTER (WHERE prize > 0) AS hits, coalesce(max(greatest(prize + refund - stake, 0)), 0) AS top,
      coalesce(sum(prize + refund - stake) FILTER (WHERE prize + refund > stake), 0)::bigint AS won,
      coalesce(sum(stake - prize - refund) FILTER (WHERE prize + refund < stake), 0)::bigint AS lost
    FROM bet WHERE player_id = ${playerId} AND state IN (2, 3)`.execute(server().owner);
  return rows[0]!;
}

async function standing(playerId: bigint) {
  const { rows } = await sql<Record<'won' | 'lost' | 'top' | 'bets' | 'hits' | 'streak', bigint>>`
    SELECT won, lost, top_win AS top, bets::bigint, hits::bigint, streak::bigint FROM leader_standing
    WHERE player_id = ${playerId}`.execute(server().owner);
  return rows[0];
}

test('nobody is shown who did not agree, and nobody is invented', async () => {
  await playIssue(new Map([[players[0]!, [1, 2]]]), '1,9,9,9,9');
  for (const by of LEADS) expect(await leaders(by)).toMatchObject({ Rows: [], Own: null });
  expect((await server().call(leaderboardHttp.getConsent, {}, { token: me.token })).value).toEqual({
    IsShown: false,
    IsFollowable: false,
    ShowsBets: false,
    ShownTimeStamp: null,
    FollowableTimeStamp: null,
    BetsTimeStamp: null,
  });
});

test('every figure equals a recount of all bets, through wins, losses and late agreement', async () => {
  const [early, late, silent] = [players[1]!, players[2]!, players[3]!];
  await agree(server().db, early, SHOWN);
  const rounds: readonly (readonly [picks: readonly number[], winning: string])[] = [
    [[1, 2, 3], '1,2,9,9,9'],
    [[4, 4, 4, 4, 4], '9,9,9,9,9'],
    [[7, 0, 7], '7,1,7,1,1'],
    [[5], '5,5,5,5,5'],
  ];
  for (const [i, [picks, winning]] of rounds.entries()) {
    const all = [early, late, silent].map((id) => [id, picks] as const);
    await playIssue(new Map(all), winning);
    // Who agrees in the middle of the day is counted with all of it: losses that were before too.
    if (i === 1) await agree(server().db, late, SHOWN);
  }
  for (const player of [early, late]) {
    const { won, lost, bets, hits, top } = await recount(player);
    expect(await standing(player)).toEqual({ won, lost, bets, hits, top, streak: 2n });
  }
  expect(await standing(silent)).toBeUndefined();
  const { Rows } = await leaders('net');
  expect(Rows.map(({ Net, Won, Lost }) => Net === Won - Lost)).toEqual(Rows.map(() => true));
  expect(Rows.every(({ Lost }) => Lost > 0n)).toBe(true);
  expect(Rows.map(({ Bets }) => Bets)).toEqual([12, 12]);
  expect((await leaders('rate')).Rows).toEqual([]);

  await agree(server().db, early, HIDDEN);
  expect(await standing(early)).toBeUndefined();
  await agree(server().db, early, SHOWN);
  expect(await standing(early)).toEqual(await standing(late));
});

test('what a player hid counts in his sums, and is never named as his largest win', async () => {
  const [player = 0n] = await makePlayers(server(), 1, mills(1_000_000));
  await agree(server().db, player, SHOWN);
  const issue = await openTestIssue(server());
  const cart = (picks: readonly number[], isHidden: boolean) => ({
    ...smallCart(player, issue, picks),
    isHidden,
  });
  // A win and a loss that are hidden, and a loss that is not.
  const carts = [cart([1], true), cart([9], true), cart([8], false)];
  expect((await placeCarts(server().db, carts)).map(({ verdict }) => verdict)).toEqual(
    carts.map(() => 'OK'),
  );
  await drawTestIssue(server(), issue, '1,2,3,4,5');
  await server().runJobs('bet.settle');
  await server().runJobs('leaders.count');
  const { won, lost, bets, hits, top } = await recount(player);
  expect([won > 0n, top > 0n, bets]).toEqual([true, true, 3n]);
  expect(await standing(player)).toEqual({ won, lost, bets, hits, top: 0n, streak: 1n });
  await playIssue(new Map([[player, [2]]]), '2,2,2,2,2');
  expect(await standing(player)).toMatchObject({ bets: 4n, top });
});

test('a game in which a player hid all that he bet is not named with him', async () => {
  const [player = 0n] = await makePlayers(server(), 1, mills(1_000_000));
  await agree(server().db, player, SHOWN);
  const games = async () => {
    const { rows } = await sql<{ top_game: number | null; last_game: number | null }>`
      SELECT top_game, last_game FROM leader_standing WHERE player_id = ${player}`.execute(
      server().owner,
    );
    return rows[0];
  };
  const playHidden = async (isHidden: boolean) => {
    const issue = await openTestIssue(server());
    await placeCarts(server().db, [{ ...smallCart(player, issue, [1]), isHidden }]);
    await drawTestIssue(server(), issue, '1,2,3,4,5');
    await server().runJobs('bet.settle');
    await server().runJobs('leaders.count');
  };
  await playHidden(true);
  expect((await standing(player))?.bets).toBe(1n);
  expect(await games()).toEqual({ top_game: null, last_game: null });
  await playHidden(false);
  const { top_game: top, last_game: last } = (await games()) ?? {};
  expect([top, last].every((game) => typeof game === 'number')).toBe(true);
});

test('fifty are shown and each knows his own rank, by name; others are masked', async () => {
  const many = players.slice(4);
  for (const player of many) await agree(server().db, player, SHOWN);
  await agree(server().db, me.playerId, SHOWN);
  const all = [...many, me.playerId];
  const picks = (at: number): number[] =>
    Array.from({ length: 20 }, (_, i) => (i < at % 7 ? i % 5 : 9));
  await playIssue(new Map(all.map((id, at) => [id, picks(at)])), '0,1,2,3,4');
  for (const by of LEADS) {
    const { Rows, Own } = await leaders(by);
    const figure = ({ Net, TopWin, Streak, Hits, Bets, Followers }: Leader): number =>
      ({
        net: Number(Net),
        top: Number(TopWin),
        streak: Streak,
        rate: Hits / Bets,
        followed: Followers,
      })[by];
    expect(Rows.length).toBeLessThanOrEqual(50);
    expect(Rows.map(({ Rank }) => Rank)).toEqual(Rows.map((_, i) => i + 1));
    expect(Rows.map(figure)).toEqual(Rows.map(figure).toSorted((a, b) => b - a));
    expect(Rows.filter(({ IsOwn, Name }) => !IsOwn && !/^.\*{3}.?$/u.test(Name))).toEqual([]);
    const listed = Rows.find(({ IsOwn }) => IsOwn);
    if (listed) expect(Own).toEqual(listed);
    else if (Own) expect(Own.Rank).toBeGreaterThan(Rows.length);
  }
  expect((await leaders('net')).Rows).toHaveLength(50);
  expect((await leaders('net')).Own).toMatchObject({ Name: me.userName, IsOwn: true });
  expect(['Qingshan', '青山', '青', ''].map(maskedName)).toEqual([
    'Q***n',
    '青***',
    '青***',
    '***',
  ]);
});

test('an issue that is corrected is counted as it ends now, and each run once', async () => {
  const two = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')] as const;
  const player = players[5]!;
  const before = await standing(player);
  const issue = await openFedIssue(server());
  await placeCarts(server().db, [fedCart(player, issue, [1, 1, 1])]);
  await closeFedIssue(server(), issue);
  await drawFedIssue(server(), issue, '1,1,1');
  await server().runJobs('bet.settle');
  for (let turn = 0; turn < 3; turn += 1) await server().runJobs('leaders.count');
  expect((await standing(player))!.hits).toBe(before!.hits + 3n);
  await correctFedIssue(server(), issue, '8,8,1', [two[0].operatorId, two[1].operatorId]);
  await server().runJobs('bet.settle');
  await server().runJobs('leaders.count');
  const { won, lost, bets, hits, top } = await recount(player);
  expect(await standing(player)).toMatchObject({ won, lost, bets, hits, top });
});

test('counting and agreeing at the same moment lose nobody', async () => {
  const some = await makePlayers(server(), 12, mills(1_000_000));
  const issue = await openTestIssue(server());
  await placeCarts(
    server().db,
    some.map((id) => smallCart(id, issue, [1], randomUUID())),
  );
  await drawTestIssue(server(), issue, '1,1,1,1,1');
  await server().runJobs('bet.settle');
  await Promise.all([
    server().runJobs('leaders.count'),
    ...some.map((id) => agree(server().db, id, SHOWN)),
    server().runJobs('leaders.count'),
  ]);
  await server().runJobs('leaders.count');
  for (const id of some) expect((await standing(id))?.bets).toBe(1n);
});

test('ranks are read by index, however many players there are', async () => {
  const { owner } = server();
  const day = (await leaders('net')).Day;
  await sql`
    INSERT INTO leader_standing (player_id, day, bets, hits, won, lost, top_win, top_game, streak, last_game)
    SELECT 900000 + n, ${day}::date, 20 + n % 9, n % 20, n * 7 % 9000, n * 3 % 7000, n % 5000, 4, n % 12, 4
    FROM generate_series(1, 20000) n`.execute(owner);
  await sql`ANALYZE leader_standing`.execute(owner);
  const ranked = [
    ['leader_by_net', '(won - lost)', 'true'],
    ['leader_by_top', 'top_win', 'top_win > 0'],
    ['leader_by_streak', 'streak', 'streak > 0'],
    ['leader_by_hits', '(hits::numeric / bets)', 'bets >= 20'],
  ] as const;
  for (const [index, rank, has] of ranked) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      EXPLAIN SELECT * FROM leader_standing WHERE day = ${sql.lit(day)}::date AND ${sql.raw(has)}
      ORDER BY ${sql.raw(rank)} DESC, player_id LIMIT 50`.execute(owner);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(`Index Scan using ${index}`);
    expect(plan).not.toContain('Sort');
  }
  await sql`DELETE FROM leader_standing WHERE player_id > 900000`.execute(owner);
});
