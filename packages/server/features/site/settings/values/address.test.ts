import { describe, expect, test } from 'vitest';
import { isListed, parseAddress } from './address.ts';

describe('addresses', () => {
  test.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::1', '2001:db8::/32'])(
    '%s is one',
    (text) => {
      expect(parseAddress(text)).toEqual({ ok: true, value: text });
    },
  );
  test.each(['', 'localhost', '300.1.1.1', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/-1', '::/129'])(
    '%j is none',
    (text) => expect(parseAddress(text).ok).toBe(false),
  );
  test.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
  ])('%s is kept as %s', (text, kept) => {
    expect(parseAddress(text)).toEqual({ ok: true, value: kept });
  });
  // All of IPv4 in one line, or some of it that reads as if it were not.
  test.each(['::/0', '::/16', '::ffff:0:0/96', '::ffff:0.0.0.0/64', '::ffff:cb00:7100/120'])(
    '%s holds addresses of IPv4, and is none',
    (text) => expect(parseAddress(text).ok).toBe(false),
  );
  test('a list holds single addresses, ranges, and IPv4 inside IPv6', () => {
    const list = ['203.0.113.0/24', '2001:db8::/32', '198.51.100.9'];
    for (const ip of ['203.0.113.255', '::ffff:203.0.113.1', '2001:db8:1::5', '198.51.100.9']) {
      expect(isListed(ip, list)).toBe(true);
    }
    for (const ip of ['203.0.114.1', '2001:db9::1', '198.51.100.8', 'nonsense']) {
      expect(isListed(ip, list)).toBe(false);
    }
  });
});
