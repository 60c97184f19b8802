import { LHC } from './face.ts';
import { ANIMALS, animalOf, lunarYearOf } from './lunar-year.ts';
import { WAVE_NAMES, waveOf } from './wave.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Family } from '../family.ts';
import type { Draw } from '../play.ts';

export const SPECIAL = 6;
export const NOTHING: Bilingual = { zh: '', en: '' };
export const TIE: Bilingual = { zh: '和', en: 'Tie' };
export const special = (draw: Draw): number => draw[SPECIAL]!;

export const animal = (number: number, drawMs: number): Bilingual =>
  ANIMALS[animalOf(number, lunarYearOf(drawMs))] ?? NOTHING;

/** 49 is neither big nor small, odd nor even (plays.md section 4.1). */
export const sizeOf = (draw: Draw): Bilingual => {
  if (special(draw) === 49) return TIE;
  return special(draw) > 24 ? { zh: '大', en: 'Big' } : { zh: '小', en: 'Small' };
};

export const parityOf = (draw: Draw): Bilingual => {
  if (special(draw) === 49) return TIE;
  return special(draw) % 2 === 1 ? { zh: '单', en: 'Odd' } : { zh: '双', en: 'Even' };
};

/** Mark Six: what is said of a draw (plays.md section 8.2); animals are those of its lunar year. */
export const family: Family = {
  ...LHC,
  under: animal,
  facts(draw, drawMs) {
    const own = animal(special(draw), drawMs);
    const wave = WAVE_NAMES[waveOf(special(draw))];
    const [size, parity] = [sizeOf(draw), parityOf(draw)];
    const both = size === TIE ? TIE : undefined;
    return [
      {
        // All facts are of the special number; in English there is no room to say so.
        long: { zh: `特码 ${own.zh}`, en: own.en },
        short: own,
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
};
