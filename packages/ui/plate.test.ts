import { expect, test } from 'vitest';
import { plate } from './plate.ts';

const HASH = '2406a68b6cae75f7fd4b0ae15296776d3e9b230462ede9009fd7db2ed2ca1c41';

test('a plate is a pure function of its hash', () => {
  expect(plate(HASH)).toEqual(plate(HASH));
  expect(plate(HASH)).not.toEqual(plate(HASH.replace('2', '3')));
});

test('every band and medallion can be drawn, and every stroke is a finite path', () => {
  for (let byte = 0; byte < 24; byte += 1) {
    const hash = byte.toString(16).padStart(2, '0').repeat(32);
    for (const stroke of plate(hash)) expect(stroke.d).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('the dial shows the 64 nibbles', () => {
  expect(plate(HASH).length - plate(HASH, false).length).toBe(64);
});
