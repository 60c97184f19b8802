import { expect, test } from 'vitest';
import { checkContactEmail, checkPhone, isContactCode, maskedContact } from './contact.ts';

test.each([
  ['13812345678', '+8613812345678'],
  ['138 1234-5678', '+8613812345678'],
  ['008613812345678', '+8613812345678'],
  ['+86 (138) 1234 5678', '+8613812345678'],
  ['＋８６１３８１２３４５６７８', '+8613812345678'],
  ['+1 202 555 0100', '+12025550100'],
  ['\u202a+86\u00a0138\u20111234\u20135678\u202c', '+8613812345678'],
  ['138\u200b1234\u30005678', '+8613812345678'],
  ['（020）８７６５\u2212４３２１'.replace('（0', '+86（'), '+862087654321'],
  ['+442071838750', '+442071838750'],
])('%s is the phone %s', (typed, number) => {
  expect(checkPhone(typed)).toEqual({ ok: true, value: number });
});

test.each([
  '',
  '12345',
  '+0123456789',
  '+1234567',
  '+1234567890123456',
  '2025550100',
  '+8612345678901',
  'phone',
  '+1202555010x',
])('%j is no phone', (typed) => {
  expect(checkPhone(typed)).toMatchObject({ error: 'FORMAT' });
});

test.each([
  ['Ada@Example.com', true],
  [' ada@example.com ', true],
  ['用户@例子.中国', true],
  ['ada,eve@example.com', false],
  ['"ada"@example.com', false],
  ['ada@example.com\nBcc: eve@example.com', false],
  ['<ada@example.com>', false],
  ['ada\u200b@example.com', true],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ\u3000', true],
  ['ada eve@example.com', false],
  ['ada@example', false],
])('%j is an email: %s', (typed, isOne) => {
  expect(checkContactEmail(typed).ok).toBe(isOne);
});

test('an email has 50 characters at most', () => {
  const name = 'a'.repeat(38);
  expect(checkContactEmail(`${name}@example.com`)).toMatchObject({ ok: true });
  expect(checkContactEmail(`${name}b@example.com`)).toMatchObject({ error: 'TOO_LONG' });
});

test('what is shown of an address is enough for its owner alone', () => {
  expect(maskedContact('email', 'qing@qq.com')).toBe('q***@qq.com');
  expect(maskedContact('phone', '+8613812345678')).toBe('+86138****5678');
  expect(maskedContact('phone', '+12345678')).toBe('+****5678');
});

test.each([
  ['055606', true],
  ['055 606', true],
  ['０５５\u2010６０６\u200e', true],
  ['05560', false],
  ['0556061', false],
  ['05560a', false],
])('%j is a code: %s', (typed, isOne) => expect(isContactCode(typed)).toBe(isOne));
