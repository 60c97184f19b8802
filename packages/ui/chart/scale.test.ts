import { describe, expect, it } from 'vitest';
import { heightOf, linePath, labelledIndexes, ticksOf } from './scale.ts';

describe('the scale of a chart', () => {
  it('has round marks, zero among them', () => {
    expect(ticksOf([3, 17])).toEqual([0, 5, 10, 15, 20]);
    expect(ticksOf([-120, 310])).toEqual([-200, 0, 200, 400]);
    expect(ticksOf([0.1, 0.3], 3)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(ticksOf([])).toEqual([0, 1]);
    expect(ticksOf([0, 0])).toEqual([0, 1]);
  });

  it('puts the outermost marks at the edges', () => {
    const height = heightOf([-10, 0, 10], 100);
    expect([-10, 0, 5, 10].map(height)).toEqual([0, 50, 75, 100]);
  });

  it('breaks a line where there is no value', () => {
    const path = linePath(
      [1, 2, null, 3],
      (at) => at * 10,
      (value) => value,
    );
    expect(path).toBe('M0.0 1.0L10.0 2.0M30.0 3.0');
  });

  it('names as many places as there is room for', () => {
    expect(labelledIndexes(5, 10)).toEqual([0, 1, 2, 3, 4]);
    expect(labelledIndexes(10, 4)).toEqual([0, 3, 6, 9]);
    expect(labelledIndexes(0, 4)).toEqual([]);
  });
});
