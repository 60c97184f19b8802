import { definePlay } from '../define.ts';
import { above, atLeast, below, equals, isEven, isOdd } from '../rule/condition.ts';
import { decimalsRule, option, optionRule, withTie } from '../rule/option-rule.ts';
import { HASH } from './face.ts';
import {
  BANKER,
  bankerLead,
  BULL_BANKER,
  BULL_PLAYER,
  bullLead,
  decimalSum,
  lastOf,
  lettersAtEnd,
  PLAYER,
} from './points.ts';
import { tail } from './tail.ts';
import type { Play } from '../play.ts';

const LAST_NAME = { zh: '尾字符', en: 'Last hex character' };
const BANKER_NAME = { zh: '庄闲和', en: 'Banker, player, tie' };
const LUCKY_NAME = { zh: '幸运哈希', en: 'Letters and digits' };
const BULL_NAME = { zh: '哈希牛牛', en: 'Bull' };
const SUM_NAME = { zh: '后五和值大小单双', en: 'Last five digits' };

const digits = [...'0123456789abcdef'].map((digit, value) =>
  option(digit, digit, digit, 1, equals(lastOf, value)),
);

const isTie = equals(bankerLead, 0);
/** Of 65,536 outcomes of four digits. */
const TIES = 7_720;

const isEqualBull = equals(bullLead, 0);
/** Of 1,048,576 outcomes of five digits. */
const EQUAL_BULLS = 123_520;

const sum = decimalSum(5);

/** The plays of the hash family, tabs in menu order (plays.md section 3.9). */
export const hash: readonly Play[] = [
  ...tail,
  definePlay(
    {
      family: HASH,
      style: 'credit',
      group: { code: 'hex', name: { zh: '尾字符', en: 'Last digit' } },
    },
    {
      id: 10002,
      code: 'hex',
      section: LAST_NAME,
      name: LAST_NAME,
      rule: {
        zh: '以哈希最后一个字符为准：0 至 9 为数字，a 至 f 为字母（依次为 10 至 15）；8 至 f 为大，0 至 7 为小。',
        en: 'The very last character of the hash decides: 0 to 9 are digits, a to f letters worth 10 to 15. Big is 8 to f, small 0 to 7.',
      },
      example: 'digit',
    },
    optionRule(
      16,
      [
        option('digit', '数字', 'Digit', 10, below(lastOf, 10)),
        option('letter', '字母', 'Letter', 6, atLeast(lastOf, 10)),
        option('big', '大(8-f)', 'Big, 8 to f', 8, atLeast(lastOf, 8)),
        option('small', '小(0-7)', 'Small, 0 to 7', 8, below(lastOf, 8)),
        option('odd', '单', 'Odd', 8, isOdd(lastOf)),
        option('even', '双', 'Even', 8, isEven(lastOf)),
        ...digits,
      ],
      [63],
    ),
  ),
  definePlay(
    {
      family: HASH,
      style: 'credit',
      group: { code: 'lucky', name: { zh: '幸运哈希', en: 'Lucky hash' } },
    },
    {
      id: 10003,
      code: 'lucky',
      section: LUCKY_NAME,
      name: LUCKY_NAME,
      rule: {
        zh: '以哈希最后两个字符为准：一个字母（a 至 f）一个数字、两个都是数字，或两个都是字母。',
        en: 'The last two characters of the hash: one letter (a to f) and one digit, two digits, or two letters.',
      },
      example: 'mix',
    },
    optionRule(
      256,
      [
        option('mix', '一字母一数字', 'One letter', 120, equals(lettersAtEnd, 1)),
        option('dd', '双数字', 'Two digits', 100, equals(lettersAtEnd, 0)),
        option('ll', '双字母', 'Two letters', 36, equals(lettersAtEnd, 2)),
      ],
      PLAYER,
    ),
  ),
  definePlay(
    {
      family: HASH,
      style: 'credit',
      group: { code: 'zx', name: { zh: '哈希庄闲', en: 'Banker/Player' } },
    },
    {
      id: 10004,
      code: 'zx',
      section: BANKER_NAME,
      name: BANKER_NAME,
      rule: {
        zh: '庄为倒数第五、第四个字符，闲为最后两个字符，倒数第三个不计；字母计 0，两数之和取个位，点数大者胜。点数相同为和，庄闲退还本金。',
        en: 'Banker: the fifth and fourth from the end; player: the last two. Letters are 0, of a sum the unit counts; the higher wins, a tie returns stakes.',
      },
      example: 'banker',
    },
    optionRule(
      65_536,
      [
        withTie(option('banker', '庄', 'Banker', 28_908, above(bankerLead, 0)), TIES, isTie),
        withTie(option('player', '闲', 'Player', 28_908, below(bankerLead, 0)), TIES, isTie),
        option('tie', '和', 'Tie', TIES, isTie),
      ],
      [...BANKER, ...PLAYER],
    ),
  ),
  definePlay(
    {
      family: HASH,
      style: 'credit',
      group: { code: 'niu', name: { zh: '哈希牛牛', en: 'Bull' } },
    },
    {
      id: 10005,
      code: 'niu',
      section: BULL_NAME,
      name: BULL_NAME,
      rule: {
        zh: '取哈希最后五个字符，字母计 10。庄为第一至三个之和，闲为第三至五个之和，取个位，0 为牛牛（10 点），点数大者胜。点数相同为和，庄闲退还本金。',
        en: 'Of the last five characters, letters count 10: banker is the first three together, player the last three. Of each sum the unit counts, 0 as 10; the higher wins, equal ones return stakes.',
      },
      example: 'banker',
    },
    optionRule(
      1_048_576,
      [
        withTie(
          option('banker', '庄', 'Banker', 462_528, above(bullLead, 0)),
          EQUAL_BULLS,
          isEqualBull,
        ),
        withTie(
          option('player', '闲', 'Player', 462_528, below(bullLead, 0)),
          EQUAL_BULLS,
          isEqualBull,
        ),
        option('tie', '和', 'Tie', EQUAL_BULLS, isEqualBull),
      ],
      [...new Set([...BULL_BANKER, ...BULL_PLAYER])],
    ),
  ),
  definePlay(
    {
      family: HASH,
      style: 'credit',
      group: { code: 'sum5', name: { zh: '和值', en: 'Sum' } },
    },
    {
      id: 10006,
      code: 'sum5',
      section: SUM_NAME,
      name: SUM_NAME,
      rule: {
        zh: '取哈希从右往左前五个数字（0 至 9，跳过字母）之和：23 至 45 为大，0 至 22 为小。',
        en: 'The sum of the last five characters 0 to 9 of the hash, letters skipped. Big is 23 to 45, small 0 to 22.',
      },
      example: 'big',
    },
    decimalsRule(5, [
      option('big', '大', 'Big', 50_000, atLeast(sum, 23)),
      option('small', '小', 'Small', 50_000, below(sum, 23)),
      option('odd', '单', 'Odd', 50_000, isOdd(sum)),
      option('even', '双', 'Even', 50_000, isEven(sum)),
    ]),
  ),
];
