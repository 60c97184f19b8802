import { expect, test } from 'vitest';
import { pageLanguage } from './page-language.ts';

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['en-GB,en;q=0.9,zh;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,zh-TW;q=0.8,en;q=0.7', 'zh'],
  ['en;q=0.1, zh;q=0.5', 'zh'],
  ['zh;q=0, de', 'en'],
  ['zha', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [`${'de,'.repeat(20)}zh`, 'en'],
])('speaks %s as %s', (accepted, language) => {
  expect(pageLanguage(accepted)).toBe(language);
});
