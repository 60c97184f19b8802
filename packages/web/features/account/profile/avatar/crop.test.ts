import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxOf, fitted, MOST_ZOOM, pushed, WHOLE } from './crop.ts';

const WIDE = { width: 400, height: 100 };

test('the whole is the middle of the longer side', () => {
  expect(boxOf(WIDE, WHOLE)).toEqual({ left: 150, top: 0, side: 100 });
  expect(boxOf({ width: 90, height: 300 }, WHOLE)).toEqual({ left: 0, top: 105, side: 90 });
});

test('nearer is less of it, about the same middle', () => {
  expect(boxOf(WIDE, { ...WHOLE, zoom: 2 })).toEqual({ left: 175, top: 25, side: 50 });
  expect(fitted(WIDE, { ...WHOLE, zoom: 99 }).zoom).toBe(MOST_ZOOM);
});

test('a push to the right brings what is left of it, up to the edge', () => {
  expect(boxOf(WIDE, pushed(WIDE, WHOLE, 0.5, 0)).left).toBe(100);
  expect(boxOf(WIDE, pushed(WIDE, WHOLE, 99, 99))).toEqual({ left: 0, top: 0, side: 100 });
  expect(boxOf(WIDE, pushed(WIDE, WHOLE, -99, 0)).left).toBe(300);
});

test('the square never leaves the picture', () => {
  const side = fc.integer({ min: 1, max: 20_000 });
  const number = fc.double({ min: -50, max: 50, noNaN: true });
  const place = fc.record({ x: number, y: number, zoom: number });
  fc.assert(
    fc.property(fc.record({ width: side, height: side }), place, number, (size, crop, by) => {
      const box = boxOf(size, pushed(size, fitted(size, crop), by, -by));
      expect(box.left).toBeGreaterThanOrEqual(-1e-6);
      expect(box.top).toBeGreaterThanOrEqual(-1e-6);
      expect(box.left + box.side).toBeLessThanOrEqual(size.width + 1e-6);
      expect(box.top + box.side).toBeLessThanOrEqual(size.height + 1e-6);
    }),
  );
});
