import { DRAGON_TIGER, DRAGON_TIGER_TIE } from '../section.ts';
import type { Bilingual } from '../../core/text.ts';
import type { PlayRow } from '../define.ts';
import type { FamilyFace } from '../family.ts';

/** The tab of 龙虎. */
export const DRAGON_TIGER_GROUP = {
  code: 'dt',
  name: { zh: '龙虎', en: 'Dragon and tiger' },
} as const;

type Words = Pick<PlayRow, 'section' | 'name' | 'rule'>;

/** 万千 / Ten-thousands v thousands. */
function pairName(family: FamilyFace, a: number, b: number): Bilingual {
  const names = family.positions;
  const [first, second] = [names[a]!, names[b]!];
  return {
    zh: first.zh.slice(0, 1) + second.zh.slice(0, 1),
    en: `${first.en} v ${second.en.toLowerCase()}`,
  };
}

/** Words of 龙虎和 between two positions. */
export function withTieWords(family: FamilyFace, a: number, b: number): Words {
  const names = family.positions;
  const pair = pairName(family, a, b);
  return {
    section: DRAGON_TIGER_TIE,
    name: { zh: `${pair.zh}龙虎和`, en: `${pair.en}: dragon, tiger, tie` },
    rule: {
      zh: `${names[a]!.zh}大于${names[b]!.zh}为龙，小于为虎，相等为和，与所选相同即中奖。开和时龙、虎不中奖。`,
      en: 'Dragon: the first digit is higher. Tiger: it is lower. Tie: they are equal; dragon and tiger then lose.',
    },
  };
}

/** Words of 龙虎斗 between two positions. */
export function withoutTieWords(family: FamilyFace, a: number, b: number): Words {
  const names = family.positions;
  const pair = pairName(family, a, b);
  return {
    section: DRAGON_TIGER,
    name: { zh: `${pair.zh}龙虎斗`, en: `${pair.en}: dragon or tiger` },
    rule: {
      zh: `${names[a]!.zh}大于${names[b]!.zh}为龙，小于为虎，与所选相同即中奖。两位相等时退还本金。`,
      en: 'Dragon: the first digit is higher. Tiger: it is lower. Equal digits give the stake back.',
    },
  };
}
