import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { connect } from '@fairlot/client/hub-connection';
import { favoritesHttp, favoritesHub, MOST_KEPT } from '@fairlot/wire/play/favorites';
import { domainEventsHttp } from '@fairlot/wire/core/domain-events';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { lockKept } from './store.ts';

/** The games that a player keeps: in his order, the same on all his devices, and twenty at most. */
const server = withTestServer({ games: 'all' });
const open: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((connection) => connection.stop()));
});

const read = async ({ token }: TestPlayer) =>
  (await server().call(favoritesHttp.getCollection, null, { token })).value;
const put = (player: TestPlayer, GameId: number, Place: number | null) =>
  server().callRaw(favoritesHttp.placeInCollection, { GameId, Place }, { token: player.token });

/** Numbers of games that there are. */
async function someGames(count: number): Promise<readonly number[]> {
  const { rows } = await sql<{
    id: number;
  }>`SELECT id FROM game ORDER BY id LIMIT ${count}`.execute(server().owner);
  return rows.map(({ id }) => id);
}

/** What a page of the player hears. */
async function heardBy({ token }: TestPlayer) {
  const connection = await connect({
    url: `${server().url}/Hub`,
    transport: 'WebSockets',
    token: () => token,
  });
  const heard: unknown[] = [];
  const { target } = favoritesHub.updateBetCollection;
  connection.on(target, (payload: unknown) => void heard.push(payload));
  await connection.start();
  open.push(connection);
  return heard;
}

test('games are kept in the order of their player, and told to all his pages and nobody else', async () => {
  const [mine, other] = [await registerPlayer(server()), await registerPlayer(server())];
  const [here, there, stranger] = await Promise.all([heardBy(mine), heardBy(mine), heardBy(other)]);
  expect(await read(mine)).toEqual({ GameIds: [], Version: 0 });
  await put(mine, 4, MOST_KEPT);
  await put(mine, 93, MOST_KEPT);
  expect((await put(mine, 8, 0)).value).toEqual({ GameIds: [8, 4, 93], Version: 3 });
  expect((await put(mine, 8, 1)).value).toEqual({ GameIds: [4, 8, 93], Version: 4 });
  // What changes nothing is told to nobody.
  expect((await put(mine, 8, 1)).value).toEqual({ GameIds: [4, 8, 93], Version: 4 });
  expect((await put(mine, 4, null)).value).toEqual({ GameIds: [8, 93], Version: 5 });
  expect(await read(mine)).toEqual({ GameIds: [8, 93], Version: 5 });
  expect(await read(other)).toEqual({ GameIds: [], Version: 0 });
  const told = [
    { GameIds: [4], Version: 1 },
    { GameIds: [4, 93], Version: 2 },
    { GameIds: [8, 4, 93], Version: 3 },
    { GameIds: [4, 8, 93], Version: 4 },
    { GameIds: [8, 93], Version: 5 },
  ];
  await expect.poll(() => [here, there], { timeout: 10_000 }).toEqual([told, told]);
  expect(stranger).toEqual([]);
  // Who was away reads what he missed.
  const { value } = await server().call(
    domainEventsHttp.since,
    { Topics: [{ Topic: 'player', Seq: 0 }] },
    { token: mine.token },
  );
  expect(value.Topics[0]?.Events.map(({ Payload }) => Payload)).toEqual(told);
});

test('twenty at most, of games that there are; one that is full can still be put in order', async () => {
  const player = await registerPlayer(server());
  const games = await someGames(MOST_KEPT + 1);
  for (const id of games.slice(0, MOST_KEPT)) {
    expect((await put(player, id, MOST_KEPT)).code).toBe('OK');
  }
  const full = { GameIds: games.slice(0, MOST_KEPT), Version: MOST_KEPT };
  expect(await put(player, games[MOST_KEPT] ?? 0, 0)).toMatchObject({
    code: 'TOO_MANY',
    params: { most: MOST_KEPT },
  });
  expect((await put(player, 31_000, 0)).code).toBe('NO_SUCH_GAME');
  expect((await put(player, games[0] ?? 0, MOST_KEPT + 1)).status).toBe(400);
  expect((await put(player, games[0] ?? 0, -1)).status).toBe(400);
  expect(await read(player)).toEqual(full);
  expect((await put(player, games[19] ?? 0, 0)).value.GameIds[0]).toBe(games[19]);
  // What is no game any more still goes.
  expect((await put(player, 31_000, null)).code).toBe('OK');
});

test('two that change it at once lose nothing, and never get past twenty', async () => {
  const player = await registerPlayer(server());
  const games = await someGames(MOST_KEPT + 4);
  const codes = await Promise.all(games.map(async (id) => (await put(player, id, 0)).code));
  expect(codes.filter((code) => code === 'OK')).toHaveLength(MOST_KEPT);
  expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(4);
  const kept = await read(player);
  expect(kept.Version).toBe(MOST_KEPT);
  expect(new Set(kept.GameIds).size).toBe(MOST_KEPT);
  // The control: whoever changes it waits for whoever holds the row.
  let isDone = false;
  let waiting: Promise<unknown> = Promise.resolve();
  await transaction(server().db, async (tx) => {
    await lockKept(tx, BigInt(player.playerId));
    waiting = put(player, kept.GameIds[0] ?? 0, null).then(() => (isDone = true));
    await delay(200);
    expect(isDone).toBe(false);
  });
  await waiting;
});
