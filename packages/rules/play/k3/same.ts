import { definePlay } from '../define.ts';
import { appear } from '../rule/appear.ts';
import { groupText } from '../rule/group-text.ts';
import { groupTwoZone } from '../rule/group-two-zone.ts';
import { tier } from '../rule/rule.ts';
import { anyTripleThrow } from '../rule/throw.ts';
import { TYPED } from '../section.ts';
import { onDice, FACES } from './dice.ts';
import { K3 } from './face.ts';
import type { Play } from '../play.ts';

const TRIPLE = {
  family: K3,
  style: 'official',
  group: { code: 'triple', name: { zh: '三同号', en: 'Triple' } },
} as const;

/** 三同号: all dice show one face. */
export const triples: readonly Play[] = [
  definePlay(
    TRIPLE,
    {
      id: 4003,
      code: 'tripleSingle',
      section: { zh: '单选', en: 'One face' },
      name: { zh: '三同号单选', en: 'Triple of a face' },
      rule: {
        zh: '选择 1 至 6，三个骰子都是所选点数，即中奖。',
        en: 'Pick faces. All three dice must show the same picked face.',
      },
      example: '1,6',
    },
    onDice(appear(3, 3, { zh: '三同号单选', en: 'Triple of a face' }, FACES)),
  ),
  definePlay(
    TRIPLE,
    {
      id: 4004,
      code: 'tripleAll',
      section: { zh: '通选', en: 'Any face' },
      name: { zh: '三同号通选', en: 'Any triple' },
      rule: {
        zh: '三个骰子的点数相同，不论哪一点，即中奖。',
        en: 'Any three equal dice win.',
      },
      example: '通选',
    },
    onDice(anyTripleThrow),
  ),
];

const PAIR = {
  family: K3,
  style: 'official',
  group: { code: 'pair', name: { zh: '二同号', en: 'Pair' } },
} as const;

const PAIR_AND_ONE = tier('t1', '二同号单选', 'Pair and another', 3);

/** 二同号: two dice show one face. */
export const pairs: readonly Play[] = [
  definePlay(
    PAIR,
    {
      id: 4010,
      code: 'pairMulti',
      section: { zh: '复选', en: 'Two or more' },
      name: { zh: '二同号复选', en: 'Pair of a face' },
      rule: {
        zh: '选择 1 至 6，所选点数在三个骰子中出现两次或三次，即中奖。',
        en: 'Pick faces. A picked face must show on two dice, or on all three.',
      },
      example: '1,2',
    },
    onDice(appear(3, 2, { zh: '二同号复选', en: 'Pair of a face' }, FACES)),
  ),
  definePlay(
    PAIR,
    {
      id: 4011,
      code: 'pairSingle',
      section: { zh: '单选', en: 'Pair and another' },
      name: { zh: '二同号单选', en: 'Pair and another face' },
      rule: {
        zh: '选择二重号和单号，开出的三个骰子为所选的一对同号加一个不同的单号，顺序不限，即中奖。',
        en: 'Pick faces for the pair and for the third die. The dice must show a picked pair and another picked face, in any order.',
      },
      example: '1,2|2,3',
    },
    onDice(groupTwoZone(PAIR_AND_ONE, { pick: 1, repeat: 2 }, { pick: 1, repeat: 1 }, FACES)),
  ),
  definePlay(
    PAIR,
    {
      id: 4012,
      code: 'pairSingleText',
      section: TYPED,
      name: { zh: '二同号单式', en: 'Pair and another, typed' },
      rule: {
        zh: '输入三个点数为一注，其中恰有两个相同，与开出的三个骰子相同，顺序不限，即中奖。',
        en: 'Type three faces a note, two of them equal. The dice must show them in any order.',
      },
      example: '112 121 223',
    },
    onDice(groupText(['g3'], [PAIR_AND_ONE], FACES)),
  ),
];
