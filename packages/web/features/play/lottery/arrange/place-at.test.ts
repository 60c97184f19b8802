import { expect, test } from 'vitest';
import { placed } from '@fairlot/rules/lottery/placed';
import { placeByKey, placeUnder, shownAt } from './place-at.ts';

test('the place under the pointer stays within the list', () => {
  expect([-50, 0, 43, 44, 131, 900].map((y) => placeUnder(y, 44, 3))).toEqual([0, 0, 0, 1, 2, 2]);
});

test('keys go one place on, to the first and to the last, and no further', () => {
  expect(placeByKey('ArrowUp', 0, 3)).toBe(0);
  expect(placeByKey('ArrowUp', 2, 3)).toBe(1);
  expect(placeByKey('ArrowDown', 2, 3)).toBe(2);
  expect(placeByKey('Home', 2, 3)).toBe(0);
  expect(placeByKey('End', 0, 3)).toBe(2);
  expect(placeByKey('Enter', 0, 3)).toBeUndefined();
});

test('while a row is dragged the others stand where they will when it is let go', () => {
  const ids = [10, 11, 12, 13];
  for (const from of ids.keys()) {
    for (const to of ids.keys()) {
      const shown = ids.toSorted(
        (a, b) => shownAt(ids.indexOf(a), from, to) - shownAt(ids.indexOf(b), from, to),
      );
      expect(shown).toEqual(placed(ids, ids[from] ?? 0, to));
    }
  }
});
