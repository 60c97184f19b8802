import { expect, test } from 'vitest';
import { clearsToken, redirectOf, type Entering } from './guard.ts';

const SIGNED_OUT = { isSignedIn: false, isAgent: false };
const PLAYER = { isSignedIn: true, isAgent: false };
const AGENT = { isSignedIn: true, isAgent: true };

test.each<[string, Entering, string | undefined]>([
  [
    'a public route is open',
    { access: 'public', path: '/Login', from: undefined, ...SIGNED_OUT },
    undefined,
  ],
  [
    'a fresh Home measures',
    { access: 'player', path: '/', from: undefined, ...SIGNED_OUT },
    '/speedtest',
  ],
  [
    'a refreshed Home measures',
    { access: 'player', path: '/', from: '/', ...SIGNED_OUT },
    '/speedtest',
  ],
  [
    'Home from elsewhere',
    { access: 'player', path: '/', from: '/Register', ...SIGNED_OUT },
    '/Timeout',
  ],
  [
    'a fresh bet page',
    { access: 'player', path: '/Bet/1', from: undefined, ...SIGNED_OUT },
    '/Timeout',
  ],
  [
    'a refreshed bet page',
    { access: 'player', path: '/Bet/1', from: '/Bet/1', ...SIGNED_OUT },
    '/Timeout',
  ],
  ['a player enters', { access: 'player', path: '/Bet/1', from: '/', ...PLAYER }, undefined],
  ['a player on an agent route', { access: 'agent', path: '/Team', from: '/', ...PLAYER }, '/'],
  [
    'an agent on an agent route',
    { access: 'agent', path: '/Team', from: '/', ...AGENT },
    undefined,
  ],
  [
    'nobody on an agent route',
    { access: 'agent', path: '/Team', from: '/', ...SIGNED_OUT },
    '/Timeout',
  ],
])('%s', (_, entering, where) => {
  expect(redirectOf(entering)).toBe(where);
});

test('only Login clears the token', () => {
  expect(['/Login', '/Register', '/'].filter(clearsToken)).toEqual(['/Login']);
});
