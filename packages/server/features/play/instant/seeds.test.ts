import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { instantHttp, type Seed } from '@fairlot/wire/play/instant';
import { withTestServer } from '#testing';
import { row } from '../bet/testing.ts';
import { keysOf } from '../fair/sources/index.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { openSeed } from './seed.ts';
import { sellInstantGames } from './sell.ts';
import { INSTANT_FEATURES, INSTANT_GAMES, playRound, readySeed } from './testing.ts';

const server = withTestServer({
  features: INSTANT_FEATURES,
  games: INSTANT_GAMES,
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});
const MINE = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(32);

let player: TestPlayer;
beforeAll(async () => {
  player = await registerPlayer(server());
});
const asPlayer = () => ({ token: player.token });
const current = async (): Promise<Seed> =>
  (await server().call(instantHttp.getSeed, {}, asPlayer())).value;

test('the hash is there before any seed of the player, and for all who ask at once the same', async () => {
  const seen = await Promise.all(Array.from({ length: 10 }, current));
  expect(new Set(seen.map(({ Hash }) => Hash)).size).toBe(1);
  expect(seen[0]).toMatchObject({ SeedId: 1, Rounds: 0, ClientSeed: null, ServerSeed: null });
});

test("the player's seed is set once, and stays", async () => {
  const set = (ClientSeed: string) =>
    server().call(instantHttp.setClientSeed, { SeedId: 1, ClientSeed }, asPlayer());
  expect((await set(MINE)).value).toMatchObject({ ClientSeed: MINE });
  expect((await set(MINE)).code).toBe('OK');
  expect((await set(OTHER)).code).toBe('SEED_IS_SET');
  expect((await current()).ClientSeed).toBe(MINE);
});

test('a seed that drew nothing is not revealed; one that did is, once, and told again', async () => {
  const rotate = () => server().call(instantHttp.rotate, { SeedId: 1 }, asPlayer());
  expect((await rotate()).code).toBe('SEED_UNUSED');
  await playRound(server(), player, { rows: [row('ssc.fixed', '3||||')] });
  const replies = await Promise.all([rotate(), rotate(), rotate()]);
  const revealed = replies.map(({ value }) => value.Revealed.ServerSeed);
  expect(new Set(revealed).size).toBe(1);
  expect(revealed[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(replies.map(({ value }) => value.Next.SeedId))).toEqual(new Set([2]));
  const late = { SeedId: 1, ClientSeed: OTHER };
  expect((await server().call(instantHttp.setClientSeed, late, asPlayer())).code).toBe(
    'SEED_IS_SET',
  );
});

test('nothing of a seed is told to another player', async () => {
  const stranger = { token: (await registerPlayer(server())).token };
  const reply = await server().call(instantHttp.getSeed, { SeedId: 1 }, stranger);
  expect(reply.code).toBe('NO_SUCH_SEED');
  expect((await server().call(instantHttp.getSeed, {}, stranger)).value.Hash).not.toBe(
    (await current()).Hash,
  );
});

test('what is kept of a seed does not hold it, and opens for its own hash alone', async () => {
  const { SeedId } = await readySeed(server(), player);
  const { rows } = await sql<{ sealed: Buffer; hash: Buffer }>`
    SELECT sealed, hash FROM instant_seed ORDER BY player_id, id`.execute(server().owner);
  const keys = await keysOf(server().platform);
  const [one, other] = rows;
  const opened = Buffer.from(openSeed(keys, one!));
  expect(one!.sealed.includes(opened)).toBe(false);
  expect(() => openSeed(keys, { sealed: one!.sealed, hash: other!.hash })).toThrow();
  expect(SeedId).toBe(2);
});

test('the database lets nobody change what was committed', async () => {
  const { owner, db } = server();
  const tries = [
    sql`UPDATE instant_seed SET hash = sha256('x') WHERE id = 2`,
    sql`UPDATE instant_seed SET client_seed = sha256('x') WHERE client_seed IS NOT NULL`,
    sql`UPDATE instant_seed SET rounds = rounds + 2 WHERE id = 2`,
    sql`UPDATE instant_seed SET server_seed = sha256('x'), revealed_at = app_now() WHERE id = 2`,
    sql`DELETE FROM instant_seed`,
    sql`TRUNCATE instant_seed`,
    sql`UPDATE instant_round SET number = '0,0,0,0,0'`,
    sql`DELETE FROM instant_round`,
  ];
  for (const each of tries) await expect(each.execute(owner)).rejects.toThrow();
  for (const each of tries) await expect(each.execute(db)).rejects.toThrow();
});

test('a site from before is sold its instant games, but for what its operators stopped', async () => {
  const { db, owner } = server();
  await sql`UPDATE game SET state = 2, state_reason = CASE id WHEN 1 THEN 'instant' ELSE 'operator' END
    WHERE id IN (1, 22)`.execute(owner);
  await sellInstantGames(db);
  const { rows } = await sql<{ state: number }>`
    SELECT state FROM game WHERE id IN (1, 22) ORDER BY id`.execute(owner);
  expect(rows.map(({ state }) => state)).toEqual([0, 2]);
});
