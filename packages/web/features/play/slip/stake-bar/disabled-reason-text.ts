import type { Language } from '@fairlot/rules/core/text';
import type { Spoken } from '@fairlot/ui';
import type { STAKE } from '../stake/text.ts';
import { type Why, rowName } from '../../board/picks/index.ts';

/** Why there is nothing to bet yet, in words that say what to do. */
export function whyText(why: Why, words: Spoken<typeof STAKE>, language: Language): string {
  switch (why.kind) {
    case 'row':
      return why.picked === 0
        ? words.rowMissing(rowName(why.row, language))
        : words.rowShort(rowName(why.row, language), why.missing);
    case 'positions':
      return words.positionsShort(why.min);
    case 'rule':
      return why.detail[language];
    case 'counting':
      return words.counting;
    default:
      return words.nothing;
  }
}
