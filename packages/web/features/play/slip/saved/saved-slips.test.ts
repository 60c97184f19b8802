import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import type { SavedLine } from './saved-line.ts';
import { dropSlip, MOST_SAVED, noteLast, savedSlips, saveSlip } from './saved-slips.ts';

const LINES: readonly SavedLine[] = [
  { play: 'ssc.fixed', content: '3||||', notes: 1, mode: 0, multiple: 1, amount: mills(2_000n) },
];

test('twenty slips are put away, and not one more; one that goes makes room', () => {
  for (let n = 1; n <= MOST_SAVED; n += 1) expect(saveSlip(4, `slip ${n}`, LINES)).toBe(true);
  expect(saveSlip(4, 'one more', LINES)).toBe(false);
  dropSlip(savedSlips.get().slips[0]?.id ?? '');
  expect(saveSlip(9, 'now', LINES)).toBe(true);
  expect(savedSlips.get().slips.at(-1)).toMatchObject({ gameId: 9, name: 'now', lines: LINES });
});

test('an empty slip, and one that is too long, is not put away', () => {
  dropSlip(savedSlips.get().slips[0]?.id ?? '');
  expect(saveSlip(4, 'empty', [])).toBe(false);
  const long = LINES.map((line) => ({ ...line, content: '0'.repeat(50_001) }));
  expect(saveSlip(4, 'long', long)).toBe(false);
});

test('what was placed last is kept for each game', () => {
  noteLast(4, LINES);
  noteLast(9, LINES);
  const other = LINES.map((line) => ({ ...line, multiple: 2, amount: mills(4_000n) }));
  noteLast(4, other);
  const { last } = savedSlips.get();
  expect(last.map(({ gameId }) => gameId)).toEqual([9, 4]);
  expect(last[1]?.lines).toEqual(other);
});
