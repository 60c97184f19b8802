import { expect, test } from 'vitest';
import { boxAt, freePlace, touches, type Box } from './free-place.ts';

const ROOM: Box = { left: 0, top: 0, right: 400, bottom: 300 };
const TOAST = { width: 100, height: 40 };

test('lies in the right corner below, else in the left one', () => {
  expect(freePlace(TOAST, ROOM, [])).toEqual(boxAt(300, 260, TOAST));
  const button = boxAt(380, 280, { width: 10, height: 10 });
  expect(freePlace(TOAST, ROOM, [button])).toEqual(boxAt(0, 260, TOAST));
});

test('goes up to the first row without a control', () => {
  const bar = boxAt(0, 250, { width: 400, height: 50 });
  const place = freePlace(TOAST, ROOM, [bar]);
  expect(place?.bottom).toBeLessThanOrEqual(246);
  expect(place && touches(place, bar, 0)).toBe(false);
});

test('says that there is no place', () => {
  expect(freePlace(TOAST, ROOM, [ROOM])).toBeUndefined();
  expect(freePlace({ width: 500, height: 40 }, ROOM, [])).toBeUndefined();
});
