import { expect, test } from 'vitest';
import { faultsOf, plainOf, rulesOf, valuesOf, type Values } from './typed.ts';

const WRITTEN: Values = {
  picture: `${'a'.repeat(64)}.webp`,
  titleZh: ' 验证 ',
  titleEn: 'Checking',
  link: '/?w=Help',
  zh: true,
  en: false,
  showFrom: '2027-03-05 20:00',
  showUntil: '2027-03-06 20:00',
  sort: '3',
  isShown: true,
};

test('what is typed is what the contract takes, and goes back into the form', () => {
  const rules = rulesOf(plainOf(WRITTEN));
  expect(rules).toEqual({
    Picture: `${'a'.repeat(64)}.webp`,
    Title: '验证',
    TitleEn: 'Checking',
    Link: '/?w=Help',
    Languages: ['zh'],
    From: Date.parse('2027-03-05T20:00:00+08:00'),
    Until: Date.parse('2027-03-06T20:00:00+08:00'),
    Sort: 3,
    IsShown: true,
  });
  expect(faultsOf(WRITTEN)).toEqual({});
  expect(rulesOf(plainOf(valuesOf(rules)))).toEqual(rules);
  expect(rulesOf(plainOf({ ...WRITTEN, showFrom: '', showUntil: '' }))).toMatchObject({
    From: null,
    Until: null,
  });
});

test.each([
  ['picture', { picture: '' }],
  ['titleZh', { titleZh: 'a\u200b' }],
  ['titleEn', { titleEn: '' }],
  ['link', { link: 'https://elsewhere.example' }],
  ['link', { link: '//elsewhere.example' }],
  ['zh', { zh: false }],
  ['showFrom', { showFrom: 'tonight' }],
  ['showUntil', { showUntil: '2027-03-05 19:00' }],
  ['sort', { sort: '10001' }],
])('%s is said to be wrong', (field, wish) => {
  expect(Object.keys(faultsOf({ ...WRITTEN, ...wish }))).toEqual([field]);
});
