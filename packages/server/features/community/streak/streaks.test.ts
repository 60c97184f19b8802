import { expect, test } from 'vitest';
import { LEAST } from '@fairlot/rules/play/trend/open-runs';
import type { Output } from '@fairlot/wire/core';
import { betHttp } from '@fairlot/wire/play/bet';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { streakHttp } from '@fairlot/wire/community/streak';
import { withTestServer } from '#testing';
import { changeTerms } from '../../play/bet/odds/index.ts';
import type { TestIssue } from '../../play/bet/testing.ts';
import {
  closeFedIssue,
  correctFedIssue,
  drawFedIssue,
  FC3D,
  openFedIssue,
} from '../../play/bet/testing/fed.ts';
import { setSale } from '../../play/lottery/intervention/index.ts';
import { openOperator } from '../../staff/operator/testing/accounts.ts';
import { createStreaks } from './streaks.ts';

const START = Date.parse('2027-03-05T04:00:30Z');
const GAME = 4;
const server = withTestServer({ startAt: START, games: [GAME, 8, FC3D] });

const ask = async () => (await server().call(streakHttp.getStreaks, {})).value;
/** After the second in which everybody is told the same. */
async function askAnew(): Promise<Output<typeof streakHttp.getStreaks>> {
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  return ask();
}

/** The digits of the game's draws, newest first. */
async function drawn(): Promise<readonly (readonly number[])[]> {
  const input = { GameId: GAME, Count: 200 };
  const { value } = await server().call(lotteryHttp.getDrawHistory, input);
  return value.Issues.flatMap(({ WinningNumber }) =>
    WinningNumber === null ? [] : [WinningNumber.split(',').map(Number)],
  );
}

/** How often in a row the newest side came, ties (undefined) left out: counted by another hand. */
function lengthOf<T>(sides: readonly (T | undefined)[]): readonly [T | undefined, number] {
  const told = sides.filter((side) => side !== undefined);
  const end = told.findIndex((side) => side !== told[0]);
  return [told[0], end === -1 ? told.length : end];
}

const PLACES = [0, 1, 2, 3, 4];
type Rule = readonly [play: string, side: (draw: readonly number[]) => string | undefined];
const digit = (draw: readonly number[], place: number): number => draw[place] ?? 0;
const RULES: readonly Rule[] = [
  ...PLACES.map((at): Rule => [`ball${at + 1}`, (draw) => (digit(draw, at) > 4 ? 'big' : 'small')]),
  ...PLACES.map((at): Rule => [`ball${at + 1}`, (draw) => (digit(draw, at) % 2 ? 'odd' : 'even')]),
];

test('a side that came three times in a row or more is told, with the odds of both', async () => {
  for (let minute = 0; minute < 14; minute += 1) {
    await server().clock.advance(60_000);
    await server().runJobs();
  }
  const draws = await drawn();
  expect(draws.length).toBeGreaterThan(12);
  const expected = RULES.flatMap(([play, sideOf]) => {
    const [side, length] = lengthOf(draws.map(sideOf));
    return length >= LEAST ? [`ssc.c.${play} ${side} ${length}`] : [];
  });
  const { Streaks, Least } = await askAnew();
  expect(Least).toBe(LEAST);
  const own = Streaks.filter(({ GameId }) => GameId === GAME);
  const told = own
    .filter(
      ({ Play, Same }) => Play.startsWith('ssc.c.ball') && /big|small|odd|even/.test(Same.Option),
    )
    .map(({ Play, Same, Length }) => `${Play} ${Same.Option} ${Length}`);
  expect(told.toSorted()).toEqual(expected.toSorted());
  const lengths = Streaks.map(({ Length }) => Length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  const { value: odds } = await server().call(betHttp.getOdds, { GameId: GAME });
  for (const { Same, Opposite, Play } of own) {
    expect(odds.Plays[Play]).toEqual(expect.arrayContaining([Same.Odds, Opposite.Odds]));
    expect(Same.Option).not.toBe(Opposite.Option);
  }
});

test('of some games all are told, each with the draw that it began with', async () => {
  const draws = (await server().call(lotteryHttp.getDrawHistory, { GameId: GAME, Count: 200 }))
    .value;
  const times = draws.Issues.flatMap(({ WinningNumber, DrawTimeStamp }) =>
    WinningNumber === null ? [] : [DrawTimeStamp],
  );
  const { value } = await server().call(streakHttp.getGameStreaks, { GameIds: [GAME] });
  expect(value.Streaks).toEqual((await ask()).Streaks.filter(({ GameId }) => GameId === GAME));
  const digits = value.Streaks.filter(
    ({ Play, Same }) => Play.startsWith('ssc.c.ball') && /big|small|odd|even/.test(Same.Option),
  );
  expect(digits.length).toBeGreaterThan(0);
  // Sides of a digit never tie: the run is of the newest draws, one after the other.
  for (const { Length, Since } of digits) expect(Since).toBe(times[Length - 1]);
  const none = await server().call(streakHttp.getGameStreaks, { GameIds: [31_000] });
  expect(none.value.Streaks).toEqual([]);
  const many = Array.from({ length: 21 }, (_, n) => n + 1);
  const reply = await server().callRaw(streakHttp.getGameStreaks, { GameIds: many });
  expect(reply).toMatchObject({ status: 400, code: 'BAD_REQUEST', params: { field: 'GameIds' } });
});

test('a play that pauses and a game that is off sale are not told, and odds are those of now', async () => {
  const streak = (await ask()).Streaks.find(({ GameId }) => GameId === GAME);
  if (!streak) throw new Error('nothing came three times in a row');
  const { platform } = server();
  const others = (await server().call(betHttp.getOdds, { GameId: GAME })).value.Plays[streak.Play];
  const lower = (others ?? []).map((odds) => odds - 1n);
  await changeTerms(platform, GAME, { odds: { [streak.Play]: lower } });
  const changed = await askAnew();
  const same = changed.Streaks.find(
    ({ GameId, Play, Same }) =>
      GameId === GAME && Play === streak.Play && Same.Option === streak.Same.Option,
  );
  expect(same?.Same.Odds).toBe(streak.Same.Odds - 1n);

  await changeTerms(platform, GAME, { closedPlays: [streak.Play] });
  const paused = await askAnew();
  expect(
    paused.Streaks.filter(({ Play, GameId }) => GameId === GAME && Play === streak.Play),
  ).toEqual([]);

  await setSale(platform.db, GAME, 'off');
  expect((await askAnew()).Streaks.filter(({ GameId }) => GameId === GAME)).toEqual([]);
});

test('who asks within a second is given the same bytes', async () => {
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(other).toEqual(one);
});

test('a draw that is corrected counts as it is now, also where it is not the newest', async () => {
  const two = [await openOperator(server(), 'li'), await openOperator(server(), 'wu')] as const;
  const drawn: TestIssue[] = [];
  for (let n = 0; n < LEAST; n += 1) {
    const issue = await openFedIssue(server());
    await closeFedIssue(server(), issue);
    await drawFedIssue(server(), issue, '1,1,1');
    await server().runJobs('bet.settle');
    drawn.push(issue);
  }
  const read = createStreaks(server().db);
  const lengths = async () => {
    const game = (await read()).find(({ gameId }) => gameId === FC3D);
    return new Set(game?.open.map(({ run }) => run.length));
  };
  expect(await lengths()).toEqual(new Set([LEAST]));
  const by = [two[0].operatorId, two[1].operatorId] as const;
  await correctFedIssue(server(), drawn[1]!, '8,8,8', by);
  expect(await lengths()).toEqual(new Set());
});
