import { expect, test } from 'vitest';
import { faultsOf, plainOf, rulesOf, valuesOf, type Values } from './typed.ts';

const WRITTEN: Values = {
  category: 'draws',
  titleZh: ' 验证 ',
  titleEn: 'Checking',
  bodyZh: '# 步骤\n\n- 一',
  bodyEn: 'How',
  sort: '3',
  isShown: false,
};

test('what is typed is what the contract takes, and goes back into the form', () => {
  const rules = rulesOf(plainOf(WRITTEN));
  expect(rules).toEqual({
    Category: 'draws',
    Title: '验证',
    TitleEn: 'Checking',
    Content: '# 步骤\n\n- 一',
    ContentEn: 'How',
    Sort: 3,
    IsShown: false,
  });
  expect(faultsOf(WRITTEN)).toEqual({});
  expect(rulesOf(plainOf(valuesOf(rules)))).toEqual(rules);
});

test.each([
  ['titleZh', { titleZh: 'a\u200b' }],
  ['titleEn', { titleEn: ' ' }],
  ['bodyEn', { bodyEn: '' }],
  ['bodyZh', { bodyZh: '长'.repeat(4001) }],
  ['sort', { sort: '10001' }],
  ['sort', { sort: '-1' }],
])('%s is said to be wrong', (field, wish) => {
  expect(Object.keys(faultsOf({ ...WRITTEN, ...wish }))).toEqual([field]);
});
