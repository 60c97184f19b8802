import { expect, test } from 'vitest';
import { diffLines, type DiffLine } from './diff-lines.ts';

const MARKS = { same: '=', gone: '-', new: '+' } as const;
const show = (lines: readonly DiffLine[]) =>
  lines.map(({ kind, line }) => MARKS[kind] + line).join(' ');

test.each([
  ['a b c', 'a b c', '=a =b =c'],
  ['a b c', 'a x c', '=a -b +x =c'],
  ['a b c', 'a c', '=a -b =c'],
  ['a c', 'a b c d', '=a +b =c +d'],
  ['a', 'b', '-a +b'],
  ['', 'a', '- +a'],
])('%j and %j', (before, after, found) => {
  const both = [before, after].map((text) => text.replaceAll(' ', '\n'));
  expect(show(diffLines(both[0] ?? '', both[1] ?? ''))).toBe(found);
});

test('each text is what is left without the lines of the other', () => {
  let seed = 7;
  const next = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let round = 0; round < 200; round += 1) {
    const text = () => Array.from({ length: next(30) }, () => String(next(5))).join('\n');
    const [before, after] = [text(), text()];
    const lines = diffLines(before, after);
    const without = (kind: DiffLine['kind']) =>
      lines
        .filter((line) => line.kind !== kind)
        .map(({ line }) => line)
        .join('\n');
    expect(without('new')).toBe(before);
    expect(without('gone')).toBe(after);
  }
});

test('texts of more lines than are compared are told as gone and new', () => {
  const long = Array.from({ length: 1_001 }, () => 'x').join('\n');
  const lines = diffLines(long, long);
  expect(lines).toHaveLength(2_002);
  expect(lines[0]?.kind).toBe('gone');
});
