import {
  atLeast,
  below,
  both,
  equals,
  isEven,
  isOdd,
  not,
  spanOf,
  sumOf,
  timesOf,
} from '../rule/condition.ts';
import { subsets } from '../rule/counting.ts';
import { option, optionRule, repeatingRule } from '../rule/option-rule.ts';
import { shape3 } from '../rule/shape3.ts';
import { creditPlay } from '../template/credit-play.ts';
import { DICE, THROWS } from './dice.ts';
import { K3 } from './face.ts';
import { SUMS } from './sum.ts';
import type { Condition } from '../rule/condition.ts';
import type { RuleOption } from '../rule/option-rule.ts';
import type { Shape3 } from '../rule/shape3.ts';
import type { Play, PlayGroup } from '../play.ts';

const FACES = [1, 2, 3, 4, 5, 6];

const total = sumOf(DICE);
const span = spanOf(DICE);
const times = (face: number) => timesOf(face, DICE);
const isShape =
  (shape: Shape3): Condition =>
  (draw) =>
    shape3(draw, DICE) === shape;
const isTriple = isShape('leopard');

/** 91 of 216 throws show a face; over all throws it is shown 108 times. */
const armies = FACES.map((face) => {
  const label = String(face);
  const shown = atLeast(times(face), 1);
  return { ...option(label, label, label, 91, shown), hits: 108n, times: times(face) };
});

/** The triple of a face, or any triple. */
const triples = [
  ...FACES.map((face) => {
    const label = String(face).repeat(3);
    return option(label, label, label, 1, equals(times(face), 3));
  }),
  option('all', '全骰', 'Any triple', 6, isTriple),
];

const points = SUMS.map((wins, i) =>
  option(String(i + 3), `${i + 3}点`, String(i + 3), wins, equals(total, i + 3)),
);

const longTiles = [...subsets(FACES, 2)].map(([a, b]) => {
  const label = `${a}${b}`;
  return option(label, label, label, 30, both(atLeast(times(a!), 1), atLeast(times(b!), 1)));
});

const shortTiles = FACES.map((face) => {
  const label = String(face).repeat(2);
  return option(label, label, label, 16, atLeast(times(face), 2));
});

const spans = [6, 30, 48, 54, 48, 30].map((wins, value) =>
  option(String(value), String(value), String(value), wins, equals(span, value)),
);

/** Every triple loses. */
const side = (code: string, zh: string, en: string, holds: Condition): RuleOption =>
  option(code, zh, en, 105, both(holds, not(isTriple)));

const RED = [1, 4];
const allRed: Condition = (draw) => draw.every((face) => RED.includes(face));
const allBlack: Condition = (draw) => !draw.some((face) => RED.includes(face));

/** A play in a tab of its own, under its name where the tab has none. */
const play = (
  row: Parameters<typeof creditPlay>[2],
  options: readonly RuleOption[],
  tab: PlayGroup = { code: row.code, name: row.name },
): Play => creditPlay(K3, tab, row, optionRule(THROWS, options));

/** The double-sided plays of three dice (plays.md section 3.4). */
export const credit: readonly Play[] = [
  play(
    {
      id: 4019,
      code: 'size',
      name: { zh: '大小单双(豹子通杀)', en: 'Big/small, odd/even' },
      rule: {
        zh: '三个骰子的点数之和：11 至 18 为大，3 至 10 为小，另分单双。三个骰子相同时，大小单双通杀。',
        en: 'The three dice together: big is 11 to 18, small 3 to 10; odd or even. Three equal dice lose all four.',
      },
    },
    [
      side('big', '大', 'Big', atLeast(total, 11)),
      side('small', '小', 'Small', below(total, 11)),
      side('odd', '单', 'Odd', isOdd(total)),
      side('even', '双', 'Even', isEven(total)),
    ],
    { code: 'two', name: { zh: '大小骰宝', en: 'Size' } },
  ),
  creditPlay(
    K3,
    { code: 'sanjun', name: { zh: '三军', en: 'Single face' } },
    {
      id: 4020,
      code: 'sanjun',
      name: { zh: '三军', en: 'Single face' },
      rule: {
        zh: '所选点数在三个骰子中出现即中奖，每出现一次赔一次净赢，本金退一次；未出现则不中奖。',
        en: 'The face shows on a die. The net win is paid once for each die that shows it, the stake is returned once.',
      },
    },
    repeatingRule(THROWS, armies, DICE.length),
  ),
  play(
    {
      id: 4021,
      code: 'weitou',
      name: { zh: '围骰/全骰', en: 'Triples' },
      rule: {
        zh: '围骰：三个骰子都是所选点数。全骰：三个骰子相同，不论哪一点。',
        en: 'All three dice show the face of the triple; for any triple they are equal, whatever they show.',
      },
    },
    triples,
  ),
  play(
    {
      id: 4022,
      code: 'points',
      name: { zh: '点数', en: 'Points' },
      rule: {
        zh: '三个骰子的点数之和等于所选点数，即中奖。',
        en: 'The three dice add up to the picked sum.',
      },
    },
    points,
  ),
  play(
    {
      id: 4023,
      code: 'long',
      name: { zh: '长牌', en: 'Long tile' },
      rule: {
        zh: '所选的两个不同点数都在三个骰子中出现，即中奖。',
        en: 'Both faces of the tile are among the three dice.',
      },
    },
    longTiles,
  ),
  play(
    {
      id: 4024,
      code: 'short',
      name: { zh: '短牌', en: 'Short tile' },
      rule: {
        zh: '所选点数在三个骰子中出现两次或三次，即中奖。',
        en: 'The face of the tile shows on two dice, or on all three.',
      },
    },
    shortTiles,
  ),
  play(
    {
      id: 4025,
      code: 'form',
      name: { zh: '形态', en: 'Form' },
      rule: {
        zh: '豹子：三个相同。顺子：三个相连。对子：恰有两个相同。半顺：互不相同，恰有两个相连。杂：互不相同且都不相连。1 与 6 不相连。',
        en: 'Triple: three equal. Straight: three in a row. Pair: exactly two equal. Half straight: all different, two of them neighbours. Mixed: all different, no neighbours. 1 and 6 are no neighbours.',
      },
    },
    [
      option('leopard', '豹子', 'Triple', 6, isTriple),
      option('straight', '顺子', 'Straight', 24, isShape('straight')),
      option('pair', '对子', 'Pair', 90, isShape('pair')),
      option('half', '半顺', 'Half straight', 72, isShape('half')),
      option('misc', '杂', 'Mixed', 24, isShape('misc')),
    ],
  ),
  play(
    {
      id: 4026,
      code: 'span',
      name: { zh: '跨度', en: 'Span' },
      rule: {
        zh: '三个骰子中最大点数减最小点数等于所选跨度，即中奖。',
        en: 'The largest face minus the smallest is the picked span.',
      },
    },
    spans,
  ),
  play(
    {
      id: 4027,
      code: 'redblack',
      name: { zh: '全红/全黑', en: 'All red, all black' },
      rule: {
        zh: '1、4 点为红，2、3、5、6 点为黑。三个骰子全为红即全红，全为黑即全黑。',
        en: 'Faces 1 and 4 are red, 2, 3, 5 and 6 black. All three dice must be of one colour.',
      },
    },
    [
      option('red', '全红', 'All red', 8, allRed),
      option('black', '全黑', 'All black', 64, allBlack),
    ],
    { code: 'redblack', name: { zh: '红黑', en: 'Red/black' } },
  ),
];
