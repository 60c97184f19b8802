import { expect, test } from 'vitest';
import type { Screen } from './manifest.ts';
import { matchScreen, paramsOf } from './match.ts';

test.each([
  ['/', '/', {}],
  ['/Login', '/Login', {}],
  ['/Login', '/login', undefined],
  ['/Login', '/Login/', {}],
  ['/ExternalGameVideoLobby', '/ExternalGameVideoLobby/', {}],
  ['/IFrame', '/IFrame/', {}],
  ['/IFrame', '/IFrame/elsewhere', undefined],
  ['/Bet/$id', '/Bet/4', { id: '4' }],
  ['/Bet/$id', '/Bet/4/', { id: '4' }],
  ['/Bet/$id', '/Bet', undefined],
  ['/Bet/$id', '/Bet/4/5', undefined],
  ['/Bet/$id', '/Bet/%E4%BA%94', { id: '五' }],
  ['/Bet/$id', '/Bet/%E4', { id: '%E4' }],
])('the pattern %s on %s gives %j', (pattern, path, params) => {
  expect(paramsOf(pattern, path)).toEqual(params);
});

test('a fixed part wins over a parameter, in any order', () => {
  const screens = ['/Bet/$id', '/Bet/ScheduleAgreements'].map((path) => ({ path }) as Screen);
  const path = '/Bet/ScheduleAgreements';
  expect(matchScreen(screens, path)?.screen.path).toBe(path);
  expect(matchScreen(screens.toReversed(), path)?.screen.path).toBe(path);
  expect(matchScreen(screens, '/Nowhere')).toBeUndefined();
});

test('what nobody declared is for the screen of the rest', () => {
  const screens = ['/*', '/Login', '/Bet/$id'].map((path) => ({ path }) as Screen);
  expect(matchScreen(screens, '/Login')?.screen.path).toBe('/Login');
  expect(matchScreen(screens, '/Bet')).toEqual({ screen: { path: '/*' }, params: {} });
  expect(matchScreen(screens.slice(1), '/Bet')).toBeUndefined();
});
