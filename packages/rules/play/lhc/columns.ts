import { WAVE_NAMES, waveOf } from './wave.ts';
import { TIE, animal, parityOf, sizeOf, special } from './index.ts';
import type { Bilingual } from '../../core/text.ts';
import type { FactColumn } from '../family.ts';
import type { Draw } from '../play.ts';

const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });

const sumOf = (draw: Draw): number => draw.reduce((sum, number) => sum + number, 0);
const cellOf = (long: Bilingual) => ({ long, ...(long === TIE && { isTie: true }) });

/** The derived columns of its draw history (plays.md section 8.2). */
export const columns: readonly FactColumn[] = [
  {
    code: 'animal',
    name: { zh: '特肖', en: 'Animal' },
    cell: (draw, drawMs) => ({ long: animal(special(draw), drawMs) }),
  },
  {
    code: 'wave',
    name: { zh: '波色', en: 'Colour' },
    cell: (draw) => ({ long: WAVE_NAMES[waveOf(special(draw))] }),
  },
  { code: 'size', name: { zh: '大小', en: 'Size' }, cell: (draw) => cellOf(sizeOf(draw)) },
  { code: 'parity', name: { zh: '单双', en: 'Parity' }, cell: (draw) => cellOf(parityOf(draw)) },
  {
    code: 'sum',
    name: { zh: '总和', en: 'Sum' },
    cell: (draw) => ({ long: plain(sumOf(draw)) }),
  },
];
