import { defineDatedPlay, definePlay } from '../define.ts';
import { equals, type Value } from '../rule/condition.ts';
import { option, optionRule } from '../rule/option-rule.ts';
import { parlay, type LegOption } from '../rule/parlay.ts';
import { threeOrTwo } from '../rule/three-or-two.ts';
import { zodiacPair } from '../rule/zodiac-pair.ts';
import { zodiacSet } from '../rule/zodiac-set.ts';
import { LHC } from './face.ts';
import { animalOf, ANIMALS, LUNAR_YEARS, numbersOf } from './lunar-year.ts';
import { waveOf, WAVE_NAMES, type Wave } from './wave.ts';
import type { ListedPlay } from '../play.ts';

/** Where the special number stands. */
const SPECIAL = 6;
/** Gives the stake back of sides of a number. */
const TIE = 49;

const TE = { code: 'te', name: { zh: '特码', en: 'Special number' } };
const LM = { code: 'lm', name: { zh: '连码', en: 'Linked numbers' } };
const ZM = { code: 'zm', name: { zh: '正码', en: 'Regular numbers' } };
const ZODIAC = { zh: '生肖', en: 'Animals' };

const CODES = ANIMALS.map(({ en }) => en.toLowerCase());

const specialAnimal =
  (year: number): Value =>
  (draw) =>
    animalOf(draw[SPECIAL]!, year);

const side = (
  code: string,
  zh: string,
  en: string,
  wonBy: (number: number) => boolean,
): LegOption => ({
  code,
  name: { zh, en },
  wins: 24n,
  ties: 1n,
  wonBy,
  tiedBy: (number) => number === TIE,
});

const colour = (wave: Wave, wins: bigint): LegOption => ({
  code: wave,
  name: WAVE_NAMES[wave],
  wins,
  ties: 0n,
  wonBy: (number) => waveOf(number) === wave,
  tiedBy: () => false,
});

/** 两面 and 波色 of one regular place. */
const LEGS: readonly LegOption[] = [
  side('big', '大', 'Big', (number) => number > 24),
  side('small', '小', 'Small', (number) => number < 25),
  side('odd', '单', 'Odd', (number) => number % 2 === 1),
  side('even', '双', 'Even', (number) => number % 2 === 0),
  colour('red', 17n),
  colour('blue', 16n),
  colour('green', 16n),
];

/** The plays of Mark Six, tabs in menu order (plays.md section 4). */
export const lhc: readonly ListedPlay[] = [
  defineDatedPlay(
    { family: LHC, style: 'credit', group: TE },
    {
      id: 8009,
      code: 'te.zodiac',
      section: ZODIAC,
      name: { zh: '特肖', en: 'Special animal' },
      rule: {
        zh: '所选生肖与特码的生肖相同，即中奖；49 计算在内。生肖按开奖日所在农历年计算，本年生肖有五个号码，其余各四个。',
        en: 'The special number belongs to the animal, by the lunar year of the draw; 49 counts. The animal of the year has five numbers, the others four.',
      },
      example: 'horse',
    },
    LUNAR_YEARS,
    (year) => ({
      ...optionRule(
        49,
        ANIMALS.map(({ zh, en }, animal) =>
          option(
            CODES[animal]!,
            zh,
            en,
            numbersOf(animal, year).length,
            equals(specialAnimal(year), animal),
          ),
        ),
        [SPECIAL],
      ),
      share: 96n,
    }),
  ),
  defineDatedPlay(
    { family: LHC, style: 'credit', group: TE },
    {
      id: 8012,
      code: 'te.hexiao',
      section: ZODIAC,
      name: { zh: '合肖(中)', en: 'Set of animals' },
      rule: {
        zh: '选择一至十一个生肖为一注，特码的生肖在所选之中，即中奖；开出 49 退还本金。生肖按开奖日所在农历年计算。',
        en: 'Pick one to eleven animals as one note. The animal of the special number is among them; 49 gives the stake back.',
      },
      example: '鼠,牛',
    },
    LUNAR_YEARS,
    (year) => zodiacSet(SPECIAL, ANIMALS, (number) => animalOf(number, year)),
  ),
  definePlay(
    { family: LHC, style: 'credit', group: LM },
    {
      id: 8034,
      code: 'lm.e32',
      section: LM.name,
      name: { zh: '三中二复式', en: 'Two of three' },
      rule: {
        zh: '选择三至十个号码，每三个号码为一注。三个号码都是正码为中三，恰有两个为中二；特码不计。',
        en: 'Pick three to ten numbers, each set of three a note. All three regular wins the first tier, exactly two the second; the special number does not count.',
      },
      example: '01,02,03,04',
    },
    threeOrTwo(),
  ),
  defineDatedPlay(
    { family: LHC, style: 'credit', group: LM },
    {
      id: 8038,
      code: 'lm.e2.zz',
      section: LM.name,
      name: { zh: '二全中生肖对碰', en: 'Both regular, animal v animal' },
      rule: {
        zh: '选择两个生肖，各取一个号码组成一注，两个号码都是正码即中奖。赔率取两个生肖中较低者；生肖按开奖日所在农历年计算。',
        en: 'Pick two animals; a number of each makes a note, which wins when both are regular. A note takes the lower odds of its two animals.',
      },
      example: '马|羊',
    },
    LUNAR_YEARS,
    (year) => zodiacPair(ANIMALS, CODES, (animal) => numbersOf(animal, year)),
  ),
  definePlay(
    { family: LHC, style: 'credit', group: ZM },
    {
      id: 8029,
      code: 'zm.parlay',
      section: { zh: '过关', en: 'Parlay' },
      name: { zh: '正码过关', en: 'Regular parlay' },
      rule: {
        zh: '在正一至正六中选二至六关，每个位置一项，全部猜中即中奖，赔率为各关赔率的乘积；大小单双遇 49 为和，该关赔率按 1 计算。',
        en: 'Two to six legs, one a place, and all must win; the odds are the product. A leg on a side counts as odds of 1 when its place shows 49.',
      },
      example: '1:大|2:红波',
    },
    parlay(LHC.positions.slice(0, SPECIAL), LEGS),
  ),
];
