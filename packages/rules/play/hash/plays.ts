import { definePlay } from '../define.ts';
import { above, atLeast, below, equals, isEven, isOdd } from '../rule/condition.ts';
import { option, optionRule, withTie } from '../rule/option-rule.ts';
import { HASH } from './face.ts';
import { BANKER, bankerLead, lastOf, PLAYER } from './points.ts';
import type { Play } from '../play.ts';

const LAST_NAME = { zh: '尾字符', en: 'Last hex character' };
const BANKER_NAME = { zh: '庄闲和', en: 'Banker, player, tie' };

const digits = [...'0123456789abcdef'].map((digit, value) =>
  option(digit, digit, digit, 1, equals(lastOf, value)),
);

const isTie = equals(bankerLead, 0);
/** Of 65,536 outcomes of four digits. */
const TIES = 7_720;

/** The plays of the hash family, tabs in menu order (plays.md section 3.9). */
export const hash: readonly Play[] = [
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
        option('big', '大(8-f)', 'Big 8-f', 8, atLeast(lastOf, 8)),
        option('small', '小(0-7)', 'Small 0-7', 8, below(lastOf, 8)),
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
];
