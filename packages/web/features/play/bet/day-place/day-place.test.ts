import { expect, test } from 'vitest';
import { placeBeside } from './day-place.ts';

const KNOWN = { Day: '2027-03-05', Index: 721, Count: 1440 };
const SERIAL = 202703050721;
const beside = (serial: number) => placeBeside(KNOWN, SERIAL, serial)?.Index;

test('issues of the same day follow from one of them', () => {
  expect(beside(SERIAL)).toBe(721);
  expect(beside(202703051440)).toBe(1440);
  expect(beside(202703050001)).toBe(1);
  expect(placeBeside(KNOWN, SERIAL, SERIAL + 1)).toEqual({ ...KNOWN, Index: 722 });
});

test('those of other days do not, however issues are numbered', () => {
  expect(beside(202703060001)).toBeUndefined();
  expect(beside(202703041440)).toBeUndefined();
  // Numbered over all days.
  expect(placeBeside({ ...KNOWN, Index: 1440 }, 783_421, 783_422)).toBeUndefined();
  expect(placeBeside({ ...KNOWN, Index: 1 }, 783_421, 783_420)).toBeUndefined();
});
