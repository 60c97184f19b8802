import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { balanceOf, DEMO } from '#ledger';
import { withTestServer } from '#testing';
import { createTermsBook } from '../bet/odds/index.ts';
import { makePlayers, row } from '../bet/testing.ts';
import { keysOf } from '../fair/sources/index.ts';
import { currentSettings } from '../../site/settings/values/index.ts';
import { createPlay } from './play.ts';
import { getSeed, setClientSeed } from './seeds.ts';
import { createTables } from './table.ts';
import { INSTANT_FEATURES, INSTANT_GAMES } from './testing.ts';
import { byRing } from '#testing/ring';

/**
 * Connections of the program are ended in the middle of rounds, again and again: a round is there as a whole
 * or not at all, and whoever asks again by the same intent is told of the one that is there.
 */
const server = withTestServer({
  features: INSTANT_FEATURES,
  games: INSTANT_GAMES,
  startAt: Date.parse('2027-03-05T04:00:30Z'),
});
const PLAYERS = 10;
const TURNS = byRing({ short: 1, all: 6, long: 60 });
const MONEY = 1_000_000n;

/** Ends what is in the middle of a round. */
const endThem = () =>
  sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND (query LIKE '%instant_%' OR state = 'idle in transaction')`.execute(server().owner);

test('a round whose connection is ended is there once or not at all', async () => {
  const { db, platform, clock } = server();
  const keys = await keysOf(platform);
  const play = createPlay({
    db,
    keys: async () => keys,
    book: createTermsBook(db),
    settings: currentSettings(db),
    passes: () => true,
    tables: createTables(db),
  });
  const players = await makePlayers(server(), PLAYERS, mills(MONEY));
  const stage = { db, keys };
  for (const player of players) {
    await getSeed(stage, player);
    const ClientSeed = randomBytes(32).toString('hex');
    await setClientSeed(stage, player, { SeedId: 1, ClientSeed });
  }
  const spent = new Map(players.map((player) => [player, 0n]));
  for (let turn = 1; turn <= TURNS; turn += 1) {
    await clock.advance(1_000);
    const sent = players.map((player) => {
      const Bets = [row('ssc.fixed', '0,1,2,3,4||||')];
      return { player, input: { IntentId: randomUUID(), GameId: 1, SeedId: 1, Bets } };
    });
    const replies = sent.map(({ player, input }) => play(player, input).catch(() => undefined));
    for (let ended = 0; ended < 4; ended += 1) {
      await endThem();
      await delay(5);
    }
    await Promise.all(replies);
    for (const { player, input } of sent) {
      const again = await play(player, input);
      expect(again.ok && again.value.Nonce).toBe(turn);
      const { Amount = 0n, Prize = 0n } = again.ok ? again.value : {};
      spent.set(player, (spent.get(player) ?? 0n) + Amount - Prize);
    }
  }
  for (const player of players) {
    expect(await balanceOf(db, player, DEMO)).toBe(MONEY - (spent.get(player) ?? 0n));
  }
}, 60_000);
