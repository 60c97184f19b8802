import { definePlay } from '../define.ts';
import { headsAt } from '../place.ts';
import { directDistinct } from '../rule/direct-distinct.ts';
import { DIRECT } from '../section.ts';
import { PK10 } from './face.ts';
import type { Play } from '../play.ts';

export const FIRST_TWO = [0, 1];

/** 前二, the first tab. */
export const front2: readonly Play[] = [
  definePlay(
    {
      family: PK10,
      style: 'official',
      group: { code: 'front2', name: { zh: '前二', en: 'Front 2' } },
    },
    {
      id: 5002,
      code: 'front2.direct',
      section: DIRECT,
      name: { zh: '前二直选复式', en: 'Front 2 direct' },
      rule: {
        zh: '冠军、亚军各选一个或多个号码，所选号码与开奖的前二名相同且顺序一致，即中奖。同一辆车不能同时得冠军和亚军。',
        en: 'Pick cars for champion and second. Both must arrive as picked; one car cannot take both places.',
      },
      example: '01,02|03',
    },
    directDistinct(FIRST_TWO, headsAt(PK10, FIRST_TWO), 10),
  ),
];
