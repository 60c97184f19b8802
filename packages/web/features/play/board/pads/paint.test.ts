import { expect, it } from 'vitest';
import { dragOver, startStroke } from './paint.ts';

it('a stroke keeps the colour of its first cell and touches each cell once', () => {
  const stroke = startStroke({ row: 0, index: 3 }, false);
  expect(stroke.on).toBe(true);
  const next = dragOver(stroke, { row: 0, index: 4 });
  expect(next?.on).toBe(true);
  expect(next && dragOver(next, { row: 0, index: 3 })).toBeUndefined();
  expect(startStroke({ row: 1, index: 1 }, true).on).toBe(false);
});
