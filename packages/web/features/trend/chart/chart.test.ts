import { expect, it } from 'vitest';
import { PAST } from '@fairlot/rules/play/past';
import { tableOf } from '@fairlot/rules/play/trend/table';
import { layOut, tilesOf, TILE_ROWS } from './layout.ts';
import { chartSheet } from './sheet.ts';

const charts = (await PAST['ssc']?.loadCharts()) ?? [];
const zh = (words: { readonly zh: string }): string => words.zh;

it('columns stand beside each other, those of a block as wide as its widest head', () => {
  for (const chart of charts) {
    const { blocks, columns, width } = layOut(chart, zh);
    let x = 0;
    for (const column of columns) {
      expect(column.x).toBeCloseTo(x);
      x += column.width;
    }
    expect(width).toBeCloseTo(x);
    for (const { first, block, x: start } of blocks) {
      expect(columns[first]).toMatchObject({ x: start, index: 0 });
      const own = columns.slice(first, first + block.values.length);
      expect(new Set(own.map((column) => column.width)).size).toBe(1);
    }
  }
});

it('every row is of one tile', () => {
  for (const rows of [0, 1, TILE_ROWS, TILE_ROWS + 1, 200]) {
    const lines = tilesOf(rows).flatMap(({ first, count }) =>
      Array.from({ length: count }, (_, i) => first + i),
    );
    expect(lines).toEqual(Array.from({ length: rows }, (_, i) => i));
  }
});

it('the file has the newest draw first, how often it marks a column, and how long that is missing', () => {
  const draws = [
    { serial: 202611220001, draw: [1, 2, 3, 4, 5], drawMs: 0 },
    { serial: 202611220002, draw: [7, 7, 3, 4, 5], drawMs: 0 },
  ];
  const chart = charts.find(({ code }) => code === 'front3')!;
  const table = tableOf(draws, chart.blocks, 30);
  const heads = { issue: '期号', number: '开奖号码' };
  const numberOf = ({ draw }: { draw: readonly number[] }) => draw.join(' ');
  const { head, rows } = chartSheet({ chart, table, draws, numberOf, heads, say: zh });
  expect(head.slice(0, 4)).toEqual(['期号', '开奖号码', '号码分布 0', '号码分布 1']);
  expect(rows[0]?.slice(0, 10)).toEqual([
    '20261122-0002',
    '7 7 3 4 5',
    -2,
    -1,
    -1,
    1,
    -2,
    -2,
    -2,
    2,
  ]);
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toHaveLength(head.length);
});
