import { defineDatedPlay, definePlay } from '../define.ts';
import { threeOrTwo } from '../rule/three-or-two.ts';
import { zodiacPair } from '../rule/zodiac-pair.ts';
import { LHC } from './face.ts';
import { ANIMALS, LUNAR_YEARS, numbersOf } from './lunar-year.ts';
import type { ListedPlay } from '../play.ts';

const LM = { code: 'lm', name: { zh: '连码', en: 'Linked numbers' } };
const CODES = ANIMALS.map(({ en }) => en.toLowerCase());

/** Numbers that have to come together (plays.md section 4.4). */
export const link: readonly ListedPlay[] = [
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
];
