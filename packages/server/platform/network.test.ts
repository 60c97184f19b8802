import { expect, test } from 'vitest';
import { addressOf, clientAddress, networkOf, readAddress } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s is of the owner %s and of the network %s', (ip, address, network) => {
  expect([addressOf(ip), networkOf(ip)]).toEqual([address, network]);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:DB8:0:0::0001', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:443', 'fe80::1'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:80', '203.0.113.9'],
  ['::1', '::1'],
])('the text %s names the address %s', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.009',
  '0xcb007109',
  '[203.0.113.9]:1',
  '203.0.113.9:',
  '203.0.113.9:port',
  '203.0.113.9:123456',
  '203.0.113.9, 198.51.100.4',
  '2001:db8::1]:443',
  '[2001:db8::1',
  '2001:db8:::1',
  "'; DROP TABLE session; --",
  '203.0.113.9\u0000',
  '1'.repeat(5_000),
])('the text %j is no address', (text) => {
  expect(readAddress(text)).toBeUndefined();
});

test.each([
  [undefined, 0, '192.0.2.1'],
  ['203.0.113.7, 203.0.113.8', 0, '192.0.2.1'],
  ['203.0.113.7, 203.0.113.8', 1, '203.0.113.8'],
  ['203.0.113.7, 203.0.113.8', 2, '203.0.113.7'],
  ['203.0.113.7', 5, '203.0.113.7'],
  [undefined, 1, '192.0.2.1'],
  ['203.0.113.7, 203.0.113.8:51234', 1, '203.0.113.8'],
  ['[2001:db8::1]:443', 1, '2001:db8::1'],
  ['203.0.113.7, unknown', 1, '192.0.2.1'],
  ['203.0.113.7, ', 1, '192.0.2.1'],
  ['', 1, '192.0.2.1'],
])('the address behind proxies: %s, %i trusted, is %s', (forwardedFor, hops, address) => {
  expect(clientAddress('::ffff:192.0.2.1', forwardedFor, hops)).toBe(address);
});
