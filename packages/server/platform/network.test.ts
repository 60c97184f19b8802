import { expect, test } from 'vitest';
import { addressOf, networkOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s is of the owner %s and of the network %s', (ip, address, network) => {
  expect([addressOf(ip), networkOf(ip)]).toEqual([address, network]);
});
