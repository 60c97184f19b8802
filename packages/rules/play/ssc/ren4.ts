import { directText } from '../rule/direct-text.ts';
import { group12, group24, group4, group6 } from '../rule/group4.ts';
import { DIRECT, GROUP } from '../section.ts';
import { renTab } from './ren.ts';

const tab = renTab(4);

export const ren4 = [
  tab.direct(1184, '1,2|3|4|5|6'),
  tab.row(
    {
      id: 1185,
      code: 'ren4.directText',
      section: DIRECT,
      name: { zh: '任四直选单式', en: 'Any 4 direct, typed' },
      rule: {
        zh: '至少勾选四个位置并输入四位数号码，任意四个所选位置与号码相同且顺序一致，即中奖。',
        en: 'Tick four positions or more and type four digits. Any four ticked positions must match in order.',
      },
      example: '@0,1,2,3,4:1234',
    },
    directText(4),
  ),
  tab.row(
    {
      id: 1186,
      code: 'ren4.g24',
      section: GROUP,
      name: { zh: '任四组选24', en: 'Any 4 group 24' },
      rule: {
        zh: '至少勾选四个位置并选四个号码，任意四个所选位置的数字各不相同且均在所选号码之中，即中奖。',
        en: 'Tick four positions or more and pick four digits or more. Any four ticked positions must show four different picked digits.',
      },
      example: '@0,1,2,3,4:1,2,3,4',
    },
    group24,
  ),
  tab.row(
    {
      id: 1187,
      code: 'ren4.g12',
      section: GROUP,
      name: { zh: '任四组选12', en: 'Any 4 group 12' },
      rule: {
        zh: '至少勾选四个位置，选一个二重号和两个单号，任意四个所选位置为二重号出现两次、两个单号各一次，即中奖。',
        en: 'Tick four positions or more, pick a double and two singles. In any four ticked positions the double must occur twice and each single once.',
      },
      example: '@0,1,2,3:1|2,3',
    },
    group12,
  ),
  tab.row(
    {
      id: 1188,
      code: 'ren4.g6',
      section: GROUP,
      name: { zh: '任四组选6', en: 'Any 4 group 6' },
      rule: {
        zh: '至少勾选四个位置并选两个二重号，任意四个所选位置为其中两个号码各出现两次，即中奖。',
        en: 'Tick four positions or more and pick two doubles or more. In any four ticked positions two of them must occur twice each.',
      },
      example: '@0,1,2,3:1,2,3',
    },
    group6,
  ),
  tab.row(
    {
      id: 1189,
      code: 'ren4.g4',
      section: GROUP,
      name: { zh: '任四组选4', en: 'Any 4 group 4' },
      rule: {
        zh: '至少勾选四个位置，选一个三重号和一个单号，任意四个所选位置为三重号出现三次、单号出现一次，即中奖。',
        en: 'Tick four positions or more, pick a triple and a single. In any four ticked positions the triple must occur three times and the single once.',
      },
      example: '@0,1,2,3:1|2,3',
    },
    group4,
  ),
];
