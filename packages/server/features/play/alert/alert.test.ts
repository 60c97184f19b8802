import { expect, test } from 'vitest';
import { alertHttp } from '@fairlot/wire/play/alert';
import { withTestServer } from '#testing';
import { registerPlayer } from '../../auth/login/testing.ts';
import { putBell } from './store.ts';
import { MOST_BELLS } from './http.ts';
import { MOST_STREAK_ALERTS } from './set-streak-alert.ts';
import { putStreakAlert } from './store-streak.ts';

const server = withTestServer({ games: [4, 8, 9] });

test('alerts are on until the player chooses otherwise, each on its own', async () => {
  const { token } = await registerPlayer(server());
  const ask = async () => (await server().call(alertHttp.getAlertInfo, null, { token })).body;
  const all = {
    IsFengDanEnabled: true,
    IsDrawEnabled: true,
    IsWinningEnabled: true,
    IsChatEnabled: true,
  };
  expect(await ask()).toEqual(all);
  const fewer = { ...all, IsDrawEnabled: false };
  await server().call(alertHttp.setAlertInfo, fewer, { token });
  expect(await ask()).toEqual(fewer);
});

test('a game has one bell; there are twenty at most, also when two come at once', async () => {
  const { token, playerId } = await registerPlayer(server());
  const set = (GameId: number, Seconds: 0 | 5 | 10 | 30) =>
    server().call(alertHttp.setBell, { GameId, Seconds }, { token });
  expect((await set(4, 10)).value.Bells).toEqual([{ GameId: 4, Seconds: 10 }]);
  expect((await set(4, 30)).value.Bells).toEqual([{ GameId: 4, Seconds: 30 }]);
  expect((await set(31_000, 5)).code).toBe('NO_SUCH_GAME');
  for (let n = 2; n < MOST_BELLS; n += 1) {
    await putBell(server().owner as never, playerId, { GameId: 20_000 + n, Seconds: 5 });
  }
  const both = await Promise.all([set(8, 5), set(9, 5)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['OK', 'TOO_MANY']);
  // What is there may still be changed, and taken away.
  expect((await set(4, 5)).code).toBe('OK');
  expect((await set(4, 0)).value.Bells).toHaveLength(MOST_BELLS - 1);
  const { token: other } = await registerPlayer(server());
  const { value } = await server().call(alertHttp.getBells, null, { token: other });
  expect(value.Bells).toEqual([]);
});

test('long dragons are told of no game until the player asks, of twenty at most, also when two come at once', async () => {
  const { token, playerId } = await registerPlayer(server());
  const ask = async () => (await server().call(alertHttp.getStreakAlerts, null, { token })).value;
  expect(await ask()).toEqual({ Alerts: [] });
  const set = (GameId: number, Length: 0 | 4 | 6 | 10) =>
    server().call(alertHttp.setStreakAlert, { GameId, Length }, { token });
  expect((await set(4, 6)).value.Alerts).toEqual([{ GameId: 4, Length: 6 }]);
  expect((await set(4, 10)).value.Alerts).toEqual([{ GameId: 4, Length: 10 }]);
  expect((await set(31_000, 4)).code).toBe('NO_SUCH_GAME');
  for (let n = 2; n < MOST_STREAK_ALERTS; n += 1) {
    const other = { GameId: 20_000 + n, Length: 4 } as const;
    await putStreakAlert(server().owner as never, playerId, other);
  }
  const both = await Promise.all([set(8, 4), set(9, 4)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['OK', 'TOO_MANY']);
  // What is there may still be changed, and taken away.
  expect((await set(4, 4)).code).toBe('OK');
  expect((await set(4, 0)).value.Alerts).toHaveLength(MOST_STREAK_ALERTS - 1);
  const { token: another } = await registerPlayer(server());
  const { value } = await server().call(alertHttp.getStreakAlerts, null, { token: another });
  expect(value.Alerts).toEqual([]);
});
