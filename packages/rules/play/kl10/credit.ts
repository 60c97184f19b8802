import {
  above,
  atLeast,
  below,
  equals,
  isEven,
  isOdd,
  lastDigitOf,
  lead,
  sumOf,
} from '../rule/condition.ts';
import { drawnNumbers } from '../rule/drawn-numbers.ts';
import { option, optionRule, totalRule, withTie } from '../rule/option-rule.ts';
import { creditPlay } from '../template/credit-play.ts';
import { ATTRIBUTES } from './attribute.ts';
import { KL10 } from './face.ts';
import { HAPPY } from './picks.ts';
import type { Play } from '../play.ts';

const PLACES = Array.from({ length: HAPPY.drawn }, (_, place) => place);
const NUMBERS = Array.from({ length: HAPPY.numbers }, (_, i) => i + 1);

const sum = sumOf(PLACES);
const tail = lastDigitOf(sum);
const isMiddle = equals(sum, 84);

/** Sets of eight, by their total (plays.md section 3.7). */
const SETS = 125_970n;
const MIDDLE = 3_788;

const totals = [
  withTie(option('big', '总和大', 'Big', 61_091, above(sum, 84)), MIDDLE, isMiddle),
  withTie(option('small', '总和小', 'Small', 61_091, below(sum, 84)), MIDDLE, isMiddle),
  option('odd', '总和单', 'Odd', 62_880, isOdd(sum)),
  option('even', '总和双', 'Even', 63_090, isEven(sum)),
  option('tbig', '总和尾大', 'Tail big', 62_964, atLeast(tail, 5)),
  option('tsmall', '总和尾小', 'Tail small', 63_006, below(tail, 5)),
];

/** Each number, and each thing that is said of one. */
const ballOptions = (place: number) => [
  ...NUMBERS.map((number) => {
    const label = String(number).padStart(2, '0');
    return option(label, label, label, 1, (draw) => draw[place] === number);
  }),
  ...ATTRIBUTES.map(({ code, name, holds }) =>
    option(code, name.zh, name.en, NUMBERS.filter(holds).length, (draw) => holds(draw[place]!)),
  ),
];

const BALL_RULE = {
  zh: '11 至 20 为大；尾数 5 至 9 为尾大；合为两位数字之和。东 01、05、09、13、17，南、西、北各依次加一；中 01 至 07，发 08 至 14，白 15 至 20。',
  en: 'Big is 11 to 20; tail is the last digit, big from 5; digits are both added. East is 01, 05, 09, 13, 17; south, west and north follow one by one. Red is 01 to 07, green 08 to 14, white 15 to 20.',
};

const balls = KL10.positions.map((name, place) =>
  creditPlay(
    KL10,
    { code: 'ball', name: { zh: '第一球~第八球', en: 'Balls 1-8' } },
    { id: 7019 + place, code: `ball${place + 1}`, name, rule: BALL_RULE },
    optionRule(HAPPY.numbers, ballOptions(place), [place]),
  ),
);

/** Places that are compared: 1 v 8, 2 v 7, 3 v 6, 4 v 5. */
const duels = [0, 1, 2, 3].map((place) => {
  const other = HAPPY.drawn - 1 - place;
  const [one, two] = [place + 1, other + 1];
  const ahead = lead(place, other);
  return creditPlay(
    KL10,
    { code: 'dt', name: { zh: '龙虎', en: 'Dragon/tiger' } },
    {
      id: 7027 + place,
      code: `dt${one}`,
      name: { zh: `龙虎(${one}V${two})`, en: `Ball ${one} v ball ${two}` },
      rule: {
        zh: `第${one}球大于第${two}球为龙，小于为虎；两球不会相同。`,
        en: `Dragon: ball ${one} is higher than ball ${two}; tiger: it is lower. They are never equal.`,
      },
    },
    optionRule(
      380,
      [
        option('dragon', '龙', 'Dragon', 190, above(ahead, 0)),
        option('tiger', '虎', 'Tiger', 190, below(ahead, 0)),
      ],
      [place, other],
    ),
  );
});

/** The double-sided plays of happy ten (plays.md section 3.7). */
export const credit: readonly Play[] = [
  creditPlay(
    KL10,
    { code: 'two', name: { zh: '两面', en: 'Two sides' } },
    {
      id: 7018,
      code: 'total',
      name: { zh: '总和/龙虎', en: 'Total of 8 numbers' },
      rule: {
        zh: '八个号码之和：大于 84 为大，小于 84 为小，和为 84 时大小退还本金；尾数 5 至 9 为尾大。',
        en: 'All 8 numbers together: big is above 84, small below; 84 gives their stakes back. The tail is the last digit, big from 5.',
      },
    },
    totalRule(SETS, totals),
  ),
  ...balls,
  ...duels,
  creditPlay(
    KL10,
    { code: 'zm', name: { zh: '正码', en: 'Numbers' } },
    {
      id: 7031,
      code: 'zm',
      name: { zh: '正码', en: 'Number is drawn' },
      rule: {
        zh: '所选号码在开出的八个号码之中，即中奖。',
        en: 'The number is among the 8 drawn.',
      },
    },
    drawnNumbers(HAPPY),
  ),
];
