import { definePlay } from '../define.ts';
import { kenoPick } from '../rule/keno-pick.ts';
import { ANY } from '../section.ts';
import { KL8 } from './face.ts';
import { listed, numeral, PICKS, upTo } from './picks.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Play } from '../play.ts';

/** Twenty of the numbers 1 to 80. */
export const KENO = { drawn: 20, numbers: 80 };

const ONE_NUMBER: Bilingual = {
  zh: '从 01 至 80 中选择号码，每个号码为一注，在开出的 20 个号码之中，即中奖。',
  en: 'Pick of 80 numbers; each of them is a note. It wins when it is among the 20 drawn.',
};

const ruleOf = (size: number, paid: readonly number[]): Bilingual => {
  const { zh, en } = listed(paid);
  return {
    zh: `从 01 至 80 中选择 ${size} 个或更多号码，每 ${size} 个为一注。按一注中开出的个数定奖：${zh}，均中奖。`,
    en: `Pick ${size} or more of 80 numbers; every ${size} of them are a note. A note wins by how many of its numbers are among the 20 drawn: ${en}.`,
  };
};

/** 任选, the first tab: each note of so many of the picked numbers is settled on its own. */
export const pick: readonly Play[] = PICKS.map(({ id, size, paid }) =>
  definePlay(
    { family: KL8, style: 'official', group: { code: 'pick', name: { zh: '任选', en: 'Pick' } } },
    {
      id,
      code: `pick${size}`,
      section: ANY,
      name: { zh: `任选${numeral(size)}`, en: `Pick ${size}` },
      rule: size === 1 ? ONE_NUMBER : ruleOf(size, paid),
      example: upTo(size + 1),
    },
    kenoPick(KENO, size, paid),
  ),
);
