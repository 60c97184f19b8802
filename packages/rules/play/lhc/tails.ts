import { definePlay } from '../define.ts';
import { groupLink, type GroupLink } from '../rule/group-link.ts';
import { LHC } from './face.ts';
import { TAILS } from './tail.ts';
import type { Bilingual } from '../../core/text.ts';
import type { ListedPlay } from '../play.ts';

const PLACE = {
  family: LHC,
  style: 'credit',
  group: { code: 'ws', name: { zh: '尾数(平特)', en: 'Last digits' } },
} as const;

const LABEL = { zh: '尾数', en: 'Last digits' };
const ONE = { zh: '平特', en: 'Among the seven' };
const DRAWN = { zh: '连中', en: 'All drawn' };
const MISSED = { zh: '连不中', en: 'All missed' };

const linkOf = (size: number, isDrawn: boolean, with0: Bilingual, without0: Bilingual) =>
  ({
    groups: TAILS,
    odd: 0,
    size,
    isDrawn,
    tiers: [
      { code: 't0', name: with0, hasOdd: true },
      { code: 't5', name: without0, hasOdd: false },
    ],
  }) satisfies GroupLink;

const WITH_0 = { zh: '含0尾', en: 'With 0' };
const WITHOUT_0 = { zh: '不含0尾', en: 'Without 0' };

const SIZES = [
  { size: 2, zh: '二', en: 'Two', id: 8075 },
  { size: 3, zh: '三', en: 'Three', id: 8077 },
  { size: 4, zh: '四', en: 'Four', id: 8079 },
  { size: 5, zh: '五', en: 'Five', id: 8081 },
];

const example = (size: number): string => Array.from({ length: size + 1 }, (_, i) => i).join();

/** Last digits of all seven numbers (plays.md section 4.4). */
export const tails: readonly ListedPlay[] = [
  definePlay(
    PLACE,
    {
      id: 8073,
      code: 'ws.one',
      section: ONE,
      name: { zh: '平特尾数', en: 'Last digit drawn' },
      rule: {
        zh: '七个号码（含特码）中至少有一个是所选尾数即中奖，每个尾数为一注，只派彩一次。',
        en: 'At least one of all seven numbers ends in the digit. Each digit is a note and is paid once.',
      },
      example: '0,5',
    },
    groupLink(
      linkOf(
        1,
        true,
        { zh: '0尾(4个号)', en: '0, four numbers' },
        { zh: '1-9尾(5个号)', en: '1 to 9, five numbers' },
      ),
      'tailPick',
      LABEL,
    ),
  ),
  definePlay(
    PLACE,
    {
      id: 8074,
      code: 'ws.oneNot',
      section: ONE,
      name: { zh: '尾数不中', en: 'Last digit missed' },
      rule: {
        zh: '七个号码（含特码）中没有所选尾数即中奖，每个尾数为一注。',
        en: 'None of all seven numbers ends in the digit. Each digit is a note.',
      },
      example: '0',
    },
    groupLink(
      linkOf(1, false, { zh: '0尾', en: '0' }, { zh: '1-9尾', en: '1 to 9' }),
      'tailPick',
      LABEL,
    ),
  ),
  ...SIZES.map(({ size, zh, en, id }) =>
    definePlay(
      PLACE,
      {
        id,
        code: `ws.link${size}`,
        section: DRAWN,
        name: { zh: `${zh}尾连中`, en: `${en} digits, all drawn` },
        rule: {
          zh: `选择${zh}个至八个尾数，每${zh}个为一注，${zh}个尾数都在七个号码（含特码）中出现即中奖；赔率取其中最低者。`,
          en: `Pick up to eight last digits, every ${en.toLowerCase()} a note. Each of them ends one of all seven numbers; a note takes the lowest odds of its digits.`,
        },
        example: example(size),
      },
      groupLink(linkOf(size, true, WITH_0, WITHOUT_0), 'tailPick', LABEL),
    ),
  ),
  ...SIZES.map(({ size, zh, en, id }) =>
    definePlay(
      PLACE,
      {
        id: id + 1,
        code: `ws.linkNot${size}`,
        section: MISSED,
        name: { zh: `${zh}尾连不中`, en: `${en} digits, all missed` },
        rule: {
          zh: `选择${zh}个或更多尾数，每${zh}个为一注，${zh}个尾数都没有在七个号码（含特码）中出现即中奖。`,
          en: `Pick last digits, every ${en.toLowerCase()} a note. None of them ends any of all seven numbers.`,
        },
        example: example(size),
      },
      groupLink(linkOf(size, false, WITH_0, WITHOUT_0), 'tailPick', LABEL),
    ),
  ),
];
