import { expect, test } from 'vitest';
import { FAMILIES } from './registry.ts';
import type { Glyph } from './family.ts';

/** How many figures a command of a path takes, the last two of which are where it ends. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, c: 6, a: 7, h: 1, v: 1 };

/** The heights at which the commands of a path end. Arcs of these drawings end at their top or bottom. */
function heightsOf(path: string): readonly number[] {
  const heights: number[] = [];
  let y = 0;
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const figures = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const takes = TAKES[command.toLowerCase()];
    if (takes === undefined || command.toLowerCase() === 'h') continue;
    for (let at = takes - 1; at < figures.length; at += takes) {
      y = (command === command.toLowerCase() ? y : 0) + figures[at]!;
      heights.push(y);
    }
  }
  return heights;
}

function extentOf({ strokes, dots = [] }: Glyph) {
  const heights = [
    ...strokes.flatMap(({ d }) => heightsOf(d)),
    ...dots.flatMap(([, y, r]) => [y - r, y + r]),
  ];
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  return { height: bottom - top, middle: (top + bottom) / 2 };
}

test.each(FAMILIES.map(({ code, glyph }) => [code, glyph] as const))(
  'the glyph of %s is about as tall as the others and stands in the middle',
  (_, glyph) => {
    const { height, middle } = extentOf(glyph);
    expect(height).toBeGreaterThanOrEqual(13.5);
    expect(height).toBeLessThanOrEqual(18.5);
    expect(Math.abs(middle - 12)).toBeLessThanOrEqual(1.5);
  },
);
