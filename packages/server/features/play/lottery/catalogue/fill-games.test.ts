import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { CATEGORIES, categoryOf } from '@fairlot/rules/lottery/categories';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { withTestServer } from '#testing';
import { fillGames } from './fill-games.ts';
import { lottery } from '../index.ts';
import { categoryOn, listGames, readGame } from '../games/store-game.ts';
import { insertVersion } from '../games/store-version.ts';
import { transaction } from '#platform/db';
import { onThisMachine } from '#testing/machine-speed';

/** The rows of the games: made by the first start, and left to the operators by every later one. */
const START = Date.parse('2027-03-05T04:00:00Z');
const server = withTestServer({
  features: [lottery],
  startAt: START,
  withJobs: false,
  games: 'all',
});
const GAME = 4;
const first = categoryOf(GAME);
invariant(first, 'there are categories');
const WANG = { id: 'operator:7', name: 'wang' };

type Row = { game_id: number; part: string; author: string };
const versions = async (gameId?: number) => {
  const { rows } = await sql<Row>`
    SELECT game_id, part, author FROM game_version
    WHERE game_id = coalesce(${gameId ?? null}::smallint, game_id) ORDER BY game_id, version`.execute(
    server().db,
  );
  return rows;
};
const rename = (zh: string, effectAt?: number) =>
  transaction(server().db, (tx) =>
    insertVersion(tx, {
      gameId: GAME,
      part: 'names',
      content: { zh, en: zh },
      author: WANG,
      reason: 'a test',
      effectAt,
    }),
  );
const nameForPlayers = async () =>
  (await server().call(lotteryHttp.getLotteryData, undefined)).value[GAME]?.Name.zh;

test('the first start makes a row of every category, under its number, with what it brings', async () => {
  const games = await listGames(server().db);
  expect(games.map(({ id, categoryId }) => [id, categoryId])).toEqual(
    CATEGORIES.map(({ id }) => [id, id]).toSorted(([a = 0], [b = 0]) => a - b),
  );
  const parts = ['names', 'timetable', 'display', 'state'];
  expect(await versions(GAME)).toEqual(
    parts.map((part) => ({ game_id: GAME, part, author: 'start' })),
  );
  expect((await readGame(server().db, GAME))?.category).toEqual(first);
});

test('a later start adds new games, and changes nothing that an operator changed', async () => {
  await rename('大众时时彩');
  const before = await versions();
  const newer = CATEGORIES.map((category) => ({
    ...category,
    name: { zh: '改名', en: 'Renamed' },
    closeLeadSeconds: 20,
    sort: category.sort + 100,
  }));
  const added = { ...first, id: 999, code: 'NEW' };
  await fillGames(server().db, [...newer, added]);
  const after = await versions();
  expect(after.filter(({ game_id: id }) => id !== 999)).toEqual(before);
  expect(after.filter(({ game_id: id }) => id === 999)).toHaveLength(4);
  expect(await nameForPlayers()).toBe('大众时时彩');
  // Which the program of today does not know: it is passed over.
  expect(await readGame(server().db, 999)).toBeUndefined();
});

test('several starts at once make one row and one version of each part', async () => {
  const category = { ...first, id: 998, code: 'NEWER' };
  const starts = Array.from({ length: 6 }, () => fillGames(server().db, [category]));
  await Promise.all(starts);
  expect(await versions(998)).toHaveLength(4);
});

test('a start that was killed between a row and its versions is finished by the next', async () => {
  await sql`
    INSERT INTO game (id, category_id, code, kind, state, state_reason)
    VALUES (997, 997, 'HALF', 'platform', 1, 'operator')`.execute(server().owner);
  await fillGames(server().db, [{ ...first, id: 997, code: 'HALF' }]);
  expect((await versions(997)).map(({ part }) => part)).toEqual([
    'names',
    'timetable',
    'display',
    'state',
  ]);
  const { rows } = await sql<{ content: object }>`
    SELECT content FROM game_version WHERE game_id = 997 AND part = 'state'`.execute(server().db);
  expect(rows).toEqual([{ content: { state: 1, reason: 'operator' } }]);
});

test('a change that is planned holds from its time on, and not before', async () => {
  const { clock, db } = server();
  const name = async () => (await readGame(db, GAME))?.category.name.zh;
  await rename('今天的名字');
  await rename('明天的名字', START + 86_400_000);
  await clock.set(START + 86_400_000 - 1);
  expect(await name()).toBe('今天的名字');
  await clock.set(START + 86_400_000);
  expect(await name()).toBe('明天的名字');
  await clock.set(START);
});

test('players who ask on and on see a planned change from its time on', async () => {
  const { clock } = server();
  await rename('这时的名字');
  await clock.run();
  const effectAt = (await clock.now()) + Math.round(onThisMachine(3_000));
  await rename('稍后的名字', effectAt);
  await expect.poll(nameForPlayers).toBe('这时的名字');
  expect(await nameForPlayers()).toBe('这时的名字');
  while ((await clock.now()) < effectAt) await delay(20);
  expect(await nameForPlayers()).toBe('稍后的名字');
  await clock.set(START);
});

test('a timetable holds on the days from its first on', async () => {
  const content = {
    schedule: { kind: 'allDay', intervalSeconds: 120 },
    closeLeadSeconds: 20,
  } as const;
  const midnight = Date.parse('2027-03-06T16:00:00Z');
  await transaction(server().db, (tx) =>
    insertVersion(tx, {
      gameId: GAME,
      part: 'timetable',
      content,
      author: WANG,
      reason: 'slower',
      effectAt: midnight,
    }),
  );
  const on = async (day: string) =>
    (await categoryOn(server().db, { id: GAME, categoryId: GAME }, day))?.closeLeadSeconds;
  expect(await on('2027-03-06')).toBe(first.closeLeadSeconds);
  expect(await on('2027-03-07')).toBe(20);
});

test('who saw an older version is told, and of two at once one wins', async () => {
  const seen = (await readGame(server().db, GAME))?.version;
  const change = (zh: string) =>
    transaction(server().db, (tx) =>
      insertVersion(tx, {
        gameId: GAME,
        part: 'names',
        content: { zh, en: zh },
        author: WANG,
        reason: 'both',
        seen,
      }),
    );
  const both = await Promise.all([change('甲'), change('乙')]);
  expect(both.filter((version) => version !== undefined)).toEqual([(seen ?? 0) + 1]);
  expect(await change('丙')).toBeUndefined();
});

test('nobody changes or removes what was written, nor what a game is', async () => {
  const { db, owner } = server();
  const refused = async (statement: string, by = db) =>
    sql
      .raw(statement)
      .execute(by)
      .then(
        () => 'done',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
  expect(await refused(`UPDATE game_version SET reason = ''`)).toMatch(/permission denied/);
  expect(await refused('DELETE FROM game_version')).toMatch(/permission denied/);
  expect(await refused('UPDATE game SET category_id = 8 WHERE id = 4')).toMatch(
    /permission denied/,
  );
  expect(await refused('DELETE FROM game')).toMatch(/permission denied/);
  for (const statement of [`UPDATE game_version SET reason = ''`, 'DELETE FROM game_version']) {
    expect(await refused(statement, owner)).toMatch(/keeps what was written/);
  }
  expect(await refused('TRUNCATE game_version', owner)).toMatch(/keeps what was written/);
});
