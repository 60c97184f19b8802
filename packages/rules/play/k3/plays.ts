import { definePlay } from '../define.ts';
import { atLeast, timesOf } from '../rule/condition.ts';
import { groupDrag } from '../rule/group-drag.ts';
import { option, repeatingRule } from '../rule/option-rule.ts';
import { tier } from '../rule/rule.ts';
import { GROUP } from '../section.ts';
import { creditPlay } from '../template/credit-play.ts';
import { K3 } from './face.ts';
import { DICE, sum } from './sum.ts';
import type { Play } from '../play.ts';

/** 91 of 216 throws show a face; over all throws it is shown 108 times. */
const faces = [1, 2, 3, 4, 5, 6].map((face) => {
  const times = timesOf(face, DICE);
  const label = String(face);
  return { ...option(label, label, label, 91, atLeast(times, 1)), hits: 108n, times };
});

/** The plays of three dice, tabs in menu order (plays.md sections 2.5 and 3.4). */
export const k3: readonly Play[] = [
  ...sum,
  definePlay(
    {
      family: K3,
      style: 'official',
      group: { code: 'diff3', name: { zh: '三不同号', en: 'Three different' } },
    },
    {
      id: 4007,
      code: 'diff3DT',
      section: GROUP,
      name: { zh: '三不同号胆拖', en: 'Three different, with bankers' },
      rule: {
        zh: '选一或两个胆码和若干拖码，胆码与拖码组成三个不同的号码，与开出的三个骰子相同，顺序不限，即中奖。',
        en: 'Pick one or two bankers and others. The dice must show all bankers and one or two of the others, three different faces in any order.',
      },
      example: '1|2,3,4',
    },
    groupDrag(tier('t1', '三不同号', 'Three different', 6), 216, 3, 1, 6),
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
    repeatingRule(216, faces, 3),
  ),
];
