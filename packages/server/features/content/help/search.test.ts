import { expect, test } from 'vitest';
import { excerptOf, findArticles } from './search.ts';

const article = (title_zh: string, title_en: string, body_zh = '', body_en = '') => ({
  title_zh,
  title_en,
  body_zh,
  body_en,
});
const BET = article('怎样投注', 'How to bet', '# 步骤\n\n点 **立即投注**', 'Press **Bet now**');
const PAY = article(
  '提款要多久',
  'How long a withdrawal takes',
  '通常十分钟',
  'Ten minutes, mostly',
);
const CARD = article('绑定银行卡', 'Add a card', '提款前先绑定', 'Needed before a withdrawal');
const ALL = [BET, CARD, PAY];

test('finds articles by title or text in either language, titles first', () => {
  expect(findArticles(ALL, '提款')).toEqual([PAY, CARD]);
  expect(findArticles(ALL, 'WITHDRAWAL')).toEqual([PAY, CARD]);
  expect(findArticles(ALL, 'ｂｅｔ')).toEqual([BET]);
  expect(findArticles(ALL, '立即投注')).toEqual([BET]);
});

test('wants every word, wherever it is', () => {
  expect(findArticles(ALL, 'card withdrawal')).toEqual([CARD]);
  expect(findArticles(ALL, 'card jackpot')).toEqual([]);
});

test('keeps the order of the list without a search', () => {
  expect(findArticles(ALL, '  ')).toEqual(ALL);
});

test('an excerpt shows the hit, or how the text begins', () => {
  const text = `${'前'.repeat(40)}提款${'后'.repeat(40)}`;
  expect(excerptOf(text, '提款', 20)).toBe(`…${'前'.repeat(5)}提款${'后'.repeat(13)}…`);
  expect(excerptOf(text, '没有', 20)).toBe(`${'前'.repeat(20)}…`);
  expect(excerptOf('短', '短', 20)).toBe('短');
  expect(excerptOf(text, '后', 20)).toContain('后');
});
