import { expect, test } from 'vitest';
import { withSide } from './with-side.ts';

const KEYS = ['big', 'small', 'odd', 'even'];
const pressed = (...keys: readonly string[]) => [
  ...keys.reduce<ReadonlySet<string>>((picks, key) => withSide(picks, KEYS, key), new Set()),
];

test('a press picks a side, and another one takes it back', () => {
  expect(pressed('big', 'even')).toEqual(['big', 'even']);
  expect(pressed('big', 'even', 'big')).toEqual(['even']);
});

test('the other side of a pair takes the place of the first', () => {
  expect(pressed('big', 'odd', 'small', 'even')).toEqual(['small', 'even']);
});
