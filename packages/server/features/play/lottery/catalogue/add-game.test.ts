import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import { withTestServer } from '#testing';
import { addGame } from './add-game.ts';
import { fillGames } from './fill-games.ts';
import { lottery } from '../index.ts';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import { MOST_GAMES } from '@fairlot/rules/lottery/game';
import { readGame } from '../games/store-game.ts';

/** Games that operators add: a number and a code of their own, of a category that is there. */
const server = withTestServer({ features: [lottery], withJobs: false });

const add = (categoryId: number, zh = '夜场时时彩') =>
  addGame(server().db, 'command', { categoryId, name: { zh, en: 'Night Five' }, reason: 'a test' });
const data = async () => (await server().call(lotteryHttp.getLotteryData, undefined)).value;

test('the first is 1001, named and offline, and of its category in all else', async () => {
  const added = await add(4);
  expect(added).toMatchObject({ ok: true, value: { gameId: 1_001, code: 'FFC-1001' } });
  const game = (await data())['1001'];
  expect(game).toMatchObject({
    Code: 'FFC-1001',
    CategoryId: 4,
    Name: { zh: '夜场时时彩' },
    Family: 'ssc',
    IntervalSeconds: 60,
  });
  expect(await readGame(server().db, 1_001)).toMatchObject({ state: 2, stateReason: 'operator' });
  const wish = { GameIdList: [4, 1_001], State: true };
  const infos = (await server().call(lotteryHttp.getLotteryInfo, wish)).value;
  expect([infos[4]?.CategoryId, infos[1_001]?.CategoryId]).toEqual([4, 4]);
  expect(infos[1_001]?.State).toBe(2);
});

test('two at once get two numbers, and a later start leaves them alone', async () => {
  const both = await Promise.all([add(4, '甲'), add(8, '乙')]);
  const ids = both.map((made) => (made.ok ? made.value.gameId : 0));
  expect(ids.toSorted()).toEqual([1_002, 1_003]);
  const before = await readGame(server().db, 1_002);
  await fillGames(server().db, CATEGORIES);
  expect(await readGame(server().db, 1_002)).toEqual(before);
});

test.each([
  [999, '无', 'NO_SUCH_CATEGORY'],
  [1_001, '无', 'NO_SUCH_CATEGORY'],
  [4, '', 'BAD_NAME'],
  [4, 'x'.repeat(41), 'BAD_NAME'],
])('category %i, named %j: %s', async (categoryId, zh, code) => {
  expect(await add(categoryId, zh)).toEqual({ ok: false, error: { code } });
});

test('there are no more games than players can ask for at once, also of two added at once', async () => {
  await sql`
    INSERT INTO game (id, category_id, code, kind)
    SELECT 2000 + n, 4, 'MANY-' || n, 'platform'
    FROM generate_series(1, ${MOST_GAMES}::int - 1 - (SELECT count(*)::int FROM game)) AS n`.execute(
    server().owner,
  );
  const both = await Promise.all([add(4, '甲'), add(4, '乙')]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.filter(({ ok }) => !ok)).toEqual([{ ok: false, error: { code: 'TOO_MANY_GAMES' } }]);
  expect(await add(4)).toEqual({ ok: false, error: { code: 'TOO_MANY_GAMES' } });
});
