import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { invariant } from '@fairlot/rules/core/invariant';
import { parseWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { fairHttp } from '@fairlot/wire/play/fair';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { withTestServer } from '#testing';
import { readGames } from '../../lottery/games/index.ts';
import { readOff } from '../../lottery/feeds/read-off.ts';
import { DRAWS } from '../testing/world.ts';
import { MOST_DAYS, MOST_ISSUES } from './make-demo-draws.ts';

const NOW = Date.parse('2027-03-05T04:00:30Z');
const DAY_MS = 86_400_000;
const server = withTestServer({
  features: DRAWS,
  startAt: NOW,
  games: 'all',
  settings: { isRehearsing: true, hasDemoHistory: true },
});
beforeAll(() => server().runJobs('fair.demoHistory'));

type Row = {
  game_id: number;
  category_id: number;
  serial_number: bigint;
  draw_ms: bigint;
  winning_number: string;
};
const readDraws = async (): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    SELECT d.game_id, g.category_id, d.serial_number, to_ms(d.draw_at) AS draw_ms, d.winning_number
    FROM demo_draw d JOIN game g ON g.id = d.game_id ORDER BY d.game_id, d.close_at DESC`.execute(
    server().owner,
  );
  return rows;
};

test('fills 200 issues or 90 days of each game, all before the first real issue and in the shape of its family', async () => {
  const draws = await readDraws();
  for (const { id, kind, category } of await readGames(server().platform.db)) {
    const own = draws.filter(({ game_id: gameId }) => gameId === id);
    const hasNone =
      kind !== 'platform' ||
      category.source.kind === 'block' ||
      category.schedule.kind === 'instant';
    if (hasNone) {
      expect(own, category.code).toEqual([]);
      continue;
    }
    expect(own.length, category.code).toBeGreaterThan(0);
    expect(own.length, category.code).toBeLessThanOrEqual(MOST_ISSUES);
    const first = Number(own.at(-1)?.draw_ms);
    expect(own.length === MOST_ISSUES || NOW - first < (MOST_DAYS + 1) * DAY_MS).toBe(true);
    for (const { winning_number: number } of own) {
      expect(parseWinningNumber(category, number).ok, `${category.code} ${number}`).toBe(true);
    }
  }
  const { rows } = await sql<{ n: bigint }>`
    SELECT count(*) AS n FROM demo_draw d JOIN issue i USING (game_id)
    WHERE i.start_at < d.draw_at OR i.serial_number <= d.serial_number`.execute(server().owner);
  expect(Number(rows[0]?.n)).toBe(0);
});

test('agrees with the game that another one is read off', async () => {
  const draws = await readDraws();
  const child = categoryByCode('TW5');
  invariant(child?.source.kind === 'parent', 'a game that is read off another one');
  const parent = categoryByCode(child.source.parent);
  const ofParent = new Map(
    draws
      .filter(({ category_id: id }) => id === parent?.id)
      .map((draw) => [draw.serial_number, draw.winning_number]),
  );
  const ofChild = draws.filter(({ category_id: id }) => id === child.id);
  expect(ofChild.length).toBeGreaterThan(100);
  for (const { serial_number: serial, winning_number: number } of ofChild) {
    expect(number).toBe(readOff(child.id, ofParent.get(serial) ?? ''));
  }
});

test('fills a game once', async () => {
  const before = await readDraws();
  await server().runJobs('fair.demoHistory');
  expect(await readDraws()).toEqual(before);
});

test('is marked in every list and cannot be verified', async () => {
  const history = await server().call(lotteryHttp.getDrawHistory, { GameId: 4, Count: 50 });
  expect(history.value.Issues).toHaveLength(50);
  expect(history.value.Issues.every(({ IsDemoHistory }) => IsDemoHistory)).toBe(true);
  const [newest] = history.value.Issues;
  invariant(newest, 'a draw of the history');
  const info = await server().call(lotteryHttp.getLotteryInfo, {
    GameIdList: [4],
    LastDrawIssue: true,
  });
  expect(info.value[4]?.LastDrawIssue).toEqual(newest);
  const asked = { GameId: 4, SerialNumber: newest.SerialNumber };
  expect((await server().call(fairHttp.getManifests, asked)).code).toBe('DEMO_HISTORY');
  const none = { GameId: 4, SerialNumber: 1 };
  expect((await server().call(fairHttp.getManifests, none)).code).toBe('NOT_FOUND');
});

test('announces nothing of the time before its publication', async () => {
  const { rows } = await sql<{ n: bigint }>`
    SELECT count(*) AS n FROM manifest WHERE published_at < from_ms(${NOW})`.execute(
    server().owner,
  );
  expect(Number(rows[0]?.n)).toBe(0);
});
