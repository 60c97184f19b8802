import { expect, test } from 'vitest';
import { blocksOf } from './picks-blocks.ts';

test('a long selection is cut into blocks between its notes, and nothing is lost', () => {
  const notes = Array.from({ length: 99_000 }, (_, i) => String(i).padStart(5, '0')).join(' ');
  const blocks = blocksOf(notes);
  expect(blocks.join('')).toBe(notes);
  expect(blocks.every((block) => block.length < 1300 && /^\d{5}/.test(block))).toBe(true);
  expect(blocksOf('')).toEqual([]);
});
