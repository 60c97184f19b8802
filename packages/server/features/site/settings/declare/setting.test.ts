import { describe, expect, test } from 'vitest';
import { choiceSetting, fits, listSetting, checkSetting, numberSetting } from './setting.ts';
import { readTyped, switchSetting, textSetting } from './setting.ts';

const NAME = { zh: '名称', en: 'Name' };
const flag = switchSetting(NAME, false);
const count = numberSetting(NAME, 3, { least: 1, most: 50 });
const host = textSetting(NAME, 'localhost', { most: 12, pattern: /^[a-z.]*$/ });
const title = textSetting(NAME, 'Fairlot', { most: 12 });
const address = textSetting(NAME, '', { most: 30, pattern: /^(https:\S+)?$/ });
const mode = choiceSetting(NAME, 'off', ['off', 'alert', 'block']);
const hosts = listSetting(NAME, [], { most: 2, each: { most: 4, pattern: /^[a-z]+$/ } });

describe('a setting holds what it says and nothing else', () => {
  test.each([
    [flag, [true, false], ['on', 1, null, undefined]],
    [count, [1, 50], [0, 51, 1.5, '3', NaN, Infinity, null]],
    [host, ['', 'abcdefghijkl'], ['abcdefghijklm', 'A', 'a\n', 7, null]],
    [title, ['', '彩 🀄'], ['a\n', 'a\u2028b', 'a\u2029b', 'a\u0085b', '\ud800', '\udc00a', 'a\0']],
    [
      address,
      ['', 'https://a.example:65535'],
      ['https://a.example:70000', 'https://[', 'https://1.2.3.4.5', 'https:'],
    ],
    [mode, ['off', 'block'], ['on', '', 0, ['off']]],
    [hosts, [[], ['a', 'bcde']], [['a', 'b', 'c'], ['a', 'a'], ['abcde'], [''], 'a', null, [1]]],
  ])('%#', (setting, good, bad) => {
    for (const value of good) expect(fits(setting, value), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(fits(setting, value), JSON.stringify(value)).toBe(false);
  });
});

test.each([
  [flag, 'on', true],
  [flag, 'off', false],
  [flag, 'true', undefined],
  [flag, 'constructor', undefined],
  [count, '50', 50],
  [count, '51', undefined],
  [count, '0x10', undefined],
  [count, '', undefined],
  [host, 'a.b', 'a.b'],
  [host, 'a b', undefined],
  [mode, 'alert', 'alert'],
  [mode, 'Alert', undefined],
  [hosts, ' a  b ', ['a', 'b']],
  [hosts, '', []],
  [hosts, 'a b c', undefined],
])('what is typed is read by its kind: %#', (setting, typed, value) => {
  expect(readTyped(setting, typed)).toEqual(value);
});

test('what begins outside its own bounds is a bug, and a pattern that remembers is one', () => {
  checkSetting('count', count);
  expect(() => checkSetting('count', { ...count, from: 0 })).toThrow('count holds');
  const sticky = textSetting(NAME, '', { most: 3, pattern: /a*/g });
  expect(() => checkSetting('sticky', sticky)).toThrow('sticky remembers');
});
