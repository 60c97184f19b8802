import { definePlay } from '../define.ts';
import { kenoPickDrag } from '../rule/keno-pick-drag.ts';
import { KL10 } from './face.ts';
import { ANY_PICKS, anyTier, HAPPY, numeral } from './picks.ts';
import { ANY } from './section.ts';
import type { Play } from '../play.ts';

/** 胆拖: bankers are in every note. */
export const drag: readonly Play[] = ANY_PICKS.map(({ dragId: id, size }) =>
  definePlay(
    {
      family: KL10,
      style: 'official',
      group: { code: 'drag', name: { zh: '胆拖', en: 'With bankers' } },
    },
    {
      id,
      code: `any${size}DT`,
      section: ANY,
      name: { zh: `选${numeral(size)}任选胆拖`, en: `Any ${size}, with bankers` },
      rule: {
        zh: `选${size === 2 ? '一个' : ` 1 至 ${size - 1} 个`}胆码和若干拖码，胆码在每一注中，由拖码补足 ${size} 个号码，全部在开出的八个号码之中，即中奖。`,
        en: `Pick ${size === 2 ? 'a banker' : `1 to ${size - 1} bankers`} and others. Bankers are in every note, the others fill it up to ${size} numbers, which must all be among the eight drawn.`,
      },
      example: `01|${Array.from({ length: size }, (_, i) => `0${i + 2}`).join()}`,
    },
    { ...kenoPickDrag(HAPPY, size, [size]), tiers: [anyTier(size)], tiersShareNote: false },
  ),
);
