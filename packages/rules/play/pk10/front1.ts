import { definePlay } from '../define.ts';
import { headsAt } from '../place.ts';
import { directDistinct } from '../rule/direct-distinct.ts';
import { DIRECT } from '../section.ts';
import { PK10 } from './face.ts';
import type { Play } from '../play.ts';

const FIRST = [0];

/** 前一: the winner of the race. */
export const front1: readonly Play[] = [
  definePlay(
    {
      family: PK10,
      style: 'official',
      group: { code: 'front1', name: { zh: '前一', en: 'Front 1' } },
    },
    {
      id: 5001,
      code: 'front1.direct',
      section: DIRECT,
      name: { zh: '前一直选复式', en: 'Front 1 direct' },
      rule: {
        zh: '选择一个或多个号码，其中一个与冠军的车号相同，即中奖。',
        en: 'Pick cars. You win if one of them comes in first.',
      },
      example: '01,02',
    },
    directDistinct(FIRST, headsAt(PK10, FIRST), 10),
  ),
];
