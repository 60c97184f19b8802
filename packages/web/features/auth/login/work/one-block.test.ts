import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstWord, LONGEST } from './one-block.ts';

const wordOf = (text: string) => createHash('sha256').update(text).digest().readInt32BE(0);

test('the first word is that of SHA-256, for every length that fits', () => {
  for (let length = 0; length <= LONGEST; length += 1) {
    const text = Array.from({ length }, (_, at) => String.fromCharCode(32 + ((at * 7) % 95))).join(
      '',
    );
    expect(firstWord(text), `${length} characters`).toBe(wordOf(text));
  }
});

test('of many that differ at the end alone too', () => {
  for (let n = 0; n < 2_000; n += 1) {
    expect(firstWord(`some salt&${n}`)).toBe(wordOf(`some salt&${n}`));
  }
});
