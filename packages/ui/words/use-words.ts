import { createContext, useContext } from 'react';
import type { Bilingual, Language } from '@fairlot/rules/core/text';
import { wordsIn, type Spoken, type Words } from './words.ts';

/** The language of everything below; the application sets it from the player's preferences. */
export const LanguageContext = createContext<Language>('zh');

export const useLanguage = (): Language => useContext(LanguageContext);

/** The words of a feature's `text.ts` in the language of the screen. */
export const useWords = <T extends Words>(text: T): Spoken<T> => wordsIn(text, useLanguage());

/** Picks the language of a single text: names of games and plays, texts of refusals. */
export function useSay(): (text: Bilingual) => string {
  const language = useLanguage();
  return (text) => text[language];
}
