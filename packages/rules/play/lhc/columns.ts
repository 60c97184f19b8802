import { ELEMENTS, elementOf } from './element.ts';
import { animalOf, lunarYearOf } from './lunar-year.ts';
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
    code: 'digits',
    name: { zh: '头尾', en: 'Head, tail' },
    cell: (draw) => {
      const [head, tail] = [Math.floor(special(draw) / 10), special(draw) % 10];
      return { long: { zh: `${head}头 ${tail}尾`, en: `${head}, ${tail}` } };
    },
  },
  {
    code: 'digitSum',
    name: { zh: '合数', en: 'Digits' },
    cell: (draw) => {
      const digits = Math.floor(special(draw) / 10) + (special(draw) % 10);
      if (special(draw) === 49) return cellOf(TIE);
      return digits % 2 === 1
        ? { long: { zh: `${digits} 合单`, en: `${digits} odd` } }
        : { long: { zh: `${digits} 合双`, en: `${digits} even` } };
    },
  },
  {
    code: 'element',
    name: { zh: '五行', en: 'Element' },
    cell: (draw, drawMs) => {
      const { zh, en } = ELEMENTS[elementOf(special(draw), lunarYearOf(drawMs))]!;
      return { long: { zh, en } };
    },
  },
  {
    code: 'animals',
    name: { zh: '总肖', en: 'Animals' },
    cell: (draw, drawMs) => {
      const year = lunarYearOf(drawMs);
      return { long: plain(new Set(draw.map((number) => animalOf(number, year))).size) };
    },
  },
  {
    code: 'sum',
    name: { zh: '总和', en: 'Sum' },
    cell: (draw) => ({ long: plain(sumOf(draw)) }),
  },
];
