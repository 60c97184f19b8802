// Finds articles by words of their titles and texts. Pure.
import { plainText } from '@fairlot/rules/check/prose';
import type { ArticleLine } from './store.ts';

type Searched = Pick<ArticleLine, 'title_zh' | 'title_en' | 'body_zh' | 'body_en'>;

/** Upper and lower case, and full and half width, are the same to a search. */
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const wordsOf = (find: string): readonly string[] => fold(find).split(/\s+/).filter(Boolean);

/** Returns the articles that have every word in either language, those first whose title has them. */
export function findArticles<Row extends Searched>(
  rows: readonly Row[],
  find: string,
): readonly Row[] {
  const words = wordsOf(find);
  const hasAll = (text: string): boolean => words.every((word) => fold(text).includes(word));
  const titled = rows.filter((row) => hasAll(`${row.title_zh} ${row.title_en}`));
  const others = rows.filter((row) => !titled.includes(row));
  const bodied = others.filter((row) =>
    hasAll([row.title_zh, row.title_en, plainText(row.body_zh), plainText(row.body_en)].join(' ')),
  );
  return [...titled, ...bodied];
}

/** Returns at most so many characters of a text: from a little before the first hit, else from the start. */
export function excerptOf(text: string, find: string, most: number): string {
  const [word = ''] = wordsOf(find);
  // By characters and not by code units, so that none is cut in two.
  const characters = Array.from(text);
  const hit = Array.from(text.slice(0, Math.max(0, fold(text).indexOf(word)))).length;
  const from = Math.max(0, Math.min(hit - Math.floor(most / 4), characters.length - most));
  const cut = characters.slice(from, from + most).join('');
  return `${from > 0 ? '…' : ''}${cut.trim()}${from + most < characters.length ? '…' : ''}`;
}
