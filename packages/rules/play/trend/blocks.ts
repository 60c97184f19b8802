import { spanAt, sumAt } from '../rule/counting.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Draw } from '../play.ts';
import type { Block, ColumnPick } from './chart.ts';

/** Blocks that many families have (plays.md section 8.2). */

const both = (text: string): Bilingual => ({ zh: text, en: text });

/** Numbers as their balls show them: `7`, or `07` of two digits. */
export const numbers = (from: number, to: number, width = 1): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(width, '0'));

/** Where the number of a column is picked; `symbol` is its head. */
export type PickAt = (symbol: string) => ColumnPick;

const picks = (values: readonly string[], at: PickAt | undefined): Pick<Block, 'pick'> =>
  at ? { pick: (column) => at(values[column] ?? '') } : {};

/** A figure that every draw has one of, `from` at the first column. */
export const figure = (
  name: Bilingual,
  values: readonly string[],
  from: number,
  of: (draw: Draw) => number,
  at?: PickAt,
): Block => ({
  name,
  values,
  isLine: true,
  marks: (draw) => [of(draw) - from],
  ...picks(values, at),
});

/**
 * A figure of more values than a chart has room for, in ranges of `width` from `from` on; the figure itself
 * stands on the mark.
 */
export const ranges = (
  name: Bilingual,
  { from, to, width }: { readonly from: number; readonly to: number; readonly width: number },
  of: (draw: Draw) => number,
): Block => ({
  name,
  values: Array.from({ length: Math.ceil((to - from + 1) / width) }, (_, i) => {
    const first = from + i * width;
    return `${first}-${first + width - 1}`;
  }),
  isLine: true,
  marks: (draw) => [Math.floor((of(draw) - from) / width)],
  written: (draw) => String(of(draw)),
});

/** One of some words. */
export const word = (
  name: Bilingual,
  values: readonly Bilingual[],
  of: (draw: Draw, drawMs: number) => number,
): Block => ({ name, values, isLine: true, marks: (draw, drawMs) => [of(draw, drawMs)] });

/** How often each number is among those at some places. */
export const spread = (
  name: Bilingual,
  values: readonly string[],
  from: number,
  at: readonly number[],
  pick?: PickAt,
): Block => ({
  name,
  values,
  isLine: false,
  marks: (draw) => at.map((place) => draw[place]! - from),
  ...picks(values, pick),
});

type Test = (number: number) => boolean;

/** A quality of numbers, and the one that the others have. */
export type Quality = {
  readonly name: Bilingual;
  readonly yes: Bilingual;
  readonly no: Bilingual;
  readonly holds: Test;
};

const PRIMES = new Set([1, 2, 3, 5, 7, 11, 13, 17, 19]);

/** 大: from `least` on. */
export const sizeFrom = (least: number): Quality => ({
  name: { zh: '大小', en: 'Size' },
  yes: { zh: '大', en: 'B' },
  no: { zh: '小', en: 'S' },
  holds: (number) => number >= least,
});
export const PARITY: Quality = {
  name: { zh: '单双', en: 'Parity' },
  yes: { zh: '单', en: 'O' },
  no: { zh: '双', en: 'E' },
  holds: (number) => number % 2 === 1,
};
/** 质: 1 counts as one (plays.md section 8.2). */
export const PRIMALITY: Quality = {
  name: { zh: '质合', en: 'Prime' },
  yes: { zh: '质', en: 'P' },
  no: { zh: '合', en: 'C' },
  holds: (number) => PRIMES.has(number),
};

/** More numbers than these have more patterns than a chart has room for: their ratio is shown. */
const MOST_IN_PATTERN = 3;

const named = ({ zh, en }: Bilingual, zhMore: string, enMore: string): Bilingual => ({
  zh: zh + zhMore,
  en: `${en} ${enMore}`,
});

/** 大小形态: which of some numbers have a quality, in order; of many only how many (大小比). */
export function quality(of: Quality, at: readonly number[]): Block {
  const count = (draw: Draw) => at.reduce((sum, place) => sum + Number(of.holds(draw[place]!)), 0);
  if (at.length > MOST_IN_PATTERN) {
    const values = at.map((_, i) => i).concat(at.length);
    return {
      name: named(of.name, '比', 'ratio'),
      values: values.map((yes) => `${yes}:${at.length - yes}`),
      isLine: true,
      marks: (draw) => [count(draw)],
    };
  }
  const patterns = Array.from({ length: 2 ** at.length }, (_, bits) =>
    at.map((__, i) => ((bits >> (at.length - 1 - i)) & 1 ? of.no : of.yes)),
  );
  return {
    name: at.length > 1 ? named(of.name, '形态', 'pattern') : of.name,
    values: patterns.map((words) => ({
      zh: words.map(({ zh }) => zh).join(''),
      en: words.map(({ en }) => en).join(''),
    })),
    isLine: true,
    marks: (draw) => [at.reduce((bits, place) => 2 * bits + Number(!of.holds(draw[place]!)), 0)],
  };
}

/** The number at each of some places, the first `from`. `play`: whose pad has a row of each position. */
export const places = (
  positions: readonly Bilingual[],
  values: readonly string[],
  {
    from,
    play,
    first = 0,
  }: { readonly from: number; readonly play: string; readonly first?: number },
): readonly Block[] =>
  positions.map((name, at) => {
    const position = first + at;
    const pick: PickAt = (symbol) => ({ play, position, symbol });
    return figure(name, values, from, (draw) => draw[position]!, pick);
  });

/** 大小 单双 质合 and 012路 of each position. */
export const kindsOfPlaces = (
  positions: readonly Bilingual[],
  kinds: readonly Quality[],
): readonly Block[] =>
  positions.flatMap(({ zh, en }, position) =>
    [...kinds.map((kind) => quality(kind, [position])), remainders([position])].map((block) => ({
      ...block,
      name: { zh: `${zh}${block.name.zh}`, en: `${en} ${block.name.en}` },
    })),
  );

/** 012 路: what a number leaves when it is divided by three. */
export const remainders = (at: readonly number[]): Block => ({
  name: { zh: '012路', en: 'Mod 3' },
  values: ['0', '1', '2'],
  isLine: at.length === 1,
  marks: (draw) => at.map((place) => draw[place]! % 3),
});

export const sum = (at: readonly number[], from: number, to: number, pick?: PickAt): Block =>
  figure({ zh: '和值', en: 'Sum' }, numbers(from, to), from, (draw) => sumAt(draw, at), pick);

export const sumTail = (at: readonly number[], pick?: PickAt): Block =>
  figure({ zh: '和尾', en: 'Sum tail' }, numbers(0, 9), 0, (draw) => sumAt(draw, at) % 10, pick);

export const span = (at: readonly number[], from: number, to: number, pick?: PickAt): Block =>
  figure({ zh: '跨度', en: 'Span' }, numbers(from, to), from, (draw) => spanAt(draw, at), pick);

/** The last digit of the sum of all, or the like, given by `of`. */
export const tailOf = (name: Bilingual, of: (draw: Draw) => number): Block =>
  figure(name, numbers(0, 9), 0, (draw) => of(draw) % 10);

export const ratio = (name: Bilingual, whole: number, of: (draw: Draw) => number): Block => ({
  name,
  values: Array.from({ length: whole + 1 }, (_, part) => `${part}:${whole - part}`).map(both),
  isLine: true,
  marks: (draw) => [of(draw)],
});
