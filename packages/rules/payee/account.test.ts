import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCard, checkDigits } from './card.ts';
import { isNamed, isTyped } from './chains.ts';
import { isHolder, isSameHolder } from './holder.ts';
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
  ['4111-1111-1111-1111', 'CARD_FORMAT'],
  ['', 'CARD_FORMAT'],
])('card %s: %s', (text, expected) => {
  const checked = checkCard(text);
  expect(checked.ok ? 'ok' : checked.error).toBe(expected);
});

test('one changed digit of a card is refused', () => {
  const card = '6205500000000000004';
  fc.assert(
    fc.property(fc.nat(card.length - 1), fc.nat(9), (at, digit) => {
      fc.pre(card[at] !== String(digit));
      expect(checkCard(card.slice(0, at) + digit + card.slice(at + 1)).ok).toBe(false);
    }),
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

test('names: what can be one, and which are the same', () => {
  expect(['张三', '阿卜杜拉·买买提', "Zoë O'Neil", 'J. R. Smith'].map(isHolder)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['', '张', '张3', '<b>', ' '.repeat(5), 'a'.repeat(61)].map(isHolder)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(isSameHolder('阿卜杜拉・买买提', '阿卜杜拉·买买提')).toBe(true);
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
