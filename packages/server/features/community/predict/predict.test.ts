import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { Outcome, predictHttp } from '@fairlot/wire/community/predict';
import { withTestServer } from '#testing';
import {
  BET_FEATURES,
  cancelTestIssue,
  closeTestIssue,
  drawTestIssue,
  openTestIssue,
  type TestIssue,
} from '../../play/bet/testing.ts';
import {
  closeFedIssue,
  correctFedIssue,
  drawFedIssue,
  openFedIssue,
} from '../../play/bet/testing/fed.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { operator } from '../../staff/operator/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { predict } from './index.ts';
import { outcomesOf } from './judge.ts';
import { forgetPredictions, MOST } from './store.ts';

const START = Date.parse('2027-03-05T04:00:30Z');
const server = withTestServer({
  startAt: START,
  features: [...BET_FEATURES.slice(0, 2), operator, ...BET_FEATURES.slice(2), predict],
});

let me: TestPlayer;
let other: TestPlayer;
beforeAll(async () => {
  me = await registerPlayer(server());
  other = await registerPlayer(server());
});

const named = ({ gameId, serial }: TestIssue, Play: string) => ({
  GameId: gameId,
  SerialNumber: serial,
  Play,
});
const say = async (issue: TestIssue, Play: string, Option: string, who = me) =>
  (await server().callRaw(predictHttp.predict, { ...named(issue, Play), Option }, who)).code;
const takeBack = async (issue: TestIssue, Play: string) =>
  (await server().callRaw(predictHttp.takeBack, named(issue, Play), me)).code;
const judge = () => server().runJobs('predictions.judge');
const listed = async (GameId: number, who = me) =>
  (await server().call(predictHttp.getPredictions, { GameId }, who)).value.Rows;
const ofIssue = async (issue: TestIssue, who = me) => {
  // All who look within a second are shown the same.
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  return (await listed(issue.gameId, who)).filter(
    ({ SerialNumber }) => SerialNumber === issue.serial,
  );
};

test('a prediction may be changed and taken back until the close, and stays from then on', async () => {
  const issue = await openTestIssue(server());
  expect(await say(issue, 'ssc.c.total', 'big')).toBe('OK');
  expect(await say(issue, 'ssc.c.total', 'odd')).toBe('OK');
  expect(await say(issue, 'ssc.c.ball1', 'small')).toBe('OK');
  expect(await takeBack(issue, 'ssc.c.ball1')).toBe('OK');
  expect(await takeBack(issue, 'ssc.c.ball1')).toBe('PREDICT_NONE');
  expect(await say(issue, 'ssc.c.total', 'nothing')).toBe('PREDICT_SIDE');
  expect(await say(issue, 'pk10.c.gy', 'big')).toBe('PREDICT_SIDE');
  await closeTestIssue(server(), issue);
  expect(await takeBack(issue, 'ssc.c.total')).toBe('PREDICT_CLOSED');
  expect(await say(issue, 'ssc.c.total', 'even')).toBe('PREDICT_CLOSED');
  expect(await say(issue, 'ssc.c.ball2', 'big')).toBe('PREDICT_CLOSED');
  expect(await ofIssue(issue)).toMatchObject([
    { Play: 'ssc.c.total', Option: 'odd', Outcome: Outcome.WAITING, IsOwn: true },
  ]);
  await expect(
    sql`DELETE FROM prediction`.execute(server().db),
    'the program itself removes none',
  ).rejects.toThrow();
});

test('the draw alone judges: hits, misses, and what neither side won', async () => {
  const issue = await openTestIssue(server());
  for (const [play, side] of [
    ['ssc.c.total', 'big'],
    ['ssc.c.ball1', 'small'],
    ['ssc.c.dt01', 'dragon'],
  ] as const) {
    expect(await say(issue, play, side)).toBe('OK');
  }
  expect(await say(issue, 'ssc.c.ball1', 'big', other)).toBe('OK');
  await drawTestIssue(server(), issue, '4,4,9,9,9');
  await judge();
  const rows = await ofIssue(issue);
  const own = rows.filter(({ IsOwn }) => IsOwn);
  expect(Object.fromEntries(own.map(({ Play, Outcome: end }) => [Play, end]))).toEqual({
    'ssc.c.total': Outcome.HIT,
    'ssc.c.ball1': Outcome.HIT,
    'ssc.c.dt01': Outcome.VOID,
  });
  expect(own[0]?.Record.Of10).toEqual({ Hits: 2, Total: 2 });
  const theirs = rows.find(({ IsOwn }) => !IsOwn);
  expect(theirs).toMatchObject({
    Outcome: Outcome.MISS,
    Record: { Of10: { Hits: 0, Total: 1 }, Of100: { Hits: 0, Total: 1 } },
  });
  expect(theirs?.Name).toBe(`${other.userName[0]}***${other.userName.at(-1)}`);
});

test('a cancelled issue counts for nothing, and a corrected one as it is now', async () => {
  const cancelled = await openTestIssue(server());
  await say(cancelled, 'ssc.c.total', 'big');
  await cancelTestIssue(server(), cancelled);
  await judge();
  expect(await ofIssue(cancelled)).toMatchObject([{ Outcome: Outcome.VOID }]);

  const two = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')] as const;
  const issue = await openFedIssue(server());
  expect(await say(issue, 'd3.c.sum', 'big')).toBe('OK');
  await closeFedIssue(server(), issue);
  await drawFedIssue(server(), issue, '9,9,9');
  await judge();
  expect(await ofIssue(issue)).toMatchObject([{ Outcome: Outcome.HIT }]);
  await server().runJobs('bet.settle');
  await correctFedIssue(server(), issue, '1,1,1', [two[0].operatorId, two[1].operatorId]);
  await judge();
  expect(await ofIssue(issue)).toMatchObject([{ Outcome: Outcome.MISS }]);
});

test('posts of an issue and of a day are limited, also when they come at once', async () => {
  const poster = await registerPlayer(server());
  const issue = await openTestIssue(server());
  const plays = Array.from({ length: 5 }, (_, i) => `ssc.c.ball${i + 1}`);
  const codes = await Promise.all(
    [...plays, 'ssc.c.total', 'ssc.c.dt01'].map((play) =>
      say(issue, play, play.includes('dt') ? 'dragon' : 'big', poster),
    ),
  );
  expect(codes.filter((code) => code === 'OK')).toHaveLength(MOST.ofIssue);
  expect(codes.filter((code) => code === 'PREDICT_LIMIT')).toHaveLength(2);
  await sql`
    INSERT INTO prediction (player_id, issue_id, play_id, game_id, side, made_at)
    SELECT ${poster.playerId}, -n, 1, 4, 'big', app_now() FROM generate_series(1, ${MOST.ofDay}) n`.execute(
    server().owner,
  );
  const next = await openTestIssue(server());
  expect(await say(next, 'ssc.c.total', 'big', poster)).toBe('PREDICT_LIMIT');
  await sql`DELETE FROM prediction WHERE issue_id < 0`.execute(server().owner);
});

test('the record of an author is all that he said, newest first, and at most a hundred', async () => {
  const [row] = await listed(4, other);
  const all = (await server().call(predictHttp.getAuthor, { Author: row!.Author }, other)).value;
  expect(all.Rows.length).toBeLessThanOrEqual(100);
  expect(new Set(all.Rows.map(({ Author }) => Author))).toEqual(new Set([row!.Author]));
  const times = all.Rows.map(({ TimeStamp }) => TimeStamp);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
});

test('a number that cannot be read judges nobody', () => {
  const issue = { category_id: 4, draw_ms: 0n, plays: [1], sides: ['big'] };
  expect(() => outcomesOf({ ...issue, winning_number: 'x' })).toThrow('number');
});

test('what was said more than a year ago is gone, and nothing younger', async () => {
  const issue = await openTestIssue(server());
  expect(await say(issue, 'ssc.c.total', 'big')).toBe('OK');
  expect(await say(issue, 'ssc.c.total', 'small', other)).toBe('OK');
  const left = async () => {
    const { rows } = await sql<{ n: bigint }>`
      SELECT count(*) AS n FROM prediction WHERE issue_id = ${issue.id}`.execute(server().owner);
    return Number(rows[0]?.n);
  };
  const age = (days: number) =>
    sql`
      UPDATE prediction SET made_at = made_at - ${days} * interval '1 day'
      WHERE issue_id = ${issue.id} AND side = 'big'`.execute(server().owner);
  await age(364);
  expect(await forgetPredictions(server().db, 10)).toBe(0);
  await age(2);
  await server().runJobs('predictions.forget');
  expect(await left()).toBe(1);
});
