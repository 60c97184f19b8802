import type { Language } from '@fairlot/rules/core/text';
import { selectionText } from '@fairlot/rules/play/entry/selection-text';
import { knownPlay } from '../families/families.ts';

/** Returns an encoded selection in words, or as it is while its play is not loaded. */
export function contentText(code: string, content: string, language: Language): string {
  const play = knownPlay(code);
  return play ? selectionText(play, content, language) : content;
}
