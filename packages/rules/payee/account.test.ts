import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCard, checkDigits, hasCheckDigit } from './card.ts';
import { isNamed, isTyped } from './chains.ts';
import { checkHolder, isSameHolder } from './holder.ts';
import { endsOf, maskedAddress, maskedCard, maskedHolder, maskedPurse } from './masked.ts';
import { checkPurse } from './purse.ts';

/** Numbers that payment networks publish for tests, and one of UnionPay with 19 digits. */
test.each([
  ['4111111111111111', 'ok'],
  ['5555 5555 5555 4444', 'ok'],
  ['６２０５５０００００００００００００４', 'ok'],
  ['4111111111111112', 'CARD_CHECK'],
  ['411111111111111', 'CARD_FORMAT'],
  ['41111111111111111111', 'CARD_FORMAT'],
  ['0000000000000000', 'CARD_FORMAT'],
  ['4111-1111-1111-1111', 'ok'],
  ['\u202a4111\u00a01111\u20111111\u200b1111\u202c', 'ok'],
  ['4111.1111.1111.1111', 'CARD_FORMAT'],
  // UnionPay without a check digit, at both bounds of its length.
  ['6222020200112233', 'ok'],
  ['6222020200112233445', 'ok'],
  ['622202020011223', 'CARD_FORMAT'],
  ['62220202001122334455', 'CARD_FORMAT'],
  ['6022020200112233', 'CARD_CHECK'],
  ['3528000000000001', 'CARD_CHECK'],
  ['', 'CARD_FORMAT'],
])('card %s: %s', (text, expected) => {
  const checked = checkCard(text);
  expect(checked.ok ? 'ok' : checked.error).toBe(expected);
});

test('rejects a wrong check digit, except for UnionPay', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('6205500000000000004', '4111111111111111'),
      fc.nat(18),
      fc.nat(9),
      (card, at, digit) => {
        fc.pre(at < card.length && card[at] !== String(digit));
        const changed = card.slice(0, at) + digit + card.slice(at + 1);
        expect(hasCheckDigit(changed)).toBe(false);
        expect(checkCard(changed).ok).toBe(changed.startsWith('62'));
      },
    ),
  );
});

test('a wallet of digital RMB has digits without a check digit', () => {
  expect(checkDigits('0011 2233 4455 6677').ok).toBe(true);
  expect(checkDigits('00112233').ok).toBe(false);
});

test.each([
  ['phone', '138 1234 5678', '+8613812345678'],
  ['phone', 'me@example.com', undefined],
  ['mail', 'Me@Example.com', 'me@example.com'],
  ['mail', '13812345678', undefined],
  ['phone_or_mail', 'Me@Example.com', 'me@example.com'],
  ['phone_or_mail', '13812345678', '+8613812345678'],
  ['name', 'wx_id.77', 'wx_id.77'],
  ['name', 'ab', undefined],
  ['name', 'with blank', undefined],
] as const)('an account of an e-wallet written as %s: %s', (form, text, expected) => {
  const checked = checkPurse(form, text);
  expect(checked.ok ? checked.value : undefined).toBe(expected);
});

test('accepts a holder of up to 60 characters and compares after folding', () => {
  expect(
    ['张三', "Zoë O'Neil", 'O’Neil', 'a'.repeat(60)].every((name) => checkHolder(name).ok),
  ).toBe(true);
  expect(checkHolder('a'.repeat(61)).ok).toBe(false);
  expect(isSameHolder('ZHANG SAN', 'Zhang  San')).toBe(true);
  expect(isSameHolder('张三', '张叁')).toBe(false);
});

test('masks tell enough to know one’s own', () => {
  expect(maskedCard('6222020200112230')).toBe('**** 2230');
  expect(maskedAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toBe('TR7N…Lj6t');
  expect(maskedPurse('+8613812345678')).toBe('+86138****5678');
  expect(maskedPurse('me@example.com')).toBe('m***@example.com');
  expect(maskedPurse('wx_id.77')).toBe('wx***7');
  expect(maskedHolder('张三')).toBe('张**');
  expect(endsOf('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')).toEqual({
    first: 'TR7NHq',
    middle: 'jeKQxGTCi8q8ZY4pL8otSz',
    last: 'gjLj6t',
  });
});

test('the chain is typed where it cannot be seen', () => {
  expect([isTyped('BSC'), isTyped('ERC20'), isTyped('TRC20')]).toEqual([true, true, false]);
  expect([isNamed('BSC', ' bsc '), isNamed('BSC', 'ERC20'), isNamed('BSC', '')]).toEqual([
    true,
    false,
    false,
  ]);
});
