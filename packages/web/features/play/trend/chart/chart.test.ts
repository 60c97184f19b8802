import { expect, it } from 'vitest';
import { wordsIn } from '@fairlot/ui';
import { PAST } from '@fairlot/rules/play/past';
import { tableOf } from '@fairlot/rules/play/trend/table';
import { layOut, sheetsOf, tilesOf, TILE_ROWS } from './layout.ts';
import { chartSheet } from './sheet.ts';
import { statisticsSheet } from '../statistics/sheet.ts';
import { STATISTICS } from '../statistics/text.ts';
import { PAST_WORDS } from '../past/text.ts';

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

it('the file of the statistics has a row a value, with its figures and how warm it is', () => {
  const draws = [
    { serial: 1, draw: [1, 2, 3, 4, 5], drawMs: 0 },
    { serial: 2, draw: [7, 7, 3, 4, 5], drawMs: 0 },
  ];
  const chart = charts.find(({ code }) => code === 'places')!;
  const all = tableOf(draws, chart.blocks, 100);
  const words = { ...wordsIn(PAST_WORDS, 'zh'), ...wordsIn(STATISTICS, 'zh') };
  const { head, rows } = statisticsSheet({ laid: layOut(chart, zh), all, late: all, words });
  expect(head).toEqual([
    '位置',
    '号码',
    '出现次数',
    '占比 %',
    '当前遗漏',
    '平均遗漏',
    '最大遗漏',
    '最大连出',
    '近 20 期冷热',
  ]);
  expect(rows).toHaveLength(50);
  // Two draws tell nothing of hot and cold.
  expect(rows[1]).toEqual(['万位', '1', 1, 50, 1, 0, 1, 1, '']);
  expect(rows[7]?.slice(0, 8)).toEqual(['万位', '7', 1, 50, 0, 0, 1, 1]);
  expect(rows[23]).toEqual(['百位', '3', 2, 100, 0, 0, 0, 2, '']);
  const late = tableOf(Array.from({ length: 10 }, () => draws).flat(), chart.blocks, 20);
  const told = statisticsSheet({ laid: layOut(chart, zh), all, late, words });
  expect(told.rows[23]?.at(-1)).toBe('热');
});

it('a range has the total itself on its mark, in the file too', async () => {
  const happy = await PAST['kl10']!.loadCharts();
  const chart = happy.find(({ code }) => code === 'total')!;
  const draws = [{ serial: 1, draw: [1, 2, 3, 4, 5, 6, 7, 20], drawMs: 0 }];
  const table = tableOf(draws, chart.blocks, 30);
  const heads = { issue: '期号', number: '开奖号码' };
  const { head, rows } = chartSheet({ chart, table, draws, numberOf: () => '', heads, say: zh });
  expect(head[5]).toBe('总和 50-54');
  expect(head[4]).toBe('总和 45-49');
  expect(rows[0]?.slice(4, 6)).toEqual([48, -1]);
});

it('every pixel of a row is on one canvas', () => {
  for (const chart of charts) {
    const layout = layOut(chart, zh);
    let x = 0;
    for (const { left, width } of sheetsOf(layout)) {
      expect(left).toBe(x);
      x += width;
    }
    expect(x).toBe(layout.width);
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
