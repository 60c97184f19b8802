import { areaOf } from '../area.ts';
import { definePlay } from '../define.ts';
import { headsOf } from '../place.ts';
import { directCombo } from '../rule/direct-combo.ts';
import { directText } from '../rule/direct-text.ts';
import { direct } from '../rule/direct.ts';
import { onZones } from '../rule/on-zones.ts';
import { COMBINATION, DIRECT } from '../section.ts';
import { star5Appear } from './star5-appear.ts';
import { star5Groups } from './star5-group.ts';
import { SSC } from './face.ts';

const AREA = areaOf(SSC, 'star5', { zh: '五星', en: 'All 5' }, { zh: '五星', en: '5-digit' }, [
  [0, 1, 2, 3, 4],
]);

/** Plays on all five digits in order, then their groups and occurrences (plays.md section 2.2.1). */
export const star5 = [
  definePlay(
    AREA,
    {
      id: 1001,
      code: 'star5.direct',
      section: DIRECT,
      name: { zh: '五星直选复式', en: '5-digit direct, per position' },
      rule: {
        zh: '每位至少选一个号码，所选号码与开奖号码的五位全部相同且顺序一致，即中奖。',
        en: 'Pick at least one digit for each position. All five must match the draw in order.',
      },
      example: '1,2|3|4|5,6|7',
    },
    onZones(AREA.zones, direct(headsOf(AREA))),
  ),
  definePlay(
    AREA,
    {
      id: 1002,
      code: 'star5.directText',
      section: DIRECT,
      name: { zh: '五星直选单式', en: '5-digit direct, typed' },
      rule: {
        zh: '手动输入五位数号码，与开奖号码的五位全部相同且顺序一致，即中奖。重复的号码只计一注。',
        en: 'Type five-digit numbers. All five must match the draw in order; repeats count once.',
      },
      example: '12345 54321 12345',
    },
    onZones(AREA.zones, directText(5)),
  ),
  definePlay(
    AREA,
    {
      id: 1003,
      code: 'star5.combo',
      section: COMBINATION,
      name: { zh: '五星组合', en: '5-digit combination' },
      rule: {
        zh: '每位至少选一个号码，每组号码包含五星、四星、三星、二星、一星各一注，从个位起依次相同即中相应奖项。',
        en: 'Each pick makes five notes: all five digits and the last four, three, two and one. Each pays its own prize.',
      },
      example: '4|5|6|7|8',
    },
    onZones(AREA.zones, directCombo(headsOf(AREA))),
  ),
  ...star5Groups(AREA),
  ...star5Appear(AREA),
];
