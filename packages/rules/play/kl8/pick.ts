import { definePlay } from '../define.ts';
import { kenoPick } from '../rule/keno-pick.ts';
import { ANY } from '../section.ts';
import { KL8 } from './face.ts';
import type { Play } from '../play.ts';

/** Twenty of the numbers 1 to 80. */
export const KENO = { drawn: 20, numbers: 80 };

/** 任选, the first tab. */
export const pick: readonly Play[] = [
  definePlay(
    { family: KL8, style: 'official', group: { code: 'pick', name: { zh: '任选', en: 'Pick' } } },
    {
      id: 6018,
      code: 'pick10',
      section: ANY,
      name: { zh: '任选十', en: 'Pick 10' },
      rule: {
        zh: '从 01 至 80 中选择 10 个或更多号码，每 10 个为一注。按一注中开出的个数定奖：中 10、9、8、7、6、5 个或一个不中，均中奖。',
        en: 'Pick 10 or more of 80 numbers; every 10 of them are a note. A note wins by how many of its numbers are among the 20 drawn: 10, 9, 8, 7, 6, 5, or none at all.',
      },
      example: '01,02,03,04,05,06,07,08,09,10,11',
    },
    kenoPick(KENO, 10, [10, 9, 8, 7, 6, 5, 0]),
  ),
];
