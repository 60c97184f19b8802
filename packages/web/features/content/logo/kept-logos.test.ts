import { expect, test } from 'vitest';
import { isFresh, readKept, TEN_MINUTES_MS } from './kept-logos.ts';

const entry = {
  PCLogo: { FilePath: 'https://pictures.example/a.webp' },
  MobileLogo: { FilePath: '' },
};
const kept = { at: 5, value: { Logo: entry, Favicon: entry } };

test('what was kept is read as something from outside', () => {
  expect(readKept(kept)).toEqual(kept);
  for (const bad of [
    null,
    'x',
    {},
    { at: 5 },
    { ...kept, at: '5' },
    { at: 5, value: { Logo: entry } },
  ]) {
    expect(readKept(bad)).toBeUndefined();
  }
});

test('it holds for ten minutes, and not from the future', () => {
  expect(isFresh(kept, 5)).toBe(true);
  expect(isFresh(kept, 4 + TEN_MINUTES_MS)).toBe(true);
  expect(isFresh(kept, 5 + TEN_MINUTES_MS)).toBe(false);
  expect(isFresh(kept, 4)).toBe(false);
});
