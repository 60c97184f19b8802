import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { instantHttp } from '@fairlot/wire/play/instant';
import { startTestServer, type TestServer } from '#testing';
import { row } from '../bet/testing.ts';
import { registerPlayer, type TestPlayer } from '../../auth/login/testing.ts';
import { INSTANT_FEATURES, INSTANT_GAMES, readySeed } from './testing.ts';

/**
 * Rounds of one player that come at the same moment: one is drawn, the others are too soon. The control
 * takes the guard away: then several are drawn at once, and the audit says so.
 */
const AT_ONCE = 12;
let server: TestServer;
let player: TestPlayer;

beforeAll(async () => {
  server = await startTestServer({
    features: INSTANT_FEATURES,
    games: INSTANT_GAMES,
    startAt: Date.parse('2027-03-05T04:00:30Z'),
  });
  player = await registerPlayer(server);
  return () => server.stop();
});
afterEach(() => server.clock.advance(1_000));

async function manyAtOnce(): Promise<readonly string[]> {
  const { SeedId } = await readySeed(server, player);
  const replies = await Promise.all(
    Array.from({ length: AT_ONCE }, () => {
      const Bets = [row('ssc.fixed', '3||||')];
      const wish = { IntentId: randomUUID(), GameId: 1, SeedId, Bets };
      return server.call(instantHttp.play, wish, { token: player.token });
    }),
  );
  return replies.map(({ code }) => code);
}
const played = (codes: readonly string[]) => codes.filter((code) => code === 'OK').length;

test('of many rounds at once one is drawn, the others are too soon', async () => {
  const codes = await manyAtOnce();
  expect(played(codes)).toBe(1);
  expect(codes.filter((code) => code === 'TOO_SOON')).toHaveLength(AT_ONCE - 1);
  expect(await server.audit()).toEqual([]);
});

test('the control: without the guard several are drawn at once, and the audit sees it', async () => {
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_functiondef('instant_begin'::regproc) AS text`.execute(server.owner);
  const text = rows[0]?.text ?? '';
  const open = text.replace(/WHEN _s\.drawn_at .*'TOO_SOON'/, '');
  expect(open).not.toBe(text);
  await sql.raw(open).execute(server.owner);
  expect(played(await manyAtOnce())).toBeGreaterThan(1);
  const found = await server.audit();
  expect(found.some((line) => line.includes('no two rounds of a player at once'))).toBe(true);
  await sql.raw(text).execute(server.owner);
});

test('the control of the lock: without it two rounds want the same number, and none is booked twice', async () => {
  const { rows } = await sql<{ text: string }>`
    SELECT pg_get_functiondef('instant_begin'::regproc) AS text`.execute(server.owner);
  const text = rows[0]?.text ?? '';
  const open = text.replace(' FOR UPDATE', '');
  expect(open).not.toBe(text);
  await sql.raw(open).execute(server.owner);
  const collided = (codes: readonly string[]) =>
    codes.some((code) => code !== 'OK' && code !== 'TOO_SOON');
  let codes = await manyAtOnce();
  expect(played(codes)).toBe(1);
  // On a busy machine all of them may come one after the other: until two meet, once more.
  for (let turn = 1; turn < 30 && !collided(codes); turn += 1) {
    await server.clock.advance(1_000);
    codes = await manyAtOnce();
    expect(played(codes)).toBe(1);
  }
  expect(collided(codes)).toBe(true);
  await sql.raw(text).execute(server.owner);
});
