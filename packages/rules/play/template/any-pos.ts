import type { Bilingual } from '../../core/text.ts';
import type { PlayRow } from '../define.ts';

const NUMERALS = { 1: '一', 2: '二', 3: '三' } as const;

/** Words of a 不定位 play of a zone; `zone.zh` may be empty where the draw is the zone. */
export function anyPosRow(
  zone: Bilingual,
  k: 1 | 2 | 3,
): Pick<PlayRow, 'section' | 'name' | 'rule'> {
  const digits = k === 1 ? '1 digit' : `${k} digits`;
  return {
    section: { zh: `${NUMERALS[k]}码不定位`, en: `${digits}, any position` },
    name: { zh: `${zone.zh}${NUMERALS[k]}码不定位`, en: `${zone.en} any position, ${digits}` },
    rule:
      k === 1
        ? {
            zh: `选择一个或多个号码，所选号码在开奖号码${zone.zh}中出现，不论位置，即中奖。`,
            en: `Each picked digit that occurs anywhere in ${zone.en} wins.`,
          }
        : {
            zh: `至少选${NUMERALS[k]}个号码，每${NUMERALS[k]}个号码为一注，全部在开奖号码${zone.zh}中出现，不论位置，即中奖。`,
            en: `Pick ${k} digits or more. Each set of ${k} whose digits all occur anywhere in ${zone.en} wins.`,
          },
  };
}
