import { HASH } from './face.ts';
import { BANKER, bankerLead, lastDecimal, lastOf, PLAYER, pointsAt } from './points.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

const plain = (value: number | string): Bilingual => ({ zh: String(value), en: String(value) });

const DIGITS = [...'0123456789abcdef'];
const DECIMALS = DIGITS.slice(0, 10);

const lastText = (draw: Draw): string => DIGITS[lastOf(draw)] ?? '';
/** 大: 8 to f (plays.md section 3.9). */
const isBig = (draw: Draw): boolean => lastOf(draw) > 7;
const sizeOf = (draw: Draw): Bilingual =>
  isBig(draw) ? { zh: '大', en: 'Big' } : { zh: '小', en: 'Small' };
const parityOf = (draw: Draw): Bilingual =>
  lastOf(draw) % 2 === 1 ? { zh: '单', en: 'Odd' } : { zh: '双', en: 'Even' };

function winnerOf(draw: Draw): Bilingual {
  const lead = bankerLead(draw);
  if (lead === 0) return { zh: '和', en: 'Tie' };
  return lead > 0 ? { zh: '庄', en: 'Banker' } : { zh: '闲', en: 'Player' };
}

/** The hash family: what is said of sixty-four digits (plays.md section 8.2). */
export const family: Family = {
  ...HASH,
  facts(draw) {
    const [last, size, parity, winner] = [
      lastText(draw),
      sizeOf(draw),
      parityOf(draw),
      winnerOf(draw),
    ];
    return [
      { long: { zh: `尾 ${last}`, en: `Last ${last}` }, short: plain(last) },
      {
        long: { zh: `${size.zh} ${parity.zh}`, en: `${size.en} ${parity.en}` },
        short: {
          zh: size.zh + parity.zh,
          en: `${isBig(draw) ? 'Big' : 'Sm'} ${parity.en.slice(0, 1)}`,
        },
      },
      { long: winner, short: winner, isTie: bankerLead(draw) === 0 },
    ];
  },
  columns: [
    {
      code: 'last',
      name: { zh: '尾字符', en: 'Last' },
      cell: (draw) => ({ long: plain(lastText(draw)) }),
    },
    { code: 'size', name: { zh: '大小', en: 'Size' }, cell: (draw) => ({ long: sizeOf(draw) }) },
    {
      code: 'parity',
      name: { zh: '单双', en: 'Parity' },
      cell: (draw) => ({ long: parityOf(draw) }),
    },
    {
      code: 'tail',
      name: { zh: '尾数', en: 'Last 0-9' },
      cell: (draw) => ({ long: plain(lastDecimal(draw)) }),
    },
    {
      code: 'points',
      name: { zh: '庄:闲', en: 'B : P' },
      cell: (draw) => ({
        long: plain(`${pointsAt(draw, BANKER)} : ${pointsAt(draw, PLAYER)}`),
      }),
    },
    {
      code: 'winner',
      name: { zh: '庄闲', en: 'Winner' },
      cell: (draw) => ({ long: winnerOf(draw), isTie: bankerLead(draw) === 0 }),
    },
  ],
  trends: [
    {
      mark: { zh: '庄', en: 'B' },
      name: { zh: '庄家点数', en: "the banker's points" },
      values: DECIMALS,
      of: (draw) => pointsAt(draw, BANKER),
    },
    {
      mark: { zh: '闲', en: 'P' },
      name: { zh: '闲家点数', en: "the player's points" },
      values: DECIMALS,
      of: (draw) => pointsAt(draw, PLAYER),
    },
    {
      mark: { zh: '数', en: '0-9' },
      name: { zh: '尾数', en: 'the last decimal digit' },
      values: DECIMALS,
      of: lastDecimal,
    },
    {
      mark: { zh: '尾', en: '0-f' },
      name: { zh: '尾字符', en: 'the last character' },
      values: DIGITS,
      of: lastOf,
    },
  ],
};
