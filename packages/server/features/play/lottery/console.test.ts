import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { connect } from '@fairlot/client/hub-connection';
import { CATEGORIES } from '@fairlot/rules/lottery/categories';
import type { Input } from '@fairlot/wire/core';
import { lotteryConsole, lotteryHttp } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { login } from '../../auth/login/index.ts';
import { settings } from '../../site/settings/index.ts';
import { haltGame } from './intervention/halt.ts';
import { lottery } from './index.ts';
import { carryOutPlans } from './catalogue/plans.ts';

/** Games at the console: what operators see of them and make of them, version by version. */
const START = Date.parse('2027-03-05T04:00:00Z');
const server = withTestServer({
  features: [settings, login, operator, lottery, ...PASSWORD_ONLY],
  startAt: START,
});
const GAME = 4;
const MINUTE_MS = 60_000;
let token = '';
let others = '';
beforeAll(async () => {
  token = (await signInOperator(server(), 'wang', ['games', 'auditor'])).token;
  others = (await signInOperator(server(), 'zhao', ['games'])).token;
});

type Console = typeof lotteryConsole;
type Changing = 'changeGameState' | 'renameGame' | 'arrangeGame';
const CHANGES = {
  changeGameState: lotteryConsole.changeGameState,
  renameGame: lotteryConsole.renameGame,
  arrangeGame: lotteryConsole.arrangeGame,
} as const;
const ask = <E extends Console[keyof Console]>(endpoint: E, input: unknown, as = token) =>
  server().callConsole(endpoint, input, { token: as });

const game = async () => {
  const { value } = await ask(lotteryConsole.getGames, null);
  const found = value.Rows.find(({ GameId }) => GameId === GAME);
  if (!found) throw new Error('the game is there');
  return found;
};
const versions = async () =>
  (await ask(lotteryConsole.getGameVersions, { GameId: GAME, Count: 200 })).value.Rows;
type Wish<K extends Changing> = Omit<Input<Console[K]>, 'GameId' | 'Version' | 'Reason'> & {
  readonly Version?: number;
};
/** A change of the version that is there now, unless told. */
const make = async <K extends Changing>(name: K, wish: Wish<K>, as = token) => {
  const { Version } = await game();
  const input = { GameId: GAME, Version, Reason: 'a test of it', ...wish };
  return ask<Console[Changing]>(CHANGES[name], input, as);
};
const sell = (
  Sale: Input<Console['changeGameState']>['Sale'],
  more: Partial<Input<Console['changeGameState']>> = {},
  as = token,
) => make('changeGameState', { Sale, ...more }, as);
const stateForPlayers = async () => {
  const wish = { GameIdList: [GAME], State: true };
  return (await server().call(lotteryHttp.getLotteryInfo, wish)).value[GAME]?.State;
};
const forPlayers = async () =>
  (await server().call(lotteryHttp.getLotteryData, undefined)).value[GAME];
const audit = async (Count = 9) =>
  (await server().callConsole(operatorHttp.getAudit, { Target: `game ${GAME}`, Count }, { token }))
    .value.Rows;

test('a game is stopped and sold again with a reason, and both are in the audit', async () => {
  expect(await game()).toMatchObject({ Code: 'FFC', State: 0, StateReason: '' });
  expect((await sell('off')).value).toMatchObject({ State: 1, StateReason: 'operator' });
  expect(await stateForPlayers()).toBe(1);
  expect(await game()).toMatchObject({ State: 1, StateReason: 'operator' });
  expect((await sell('off')).code).toBe('SAME_STATE');
  expect((await sell('offline')).value).toMatchObject({ State: 2 });
  expect(await stateForPlayers()).toBe(2);
  expect((await sell('on')).value).toMatchObject({ State: 0, StateReason: '' });
  expect(await stateForPlayers()).toBe(0);
  expect((await sell('on')).code).toBe('SAME_STATE');
  expect(await audit()).toMatchObject([
    { Kind: 'act', Before: { state: 2 }, After: { state: 0 }, Permission: 'lottery.games.change' },
    { Kind: 'act', Before: { state: 1 }, After: { state: 2 } },
    { Kind: 'act', Before: { state: 0 }, After: { state: 1 }, Reason: 'a test of it' },
  ]);
  expect((await versions())[0]).toMatchObject({
    Part: 'state',
    Content: { state: 0, reason: '' },
    AuthorName: 'wang',
    Reason: 'a test of it',
    IsInForce: true,
  });
});

test('nobody lifts a stop that he has not seen: of another operator, nor of a tripwire', async () => {
  const { Version } = await game();
  expect((await sell('off', {}, others)).code).toBe('OK');
  expect((await sell('on', { Version })).code).toBe('GAME_CHANGED');
  expect(await stateForPlayers()).toBe(1);
  // The control: who has seen it may.
  expect((await sell('on')).code).toBe('OK');
  const before = await game();
  await haltGame(server().db, GAME, 'tripwire');
  expect((await sell('off', { Version: before.Version })).code).toBe('GAME_CHANGED');
  expect((await versions())[0]).toMatchObject({ Author: 'site', Reason: 'tripwire' });
  expect((await sell('on')).code).toBe('OK');
});

test('of two who change a game at once one wins, and the other is told', async () => {
  const { Version } = await game();
  const name = (zh: string, as: string) =>
    make('renameGame', { Version, Name: { zh, en: zh } }, as);
  const both = await Promise.all([name('甲彩', token), name('乙彩', others)]);
  const codes = both.map(({ code }) => code).toSorted();
  expect(codes).toEqual(['GAME_CHANGED', 'OK']);
  const won = both[0].code === 'OK' ? '甲彩' : '乙彩';
  expect((await forPlayers())?.Name.zh).toBe(won);
  expect((await game()).Version).toBe(Version + 1);
});

test('names, order and mark are seen by players, and stand in versions and audit', async () => {
  expect((await make('renameGame', { Name: { zh: '新彩', en: 'New Game' } })).code).toBe('OK');
  expect((await make('arrangeGame', { Sort: 77, IsHot: true })).code).toBe('OK');
  expect(await forPlayers()).toMatchObject({
    Name: { zh: '新彩', en: 'New Game' },
    Sort: 77,
    IsHot: true,
    Code: 'FFC',
  });
  expect((await make('arrangeGame', { Sort: 77, IsHot: true })).code).toBe('NO_CHANGE');
  expect(await audit(2)).toMatchObject([
    { Permission: 'lottery.games.arrange', Before: { sort: 1, isHot: false }, After: { sort: 77 } },
    { Permission: 'lottery.games.rename', After: { zh: '新彩' } },
  ]);
  const [display, names] = await versions();
  expect([display, names]).toMatchObject([
    { Part: 'display', IsInForce: true },
    { Part: 'names', IsInForce: true },
  ]);
});

test('a refusal writes nothing, and its reason is said in both languages', async () => {
  const before = [await versions(), await audit(200)];
  const refusals = [
    await make('renameGame', { Name: { zh: ' ', en: 'x' } }),
    await make('renameGame', { Name: { zh: '翻\u202E转', en: 'x' } }),
    await make('renameGame', { Name: { zh: '晚', en: 'late' }, EffectAt: START }),
    await make('renameGame', {
      Name: { zh: '久', en: 'long' },
      EffectAt: START + 367 * 1_440 * MINUTE_MS,
    }),
    await make('arrangeGame', { Sort: 1, IsHot: true, Version: 2_000_000_000 }),
    await ask(lotteryConsole.renameGame, {
      GameId: 5,
      Version: 1,
      Reason: 'no such game',
      Name: { zh: '无', en: 'None' },
    }),
  ];
  expect(refusals.map(({ code }) => code)).toEqual([
    'BAD_NAME',
    'BAD_NAME',
    'NOT_IN_TIME',
    'NOT_IN_TIME',
    'GAME_CHANGED',
    'NO_SUCH_GAME',
  ]);
  expect([await versions(), await audit(200)]).toEqual(before);
});

test('a game without a clock is sold and stopped like the others', async () => {
  const instant = CATEGORIES.find(({ schedule }) => schedule.kind === 'instant');
  const wish = { CategoryId: instant?.id ?? 0, Name: { zh: '即开', en: 'At once' } };
  const added = await ask(lotteryConsole.addGame, { ...wish, Reason: 'a test of it' });
  const { GameId, Version } = added.value;
  const state = async () =>
    (await ask(lotteryConsole.getGames, null)).value.Rows.find((row) => row.GameId === GameId)
      ?.State;
  expect(await state()).toBe(2);
  const sale = { GameId, Version, Sale: 'on' as const, Reason: 'somebody wants it sold' };
  expect((await ask(lotteryConsole.changeGameState, sale)).code).toBe('OK');
  expect(await state()).toBe(0);
  const stop = { GameId, Version: Version + 1, Sale: 'off' as const, Reason: 'and stopped' };
  expect((await ask(lotteryConsole.changeGameState, stop)).code).toBe('OK');
  expect(await state()).toBe(1);
});

test('a planned stop holds from its time on, and is lifted by the plan that was made with it', async () => {
  const [stopAt, sellAt] = [START + MINUTE_MS, START + 2 * MINUTE_MS];
  expect((await sell('off', { EffectAt: stopAt })).code).toBe('OK');
  expect((await sell('on', { EffectAt: sellAt })).code).toBe('OK');
  const at = async (ms: number) => {
    await server().clock.set(ms);
    await server().runJobs();
    return stateForPlayers();
  };
  expect(await at(stopAt - 1_000)).toBe(0);
  expect((await versions()).filter(({ IsPlanned }) => IsPlanned)).toHaveLength(2);
  expect(await at(stopAt)).toBe(1);
  expect(await at(stopAt + 1_000)).toBe(1);
  expect(await at(sellAt)).toBe(0);
  expect(await at(sellAt + 1_000)).toBe(0);
});

test.each(['tripwire', 'operator'] as const)(
  'a planned sale does not lift what a %s stopped since',
  async (cause) => {
    const now = await server().clock.now();
    const [stopAt, sellAt] = [now + MINUTE_MS, now + 2 * MINUTE_MS];
    await sell('off', { EffectAt: stopAt });
    await sell('on', { EffectAt: sellAt });
    await server().clock.set(stopAt - 1_000);
    if (cause === 'operator') await sell('off', {}, others);
    else await haltGame(server().db, GAME, cause);
    await server().clock.set(stopAt);
    // Several processes at once do it once.
    await Promise.all([carryOutPlans(server().db), carryOutPlans(server().db)]);
    await server().clock.set(sellAt);
    await carryOutPlans(server().db);
    expect(await stateForPlayers()).toBe(1);
    expect((await sell('on')).code).toBe('OK');
    await carryOutPlans(server().db);
    expect(await stateForPlayers()).toBe(0);
  },
);

test.each([{ Reason: '' }, { Reason: '  .  ' }, { Reason: 'x'.repeat(501) }, { Sale: 'maybe' }])(
  '%j is answered with 400',
  async (more) => {
    const input = { GameId: GAME, Version: 1, Sale: 'off', Reason: 'a test of it', ...more };
    expect((await ask(lotteryConsole.changeGameState, input)).status).toBe(400);
  },
);

test('a stop with an end is told to players in its own words, and is over by itself', async () => {
  const now = await server().clock.now();
  const Until = now + 10 * MINUTE_MS;
  const Message = { zh: '官方系统升级', en: 'The source is upgraded' };
  expect((await sell('official', { Until: now - 1, Message })).code).toBe('NOT_IN_TIME');
  expect((await sell('on', { Until })).code).toBe('NOT_IN_TIME');
  expect((await sell('off', { Message: { zh: ' ', en: 'x' } })).status).toBe(400);
  expect((await sell('official', { Until, Message })).value).toMatchObject({ State: 3 });
  const told = async () =>
    (await server().call(lotteryHttp.getLotteryInfo, { GameIdList: [GAME], State: true })).value[
      GAME
    ];
  expect(await told()).toMatchObject({ State: 3, StateNote: { Message, Until } });
  expect(await game()).toMatchObject({ State: 3, StateNote: { Message, Until } });
  // Other words are a change; the same are none.
  const other = { Until, Message: { ...Message, zh: '官方系统检修' } };
  expect((await sell('official', other)).code).toBe('OK');
  expect((await sell('official', other)).code).toBe('SAME_STATE');
  await server().clock.set(Until);
  await server().runJobs();
  expect(await told()).toMatchObject({ State: 0 });
  expect(await told()).not.toHaveProperty('StateNote');
  // A stop that somebody makes meanwhile is not lifted by the end of the one before it.
  const end = Until + 10 * MINUTE_MS;
  expect((await sell('off', { Until: end })).code).toBe('OK');
  expect((await sell('offline')).code).toBe('OK');
  await server().clock.set(end);
  await server().runJobs();
  expect(await stateForPlayers()).toBe(2);
  expect((await sell('on')).code).toBe('OK');
});

test('who watches the page of the games hears of an act', async () => {
  const url = `${server().consoleUrl}/Hub`;
  const connection = await connect({ url, transport: 'WebSockets', token: () => token });
  const heard = new Promise<unknown>((done) => connection.on('PageChanged', done));
  await connection.start();
  await connection.invoke('Watch', ['lottery.games']);
  await sell('off');
  expect(await Promise.race([heard, delay(5_000, 'nothing')])).toEqual({
    Page: 'lottery.games',
    Target: `game ${GAME}`,
  });
  await connection.stop();
  await sell('on');
});
