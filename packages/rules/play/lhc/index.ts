import { LHC } from './face.ts';
import { animalOf, ANIMALS, lunarYearOf } from './lunar-year.ts';
import { waveOf, WAVE_NAMES } from './wave.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

const SPECIAL = 6;
const WAVES = ['red', 'blue', 'green'] as const;
const TAILS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });
const NOTHING: Bilingual = { zh: '', en: '' };
const TIE: Bilingual = { zh: '和', en: 'Tie' };

const special = (draw: Draw): number => draw[SPECIAL]!;
const sumOf = (draw: Draw): number => draw.reduce((sum, number) => sum + number, 0);
const animal = (number: number, drawMs: number): Bilingual =>
  ANIMALS[animalOf(number, lunarYearOf(drawMs))] ?? NOTHING;

/** Three letters, where there is only the width of a ball. */
const brief = ({ zh, en }: Bilingual): Bilingual => ({ zh, en: en.slice(0, 3) });

/** 49 is neither big nor small, odd nor even (plays.md section 4.1). */
const sizeOf = (draw: Draw): Bilingual => {
  if (special(draw) === 49) return TIE;
  return special(draw) > 24 ? { zh: '大', en: 'Big' } : { zh: '小', en: 'Small' };
};
const parityOf = (draw: Draw): Bilingual => {
  if (special(draw) === 49) return TIE;
  return special(draw) % 2 === 1 ? { zh: '单', en: 'Odd' } : { zh: '双', en: 'Even' };
};
const cellOf = (long: Bilingual) => ({ long, ...(long === TIE && { isTie: true }) });

/** Mark Six: what is said of a draw (plays.md section 8.2); animals are those of its lunar year. */
export const family: Family = {
  ...LHC,
  under: (number, drawMs) => brief(animal(number, drawMs)),
  facts(draw, drawMs) {
    const own = animal(special(draw), drawMs);
    const wave = WAVE_NAMES[waveOf(special(draw))];
    const [size, parity] = [sizeOf(draw), parityOf(draw)];
    const both = size === TIE ? TIE : undefined;
    return [
      {
        // All facts are of the special number; in English there is no room to say so.
        long: { zh: `特码 ${own.zh}`, en: own.en },
        short: brief(own),
      },
      { long: wave, short: { zh: wave.zh.slice(0, 1), en: wave.en.slice(0, 1) } },
      {
        long: both ?? { zh: `${size.zh} ${parity.zh}`, en: `${size.en} ${parity.en}` },
        short: both ?? {
          zh: size.zh + parity.zh,
          en: `${size.en === 'Big' ? 'Big' : 'Sm'} ${parity.en.slice(0, 1)}`,
        },
        ...(both && { isTie: true }),
      },
    ];
  },
  columns: [
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
  ],
  trends: [
    {
      mark: { zh: '头', en: 'T' },
      name: { zh: '特码头数', en: 'tens of special' },
      values: ['0', '1', '2', '3', '4'],
      of: (draw) => Math.floor(special(draw) / 10),
    },
    {
      mark: { zh: '肖', en: 'A' },
      name: { zh: '特肖', en: 'animal of special' },
      values: ANIMALS.map(brief),
      of: (draw, drawMs) => animalOf(special(draw), lunarYearOf(drawMs)),
    },
    {
      mark: { zh: '波', en: 'C' },
      name: { zh: '特码波色', en: 'colour of special' },
      values: WAVES.map((wave) => WAVE_NAMES[wave]),
      of: (draw) => WAVES.indexOf(waveOf(special(draw))),
    },
    ...LHC.positions.map(({ zh, en }, position) => ({
      mark: position === SPECIAL ? { zh: '特', en: 'S' } : plain(position + 1),
      name: { zh: `${zh}尾数`, en: `last digit of ${en.toLowerCase()}` },
      values: TAILS,
      of: (draw: Draw) => draw[position]! % 10,
    })),
  ],
};
