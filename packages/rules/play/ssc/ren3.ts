import { directSum } from '../rule/direct-sum.ts';
import { directText } from '../rule/direct-text.ts';
import { groupDistinct } from '../rule/group-distinct.ts';
import { groupSum } from '../rule/group-sum.ts';
import { groupText } from '../rule/group-text.ts';
import { GROUP_SHAPES } from '../rule/group.ts';
import { group3Pool } from '../rule/group3-pool.ts';
import { DIRECT, GROUP } from '../section.ts';
import { renTab } from './ren.ts';

const tab = renTab(3);

export const ren3 = [
  tab.direct(1175, '1,2|3|||4'),
  tab.row(
    {
      id: 1176,
      code: 'ren3.directText',
      section: DIRECT,
      name: { zh: '任三直选单式', en: 'Any 3 direct, typed' },
      rule: {
        zh: '至少勾选三个位置并输入三位数号码，任意三个所选位置与号码相同且顺序一致，即中奖。',
        en: 'Tick three positions or more and type three digits. Any three ticked positions must match in order.',
      },
      example: '@0,1,2,4:123',
    },
    directText(3),
  ),
  tab.row(
    {
      id: 1177,
      code: 'ren3.directSum',
      section: DIRECT,
      name: { zh: '任三直选和值', en: 'Any 3 direct, by sum' },
      rule: {
        zh: '至少勾选三个位置并选择和值，任意三个所选位置的数字之和与所选和值相同，即中奖。',
        en: 'Tick three positions or more and pick sums. Any three ticked positions must add up to a picked sum.',
      },
      example: '@0,1,2,4:1',
    },
    directSum(3),
  ),
  tab.row(
    {
      id: 1178,
      code: 'ren3.g3',
      section: GROUP,
      name: { zh: '任三组三复式', en: 'Any 3 group 3' },
      rule: {
        zh: '至少勾选三个位置并选两个号码，任意三个所选位置有且仅有两个数字相同，且均在所选号码之中，即中奖。',
        en: 'Tick three positions or more and pick two digits or more. Any three ticked positions must show exactly two equal digits, all picked.',
      },
      example: '@0,1,2,4:1,2',
    },
    group3Pool,
  ),
  tab.row(
    {
      id: 1179,
      code: 'ren3.g3Text',
      section: GROUP,
      name: { zh: '任三组三单式', en: 'Any 3 group 3, typed' },
      rule: {
        zh: '至少勾选三个位置并输入两个数字相同的三位数号码，任意三个所选位置的数字与号码相同，顺序不限，即中奖。',
        en: 'Tick three positions or more and type three digits of which exactly two are equal. Any three ticked positions must hold them in any order.',
      },
      example: '@0,1,2:112',
    },
    groupText(['g3']),
  ),
  tab.row(
    {
      id: 1180,
      code: 'ren3.g6',
      section: GROUP,
      name: { zh: '任三组六复式', en: 'Any 3 group 6' },
      rule: {
        zh: '至少勾选三个位置并选三个号码，任意三个所选位置的数字各不相同且均在所选号码之中，即中奖。',
        en: 'Tick three positions or more and pick three digits or more. Any three ticked positions must show three different picked digits.',
      },
      example: '@0,1,2,4:1,2,3,4',
    },
    groupDistinct(GROUP_SHAPES.g6.tier, 3),
  ),
  tab.row(
    {
      id: 1181,
      code: 'ren3.g6Text',
      section: GROUP,
      name: { zh: '任三组六单式', en: 'Any 3 group 6, typed' },
      rule: {
        zh: '至少勾选三个位置并输入数字各不相同的三位数号码，任意三个所选位置的数字与号码相同，顺序不限，即中奖。',
        en: 'Tick three positions or more and type three different digits. Any three ticked positions must hold them in any order.',
      },
      example: '@0,1,2:123',
    },
    groupText(['g6']),
  ),
  tab.row(
    {
      id: 1182,
      code: 'ren3.mixText',
      section: GROUP,
      name: { zh: '任三混合组选', en: 'Any 3 mixed group, typed' },
      rule: {
        zh: '至少勾选三个位置并输入三位数号码（豹子除外），任意三个所选位置的数字与号码相同，顺序不限，即中组三或组六。',
        en: 'Tick three positions or more and type three digits, not all equal. Any three ticked positions must hold them in any order; pays as group 3 or group 6.',
      },
      example: '@0,1,2:112 123',
    },
    groupText(['g3', 'g6']),
  ),
  tab.row(
    {
      id: 1183,
      code: 'ren3.groupSum',
      section: GROUP,
      name: { zh: '任三组选和值', en: 'Any 3 group, by sum' },
      rule: {
        zh: '至少勾选三个位置并选择和值，任意三个所选位置的数字之和与所选和值相同（豹子除外），即中组三或组六。',
        en: 'Tick three positions or more and pick sums. Any three ticked positions, not all equal, must add up to a picked sum; pays as group 3 or group 6.',
      },
      example: '@0,1,2,4:13',
    },
    groupSum(3),
  ),
];
