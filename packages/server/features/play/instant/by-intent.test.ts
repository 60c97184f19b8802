import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { instantHttp } from '@fairlot/wire/play/instant';
import { transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { row } from '../bet/testing.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { byIntent } from './by-intent.ts';
import { FIVE_AT_ONCE, INSTANT_FEATURES, INSTANT_GAMES, readySeed } from './testing.ts';
import { createUnderWay } from './under-way.ts';

/** Nobody is told that a round never came while it may still be drawn. */
const server = withTestServer({
  features: INSTANT_FEATURES,
  games: INSTANT_GAMES,
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});

async function setting() {
  const player = await registerPlayer(server());
  const { SeedId } = await readySeed(server(), player);
  const IntentId = randomUUID();
  const wish = { IntentId, GameId: FIVE_AT_ONCE, SeedId, Bets: [row('ssc.fixed', '3||||')] };
  const { token, playerId } = player;
  const play = () => server().call(instantHttp.play, wish, { token });
  const ask = async () => (await server().call(instantHttp.byIntent, { IntentId }, { token })).code;
  // As a process asks that knows nothing of what others have on their way.
  const elsewhere = async () => {
    const stage = { db: server().db, underWay: createUnderWay() };
    const said = await byIntent(stage, playerId, IntentId);
    return said.ok ? 'OK' : said.error.code;
  };
  return { playerId, play, ask, elsewhere };
}

it('is under way from when it came until it is drawn, and there at once then', async () => {
  const { playerId, play, ask, elsewhere } = await setting();
  expect([await ask(), await elsewhere()]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  let playing: ReturnType<typeof play> | undefined;
  await transaction(server().owner, async (tx) => {
    // Somebody else has the seed: the round waits behind him.
    await sql`SELECT FROM instant_seed WHERE player_id = ${playerId} FOR UPDATE`.execute(tx);
    playing = play();
    await expect.poll(ask).toBe('UNDER_WAY');
    expect(await elsewhere()).toBe('UNDER_WAY');
  });
  expect((await playing)?.code).toBe('OK');
  expect([await ask(), await elsewhere()]).toEqual(['OK', 'OK']);
});

it('is told of before it has come to the database, and as often as it was sent', async () => {
  const underWay = createUnderWay();
  const { playerId } = await setting();
  const stage = { db: server().db, underWay };
  const intent = randomUUID();
  const said = async () => {
    const answer = await byIntent(stage, playerId, intent);
    return answer.ok ? 'OK' : answer.error.code;
  };
  const ends: (() => void)[] = [];
  const sent = [1, 2].map(() =>
    underWay.during(playerId, intent, () => new Promise<void>((end) => ends.push(end))),
  );
  expect(await said()).toBe('UNDER_WAY');
  ends[0]?.();
  await sent[0];
  expect(await said()).toBe('UNDER_WAY');
  ends[1]?.();
  await sent[1];
  expect(await said()).toBe('NOT_FOUND');
  // One that failed is over too.
  const failed = underWay.during(playerId, intent, () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await said()).toBe('NOT_FOUND');
});
