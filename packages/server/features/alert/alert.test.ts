import { expect, test } from 'vitest';
import { alertHttp } from '@fairlot/wire/alert';
import { withTestServer } from '../../testing/index.ts';
import { registerPlayer } from '../session/testing.ts';
import { putBell } from './store.ts';
import { MOST_BELLS } from './http.ts';

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
