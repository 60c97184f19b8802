import { directSum } from '../rule/direct-sum.ts';
import { directText } from '../rule/direct-text.ts';
import { groupDistinct } from '../rule/group-distinct.ts';
import { groupSum } from '../rule/group-sum.ts';
import { groupText } from '../rule/group-text.ts';
import { GROUP_SHAPES } from '../rule/group.ts';
import { DIRECT, GROUP } from '../section.ts';
import { renTab } from './ren.ts';

const tab = renTab(2);

export const ren2 = [
  tab.direct(1169, '1,2|3|||4'),
  tab.row(
    {
      id: 1170,
      code: 'ren2.directText',
      section: DIRECT,
      name: { zh: '任二直选单式', en: 'Any 2 direct, typed' },
      rule: {
        zh: '至少勾选两个位置并输入两位数号码，任意两个所选位置与号码相同且顺序一致，即中奖。',
        en: 'Tick two positions or more and type two digits. Any two ticked positions must match in order.',
      },
      example: '@0,1,4:12 34',
    },
    directText(2),
  ),
  tab.row(
    {
      id: 1171,
      code: 'ren2.directSum',
      section: DIRECT,
      name: { zh: '任二直选和值', en: 'Any 2 direct, by sum' },
      rule: {
        zh: '至少勾选两个位置并选择和值，任意两个所选位置的数字之和与所选和值相同，即中奖。',
        en: 'Tick two positions or more and pick sums. Any two ticked positions must add up to a picked sum.',
      },
      example: '@0,1,4:9',
    },
    directSum(2),
  ),
  tab.row(
    {
      id: 1172,
      code: 'ren2.g2',
      section: GROUP,
      name: { zh: '任二组选复式', en: 'Any 2 group' },
      rule: {
        zh: '至少勾选两个位置并选两个号码，任意两个所选位置的数字均在所选号码之中，顺序不限（对子除外），即中奖。',
        en: 'Tick two positions or more and pick two digits or more. Any two ticked positions must show two different picked digits.',
      },
      example: '@0,1,4:1,2,3',
    },
    groupDistinct(GROUP_SHAPES.g2.tier, 2),
  ),
  tab.row(
    {
      id: 1173,
      code: 'ren2.g2Text',
      section: GROUP,
      name: { zh: '任二组选单式', en: 'Any 2 group, typed' },
      rule: {
        zh: '至少勾选两个位置并输入两位数号码（对子除外），任意两个所选位置的数字与号码相同，顺序不限，即中奖。',
        en: 'Tick two positions or more and type two different digits. Any two ticked positions must hold them in any order.',
      },
      example: '@0,1,4:12 34',
    },
    groupText(['g2']),
  ),
  tab.row(
    {
      id: 1174,
      code: 'ren2.groupSum',
      section: GROUP,
      name: { zh: '任二组选和值', en: 'Any 2 group, by sum' },
      rule: {
        zh: '至少勾选两个位置并选择和值，任意两个所选位置的数字之和与所选和值相同（对子除外），即中奖。',
        en: 'Tick two positions or more and pick sums. Any two ticked positions, digits different, must add up to a picked sum.',
      },
      example: '@0,1,4:9',
    },
    groupSum(2),
  ),
];
