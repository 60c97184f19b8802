import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { codeOf, MOST_CODE } from './link-code.ts';

/** Which modules a path covers. */
function coveredBy(path: string, size: number): boolean[][] {
  const field = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(length); i += 1) field[Number(y)]![Number(x) + i] = true;
  }
  return field;
}

test.each([1, 40, 200, MOST_CODE])(
  'a link of %i characters is drawn module by module',
  (length) => {
    const link = 'https://x.example/Bet/4#slip='.padEnd(length, 'Ab0-_').slice(0, length);
    const code = codeOf(link);
    const { size, data } = encode(link, { ecc: 'L', border: 4 });
    expect(code?.size).toBe(size);
    expect(coveredBy(code?.path ?? '', size)).toEqual(data);
    // The four light rows and columns round it, without which nothing reads it.
    expect(data.slice(0, 4).flat().some(Boolean)).toBe(false);
    expect(data.some((row) => row.slice(-4).some(Boolean))).toBe(false);
  },
);

test('a link that would be too fine to be read is not drawn', () => {
  expect(codeOf('x'.repeat(MOST_CODE + 1))).toBeUndefined();
});
