import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { mills } from '@fairlot/rules/core/money';
import { betConsole, betHttp } from '@fairlot/wire/play/bet';
import type { Output } from '@fairlot/wire/core';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { codeOf, transaction } from '#platform/db';
import { withTestServer } from '#testing';
import { lockHeads } from '../../fair/commitment/store.ts';
import { lockGames } from '../../lottery/games/index.ts';
import { renameGame } from '../../lottery/catalogue/index.ts';
import { operator } from '../../../staff/operator/index.ts';
import { claimOf, signInOperator } from '../../../staff/operator/testing/sign-in.ts';
import { registerPlayer } from '../../../auth/login/testing.ts';
import { changeLimits, keepLimits } from './change-limits.ts';
import { changeTerms } from '../odds/odds.ts';
import { BET_FEATURES, FIVE_DIGITS, openTestIssue, placeOn, row } from '../testing.ts';

/** What a bet may stake and win, and caps: looked at, proposed by one operator and published by another. */
const START = Date.parse('2027-03-05T04:00:00Z');
const MINUTE_MS = 60_000;
const server = withTestServer({ features: [...BET_FEATURES, operator], startAt: START });
let proposer: Awaited<ReturnType<typeof signInOperator>>;
let token = '';
let checker = '';
beforeAll(async () => {
  proposer = await signInOperator(server(), 'wang', ['games']);
  token = proposer.token;
  checker = (await signInOperator(server(), 'li', ['games'])).token;
});

const game = async () => {
  const { value } = await server().callConsole(lotteryConsole.getGames, null, { token });
  const found = value.Rows.find(({ GameId }) => GameId === FIVE_DIGITS);
  if (!found) throw new Error('the game is there');
  return found;
};
const STANDARD = { PrizeLimit: 400_000, MinStake: 1, MaxStake: 200_000, MaxMultiple: 99_999 };
const put = async (more: object) =>
  server().callConsole(
    betConsole.proposeLimits,
    {
      GameId: FIVE_DIGITS,
      Version: (await game()).Version,
      Reason: 'a test of it',
      ...STANDARD,
      ...more,
    },
    { token },
  );
type Proposal = Output<typeof betConsole.proposeLimits>;
const confirm = ({ Id, Hash }: Proposal, by = checker) =>
  server().callConsole(operatorHttp.confirm, { Id, Hash }, { token: by });
const withdraw = ({ Id }: Proposal) =>
  server().callConsole(operatorHttp.withdraw, { Id, Reason: 'not needed' }, { token });
/** Proposed by one, published by the other. */
const change = async (more: object) => {
  const made = await put(more);
  return made.code === 'OK' ? confirm(made.value) : made;
};
const preview = (more: object) =>
  server().callConsole(
    betConsole.previewLimits,
    { GameId: FIVE_DIGITS, ...STANDARD, ...more },
    { token },
  );
const stage = () => ({ db: server().db, dataFolder: server().platform.settings.dataFolder });
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

test('limits hold once a second operator has published them, and are a version of the game and new terms', async () => {
  const before = await forPlayers();
  const wish = { PrizeLimit: 100_000, MinStake: 2 };
  const made = await put(wish);
  expect((await put(wish)).code).toBe('ALREADY_WAITS');
  expect((await confirm(made.value, token)).code).toBe('OWN_PROPOSAL');
  expect(await forPlayers()).toEqual(before);
  expect((await confirm(made.value)).code).toBe('OK');
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

test('limits that are others than the first saw are not what the second publishes', async () => {
  const made = await put({ PrizeLimit: 90_000 });
  const other = { gameId: FIVE_DIGITS, reason: 'meanwhile' };
  expect(await changeLimits(stage(), 'command', other, { maxMultiple: 600 })).toMatchObject({
    ok: true,
  });
  const between = await forPlayers();
  expect((await confirm(made.value)).code).toBe('CHANGED_SINCE');
  expect(await forPlayers()).toEqual(between);
  // What changed elsewhere in the game does not stand against it.
  expect((await withdraw(made.value)).code).toBe('OK');
  const again = await put({ PrizeLimit: 90_000, MaxMultiple: 500 });
  await renameGame(server().db, 'command', other, { zh: '新名', en: 'New name' });
  expect((await confirm(again.value)).code).toBe('OK');
  expect(await forPlayers()).toMatchObject({ PrizeLimit: 90_000_000n, MaxMultiple: 500 });
  expect((await change({ MaxMultiple: 500 })).code).toBe('OK');
});

test('a preview tells what limits change, and what they would have made of the wagers of the day', async () => {
  const players = await Promise.all([registerPlayer(server()), registerPlayer(server())]);
  const issue = await openTestIssue(server());
  const { Version: OddsVersion } = await forPlayers();
  const big = (amount: number) => row('ssc.c.total', 'big', { Amount: mills(amount), OddsVersion });
  const digit = (Multiple: number) => row('ssc.fixed', '3||||', { Multiple });
  // 1.98 for each yuan on big, 19.56 for each multiple on a digit.
  for (const [i, bets] of [
    [big(1_000), digit(1)],
    [big(50_000), digit(20)],
  ].entries()) {
    expect((await placeOn(server(), players[i]?.token ?? '', issue, bets)).code).toBe('OK');
  }
  const before = [await game(), await forPlayers()];
  const wish = { PrizeLimit: 99, MinStake: 2, MaxStake: 39, MaxMultiple: 19, IssuePrize: 250 };
  const { value } = await preview(wish);
  expect(value).toMatchObject({
    Before: { PrizeLimit: 400_000_000n, MaxMultiple: 500 },
    After: { PrizeLimit: 99_000n, MaxMultiple: 19, IssuePrize: 250_000n },
    Touched: {
      PrizeLimit: 1,
      MinStake: 1,
      MaxStake: 2,
      MaxMultiple: 1,
      IssuePrize: 1,
      Budget: null,
    },
    Bets: 4,
  });
  expect(value.Before).not.toHaveProperty('IssuePrize');
  // A play that has a limit of its own is not touched by that of its game.
  const plays = { 'ssc.c.total': { minStake: '1000', maxStake: '60000' } };
  await changeTerms(server().platform, FIVE_DIGITS, { plays });
  expect((await preview(wish)).value.Touched).toMatchObject({ MinStake: 0, MaxStake: 1 });
  // Nor may its limit and the game's leave it no stake at all.
  const dear = { 'ssc.fixed': { minStake: '40000' } };
  await changeTerms(server().platform, FIVE_DIGITS, { plays: dear });
  expect((await preview(wish)).code).toBe('LIMITS_CROSSED');
  expect((await preview({ ...wish, MaxStake: 40 })).code).toBe('OK');
  await changeTerms(server().platform, FIVE_DIGITS, { plays: {} });
  expect([await game(), { ...(await forPlayers()), Version: OddsVersion }]).toEqual([
    before[0],
    before[1],
  ]);
});

test('what an issue took of its cap is counted where it has one', async () => {
  expect((await change({ MaxMultiple: 500, Budget: 500_000 })).code).toBe('OK');
  const player = await registerPlayer(server());
  const issue = await openTestIssue(server());
  const bet = row('ssc.star5.direct', '1|2|3|4|5');
  expect((await placeOn(server(), player.token, issue, [bet])).code).toBe('OK');
  const touched = async (Budget: number) => (await preview({ Budget })).value.Touched.Budget;
  // 195,600 at group 1956.
  expect([await touched(195_600), await touched(195_599)]).toEqual([0, 1]);
  expect((await change({ MaxMultiple: 500 })).code).toBe('OK');
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
      stage(),
      'command',
      { gameId: FIVE_DIGITS, seen, reason: 'a race' },
      { maxMultiple },
    );
  const both = await Promise.all([wish(700), wish(800)]);
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  expect(await terms()).toBe(before + 1);
  expect((await game()).Version).toBe(seen + 1);
});

test('a plan is held where it would refuse now what it did not when it was agreed on, and operators are told', async () => {
  const now = await server().clock.now();
  const before = await forPlayers();
  // The control: who agreed knew that there are stakes above this one.
  const player = await registerPlayer(server());
  const bet = async (Multiple: number) => {
    const issue = await openTestIssue(server());
    const rows = [row('ssc.fixed', '3||||', { Multiple })];
    expect((await placeOn(server(), player.token, issue, rows)).code).toBe('OK');
  };
  await bet(50);
  const known = await put({ MaxMultiple: 40, EffectAt: now + 20_000 });
  expect(known.value.Content).toMatchObject({ touching: expect.arrayContaining(['maxMultiple']) });
  expect((await confirm(known.value)).code).toBe('OK');
  await server().clock.advance(20_000);
  await keepLimits(server().platform);
  const published = await forPlayers();
  expect(published).toMatchObject({ Version: before.Version + 1, MaxMultiple: 40 });
  const wider = await change({ MaxMultiple: 100 });
  expect(wider.code).toBe('OK');
  const plan = await put({ MaxMultiple: 60, EffectAt: now + 60_000 });
  expect((plan.value.Content as { touching: string[] }).touching).not.toContain('maxMultiple');
  expect((await confirm(plan.value)).code).toBe('OK');
  await bet(61);
  await server().clock.advance(40_000);
  await Promise.all([keepLimits(server().platform), keepLimits(server().platform)]);
  // What holds goes on, and is what the console says that is in force.
  expect(await forPlayers()).toMatchObject({ Version: published.Version + 2, MaxMultiple: 100 });
  expect((await game()).Limits).toMatchObject({ MaxMultiple: 100 });
  const input = { GameId: FIVE_DIGITS, Count: 2 };
  const { value } = await server().callConsole(lotteryConsole.getGameVersions, input, { token });
  expect(value.Rows).toMatchObject([
    { Part: 'limits', Author: 'site', IsInForce: true },
    { Part: 'limits', AuthorName: 'wang', IsInForce: false },
  ]);
  const alarms = await server().callConsole(lotteryConsole.getAlarms, null, { token });
  expect(alarms.value.Rows[0]).toMatchObject({
    GameId: FIVE_DIGITS,
    SerialNumber: null,
    Kind: 'limits held',
  });
  expect(alarms.value.Rows.filter(({ Kind }) => Kind === 'limits held')).toHaveLength(1);
  // Held is held: it does not come again by itself.
  await keepLimits(server().platform);
  expect(await forPlayers()).toMatchObject({ Version: published.Version + 2 });
});

test('a plan that leaves a play no stake any more is held', async () => {
  const now = await server().clock.now();
  expect((await change({ MaxMultiple: 100, MaxStake: 90, EffectAt: now + 20_000 })).code).toBe(
    'OK',
  );
  const dear = { 'ssc.fixed': { minStake: '100000' } };
  await changeTerms(server().platform, FIVE_DIGITS, { plays: dear });
  await server().clock.advance(20_000);
  await keepLimits(server().platform);
  expect((await forPlayers()).MaxStake).toBe(200_000_000n);
  const { rows } = await sql`
    SELECT detail ->> 'code' AS code FROM game_event WHERE kind = 'limits held' ORDER BY id DESC LIMIT 1`.execute(
    server().owner,
  );
  expect(rows).toEqual([{ code: 'LIMITS_CROSSED' }]);
  await changeTerms(server().platform, FIVE_DIGITS, { plays: {} });
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
      changing = noted(changeLimits(stage(), 'command', wish, { maxMultiple: 900 }));
      await delay(200);
      await lockHeads(tx, [FIVE_DIGITS]);
    }),
  );
  await changing;
  expect(codes).toEqual([]);
  expect((await forPlayers()).MaxMultiple).toBe(900);
});

test('are proposed with a code of the authenticator, once the last one is five minutes old', async () => {
  await server().clock.set(START + 10 * MINUTE_MS);
  expect((await put({ MaxMultiple: 300 })).code).toBe('CODE_NEEDED');
  const { Code } = await claimOf(proposer, server());
  const wrong = String((Number(Code) + 1) % 1_000_000).padStart(6, '0');
  expect((await put({ MaxMultiple: 300, Code: wrong })).code).toBe('CODE_WRONG');
  expect((await put({ MaxMultiple: 300, Code })).code).toBe('OK');
});
