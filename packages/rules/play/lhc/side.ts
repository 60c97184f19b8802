import { option, withTie, type RuleOption } from '../rule/option-rule.ts';
import { numbersText } from '../rule/number-group.ts';
import { waveOf, WAVE_NAMES, type Wave } from './wave.ts';
import type { Bilingual } from '../../core/text.ts';

/** Gives the stake back of sides of a number (plays.md section 4.1). */
export const TIE = 49;
const LAST = 49;

/** What a number may be said to be. */
export type Side = {
  readonly code: string;
  readonly name: Bilingual;
  readonly holds: (number: number) => boolean;
};

const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10);

const side = (code: string, zh: string, en: string, holds: (number: number) => boolean): Side => ({
  code,
  name: { zh, en },
  holds,
});

export const BIG = side('big', '大', 'Big', (number) => number > 24);
export const SMALL = side('small', '小', 'Small', (number) => number < 25);
export const ODD = side('odd', '单', 'Odd', (number) => number % 2 === 1);
export const EVEN = side('even', '双', 'Even', (number) => number % 2 === 0);
const SUM_BIG = side('hbig', '合大', 'Digits big', (number) => digitSum(number) > 6);
const SUM_SMALL = side('hsmall', '合小', 'Digits small', (number) => digitSum(number) < 7);
export const SUM_ODD = side('hodd', '合单', 'Digits odd', (n) => digitSum(n) % 2 === 1);
export const SUM_EVEN = side('heven', '合双', 'Digits even', (n) => digitSum(n) % 2 === 0);
const TAIL_BIG = side('tbig', '尾大', 'Last digit big', (number) => number % 10 > 4);
const TAIL_SMALL = side('tsmall', '尾小', 'Last digit small', (number) => number % 10 < 5);

/** 两面. */
export const SIDES: readonly Side[] = [
  BIG,
  SMALL,
  ODD,
  EVEN,
  SUM_BIG,
  SUM_SMALL,
  SUM_ODD,
  SUM_EVEN,
  TAIL_BIG,
  TAIL_SMALL,
];

export const WAVES: readonly Wave[] = ['red', 'blue', 'green'];

/** 色波. */
export const COLOURS: readonly Side[] = WAVES.map((wave) => ({
  code: wave,
  name: WAVE_NAMES[wave],
  holds: (number) => waveOf(number) === wave,
}));

/** The number at a place is one of those: as many outcomes of forty-nine as there are. */
export function sideOption(at: number, { code, name, holds }: Side): RuleOption {
  const wins = numbersWhere(holds).length;
  return option(code, name.zh, name.en, wins, (draw) => holds(draw[at]!));
}

/** The same where 49 gives the stake back and wins nothing. */
export function tyingOption(at: number, of: Side): RuleOption {
  const but = sideOption(at, { ...of, holds: (number) => number !== TIE && of.holds(number) });
  return withTie(but, 1, (draw) => draw[at] === TIE);
}

/** The same with the numbers that win told: where these change from year to year. */
export function toldOption(at: number, side: Side): RuleOption {
  return { ...sideOption(at, side), about: numbersText(numbersWhere(side.holds)) };
}

/** The numbers of which something is true, ascending. */
export const numbersWhere = (holds: (number: number) => boolean): readonly number[] =>
  Array.from({ length: LAST }, (_, i) => i + 1).filter(holds);
