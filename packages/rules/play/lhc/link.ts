import { defineDatedPlay, definePlay, type PlayRow } from '../define.ts';
import { markDrag, markPick, markTiers, type MarkPick } from '../rule/mark-pick.ts';
import { groupSide, markPair, numberSide } from '../rule/mark-pair.ts';
import { LHC } from './face.ts';
import { LINKS, type Link } from './link-kinds.ts';
import { ANIMALS, animalsIn, LUNAR_YEARS } from './lunar-year.ts';
import { TAILS } from './tail.ts';
import type { Bilingual } from '../../core/text.ts';
import type { ListedPlay, Quote } from '../play.ts';

const PLACE = {
  family: LHC,
  style: 'credit',
  group: { code: 'lm', name: { zh: '连码', en: 'Linked numbers' } },
} as const;

const ANIMAL = { zh: '生肖', en: 'Animal' };
const TAIL = { zh: '尾数', en: 'Last digit' };
const both = ({ zh, en }: Bilingual): readonly [Bilingual, Bilingual] => [
  { zh: `${zh}一`, en: `${en} 1` },
  { zh: `${zh}二`, en: `${en} 2` },
];
const [ANIMAL_1, ANIMAL_2] = both(ANIMAL);
const [TAIL_1, TAIL_2] = both(TAIL);
const SET_1 = { zh: '第一组', en: 'Set 1' };
const SET_2 = { zh: '第二组', en: 'Set 2' };

/** What the plays of a link add to its name, their ids one after the other. */
const rowOf = (
  { id, code, name, rule, size }: Link,
  at: number,
  own: { code?: string; name: Bilingual; rule: Bilingual; example: string },
): PlayRow => ({
  id: id + at,
  code: `lm.${code}${own.code ? `.${own.code}` : ''}`,
  section: name,
  name: { zh: name.zh + own.name.zh, en: `${name.en}, ${own.name.en}` },
  rule: {
    zh: `${own.rule.zh.replace('N', String(size))}${rule.zh}`,
    en: `${own.rule.en.replace('N', WORDS[size]!)} ${rule.en}`,
  },
  example: own.example,
});

const WORDS = ['', 'one', 'two', 'three', 'four'];
const BY_YEAR: Bilingual = { zh: '生肖按开奖日所在农历年计算。', en: '' };

/** Numbers `01` to so many, for the examples. */
const upTo = (last: number, from = 1): string =>
  Array.from({ length: last - from + 1 }, (_, i) => String(from + i).padStart(2, '0')).join();

const pool = (link: Link): ListedPlay =>
  definePlay(
    PLACE,
    rowOf(link, 0, {
      name: { zh: '复式', en: 'any' },
      rule: {
        zh: '选择 N 个或更多号码，每 N 个为一注。'.replace('N', String(link.size)),
        en: 'Pick N numbers or more, each set of so many a note.',
      },
      example: upTo(link.size + 1),
    }),
    markPick(link),
  );

const drag = (link: Link): ListedPlay =>
  definePlay(
    PLACE,
    rowOf(link, 1, {
      code: 'drag',
      name: { zh: '拖头(胆拖)', en: 'with bankers' },
      rule: {
        zh: '选择胆码与拖码，胆码在每一注中，由拖码补足 N 个号码。',
        en: 'Bankers are in every note, the others fill it up to N numbers.',
      },
      example: `${upTo(link.size - 1)}|10,11,12`,
    }),
    markDrag(link),
  );

/** Odds of 二全中生肖对碰 are quoted by animal. */
const byAnimal = (pick: MarkPick): readonly Quote[] => {
  const [tier] = markTiers(pick);
  return ANIMALS.map((name) => ({ ...tier!, code: name.en.toLowerCase(), name }));
};

const pairs = (link: Link): readonly ListedPlay[] => [
  defineDatedPlay(
    PLACE,
    rowOf(link, 2, {
      code: 'zz',
      name: { zh: '生肖对碰', en: 'animal v animal' },
      rule: {
        zh: `选择两个生肖，各取一个号码组成一注，${link.code === 'e2' ? '赔率取两个生肖中较低者；' : ''}${BY_YEAR.zh}`,
        en: `Pick two animals; a number of each makes a note${link.code === 'e2' ? ', which takes the lower odds of the two' : ''}.`,
      },
      example: '马|羊',
    }),
    LUNAR_YEARS,
    (year) => {
      const animals = animalsIn(year);
      const sides = [groupSide(ANIMAL_1, animals), groupSide(ANIMAL_2, animals)] as const;
      return markPair('zodiacPair', link, sides, link.code === 'e2' ? byAnimal(link) : undefined);
    },
  ),
  definePlay(
    PLACE,
    rowOf(link, 3, {
      code: 'ww',
      name: { zh: '尾数对碰', en: 'last digits' },
      rule: {
        zh: '选择两个尾数，各取一个号码组成一注，0 尾有四个号码，其余各五个。',
        en: 'Pick two last digits; a number of each makes a note. 0 has four numbers, the others five.',
      },
      example: '0|5',
    }),
    markPair('tailPair', link, [groupSide(TAIL_1, TAILS), groupSide(TAIL_2, TAILS)]),
  ),
  defineDatedPlay(
    PLACE,
    rowOf(link, 4, {
      code: 'zw',
      name: { zh: '生尾对碰', en: 'animal v last digit' },
      rule: {
        zh: `选择一个生肖与一个尾数，各取一个号码组成一注，共有的号码不与自身组合；${BY_YEAR.zh}`,
        en: 'Pick an animal and a last digit; a number of each makes a note. One that both have is not paired with itself.',
      },
      example: '龙|7',
    }),
    LUNAR_YEARS,
    (year) =>
      markPair('zodiacTail', link, [groupSide(ANIMAL, animalsIn(year)), groupSide(TAIL, TAILS)]),
  ),
  definePlay(
    PLACE,
    rowOf(link, 5, {
      code: 'any',
      name: { zh: '任意对碰', en: 'set v set' },
      rule: {
        zh: '选择两组不同的号码，每组各取一个组成一注。',
        en: 'Pick two sets of numbers that share none; a number of each makes a note.',
      },
      example: '01,02|03,04,05',
    }),
    markPair('twoZone', link, [numberSide(SET_1), numberSide(SET_2)]),
  ),
];

/** Numbers that have to come together (plays.md section 4.4). */
export const link: readonly ListedPlay[] = LINKS.flatMap((each) => [
  pool(each),
  drag(each),
  ...(each.size === 2 ? pairs(each) : []),
]);
