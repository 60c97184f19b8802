import { expect, test } from 'vitest';
import { clearsToken, redirectOf, type Entering } from './guard.ts';

const FRESH = { from: undefined, isReload: false };
const VISITOR = { isSignedIn: false, isAgent: false, hadLogin: false };
const RETURNED = { ...VISITOR, hadLogin: true };
const PLAYER = { isSignedIn: true, isAgent: false, hadLogin: true };
const AGENT = { ...PLAYER, isAgent: true };
const HOME = { access: 'player', path: '/' } as const;
const BET = { access: 'player', path: '/Bet/1' } as const;
const LOBBY = { access: 'public', path: '/Lobby' } as const;
const TEAM = { access: 'agent', path: '/Team' } as const;
const LOGIN = { access: 'public', path: '/Login' } as const;
const reload = { from: undefined, isReload: true };
const from = (path: string) => ({ from: path, isReload: true });

test.each<[string, Entering, string | undefined]>([
  ['a public route is open', { ...LOGIN, ...FRESH, ...VISITOR }, undefined],
  ['Home leads a visitor to the lobby', { ...HOME, ...FRESH, ...VISITOR }, '/Lobby'],
  ['Home by a link, for a visitor', { ...HOME, ...from('/Register'), ...VISITOR }, '/Lobby'],
  ['Home on a device that had a login', { ...HOME, ...FRESH, ...RETURNED }, '/Timeout'],
  ['Home by a link, there', { ...HOME, ...from('/Register'), ...RETURNED }, '/Timeout'],
  ['a reloaded Home measures', { ...HOME, ...reload, ...VISITOR }, '/speedtest'],
  ['a reloaded Home measures after a login', { ...HOME, ...reload, ...RETURNED }, '/speedtest'],
  ['Home from Home measures', { ...HOME, from: '/', isReload: false, ...RETURNED }, '/speedtest'],
  ['a fresh bet page', { ...BET, ...FRESH, ...VISITOR }, '/Timeout'],
  ['a reloaded bet page', { ...BET, ...reload, ...RETURNED }, '/Timeout'],
  ['a player enters', { ...BET, ...from('/'), ...PLAYER }, undefined],
  ['the lobby is open to a visitor', { ...LOBBY, ...FRESH, ...VISITOR }, undefined],
  ['the lobby is open after a login', { ...LOBBY, ...reload, ...RETURNED }, undefined],
  ['the lobby leads a player Home', { ...LOBBY, ...FRESH, ...PLAYER }, '/'],
  ['a player on an agent route', { ...TEAM, ...from('/'), ...PLAYER }, '/'],
  ['an agent on an agent route', { ...TEAM, ...from('/'), ...AGENT }, undefined],
  ['nobody on an agent route', { ...TEAM, ...from('/'), ...VISITOR }, '/Timeout'],
])('%s', (_, entering, where) => {
  expect(redirectOf(entering)).toBe(where);
});

test('only Login clears the token', () => {
  expect(['/Login', '/Register', '/'].filter(clearsToken)).toEqual(['/Login']);
});
