import { definePlay } from '../define.ts';
import { headsAt } from '../place.ts';
import { funStar, SIZES, ZONES } from '../rule/fun-star.ts';
import { onZones } from '../rule/on-zones.ts';
import { NOVELTY } from '../section.ts';
import { SSC } from './face.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Classes } from '../rule/fun-star.ts';

const PLACE = {
  family: SSC,
  style: 'official',
  group: { code: 'fun', name: { zh: '趣味', en: 'Novelty' } },
} as const;

const ALL_FIVE = [0, 1, 2, 3, 4];
const BACK_FOUR = [1, 2, 3, 4];
const FRONT_THREE = [0, 1, 2];
const BACK_THREE = [2, 3, 4];

type FunRow = {
  readonly id: number;
  readonly code: string;
  readonly name: Bilingual;
  readonly at: readonly number[];
  readonly classes: Classes;
  readonly example: string;
};

/** The novelty plays (plays.md section 2.2.8). */
const ROWS: readonly FunRow[] = [
  {
    id: 1190,
    code: 'fun53',
    name: { zh: '五码趣味三星', en: 'Size 2 + digits 3' },
    at: ALL_FIVE,
    classes: SIZES,
    example: '大|小|1|2|3',
  },
  {
    id: 1191,
    code: 'fun43',
    name: { zh: '四码趣味三星', en: 'Size 1 + digits 3' },
    at: BACK_FOUR,
    classes: SIZES,
    example: '大|1|2|3',
  },
  {
    id: 1192,
    code: 'funq32',
    name: { zh: '前三趣味二星', en: 'Front 3: size 1 + digits 2' },
    at: FRONT_THREE,
    classes: SIZES,
    example: '大|1|2',
  },
  {
    id: 1193,
    code: 'funh32',
    name: { zh: '后三趣味二星', en: 'Back 3: size 1 + digits 2' },
    at: BACK_THREE,
    classes: SIZES,
    example: '小|1|2',
  },
  {
    id: 1194,
    code: 'zone53',
    name: { zh: '五码区间三星', en: 'Zone 2 + digits 3' },
    at: ALL_FIVE,
    classes: ZONES,
    example: '一区|二区|1|2|3',
  },
  {
    id: 1195,
    code: 'zone43',
    name: { zh: '四码区间三星', en: 'Zone 1 + digits 3' },
    at: BACK_FOUR,
    classes: ZONES,
    example: '一区|1|2|3',
  },
  {
    id: 1196,
    code: 'zoneq32',
    name: { zh: '前三区间二星', en: 'Front 3: zone 1 + digits 2' },
    at: FRONT_THREE,
    classes: ZONES,
    example: '五区|1|2',
  },
  {
    id: 1197,
    code: 'zoneh32',
    name: { zh: '后三区间二星', en: 'Back 3: zone 1 + digits 2' },
    at: BACK_THREE,
    classes: ZONES,
    example: '三区|1|2',
  },
];

const RULE_OF_SIZES: Bilingual = {
  zh: '前面的位置选大（5 至 9）或小（0 至 4），后面的位置选号码。全部相符中一等奖，仅号码相同中二等奖。',
  en: 'Pick big (5 to 9) or small (0 to 4) for the leading positions, digits for the others. All match: first prize; only the digits: second prize.',
};

const RULE_OF_ZONES: Bilingual = {
  zh: '前面的位置选区间（一区 0、1，二区 2、3，三区 4、5，四区 6、7，五区 8、9），后面的位置选号码。全部相符中一等奖，仅号码相同中二等奖。',
  en: 'Pick zones for the leading positions (zone 1 is 0 and 1, ... zone 5 is 8 and 9), digits for the others. All match: first prize; only the digits: second prize.',
};

export const funPlays = ROWS.map(({ id, code, name, at, classes, example }) =>
  definePlay(
    PLACE,
    {
      id,
      code: `fun.${code}`,
      section: NOVELTY,
      name,
      rule: classes === SIZES ? RULE_OF_SIZES : RULE_OF_ZONES,
      example,
    },
    onZones([at], funStar(headsAt(SSC, at), at.length === 5 ? 2 : 1, classes)),
  ),
);
