import { expect, test } from 'vitest';
import { CHAINS } from './chains.ts';
import { checkMemo, exchangeOf, MEMO_BYTES, takesMemo } from './memo.ts';

test('accepts a memo of up to 123 bytes on TON', () => {
  expect(CHAINS.filter(takesMemo)).toEqual(['TON']);
  const most = MEMO_BYTES.TON;
  expect(checkMemo('TON', 'x'.repeat(most))).toEqual({ ok: true, value: 'x'.repeat(most) });
  expect(checkMemo('TON', 'x'.repeat(most + 1))).toEqual({
    ok: false,
    error: { code: 'MEMO_LENGTH' },
  });
  expect(checkMemo('TON', '备'.repeat(most / 3)).ok).toBe(true);
  expect(checkMemo('TON', `${'备'.repeat(most / 3)}x`).ok).toBe(false);
});

test.each([
  ['', ''],
  ['  \u200b ', ''],
  [' 104875230\n', '104875230'],
  ['\u2068104\u200b875230\u2069', '104875230'],
  ['user:Anna 7', 'user:Anna 7'],
  ['１０４', '１０４'],
])('the memo %j is sent as %j', (typed, sent) =>
  expect(checkMemo('TON', typed)).toEqual({ ok: true, value: sent }),
);

test.each(['1\n2', '1\t2', '1\u00002', '1\u20282', '1\ue0002'])('rejects the memo %j', (typed) => {
  expect(checkMemo('TON', typed)).toEqual({ ok: false, error: { code: 'MEMO_CHARACTER' } });
});

test('rejects a memo on chains without memos', () => {
  expect(checkMemo('TRC20', '104875230')).toEqual({ ok: false, error: { code: 'MEMO_UNUSED' } });
  expect(checkMemo('TRC20', '')).toEqual({ ok: true, value: '' });
});

test('recognizes an exchange by both forms of its address', () => {
  expect(exchangeOf('TON', 'EQBfAN7LfaUYgXZNw5Wc7GBgkEX2yhuJ5ka95J1JJwXXf4a8')).toBe('OKX');
  expect(exchangeOf('TON', 'UQBfAN7LfaUYgXZNw5Wc7GBgkEX2yhuJ5ka95J1JJwXXf9t5')).toBe('OKX');
  expect(exchangeOf('TON', 'UQBBlxK8VBxEidbxw4oQVyLSk7iEf9VPJxetaRQpEbi-XDPR')).toBe('Bitfinex');
  expect(exchangeOf('TON', 'UQBX63RAdgShn34EAFMV73Cut7Z15lUZd1hnVva68SEl7pGn')).toBe('MEXC');
  expect(exchangeOf('TON', 'UQDD8dqOzaj4zUK6ziJOo_G2lx6qf1TEktTRkFJ7T1c_fKne')).toBe('Bybit');
  expect(exchangeOf('TON', 'UQBVXzBT4lcTA3S7gxrg4hnl5fnsDKj4oNEzNp09aQxkwmCa')).toBe('HTX');
  expect(exchangeOf('TON', 'UQCA1BI4QRZ8qYmskSRDzJmkucGodYRTZCf_b9hckjla6Yug')).toBe('KuCoin');
  expect(exchangeOf('TON', 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF')).toBeUndefined();
  expect(exchangeOf('TON', '')).toBeUndefined();
  expect(exchangeOf('TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBeUndefined();
});
