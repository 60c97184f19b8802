import { definePlay } from '../define.ts';
import { ballRow } from '../entry/pad.ts';
import { headsAt } from '../place.ts';
import { fixedAt } from '../rule/fixed-pos.ts';
import { FIXED } from '../section.ts';
import { KL10 } from './face.ts';
import { HAPPY } from './picks.ts';
import type { Play } from '../play.ts';

const PLACES = Array.from({ length: HAPPY.drawn }, (_, place) => place);

/** 定位胆: numbers at any of the eight places. */
export const fixed: Play = definePlay(
  { family: KL10, style: 'official', group: { code: 'fixed', name: FIXED } },
  {
    id: 7017,
    code: 'fixed',
    section: FIXED,
    name: FIXED,
    rule: {
      zh: '在第一球至第八球任意位置选择号码，每个号码为一注，与该位置开出的号码相同，即中奖。',
      en: 'Pick numbers for any of the eight balls; each is a note. It must be drawn at its place.',
    },
    example: '01,02||03|||||',
  },
  fixedAt(
    PLACES,
    headsAt(KL10, PLACES).map((head) => ballRow(head, 1, HAPPY.numbers, 0)),
    1,
  ),
);
