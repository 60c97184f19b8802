import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPlay, playsOf } from '../index.ts';
import { PAST } from '../past.ts';
import { FAMILIES } from '../registry.ts';
import { anyDraw, DRAWN_AT } from './any-draw.ts';
import type { ColumnPick } from './chart.ts';
import { twoSidedOf } from './two-sided.ts';

/** What a bet on what a column picks would win at a draw; undefined where it is no bet on its own. */
function winsOf({ play: code, position, row, symbol }: ColumnPick, draw: readonly number[]) {
  const play = findPlay(code)?.on(DRAWN_AT);
  if (!play) throw new Error(`${code} is no play`);
  const { rows } = play.layout;
  const at = row ?? rows.findIndex((each) => each.position === position);
  if (play.options.length === 0) expect(rows[at]?.symbols, code).toContain(symbol);
  const content =
    play.options.length > 0 || rows.length === 1
      ? symbol
      : rows.map((_, index) => (index === at ? symbol : '')).join('|');
  const read = play.parse(content);
  if (!read.ok) return undefined;
  return play.hits(read.value, draw).tiers.reduce((sum, hits) => sum + hits, 0);
}

describe.each(FAMILIES.map(({ code, draw }) => [code, draw] as const))('%s', (code, shape) => {
  test('every column has its place, its head in both languages, and one mark of a line', async () => {
    const charts = await PAST[code]!.loadCharts();
    expect(new Set(charts.map((chart) => chart.code)).size).toBe(charts.length);
    fc.assert(
      fc.property(anyDraw(shape), (draw) => {
        for (const { blocks } of charts) {
          for (const { name, values, isLine, marks } of blocks) {
            const marked = marks(draw, DRAWN_AT);
            for (const column of marked) expect(values[column], name.zh).toBeDefined();
            if (isLine) expect(marked, name.zh).toHaveLength(1);
          }
        }
      }),
      { numRuns: 50 },
    );
    for (const { blocks, name } of charts) {
      expect(blocks.length, name.zh).toBeGreaterThan(0);
      for (const { values } of blocks) {
        const heads = values.map((value) => (typeof value === 'string' ? value : value.zh));
        expect(new Set(heads).size, name.zh).toBe(heads.length);
      }
    }
  });

  test('what the head of a column picks wins at the draws that mark it, and at no other', async () => {
    const charts = await PAST[code]!.loadCharts();
    const own = new Set(playsOf(code).map((play) => play.code));
    fc.assert(
      fc.property(anyDraw(shape), (draw) => {
        for (const { marks, pick, values, name } of charts.flatMap(({ blocks }) => blocks)) {
          if (!pick) continue;
          const marked = new Set(marks(draw, DRAWN_AT));
          values.forEach((value, column) => {
            const wish = pick(column);
            expect(own.has(wish.play), wish.play).toBe(true);
            const wins = winsOf(wish, draw);
            if (wins === undefined) return;
            expect(wins > 0, `${name.zh} ${JSON.stringify(value)}`).toBe(marked.has(column));
          });
        }
      }),
      { numRuns: 15 },
    );
  });

  test('so does what the head of a value picks beside the board', async () => {
    const series = await PAST[code]!.loadTrends();
    fc.assert(
      fc.property(anyDraw(shape), (draw) => {
        for (const { of, pick, values, name } of series) {
          values.forEach((value, index) => {
            const wish = pick?.(index);
            const wins = wish && winsOf(wish, draw);
            if (wins === undefined) return;
            const says = `${name.zh} ${JSON.stringify(value)}`;
            expect(wins > 0, says).toBe(of(draw, DRAWN_AT) === index);
          });
        }
      }),
      { numRuns: 15 },
    );
  });

  test('of two sides never both win', () => {
    const pairs = twoSidedOf(playsOf(code));
    expect(new Set(pairs.map((pair) => pair.code)).size).toBe(pairs.length);
    fc.assert(
      fc.property(anyDraw(shape), (draw) => {
        for (const { play, sides, sideOf } of pairs) {
          const won = sides.map((symbol) => winsOf({ play: play.code, symbol }, draw)! > 0);
          expect(sideOf(draw, DRAWN_AT)).toBe(won[0] ? 0 : won[1] ? 1 : undefined);
          expect(won).not.toEqual([true, true]);
        }
      }),
      { numRuns: 15 },
    );
  });
});
