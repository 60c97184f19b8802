import { expect, test } from 'vitest';
import { doubledText, doubleStakes } from './double-stakes.ts';

test.each([
  ['10', '20'],
  ['0.5', '1'],
  ['1.234', '2.468'],
  ['49999999.9', '99999999.8'],
  // Nothing that could not be typed, and nothing made of what is no amount.
  ['50000000', '50000000'],
  ['', ''],
  ['1e3', '1e3'],
])('%s doubled is %s', (text, twice) => {
  expect(doubledText(text)).toBe(twice);
});

test('what is staked is doubled, or what one tap stakes where nothing is', () => {
  const done: string[] = [];
  const credit = {
    preset: '10',
    setPreset: (text: string) => void done.push(text),
    setStake: (...what: string[]) => void done.push(what.join(' ')),
  };
  doubleStakes({ ...credit, stakes: { sum: { big: '', small: 'x' } } });
  doubleStakes({ ...credit, stakes: { sum: { big: '5', small: '' }, ball: { odd: '0.5' } } });
  expect(done).toEqual(['20', 'sum big 10', 'ball odd 1']);
});
