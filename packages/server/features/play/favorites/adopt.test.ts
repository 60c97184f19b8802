import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { favoritesHttp, MOST_KEPT } from '@fairlot/wire/play/favorites';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';

const server = withTestServer({ games: 'all' });

test('what a device had kept comes behind what is there, once for each game, as far as there is room', async () => {
  const { token } = await registerPlayer(server());
  const { rows } = await sql<{ id: number }>`SELECT id FROM game ORDER BY id LIMIT 30`.execute(
    server().owner,
  );
  const games = rows.map(({ id }) => id);
  const [first = 0, second = 0, third = 0] = games;
  const adopt = (GameIds: number[]) =>
    server().callRaw(favoritesHttp.adoptCollection, { GameIds }, { token });
  const read = async () =>
    (await server().call(favoritesHttp.getCollection, null, { token })).value;
  await server().call(favoritesHttp.placeInCollection, { GameId: second, Place: 0 }, { token });
  const adopted = { GameIds: [second, first, third], Version: 2 };
  expect((await adopt([first, 31_000, second, first, third])).value).toEqual(adopted);
  expect((await adopt([first, third])).value).toEqual(adopted);
  const more = games.slice(5, 5 + MOST_KEPT);
  const full = (await adopt(more)).value;
  expect(full.GameIds).toEqual([second, first, third, ...more.slice(0, MOST_KEPT - 3)]);
  expect((await adopt(games)).status).toBe(400);
  expect(await read()).toEqual(full);
});
