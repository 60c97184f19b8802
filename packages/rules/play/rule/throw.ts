import { choice } from './choice.ts';
import { digitsAt, spanAt, sumAt } from './counting.ts';
import { shape3 } from './shape3.ts';
import { tier } from './rule.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Rows } from '../entry/rows.ts';
import type { Draw, Tier } from '../play.ts';
import type { Choice } from './choice.ts';
import type { ZoneRule } from './rule.ts';

/** What a throw of three dice shows: ways to win that know no other zone (plays.md section 2.5). */

const BIG = 11;

const sumIs = (zh: string, en: string, holds: (sum: number) => boolean): Choice => ({
  name: { zh, en },
  tier: 0,
  wins: (draw, zone) => holds(sumAt(draw, zone)),
});

/** 和值大小单双: half of the throws each; a sum is big or small, and odd or even. */
export const throwSides: ZoneRule<Rows> = choice(
  3,
  { zh: '和值', en: 'Sum' },
  [tier('t1', '大小单双', 'Big/small, odd/even', 108)],
  [
    sumIs('大', 'Big', (sum) => sum >= BIG),
    sumIs('小', 'Small', (sum) => sum < BIG),
    sumIs('单', 'Odd', (sum) => sum % 2 === 1),
    sumIs('双', 'Even', (sum) => sum % 2 === 0),
  ],
  2,
);

/** 通选: one choice that covers them all. */
const any = (won: Tier, wins: Choice['wins']): ZoneRule<Rows> =>
  choice(3, won.name, [won], [{ name: { zh: '通选', en: 'Any' }, tier: 0, wins }]);

/** 三同号通选: three equal faces. */
export const anyTripleThrow = any(
  tier('t1', '三同号通选', 'Any triple', 6),
  (draw, zone) => spanAt(draw, zone) === 0,
);

/** Faces do not go round: 6 and 1 are no neighbours. */
const isStraight = (draw: Draw, zone: readonly number[]): boolean =>
  shape3(draw, zone) === 'straight';

/** 三连号通选: three faces in a row, in any order. */
export const anyStraight = any(tier('t1', '三连号通选', 'Any straight', 24), isStraight);

const STRAIGHTS = ['123', '234', '345', '456'];

/** 三连号单选: one of the four rows of three faces, in any order. */
export const oneStraight: ZoneRule<Rows> = choice(
  3,
  { zh: '三连号', en: 'Straight' },
  [tier('t1', '三连号单选', 'Straight', 6)],
  STRAIGHTS.map((faces) => ({
    name: { zh: faces, en: faces },
    tier: 0,
    wins: (draw, zone) =>
      digitsAt(draw, zone)
        .toSorted((a, b) => a - b)
        .join('') === faces,
  })),
);

const FORMS: readonly (readonly [string, Bilingual, number])[] = [
  ['leopard', { zh: '豹子', en: 'Triple' }, 6],
  ['pair', { zh: '对子', en: 'Pair' }, 90],
  ['straight', { zh: '顺子', en: 'Straight' }, 24],
  ['misc', { zh: '三不同', en: 'Three different' }, 96],
];

/** 形态: 三不同 is three different faces that are no straight; one of the four always holds. */
export const throwForm: ZoneRule<Rows> = choice(
  3,
  { zh: '形态', en: 'Form' },
  FORMS.map(([code, { zh, en }, wins]) => tier(code, zh, en, wins)),
  FORMS.map(([code, name], i) => ({
    name,
    tier: i,
    wins: (draw, zone) => {
      const shape = shape3(draw, zone);
      return (shape === 'half' ? 'misc' : shape) === code;
    },
  })),
);
