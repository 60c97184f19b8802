import { beforeEach, expect, test, vi } from 'vitest';
import { followDenial } from './denial.ts';
import { leaveLater, watchInside } from './leave.ts';
import { pageLocation } from '../page/location.ts';
import { giveRouter } from '../page/navigate.ts';
import { giveRealm } from '../realm/realm.ts';
import { testRealm } from '../realm/testing.ts';
import { session } from './token.ts';

const NOBODY = { Code: 'not_logged_in', Message: '', RequestId: '' };
const FORCED = { Code: 'expired', Message: '', RequestId: '' };
const visited: string[] = [];

beforeEach(() => {
  giveRealm(testRealm);
  vi.useFakeTimers();
  pageLocation.set({ path: '', search: '' });
  visited.length = 0;
  giveRouter({
    to: (path) => void visited.push(path),
    preload: () => {},
    openOver: () => {},
    closeOver: () => {},
    keepBelow: () => {},
    openWindow: () => {},
    closeWindow: () => {},
  });
  session.set({ token: 'mine', expiresAt: 0, isAgent: false });
});

test('a denial of the present token ends the login and leads to its page', () => {
  followDenial(FORCED, 'mine');
  expect(visited).toEqual(['/Timeout']);
  expect(session.get()).toBeNull();
});

test('a denial of an older token changes nothing', () => {
  followDenial(FORCED, 'older');
  expect(visited).toEqual([]);
  expect(session.get()).not.toBeNull();
});

test('a call without a token after the end of the session does not lead elsewhere', () => {
  leaveLater('/Timeout', 2000, () => session.get() === null);
  followDenial(NOBODY, undefined);
  expect(visited).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(visited).toEqual(['/Timeout']);
  // Until the page that says it is there, what was on screen asks on.
  followDenial(NOBODY, undefined);
  expect(visited).toEqual(['/Timeout']);
  pageLocation.set({ path: '/Timeout', search: '' });
  followDenial(NOBODY, undefined);
  expect(visited).toEqual(['/Timeout', '/Login']);
});

test('what is asked between a denial and the page that says it does not lead elsewhere', () => {
  followDenial(FORCED, 'mine');
  followDenial(NOBODY, undefined);
  expect(visited).toEqual(['/Timeout']);
  pageLocation.set({ path: '/Timeout', search: '' });
  followDenial(NOBODY, undefined);
  expect(visited).toEqual(['/Timeout', '/Login']);
});

test('who signs in again meanwhile stays', () => {
  leaveLater('/Timeout', 2000, () => session.get() === null);
  session.set({ token: 'newer', expiresAt: 0, isAgent: false });
  vi.advanceTimersByTime(2000);
  expect(visited).toEqual([]);
});

test('what one may not do ends nothing', () => {
  followDenial({ Code: 'not_allowed', Message: '', RequestId: '' }, 'mine');
  expect(visited).toEqual([]);
  expect(session.get()).not.toBeNull();
});

test('a blocked address is led away from a public page, and stays on the page that says so', () => {
  watchInside(() => false);
  pageLocation.set({ path: '/Lobby', search: '' });
  followDenial({ Code: 'IP_restricted', Message: '', RequestId: '' }, undefined);
  session.set(null);
  followDenial({ Code: 'IP_restricted', Message: '', RequestId: '' }, undefined);
  expect(visited).toEqual(['/IPRestricted']);
  pageLocation.set({ path: '/IPRestricted', search: '' });
  followDenial({ Code: 'IP_restricted', Message: '', RequestId: '' }, undefined);
  expect(visited).toEqual(['/IPRestricted']);
  watchInside(() => true);
});

test('a late denial without a token does not replace the public page that says why', () => {
  watchInside(() => false);
  followDenial(FORCED, 'mine');
  pageLocation.set({ path: '/Timeout', search: '' });
  followDenial(NOBODY, undefined);
  expect(visited).toEqual(['/Timeout']);
  watchInside(() => true);
  followDenial(NOBODY, undefined);
  expect(visited).toHaveLength(2);
});
