import { definePlay } from '../define.ts';
import { option, optionRule, type RuleOption } from '../rule/option-rule.ts';
import { LHC } from './face.ts';
import type { Bilingual } from '../../core/text.ts';
import type { ListedPlay } from '../play.ts';

/** Where the special number stands. */
export const SPECIAL = 6;
/** Of the fair odds, in hundredths (plays.md section 7.2). */
export const SHARE = 96n;

export const SPECIAL_TAB = {
  family: LHC,
  style: 'credit',
  group: { code: 'te', name: { zh: '特码', en: 'Special number' } },
} as const;

export const NUMBERS: Bilingual = { zh: '号码', en: 'Digits' };

/** A number itself, `01` to `49`. */
export function numberOptions(at: number): readonly RuleOption[] {
  return Array.from({ length: 49 }, (_, i) => i + 1).map((number) => {
    const text = String(number).padStart(2, '0');
    return option(text, text, text, 1, (draw) => draw[at] === number);
  });
}

/** What a first view has of the first tab: the special number itself (plays.md section 4.2). */
export const specialNumber: readonly ListedPlay[] = [
  definePlay(
    SPECIAL_TAB,
    {
      id: 8001,
      code: 'te.num',
      section: NUMBERS,
      name: { zh: '特码直选', en: 'Special number' },
      rule: {
        zh: '从 01 至 49 中选择号码，与特码相同即中奖。',
        en: 'Pick numbers from 01 to 49. The one that is the special number wins.',
      },
      example: '01',
    },
    { ...optionRule(49, numberOptions(SPECIAL), [SPECIAL]), share: SHARE },
  ),
];
