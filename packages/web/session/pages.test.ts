import { expect, test } from 'vitest';
import { PAGES } from './pages.ts';
import { players } from './realm.ts';

test('the offline page carries its end, where it is known', () => {
  expect(PAGES.offline(1_763_700_000_000)).toBe('/Offline?EndTime=1763700000000');
  expect(PAGES.offline(null)).toBe('/Offline');
  expect(PAGES.broken).toBe('/ErrorMsg');
});

test('a message stands in the address of the error page, and none where there is none', () => {
  expect(PAGES.error('再见 & <b>')).toBe('/ErrorMsg?Msg=%E5%86%8D%E8%A7%81%20%26%20%3Cb%3E');
  expect(PAGES.error('')).toBe('/ErrorMsg');
});

test('the one page that an expired token does not take the player away from', () => {
  expect(players.staysAfterExpiry('?page=speedtest')).toBe(true);
  expect(players.staysAfterExpiry('?page=other')).toBe(false);
});
