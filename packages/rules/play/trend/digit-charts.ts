import { shape3, type Shape3 } from '../rule/shape3.ts';
import type { Bilingual } from '../../core/text.ts';
import type { FamilyFace } from '../family.ts';
import type { Draw, ListedPlay } from '../play.ts';
import {
  kindsOfPlaces,
  numbers,
  PARITY,
  places,
  PRIMALITY,
  quality,
  remainders,
  sizeFrom,
  span,
  spread,
  sum,
  sumTail,
  word,
} from './blocks.ts';
import type { Block, Chart } from './chart.ts';
import { duelsChart, sidesChart } from './two-sided.ts';

/** Charts of families of ordered digits (plays.md section 8.2). */

const DIGITS = numbers(0, 9);
const KINDS = [sizeFrom(5), PARITY, PRIMALITY];

/** Some of the positions, from the left: 前三. */
export type Zone = {
  readonly code: string;
  readonly name: Bilingual;
  readonly at: readonly number[];
};

/** The digit of each position. `fixed`: the play whose pad has a row of each. */
export const digitPlaces = ({ positions }: FamilyFace, fixed: string): Chart => ({
  code: 'places',
  name: { zh: '基本走势', en: 'Digits' },
  blocks: places(positions, DIGITS, { from: 0, play: fixed }),
});

const GROUPS: readonly Bilingual[] = [
  { zh: '豹子', en: 'Triple' },
  { zh: '组三', en: 'Group 3' },
  { zh: '组六', en: 'Group 6' },
];
const ALIKE: readonly Bilingual[] = [
  { zh: '对子', en: 'Pair' },
  { zh: '不同', en: 'Apart' },
];
const SHAPES: readonly (readonly [Shape3, Bilingual])[] = [
  ['leopard', { zh: '豹子', en: 'Triple' }],
  ['straight', { zh: '顺子', en: 'Straight' }],
  ['pair', { zh: '对子', en: 'Pair' }],
  ['half', { zh: '半顺', en: 'Half' }],
  ['misc', { zh: '杂六', en: 'Mixed' }],
];

const distinct = (draw: Draw, at: readonly number[]): number =>
  new Set(at.map((place) => draw[place])).size;

/** Which of its digits are equal: 组三 two of three, 对子 both of two. */
function equals(at: readonly number[]): readonly Block[] {
  if (at.length === 2) {
    const name = { zh: '对子', en: 'Pair' };
    return [word(name, ALIKE, (draw) => distinct(draw, at) - 1)];
  }
  if (at.length !== 3) return [];
  return [
    word({ zh: '组态', en: 'Groups' }, GROUPS, (draw) => distinct(draw, at) - 1),
    word(
      { zh: '形态', en: 'Shape' },
      SHAPES.map(([, name]) => name),
      (draw) => SHAPES.findIndex(([shape]) => shape === shape3(draw, at)),
    ),
  ];
}

/** What is said of a zone: which digits, of what kind, how far apart, and their sum. */
export const zoneChart = ({ code, name, at }: Zone, anywhere?: string): Chart => ({
  code,
  name,
  blocks: [
    spread(
      { zh: '号码分布', en: 'Digits' },
      DIGITS,
      0,
      at,
      anywhere === undefined ? undefined : (symbol) => ({ play: anywhere, row: 0, symbol }),
    ),
    ...KINDS.map((each) => quality(each, at)),
    remainders(at),
    ...equals(at),
    span(at, 0, 9),
    sumTail(at),
  ],
});

/** The sums of a zone. */
export const sumChart = (zones: readonly Zone[]): Chart => ({
  code: 'sum',
  name: { zh: '和值', en: 'Sum' },
  blocks: zones.map(({ name, at }) => ({ ...sum(at, 0, 9 * at.length), name })),
});

/** 大小 单双 质合 012路 of each position. */
export const kindsChart = ({ positions }: FamilyFace): Chart => ({
  code: 'kinds',
  name: { zh: '大小单双', en: 'Kinds' },
  blocks: kindsOfPlaces(positions, KINDS),
});

/** The charts that all such families have, zone by zone. */
export const digitCharts = (
  face: FamilyFace,
  fixed: string,
  zones: readonly (Zone & { readonly anywhere?: string })[],
  plays: readonly ListedPlay[],
): readonly Chart[] =>
  [
    digitPlaces(face, fixed),
    ...zones.map((zone) => zoneChart(zone, zone.anywhere)),
    sumChart(zones),
    kindsChart(face),
    sidesChart(plays),
    duelsChart(plays),
  ].filter(({ blocks }) => blocks.length > 0);
