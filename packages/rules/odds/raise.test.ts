import { describe, expect, it } from 'vitest';
import { sharesOf } from './raise.ts';

describe('what an agent keeps', () => {
  it.each([
    [1960, 1950, '0.5', '7.5'],
    [1960, 1960, '0.0', '8.0'],
    [2000, 1800, '10.0', '0.0'],
  ])('of %i over %i is %s%%, and the direct gets up to %s%%', (own, group, kept, given) => {
    expect(sharesOf(own, group)).toEqual({ kept, given });
  });
});
