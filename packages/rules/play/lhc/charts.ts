import { sumAt } from '../rule/counting.ts';
import { numbers, ranges, spread, word } from '../trend/blocks.ts';
import { judged, options } from '../trend/option-block.ts';
import { duelsChart, sidesChart } from '../trend/two-sided.ts';
import { animalOf, ANIMALS, lunarYearOf } from './lunar-year.ts';
import { lhc } from './plays.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Draw } from '../play.ts';
import type { Block, Chart } from '../trend/chart.ts';

const ALL = [0, 1, 2, 3, 4, 5, 6];
const REGULAR = ALL.slice(0, 6);
const NUMBERS = numbers(1, 49, 2);

/** Columns of a play of the special number; `isLine` where 49 is of one of them too. */
const special = (code: string, codes?: readonly string[], isLine = true): readonly Block[] =>
  lhc
    .filter((play) => play.code === `lhc.te.${code}`)
    .map((play) => options(judged(play, codes), play.name, isLine));

const animals = (draw: Draw, drawMs: number): readonly number[] =>
  draw.map((number) => animalOf(number, lunarYearOf(drawMs)));

/** 总肖: how many different animals the seven numbers are of. */
const HOW_MANY: readonly Bilingual[] = [2, 3, 4, 5, 6, 7].map((count) => ({
  zh: `${count}肖`,
  en: String(count),
}));

const SEVEN: readonly Block[] = [
  {
    name: { zh: '生肖个数', en: 'Animals' },
    values: ANIMALS,
    isLine: false,
    marks: animals,
    pick: (column) => ({ play: 'lhc.sx.one', row: 0, symbol: ANIMALS[column]?.zh ?? '' }),
  },
  {
    ...spread({ zh: '尾数个数', en: 'Tails' }, numbers(0, 9), 0, ALL),
    marks: (draw) => draw.map((number) => number % 10),
  },
  word(
    { zh: '总肖', en: 'Animals in all' },
    HOW_MANY,
    (draw, drawMs) => new Set(animals(draw, drawMs)).size - 2,
  ),
];

const total = lhc.filter(({ code }) => code === 'lhc.zm.total');
const places = lhc.filter(({ code }) => /^lhc\.(?:te\.two|zt\d\.two)$/.test(code));

/** The charts of Mark Six (plays.md section 8.2); animals and elements are those of the lunar year of a draw. */
export const charts: readonly Chart[] = [
  { code: 'special', name: { zh: '特码', en: 'Special' }, blocks: special('num') },
  {
    code: 'zodiac',
    name: { zh: '生肖波色', en: 'Animals, colours' },
    blocks: [...special('zodiac'), ...special('color'), ...special('element')],
  },
  {
    code: 'digits',
    name: { zh: '头尾', en: 'Heads, tails' },
    blocks: [...special('head'), ...special('tail')],
  },
  {
    code: 'kinds',
    name: { zh: '大小单双合', en: 'Kinds' },
    blocks: [
      ['big', 'small'],
      ['odd', 'even'],
      ['hbig', 'hsmall'],
      ['hodd', 'heven'],
      ['tbig', 'tsmall'],
    ].flatMap((pair) => special('two', pair, false)),
  },
  {
    code: 'seven',
    name: { zh: '七码', en: 'All seven' },
    blocks: [
      ...SEVEN,
      ...total.flatMap((play) =>
        [
          ['big', 'small'],
          ['odd', 'even'],
        ].map((pair) => options(judged(play, pair))),
      ),
    ],
  },
  {
    code: 'total',
    name: { zh: '总和', en: 'Total' },
    // 大 begins with a range: 175.
    blocks: [
      ranges({ zh: '总和', en: 'Total' }, { from: 25, to: 322, width: 15 }, (draw) =>
        sumAt(draw, ALL),
      ),
    ],
  },
  {
    code: 'regular',
    name: { zh: '正码分布', en: 'Regular' },
    blocks: [spread({ zh: '正码', en: 'Regular' }, NUMBERS, 1, REGULAR)],
  },
  sidesChart(places),
  duelsChart(lhc),
];
