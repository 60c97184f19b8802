import type { Bilingual, Language } from '@fairlot/rules/core/text';

/** A word is a text in both languages, or a function of what stands in it, in both languages. */
type Word = Bilingual | { readonly zh: Say; readonly en: Say };
type Say = (...args: never[]) => string;
export type Words = { readonly [name: string]: Word };

/** The words of one language: what `useWords` hands to a screen. */
export type Spoken<T extends Words> = {
  readonly [K in keyof T]: T[K]['zh'] extends string ? string : T[K]['zh'] & T[K]['en'];
};

/** A text with its values in both languages, for what stays while the language changes. */
export const filled = <A extends readonly unknown[]>(
  word: { readonly zh: (...values: A) => string; readonly en: (...values: A) => string },
  ...values: A
): Bilingual => ({ zh: word.zh(...values), en: word.en(...values) });

const spoken = new WeakMap<Words, Partial<Record<Language, unknown>>>();

/** The words of a dictionary in a language; made once a dictionary and language. */
export function wordsIn<T extends Words>(text: T, language: Language): Spoken<T> {
  const known = spoken.get(text) ?? {};
  spoken.set(text, known);
  known[language] ??= Object.fromEntries(
    Object.entries(text).map(([name, word]) => [name, word[language]]),
  );
  return known[language] as Spoken<T>;
}
