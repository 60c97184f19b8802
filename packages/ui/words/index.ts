export { LanguageContext, useLanguage, useSay, useWords } from './use-words.ts';
export { filled, wordsIn, type Spoken, type Words } from './words.ts';
