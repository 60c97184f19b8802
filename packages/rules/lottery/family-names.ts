import type { Bilingual } from '../core/text.ts';
import type { FamilyCode } from '../play/play.ts';

/** What a family of games is called, wherever it is named; names of games begin with it in English. */
export const FAMILY_NAMES: Readonly<Record<FamilyCode, Bilingual>> = {
  ssc: { zh: '时时彩', en: 'Five Digits' },
  d3: { zh: '3D', en: 'Three Digits' },
};

const OTHER: Bilingual = { zh: '其他', en: 'Other' };

/** The name of a family, or that of the rest. */
export const familyName = (family: string): Bilingual =>
  FAMILY_NAMES[family as FamilyCode] ?? OTHER;
