import { expect, test } from 'vitest';
import {
  checkRealName,
  isLinkCode,
  isWeChatId,
  LINK_CODE_LENGTH,
  LINK_CODE_SIGNS,
  readLinkCode,
} from './register.ts';

test('the code of a link has ten signs that are not taken for each other', () => {
  expect(isLinkCode(LINK_CODE_SIGNS.slice(0, LINK_CODE_LENGTH))).toBe(true);
  expect(isLinkCode(LINK_CODE_SIGNS.slice(-LINK_CODE_LENGTH))).toBe(true);
  for (const sign of LINK_CODE_SIGNS) expect(isLinkCode(sign.repeat(LINK_CODE_LENGTH))).toBe(true);
  for (const sign of ['0', 'O', '1', 'I', 'L', 'a', ' ', 'Ａ'])
    expect(isLinkCode(sign.repeat(LINK_CODE_LENGTH))).toBe(false);
  expect(isLinkCode('')).toBe(false);
  expect(isLinkCode('2'.repeat(LINK_CODE_LENGTH + 1))).toBe(false);
});

test('reads a link code in any spelling', () => {
  expect(readLinkCode(' 23456-abcde\u200b')).toBe('23456ABCDE');
  expect(readLinkCode('２３４５６　ＡＢＣＤＥ')).toBe('23456ABCDE');
});

test.each([
  ['qing_88', true],
  ['\u2068qing_88\u2069', true],
  ['Qing-shan-2027', true],
  ['qing8', false],
  ['8qings', false],
  ['q'.repeat(21), false],
  ['qing 88', false],
])('as a WeChat id %s is %s', (text, isGood) => expect(isWeChatId(text)).toBe(isGood));

test.each([
  [' 张三 ', '张三'],
  ['阿卜杜拉·买买提', '阿卜杜拉·买买提'],
  ["Anne-Marie  O'Neill", "Anne-Marie O'Neill"],
])('%s is the real name %s', (typed, name) =>
  expect(checkRealName(typed)).toEqual({ ok: true, value: name }),
);

test.each([
  ['张', 'LENGTH'],
  ['x'.repeat(31), 'LENGTH'],
  ['张3', 'CHARACTER'],
  ['·张三', 'CHARACTER'],
  ['<b>张</b>', 'CHARACTER'],
])('%s is no real name: %s', (typed, code) =>
  expect(checkRealName(typed)).toMatchObject({ ok: false, error: { code } }),
);
