import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAST } from '../past.ts';
import { findFamily } from '../registry.ts';
import { anyDraw, DRAWN_AT } from './any-draw.ts';
import { heatOf } from './heat.ts';
import { tableOf, widthOf } from './table.ts';

const charts = await PAST['ssc']!.loadCharts();
const { blocks } = charts.find(({ code }) => code === 'front3')!;
const anyDraws = fc
  .array(anyDraw(findFamily('ssc')!.draw), { minLength: 0, maxLength: 60 })
  .map((all) => all.map((draw) => ({ draw, drawMs: DRAWN_AT })));

/** The longest stretch of a text of marks and gaps. */
const longest = (text: string, sign: string): number =>
  Math.max(0, ...text.split(sign === 'x' ? '-' : 'x').map((part) => part.length));

describe('the table of a chart', () => {
  test('says of every cell and column what a slow count says', () => {
    fc.assert(
      fc.property(anyDraws, fc.integer({ min: 1, max: 70 }), (draws, shown) => {
        const table = tableOf(draws, blocks, shown);
        expect([table.rows, table.columns]).toEqual([
          Math.min(shown, draws.length),
          widthOf(blocks),
        ]);
        let first = 0;
        for (const { values, marks } of blocks) {
          for (let own = 0; own < values.length; own++) {
            const column = first + own;
            const all = draws.map(
              ({ draw, drawMs }) => marks(draw, drawMs).filter((each) => each === own).length,
            );
            const before = draws.length - table.rows;
            for (let row = 0; row < table.rows; row++) {
              const cell = row * table.columns + column;
              expect(table.marks[cell]).toBe(all[before + row]);
              const known = all.slice(0, before + row + 1);
              const last = known.findLastIndex((times) => times > 0);
              expect(table.missing[cell]).toBe(known.length - 1 - last);
            }
            const text = all
              .slice(before)
              .map((times) => (times > 0 ? 'x' : '-'))
              .join('');
            const times = text.split('x').length - 1;
            expect(table.facts[column]).toEqual({
              times,
              missing: text.length - 1 - text.lastIndexOf('x'),
              averageMissing: Math.floor((text.length - times) / (times + 1)),
              mostMissing: longest(text, '-'),
              mostInRow: longest(text, 'x'),
            });
          }
          first += values.length;
        }
      }),
      { numRuns: 20 },
    );
  });

  test('counts a digit that stands there twice twice, and as one draw', () => {
    const draws = [{ draw: [7, 7, 1, 0, 0], drawMs: 0 }];
    const table = tableOf(draws, blocks, 30);
    expect(table.marks[7]).toBe(2);
    expect(table.facts[7]).toMatchObject({ times: 1, missing: 0, mostInRow: 1 });
  });
});

test('a third is hot and a third is cold; of those that came as often the later one is the hotter', () => {
  const came = (times: number, missing: number) => ({ times, missing });
  expect(heatOf([came(3, 9), came(1, 0), came(3, 1), came(1, 5), came(2, 0), came(2, 7)])).toEqual([
    'hot',
    'cold',
    'hot',
    'cold',
    'warm',
    'warm',
  ]);
  expect(heatOf([])).toEqual([]);
});
