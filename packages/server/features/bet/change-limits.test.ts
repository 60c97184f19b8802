import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { betConsole, betHttp } from '@fairlot/wire/bet';
import { lotteryConsole } from '@fairlot/wire/lottery';
import { codeOf, transaction } from '../../platform/db.ts';
import { withTestServer } from '../../testing/index.ts';
import { lockHeads } from '../fair/store.ts';
import { lockGames } from '../lottery/index.ts';
import { operator } from '../operator/index.ts';
import { signInOperator } from '../operator/testing/sign-in.ts';
import { changeLimits, keepLimits } from './change-limits.ts';
import { BET_FEATURES, FIVE_DIGITS } from './testing.ts';

/** What a bet may stake and win, as a part of the game that operators change. */
const START = Date.parse('2027-03-05T04:00:00Z');
const MINUTE_MS = 60_000;
const server = withTestServer({ features: [...BET_FEATURES, operator], startAt: START });
let token = '';
beforeAll(async () => {
  token = (await signInOperator(server(), 'wang', ['games'])).token;
});

const game = async () => {
  const { value } = await server().callConsole(lotteryConsole.getGames, null, { token });
  const found = value.Rows.find(({ GameId }) => GameId === FIVE_DIGITS);
  if (!found) throw new Error('the game is there');
  return found;
};
const STANDARD = { PrizeLimit: 400_000, MinStake: 1, MaxStake: 200_000, MaxMultiple: 99_999 };
const change = async (more: object) =>
  server().callConsole(
    betConsole.changeLimits,
    {
      GameId: FIVE_DIGITS,
      Version: (await game()).Version,
      Reason: 'a test of it',
      ...STANDARD,
      ...more,
    },
    { token },
  );
const forPlayers = async () =>
  (await server().call(betHttp.getOdds, { GameId: FIVE_DIGITS })).value;
const terms = async () => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM game_terms WHERE game_id = ${FIVE_DIGITS}`.execute(server().db);
  return rows[0]?.n ?? 0;
};

test('the first start fills in what the house takes, and makes no terms of it', async () => {
  expect((await game()).Limits).toMatchObject({ PrizeLimit: 400_000_000n, MaxMultiple: 99_999 });
  await keepLimits(server().platform);
  expect(await terms()).toBe(0);
});

test('changed limits hold at once, and are a version of the game and new terms', async () => {
  const before = await forPlayers();
  expect((await change({ PrizeLimit: 100_000, MinStake: 2 })).code).toBe('OK');
  const after = await forPlayers();
  expect(after).toMatchObject({
    PrizeLimit: 100_000_000n,
    MinStake: 2_000n,
    MaxStake: before.MaxStake,
  });
  expect(after.Version).toBe(before.Version + 1);
  const input = { GameId: FIVE_DIGITS, Count: 1 };
  const { value } = await server().callConsole(lotteryConsole.getGameVersions, input, { token });
  expect(value.Rows[0]).toMatchObject({ Part: 'limits', AuthorName: 'wang', IsInForce: true });
  await keepLimits(server().platform);
  expect((await forPlayers()).Version).toBe(after.Version);
});

test('caps of an issue are set with the limits, and taken away', async () => {
  expect((await change({ IssuePrize: 600_000, Budget: 5_000_000 })).code).toBe('OK');
  expect((await game()).Limits).toMatchObject({ IssuePrize: 600_000_000n, Budget: 5_000_000_000n });
  expect(await forPlayers()).toMatchObject({ IssuePrize: 600_000_000n });
  expect((await change({})).code).toBe('OK');
  expect((await game()).Limits).not.toHaveProperty('IssuePrize');
  expect(await forPlayers()).not.toHaveProperty('IssuePrize');
});

test('planned limits become terms once, when their time has come', async () => {
  const { Version } = await forPlayers();
  expect((await change({ MaxMultiple: 500, EffectAt: START + MINUTE_MS })).code).toBe('OK');
  await keepLimits(server().platform);
  expect(await forPlayers()).toMatchObject({ Version, MaxMultiple: 99_999 });
  await server().clock.set(START + MINUTE_MS);
  await Promise.all([keepLimits(server().platform), keepLimits(server().platform)]);
  expect(await forPlayers()).toMatchObject({ Version: Version + 1, MaxMultiple: 500 });
});

test.each([
  [{ MinStake: 300_000 }, 'LIMITS_CROSSED'],
  [{ Version: 1 }, 'GAME_CHANGED'],
  [{ GameId: 5 }, 'NO_SUCH_GAME'],
  [{ EffectAt: START }, 'NOT_IN_TIME'],
  [{ MaxMultiple: 500 }, 'NO_CHANGE'],
])('%j is refused: %s, and nothing is written', async (more, code) => {
  const before = [await game(), await terms()];
  expect((await change(more)).code).toBe(code);
  expect([await game(), await terms()]).toEqual(before);
});

test.each([
  { PrizeLimit: 0 },
  { PrizeLimit: -1 },
  { PrizeLimit: 0.0001 },
  { PrizeLimit: 100_000_001 },
  { MaxMultiple: 0 },
  { MaxMultiple: 100_000 },
])('%j is answered with 400', async (more) => {
  expect((await change(more)).status).toBe(400);
});

test('of two at once one wins: there is one version and one set of terms', async () => {
  const seen = (await game()).Version;
  const before = await terms();
  const wish = (maxMultiple: number) =>
    changeLimits(
      server().platform,
      'command',
      { gameId: FIVE_DIGITS, seen, reason: 'a race' },
      { maxMultiple },
    );
  const both = await Promise.all([wish(700), wish(800)]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(await terms()).toBe(before + 1);
  expect((await game()).Version).toBe(seen + 1);
});

test('limits and a draw of their game at once both go through', async () => {
  const { db } = server();
  const codes: (string | undefined)[] = [];
  const noted = (work: Promise<unknown>) => work.catch((error) => void codes.push(codeOf(error)));
  let changing: Promise<unknown> = Promise.resolve();
  // As a draw does that may put its game on sale again: the game, and then its line of manifests.
  await noted(
    transaction(db, async (tx) => {
      await lockGames(tx, [FIVE_DIGITS]);
      const wish = { gameId: FIVE_DIGITS, reason: 'a race' };
      changing = noted(changeLimits(server().platform, 'command', wish, { maxMultiple: 900 }));
      await delay(200);
      await lockHeads(tx, [FIVE_DIGITS]);
    }),
  );
  await changing;
  expect(codes).toEqual([]);
  expect((await forPlayers()).MaxMultiple).toBe(900);
});
