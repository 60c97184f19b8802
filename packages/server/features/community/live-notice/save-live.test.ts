import { afterEach, beforeAll, expect, test } from 'vitest';
import { liveNoticeConsole, liveNoticeHttp } from '@fairlot/wire/community/live-notice';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { LIVE_BOUNDS } from '@fairlot/wire/community/live-notice';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { lottery } from '../../play/lottery/index.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { login } from '../../auth/login/index.ts';
import { registerPlayer } from '../../auth/login/testing.ts';
import { settings } from '../../site/settings/index.ts';
import { wallet } from '../../money/wallet/index.ts';
import { deleteLive } from './delete-live.ts';
import { liveNotice, saveLive } from './index.ts';
import { shownLives } from './shown-lives.ts';
import { readLives } from './store.ts';

/** Live notifications: made by operators, read by players. */
const server = withTestServer({
  features: [settings, login, operator, wallet, lottery, liveNotice, ...PASSWORD_ONLY],
  games: [4, 8],
});
let token = '';
let auditor = '';
let player = '';
beforeAll(async () => {
  token = (await signInOperator(server(), 'wang', ['games', 'auditor'])).token;
  auditor = (await signInOperator(server(), 'zhao', ['auditor'])).token;
  player = (await registerPlayer(server())).token;
});

const EVENING = {
  GameId: 4,
  Title: { zh: '今晚开奖', en: 'Drawn tonight' },
  Content: { zh: '八点半开奖', en: 'The draw is at half past eight' },
  NotifyTimes: [{ Start: '19:50:00', End: '20:30:00' }],
};
const save = (wish: object = {}, as = token) =>
  server().callConsole(
    liveNoticeConsole.saveLiveNotification,
    { ...EVENING, Reason: 'a test of it', ...wish },
    { token: as },
  );
const remove = (Id: number, as = token) =>
  server().callConsole(
    liveNoticeConsole.deleteLiveNotification,
    { Id, Reason: 'a test of it' },
    { token: as },
  );
const shown = async () =>
  (await server().call(liveNoticeHttp.getLiveNotify, {}, { token: player })).body as unknown[];
const rows = async () =>
  (await server().callConsole(liveNoticeConsole.getLiveNotifications, null, { token })).value.Rows;
const takeAll = async () => {
  const { db } = server().platform;
  for (const { id } of await readLives(db)) await deleteLive(db, 'command', id, 'a test of it');
};
afterEach(takeAll);

test('what an operator makes, players are shown at once, and no longer when it is gone', async () => {
  await expect.poll(shown).toEqual([]);
  const { value } = await save();
  await expect.poll(shown).toEqual([
    {
      Title: '今晚开奖',
      Content: '八点半开奖',
      TitleEn: 'Drawn tonight',
      ContentEn: 'The draw is at half past eight',
      GameCode: 'FFC',
      GameId: 4,
      NotifyTimes: [{ Start: '19:50:00', End: '20:30:00' }],
    },
  ]);
  const Seen = { Id: value.Id, Version: value.Version };
  const night = [{ Start: '23:30:00', End: '00:30:00' }];
  expect((await save({ Seen, NotifyTimes: night })).value).toEqual({ ...Seen, Version: 2 });
  await expect.poll(shown).toMatchObject([{ NotifyTimes: night }]);
  expect(await rows()).toMatchObject([{ ...Seen, Version: 2, AuthorName: 'wang' }]);
  // Of two who saw the same, the second looks again; and a change that changes nothing is none.
  expect((await save({ Seen, NotifyTimes: night })).code).toBe('NOTIFICATION_CHANGED');
  const now = { Id: value.Id, Version: 2 };
  expect((await save({ Seen: now, NotifyTimes: night })).code).toBe('NO_CHANGE');
  expect((await remove(value.Id)).code).toBe('OK');
  expect((await remove(value.Id)).code).toBe('NO_SUCH_NOTIFICATION');
  expect((await save({ Seen: now })).code).toBe('NO_SUCH_NOTIFICATION');
  await expect.poll(shown).toEqual([]);
  const wish = { Target: `live notification ${value.Id}`, Count: 9 };
  const audit = await server().callConsole(operatorHttp.getAudit, wish, { token });
  expect(audit.value.Rows).toMatchObject([
    { Permission: 'notify.live.change', Before: { version: 2 }, After: null },
    { Before: { version: 1, times: EVENING.NotifyTimes }, After: { version: 2, times: night } },
  ]);
});

test('it is shown of a game that is on sale, and not while it is stopped', async () => {
  await save({ GameId: 8 });
  await expect.poll(shown).toMatchObject([{ GameId: 8 }]);
  const sell = async (Sale: 'on' | 'off') => {
    const games = await server().callConsole(lotteryConsole.getGames, null, { token });
    const Version = games.value.Rows.find(({ GameId }) => GameId === 8)?.Version;
    const change = { GameId: 8, Version, Sale, Reason: 'a test of it' };
    await server().callConsole(lotteryConsole.changeGameState, change, { token });
  };
  await sell('off');
  await expect.poll(shown).toEqual([]);
  await sell('on');
  await expect.poll(shown).toMatchObject([{ GameId: 8 }]);
});

test('who only looks changes nothing', async () => {
  expect((await save({}, auditor)).status).toBe(403);
  expect((await remove(1, auditor)).status).toBe(403);
  expect(await rows()).toEqual([]);
});

const long = (most: number) => '长'.repeat(most);
const { title: TITLE, content: CONTENT } = LIVE_BOUNDS;
test.each([
  ['another game', { GameId: 32_000 }, 'NO_SUCH_GAME'],
  ['no words', { Title: { zh: '', en: 'x' } }, 'BAD_WORDS'],
  ['words that nobody sees', { Content: { zh: '\u200b', en: 'x' } }, 'BAD_WORDS'],
  ['words in two lines', { Content: { zh: '一', en: 'one\ntwo' } }, 'BAD_WORDS'],
  ['no length', { NotifyTimes: [{ Start: '10:00:00', End: '10:00:00' }] }, 'BAD_TIMES'],
  [
    'times that overlap',
    {
      NotifyTimes: [
        { Start: '23:00:00', End: '01:00:00' },
        { Start: '00:30:00', End: '02:00:00' },
      ],
    },
    'BAD_TIMES',
  ],
])('%s: it is refused, and nothing is there', async (_, wish, code) => {
  expect((await save(wish)).code).toBe(code);
  expect(await rows()).toEqual([]);
});

test.each([
  ['a title too long', { Title: { zh: long(TITLE + 1), en: 'x' } }],
  ['a text too long', { Content: { zh: 'x', en: long(CONTENT + 1) } }],
  ['no times', { NotifyTimes: [] }],
  ['no time of day', { NotifyTimes: [{ Start: '24:00:00', End: '01:00:00' }] }],
  ['too many times', { NotifyTimes: Array(11).fill(EVENING.NotifyTimes[0]) }],
  ['a word that nobody knows', { Colour: 'red' }],
])('%s: it is no such call', async (_, wish) => {
  expect((await save(wish)).status).toBe(400);
  expect(await rows()).toEqual([]);
});

test('words and times as long as they may be are taken', async () => {
  const windows = Array.from({ length: LIVE_BOUNDS.windows }, (_, n) => ({
    Start: `1${n}:00:00`,
    End: `1${n}:30:00`,
  }));
  const wish = {
    Title: { zh: long(TITLE), en: 'x' },
    Content: { zh: long(CONTENT), en: 'x' },
    NotifyTimes: windows.map((window, n) =>
      n < 9 ? window : { Start: '01:00:00', End: '02:00:00' },
    ),
  };
  expect((await save(wish)).code).toBe('OK');
});

test('there are twenty at most, also when two come at once', async () => {
  const live = {
    gameId: 4,
    title: EVENING.Title,
    content: EVENING.Content,
    times: EVENING.NotifyTimes,
  };
  for (let n = 1; n < LIVE_BOUNDS.notifications; n += 1) {
    await saveLive(server().platform.db, 'command', { live, reason: 'a test of it' });
  }
  const both = await Promise.all([save(), save()]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['OK', 'TOO_MANY']);
  expect(await readLives(server().platform.db)).toHaveLength(LIVE_BOUNDS.notifications);
  expect(await shownLives(server().platform)).toHaveLength(LIVE_BOUNDS.notifications);
});
