import { definePlay } from '../define.ts';
import { kenoPickDrag } from '../rule/keno-pick-drag.ts';
import { ANY } from '../section.ts';
import { KL8 } from './face.ts';
import { KENO } from './pick.ts';
import { listed, numeral, PICKS, upTo } from './picks.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Play } from '../play.ts';

const PLACE = {
  family: KL8,
  style: 'official',
  group: { code: 'pickDrag', name: { zh: '任选胆拖', en: 'With bankers' } },
} as const;

function ruleOf(size: number, paid: readonly number[]): Bilingual {
  const { zh, en } = listed(paid);
  const most = size - 1;
  return {
    zh: `选${most === 1 ? '一个' : ` 1 至 ${most} 个`}胆码和若干拖码，胆码在每一注中，由拖码补足 ${size} 个号码。按一注中开出的个数定奖：${zh}，均中奖。`,
    en: `Pick ${most === 1 ? 'a banker' : `1 to ${most} bankers`} and others. Bankers are in every note, the others fill it up to ${size} numbers. A note wins by how many of its numbers are among the 20 drawn: ${en}.`,
  };
}

/** 任选胆拖: the notes that have all bankers; none of a single number. */
export const drag: readonly Play[] = PICKS.flatMap(({ dragId: id, size, paid }) =>
  id === undefined
    ? []
    : definePlay(
        PLACE,
        {
          id,
          code: `pick${size}DT`,
          section: ANY,
          name: { zh: `任选${numeral(size)}胆拖`, en: `Pick ${size}, with bankers` },
          rule: ruleOf(size, paid),
          example: upTo(size + 1).replace(',', '|'),
        },
        kenoPickDrag(KENO, size, paid),
      ),
);
