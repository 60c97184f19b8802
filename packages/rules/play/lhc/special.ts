import { defineDatedPlay, definePlay, type PlayRow } from '../define.ts';
import { optionRule, type RuleOption } from '../rule/option-rule.ts';
import { zodiacSet, zodiacSets } from '../rule/zodiac-set.ts';
import { ELEMENTS, elementOf } from './element.ts';
import { animalOf, ANIMALS, animalsIn, LUNAR_YEARS } from './lunar-year.ts';
import { SHARE, SPECIAL, SPECIAL_TAB, specialNumber } from './special-number.ts';
import * as words from './special-words.ts';
import {
  BIG,
  COLOURS,
  EVEN,
  ODD,
  sideOption,
  SIDES,
  SMALL,
  SUM_EVEN,
  SUM_ODD,
  toldOption,
  tyingOption,
  type Side,
} from './side.ts';
import type { Picked } from '../entry/option-list.ts';
import type { ListedPlay } from '../play.ts';
import type { Rule } from '../rule/rule.ts';

const sidesOf = (options: readonly RuleOption[]): Rule<Picked> =>
  optionRule(49, options, [SPECIAL]);
const sharedBy = (options: readonly RuleOption[]): Rule<Picked> => ({
  ...sidesOf(options),
  share: SHARE,
});

/** All of these together: 红 and 大 are 红大. */
const joined = (...sides: readonly Side[]): Side => ({
  code: sides.map(({ code }) => code).join(''),
  name: {
    zh: sides.map(({ name }) => name.zh.replace('波', '')).join(''),
    en: sides.map(({ name }, i) => (i === 0 ? name.en : name.en.toLowerCase())).join(' '),
  },
  holds: (number) => sides.every(({ holds }) => holds(number)),
});

const QUARTERS = [BIG, SMALL].flatMap((size) => [ODD, EVEN].map((parity) => ({ size, parity })));
/** 大单 is `bo`. */
const quad = ({ size, parity }: (typeof QUARTERS)[number]): Side => ({
  ...joined(size, parity),
  code: size.code.charAt(0) + parity.code.charAt(0),
});
const HALVES = COLOURS.flatMap((colour) =>
  [BIG, SMALL, ODD, EVEN, SUM_ODD, SUM_EVEN].map((side) => joined(colour, side)),
);
const QUARTER_WAVES = COLOURS.flatMap((colour) =>
  QUARTERS.map(({ size, parity }) => joined(colour, size, parity)),
);

/** 头 and 尾: a digit of the number. */
const digitSides = (
  digits: number,
  zh: string,
  en: string,
  digitOf: (number: number) => number,
): readonly Side[] =>
  Array.from({ length: digits }, (_, digit) => ({
    code: String(digit),
    name: { zh: `${digit}${zh}`, en: `${en} ${digit}` },
    holds: (number) => digitOf(number) === digit,
  }));

const HEADS = digitSides(5, '头', 'Tens', (number) => Math.floor(number / 10));
const TAILS = digitSides(10, '尾', 'Last', (number) => number % 10);

const dated = (row: PlayRow, optionsIn: (year: number) => readonly RuleOption[]): ListedPlay =>
  defineDatedPlay(SPECIAL_TAB, row, LUNAR_YEARS, (year) => sharedBy(optionsIn(year)));

const animalSides = (year: number): readonly Side[] =>
  ANIMALS.map((name, animal) => ({
    code: name.en.toLowerCase(),
    name,
    holds: (number) => animalOf(number, year) === animal,
  }));

const elementSides = (year: number): readonly Side[] =>
  ELEMENTS.map(({ code, zh, en }, element) => ({
    code,
    name: { zh, en },
    holds: (number) => elementOf(number, year) === element,
  }));

const groupSides = (year: number): readonly Side[] =>
  words.ANIMAL_GROUPS.map(({ code, name, animals }) => ({
    code,
    name,
    holds: (number) => animals.includes(ANIMALS[animalOf(number, year)]?.zh ?? ''),
  }));

const setIn = (year: number, isInside: boolean) => zodiacSet(SPECIAL, animalsIn(year), isInside);

/** The first tab: bets on the special number (plays.md section 4.2). */
export const special: readonly ListedPlay[] = [
  ...specialNumber,
  definePlay(SPECIAL_TAB, words.HEAD, sharedBy(HEADS.map((side) => sideOption(SPECIAL, side)))),
  definePlay(SPECIAL_TAB, words.TAIL, sharedBy(TAILS.map((side) => sideOption(SPECIAL, side)))),
  dated(words.ELEMENT, (year) => elementSides(year).map((side) => toldOption(SPECIAL, side))),
  definePlay(SPECIAL_TAB, words.TWO, sidesOf(SIDES.map((side) => tyingOption(SPECIAL, side)))),
  definePlay(
    SPECIAL_TAB,
    words.QUAD,
    sharedBy(QUARTERS.map((each) => tyingOption(SPECIAL, quad(each)))),
  ),
  definePlay(SPECIAL_TAB, words.COLOUR, sharedBy(COLOURS.map((side) => sideOption(SPECIAL, side)))),
  definePlay(SPECIAL_TAB, words.HALF, sharedBy(HALVES.map((side) => tyingOption(SPECIAL, side)))),
  definePlay(
    SPECIAL_TAB,
    words.QUARTER,
    sharedBy(QUARTER_WAVES.map((side) => tyingOption(SPECIAL, side))),
  ),
  dated(words.ANIMAL, (year) => animalSides(year).map((side) => toldOption(SPECIAL, side))),
  defineDatedPlay(SPECIAL_TAB, words.ANIMAL_GROUP, LUNAR_YEARS, (year) =>
    sidesOf(groupSides(year).map((side) => tyingOption(SPECIAL, side))),
  ),
  defineDatedPlay(SPECIAL_TAB, words.SET, LUNAR_YEARS, (year) => setIn(year, true)),
  defineDatedPlay(SPECIAL_TAB, words.SET_NOT, LUNAR_YEARS, (year) => setIn(year, false)),
  defineDatedPlay(SPECIAL_TAB, words.SIX, LUNAR_YEARS, (year) =>
    zodiacSets(SPECIAL, animalsIn(year), 6),
  ),
];
