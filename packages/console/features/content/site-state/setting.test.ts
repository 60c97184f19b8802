import { expect, test } from 'vitest';
import { readTyped, typedOf, type Setting, type Value } from './setting.ts';

const of = (Kind: Setting['Kind'], more: Partial<Setting> = {}): Setting => ({
  Key: 'key',
  Name: { zh: '', en: '' },
  Kind,
  Value: '',
  From: '',
  ...more,
});
const ROWS: readonly (readonly [Setting, string, Value | undefined])[] = [
  [of('switch'), 'true', true],
  [of('switch'), 'false', false],
  [of('switch'), 'on', undefined],
  [of('number', { Least: 1, Most: 9 }), '9', 9],
  [of('number', { Least: 1, Most: 9 }), '10', undefined],
  [of('number', { Least: 1, Most: 9 }), '1.5', undefined],
  [of('number', { Least: -5, Most: 9 }), '-5', -5],
  [of('text', { Most: 3 }), 'abc', 'abc'],
  [of('text', { Most: 3 }), 'abcd', undefined],
  [of('choice', { Of: ['red', 'blue'] }), 'red', 'red'],
  [of('choice', { Of: ['red', 'blue'] }), 'green', undefined],
  [of('list', { Most: 2 }), ' one  two ', ['one', 'two']],
  [of('list', { Most: 2 }), 'one two three', undefined],
];

test.each(ROWS)('%j reads %j as %j', (setting, typed, value) => {
  expect(readTyped(setting, typed)).toEqual(value);
  if (value !== undefined) expect(readTyped(setting, typedOf(value))).toEqual(value);
});
