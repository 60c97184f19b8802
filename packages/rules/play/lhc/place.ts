import { definePlay } from '../define.ts';
import { optionRule } from '../rule/option-rule.ts';
import { LHC } from './face.ts';
import { COLOURS, sideOption, SIDES, tyingOption } from './side.ts';
import { numberOptions } from './special-number.ts';
import type { ListedPlay } from '../play.ts';

const PLACE = {
  family: LHC,
  style: 'credit',
  group: { code: 'zt', name: { zh: '正码特/正码1-6', en: 'Regular by place' } },
} as const;

const NUMBERS = { zh: '正码特', en: 'Number' };
const SIDES_OF = { zh: '两面', en: 'Two sides' };

const PLACES = [0, 1, 2, 3, 4, 5];
/** Numbers of the plays of the first place; each of the others has the next two. */
const NUMBER_ID = 8017;
const SIDES_ID = 8018;

const numbersAt = (at: number): ListedPlay =>
  definePlay(
    PLACE,
    {
      id: NUMBER_ID + 2 * at,
      code: `zt${at + 1}.num`,
      section: NUMBERS,
      name: { zh: `正${at + 1}特`, en: `No. ${at + 1}, number` },
      rule: {
        zh: `从 01 至 49 中选择号码，与第 ${at + 1} 个开出的正码相同即中奖。`,
        en: `Pick numbers from 01 to 49. The one that is drawn as regular number ${at + 1} wins.`,
      },
      example: '01',
    },
    { ...optionRule(49, numberOptions(at), [at]), share: 96n },
  );

const sidesAt = (at: number): ListedPlay =>
  definePlay(
    PLACE,
    {
      id: SIDES_ID + 2 * at,
      code: `zt${at + 1}.two`,
      section: SIDES_OF,
      name: {
        zh: `${LHC.positions[at]!.zh.replace('正', '正码')}两面`,
        en: `No. ${at + 1}, two sides`,
      },
      rule: {
        zh: `猜第 ${at + 1} 个正码：25 至 48 为大，合为十位与个位之和，7 及以上为合大，个位 5 及以上为尾大；波色各项 49 计算在内，其余各项开出 49 退还本金。`,
        en: `What regular number ${at + 1} is: big from 25 to 48; its digits added, big from 7; its last digit, big from 5. 49 counts for its colour and gives the stake on all else back.`,
      },
      example: 'big',
    },
    optionRule(
      49,
      [
        ...SIDES.map((side) => tyingOption(at, side)),
        ...COLOURS.map((side) => sideOption(at, side)),
      ],
      [at],
    ),
  );

/** Bets on a regular number by its place in drawing order (plays.md section 4.3). */
export const place: readonly ListedPlay[] = [...PLACES.map(numbersAt), ...PLACES.map(sidesAt)];
