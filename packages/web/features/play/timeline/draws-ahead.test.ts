import { expect, test } from 'vitest';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import type { Game } from '../lottery/games/index.ts';
import { drawsAhead, isAbove, namedOf } from './draws-ahead.ts';

const NOON = Date.UTC(2026, 10, 22, 4);
const SECOND = 1000;

const game = (Id: number, IntervalSeconds: number | null, DailyIssueCount: number): Game =>
  ({ Id, IntervalSeconds, DailyIssueCount }) as Game;

const MINUTE = game(4, 60, 1440);
const FIVE = game(9, 300, 288);
const SHIFTS = game(20, 120, 100);
const DAILY = game(96, null, 1);

/** On sale, with draws so many seconds after noon. */
const info = (seconds: readonly number[], State = 0): GameInfo =>
  ({
    State,
    RecentIssues: seconds.map((s) => ({ DrawTimeStamp: NOON + s * SECOND })),
  }) as unknown as GameInfo;

const WINDOW = { fromMs: NOON, untilMs: NOON + 600 * SECOND };
const told = (draws: ReturnType<typeof drawsAhead>) =>
  draws.map(({ drawMs, games }) => [(drawMs - NOON) / SECOND, ...games.map(({ Id }) => Id)]);

test('a game that draws all day goes on by its interval, another only as the server told it', () => {
  const infos = { 4: info([60, 120]), 20: info([90, 210]) };
  const draws = told(drawsAhead([MINUTE, SHIFTS], infos, { ...WINDOW, untilMs: NOON + 300_000 }));
  expect(draws).toEqual([
    [60, 4],
    [90, 20],
    [120, 4],
    [180, 4],
    [210, 20],
    [240, 4],
    [300, 4],
  ]);
});

test('games of the same moment are one draw, the rarest first', () => {
  const infos = { 4: info([300]), 9: info([300]), 96: info([300]) };
  const [first] = told(drawsAhead([MINUTE, FIVE, DAILY], infos, WINDOW));
  expect(first).toEqual([300, 96, 9, 4]);
});

test('what is over, too far away, stopped or not known is left out', () => {
  const infos = { 96: info([-5, 0, 601]), 9: info([100], 1) };
  expect(drawsAhead([DAILY, FIVE, MINUTE], infos, WINDOW)).toEqual([]);
});

test('one draw of each minute has a name, and neighbours are on different sides', () => {
  const infos = { 4: info([60]), 9: info([330]), 20: info([70, 345]) };
  const named = namedOf(drawsAhead([MINUTE, FIVE, SHIFTS], infos, WINDOW));
  expect([...named.keys()].map((drawMs) => (drawMs - NOON) / SECOND)).toEqual([
    70, 120, 180, 240, 330, 360, 420, 480, 540, 600,
  ]);
  // A name ends before the next one on its side.
  expect([...named.values()].map((roomMs) => roomMs / SECOND)).toEqual([
    110, 120, 120, 120, 90, 120, 120, 120, 120, 120,
  ]);
  expect(isAbove(NOON + 60_000)).not.toBe(isAbove(NOON + 120_000));
});
