import { definePlay } from '../define.ts';
import { appear } from '../rule/appear.ts';
import { onZones } from '../rule/on-zones.ts';
import { NOVELTY } from '../section.ts';
import type { Bilingual } from '../../core/text.ts';
import type { PlayArea } from '../place.ts';
import type { Play } from '../play.ts';

const ROWS: readonly {
  readonly id: number;
  readonly code: string;
  readonly min: number;
  readonly name: Bilingual;
  readonly rule: Bilingual;
}[] = [
  {
    id: 1010,
    code: 'yffs',
    min: 1,
    name: { zh: '一帆风顺', en: 'Plain sailing (once or more)' },
    rule: {
      zh: '选择一个或多个号码，所选号码在开奖的五个数字中出现一次或以上，即中奖。',
      en: 'Each picked digit that occurs at least once among the five wins.',
    },
  },
  {
    id: 1011,
    code: 'hscs',
    min: 2,
    name: { zh: '好事成双', en: 'Good things in pairs (twice or more)' },
    rule: {
      zh: '选择一个或多个号码，所选号码在开奖的五个数字中出现两次或以上，即中奖。',
      en: 'Each picked digit that occurs at least twice among the five wins.',
    },
  },
  {
    id: 1012,
    code: 'sxbx',
    min: 3,
    name: { zh: '三星报喜', en: 'Three lucky stars (three or more)' },
    rule: {
      zh: '选择一个或多个号码，所选号码在开奖的五个数字中出现三次或以上，即中奖。',
      en: 'Each picked digit that occurs at least three times among the five wins.',
    },
  },
  {
    id: 1013,
    code: 'sjfc',
    min: 4,
    name: { zh: '四季发财', en: 'Four seasons of fortune (four or more)' },
    rule: {
      zh: '选择一个或多个号码，所选号码在开奖的五个数字中出现四次或以上，即中奖。',
      en: 'Each picked digit that occurs at least four times among the five wins.',
    },
  },
];

/** How often a digit occurs among the five (plays.md section 2.2.1). */
export const star5Appear = (area: PlayArea): Play[] =>
  ROWS.map(({ id, code, min, name, rule }) =>
    definePlay(
      area,
      { id, code: `star5.${code}`, section: NOVELTY, name, rule, example: '1,3' },
      onZones(area.zones, appear(5, min, name)),
    ),
  );
