import { BANKER, PLAYER, bankerLead, lastDecimal, pointsAt } from './points.ts';
import { lastText, parityOf, plain, sizeOf, winnerOf } from './index.ts';
import type { FactColumn } from '../family.ts';

/** The derived columns of its draw history (plays.md section 8.2). */
export const columns: readonly FactColumn[] = [
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
];
