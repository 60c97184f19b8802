import { expect, test } from 'vitest';
import { splitName } from './game-name.ts';

test('splits the interval off the end of a name', () => {
  expect(splitName('Five Digits · 1 min')).toEqual({ words: 'Five Digits', interval: '1 min' });
  expect(splitName('Five Digits · 15 s')).toEqual({ words: 'Five Digits', interval: '15 s' });
  expect(splitName('Canada · 3.5 min')).toEqual({ words: 'Canada', interval: '3.5 min' });
  expect(splitName('Racing · Instant')).toEqual({ words: 'Racing', interval: 'Instant' });
  expect(splitName('Hash · Odd/Even 3 min')).toEqual({
    words: 'Hash · Odd/Even',
    interval: '3 min',
  });
});

test('keeps a name whole that does not end with an interval', () => {
  for (const name of [
    '一分时时彩',
    '15秒时时彩',
    'Hash · Bull',
    'Lucky Boats',
    'Array 5',
    'PC 28',
  ]) {
    expect(splitName(name)).toEqual({ words: name, interval: undefined });
  }
});
