import { expect, test } from 'vitest';
import type { HelpRow } from '@fairlot/wire/content/help';
import { firstQuestions } from './questions.ts';

const row = (Id: number, Category: HelpRow['Category']): HelpRow => ({
  Id,
  Category,
  Title: '',
  TitleEn: '',
  Excerpt: '',
  ExcerptEn: '',
});

test('takes the first of each category before the second of any', () => {
  const rows = [row(1, 'betting'), row(2, 'betting'), row(3, 'draws'), row(4, 'limits')];
  expect(firstQuestions(rows).map(({ Id }) => Id)).toEqual([1, 3, 4, 2]);
  expect(firstQuestions(rows, 2).map(({ Id }) => Id)).toEqual([1, 3]);
  expect(firstQuestions([])).toEqual([]);
});
