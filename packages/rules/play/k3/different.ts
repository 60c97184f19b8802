import { definePlay } from '../define.ts';
import { PICK } from '../entry/pad.ts';
import { anyPos } from '../rule/any-pos.ts';
import { anyPosDrag } from '../rule/any-pos-drag.ts';
import { anyPosText } from '../rule/any-pos-text.ts';
import { groupDistinct } from '../rule/group-distinct.ts';
import { groupDrag } from '../rule/group-drag.ts';
import { groupText } from '../rule/group-text.ts';
import { tier } from '../rule/rule.ts';
import { anyStraight, oneStraight } from '../rule/throw.ts';
import { BANKERS, STANDARD, TYPED } from '../section.ts';
import { DICE, FACES, onDice, THROWS } from './dice.ts';
import { K3 } from './face.ts';
import type { Play } from '../play.ts';

const THREE = {
  family: K3,
  style: 'official',
  group: { code: 'diff3', name: { zh: '三不同号', en: 'Three different' } },
} as const;

const THREE_DIFFERENT = tier('t1', '三不同号', 'Three different', 6);

/** 三不同号: each die shows a face of its own. */
export const threeDifferent: readonly Play[] = [
  definePlay(
    THREE,
    {
      id: 4005,
      code: 'diff3',
      section: STANDARD,
      name: { zh: '三不同号标准', en: 'Three different' },
      rule: {
        zh: '至少选三个不同点数，每三个为一注，与开出的三个骰子相同，顺序不限，即中奖。',
        en: 'Pick three faces or more; every three of them are a note. The dice must show the three faces of a note in any order.',
      },
      example: '1,2,3,4',
    },
    onDice(groupDistinct(THREE_DIFFERENT, 3, 1, PICK, FACES)),
  ),
  definePlay(
    THREE,
    {
      id: 4006,
      code: 'diff3Text',
      section: TYPED,
      name: { zh: '三不同号单式', en: 'Three different, typed' },
      rule: {
        zh: '输入三个不同的点数为一注，与开出的三个骰子相同，顺序不限，即中奖。',
        en: 'Type three different faces a note. The dice must show them in any order.',
      },
      example: '123 321',
    },
    onDice(groupText(['g6'], [THREE_DIFFERENT], FACES)),
  ),
  definePlay(
    THREE,
    {
      id: 4007,
      code: 'diff3DT',
      section: BANKERS,
      name: { zh: '三不同号胆拖', en: 'Three different, with bankers' },
      rule: {
        zh: '选一或两个胆码和若干拖码，胆码与拖码组成三个不同的号码，与开出的三个骰子相同，顺序不限，即中奖。',
        en: 'Pick one or two bankers and others. The dice must show all bankers and one or two of the others, three different faces in any order.',
      },
      example: '1|2,3,4',
    },
    groupDrag(THREE_DIFFERENT, THROWS, 3, FACES),
  ),
];

const STRAIGHT = {
  family: K3,
  style: 'official',
  group: { code: 'straight', name: { zh: '三连号', en: 'Straight' } },
} as const;

/** 三连号: three faces in a row. */
export const straights: readonly Play[] = [
  definePlay(
    STRAIGHT,
    {
      id: 4008,
      code: 'straightAll',
      section: { zh: '通选', en: 'Any' },
      name: { zh: '三连号通选', en: 'Any straight' },
      rule: {
        zh: '开出 123、234、345 或 456，顺序不限，即中奖。',
        en: 'The dice must show 123, 234, 345 or 456, in any order.',
      },
      example: '通选',
    },
    onDice(anyStraight),
  ),
  definePlay(
    STRAIGHT,
    {
      id: 4009,
      code: 'straightSingle',
      section: { zh: '单选', en: 'One' },
      name: { zh: '三连号单选', en: 'One straight' },
      rule: {
        zh: '选择 123、234、345、456，开出所选的三个点数，顺序不限，即中奖。',
        en: 'Pick from 123, 234, 345 and 456. The dice must show a picked one in any order.',
      },
      example: '123,456',
    },
    onDice(oneStraight),
  ),
];

const TWO = {
  family: K3,
  style: 'official',
  group: { code: 'diff2', name: { zh: '二不同号', en: 'Two different' } },
} as const;

const TWO_DIFFERENT = tier('t1', '二不同号', 'Two different', 30);

/** 二不同号: two faces are both shown, whatever the third die is. */
export const twoDifferent: readonly Play[] = [
  definePlay(
    TWO,
    {
      id: 4013,
      code: 'diff2',
      section: STANDARD,
      name: { zh: '二不同号标准', en: 'Two different' },
      rule: {
        zh: '至少选两个不同点数，每两个为一注，两个点数都在三个骰子中出现，即中奖。',
        en: 'Pick two faces or more; every two of them are a note. Both faces of a note must be among the three dice.',
      },
      example: '1,2,3',
    },
    onDice(anyPos(3, 2, TWO_DIFFERENT, FACES)),
  ),
  definePlay(
    TWO,
    {
      id: 4014,
      code: 'diff2Text',
      section: TYPED,
      name: { zh: '二不同号单式', en: 'Two different, typed' },
      rule: {
        zh: '输入两个不同的点数为一注，两个点数都在三个骰子中出现，顺序不限，即中奖。',
        en: 'Type two different faces a note. Both must be among the three dice, in any order.',
      },
      example: '12 21 34',
    },
    onDice(anyPosText(3, 2, TWO_DIFFERENT, FACES)),
  ),
  definePlay(
    TWO,
    {
      id: 4015,
      code: 'diff2DT',
      section: BANKERS,
      name: { zh: '二不同号胆拖', en: 'Two different, with a banker' },
      rule: {
        zh: '选一个胆码和若干拖码，胆码与每个拖码为一注，两个点数都在三个骰子中出现，即中奖。',
        en: 'Pick a banker and others; the banker with each of the others is a note. Both faces of a note must be among the three dice.',
      },
      example: '1|2,3,4',
    },
    anyPosDrag(TWO_DIFFERENT, THROWS, DICE.length, 2, FACES),
  ),
];
