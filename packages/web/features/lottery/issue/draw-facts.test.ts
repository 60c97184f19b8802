import { describe, expect, it } from 'vitest';
import { digitsOf, factsOf } from './draw-facts.ts';

describe('facts of a draw', () => {
  it('read digits joined by commas and nothing else', () => {
    expect(digitsOf('3,4,6,8,2')).toEqual([3, 4, 6, 8, 2]);
    expect(digitsOf(null)).toEqual([]);
    expect(digitsOf('07,11')).toEqual([]);
  });

  it.each([
    [[3, 4, 6, 8, 2], { sum: 23, isBig: true, isOdd: true, duel: 'dragon' }],
    [[4, 4, 5, 5, 4], { sum: 22, isBig: false, isOdd: false, duel: 'tie' }],
    [[0, 9, 5], { sum: 14, isBig: true, isOdd: false, duel: 'tiger' }],
    [[4, 4, 5], { sum: 13, isBig: false, isOdd: true, duel: 'tiger' }],
  ])('%j', (digits, facts) => {
    expect(factsOf(digits)).toEqual(facts);
  });
});
