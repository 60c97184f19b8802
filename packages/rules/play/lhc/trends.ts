import { LHC } from './face.ts';
import { ANIMALS, animalOf, lunarYearOf } from './lunar-year.ts';
import { WAVE_NAMES, waveOf } from './wave.ts';
import { SPECIAL, special } from './index.ts';
import type { Bilingual } from '../../core/text.ts';
import type { TrendSeries } from '../family.ts';
import type { Draw } from '../play.ts';

const plain = (value: number): Bilingual => ({ zh: String(value), en: String(value) });

const WAVES = ['red', 'blue', 'green'] as const;
const TAILS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Three letters: a column is as wide as a ball. */
const brief = ({ zh, en }: Bilingual): Bilingual => ({ zh, en: en.slice(0, 3) });

/** What its trend beside the board shows (plays.md section 8.2). */
export const trends: readonly TrendSeries[] = [
  {
    mark: { zh: '头', en: 'T' },
    name: { zh: '特码头数', en: 'tens of special' },
    values: ['0', '1', '2', '3', '4'],
    of: (draw) => Math.floor(special(draw) / 10),
    pick: (index) => ({ play: 'lhc.te.head', symbol: String(index) }),
  },
  {
    mark: { zh: '肖', en: 'A' },
    name: { zh: '特肖', en: 'animal of special' },
    values: ANIMALS.map(brief),
    of: (draw, drawMs) => animalOf(special(draw), lunarYearOf(drawMs)),
    pick: (index) => ({ play: 'lhc.te.zodiac', symbol: ANIMALS[index]?.en.toLowerCase() ?? '' }),
  },
  {
    mark: { zh: '波', en: 'C' },
    name: { zh: '特码波色', en: 'colour of special' },
    values: WAVES.map((wave) => WAVE_NAMES[wave]),
    of: (draw) => WAVES.indexOf(waveOf(special(draw))),
    pick: (index) => ({ play: 'lhc.te.color', symbol: WAVES[index] ?? '' }),
  },
  ...LHC.positions.map(({ zh, en }, position) => ({
    mark: position === SPECIAL ? { zh: '特', en: 'S' } : plain(position + 1),
    name: { zh: `${zh}尾数`, en: `last digit of ${en.toLowerCase()}` },
    values: TAILS,
    of: (draw: Draw) => draw[position]! % 10,
    ...(position === SPECIAL && {
      pick: (index: number) => ({ play: 'lhc.te.tail', symbol: TAILS[index] ?? '' }),
    }),
  })),
];
