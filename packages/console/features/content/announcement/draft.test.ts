import { expect, test } from 'vitest';
import type { DraftRow } from '@fairlot/wire/content/announcement';
import { BLANK, contentOf, faultsOf, valuesOf, type Values } from './draft.ts';

const WRITTEN: Values = {
  ...BLANK,
  titleZh: ' 维护 ',
  titleEn: 'Maintenance',
  bodyZh: '今晚\n八点',
  bodyEn: 'At eight',
  audience: 'below',
  account: ' agent01 ',
  from: '2027-03-05 20:00',
  until: '2027-03-06 20:00',
  isPinned: true,
};

test('what is typed is what the contract takes, and goes back into the form', () => {
  const content = contentOf(WRITTEN);
  expect(content).toEqual({
    Type: 'system',
    Title: { zh: '维护', en: 'Maintenance' },
    Body: { zh: '今晚\n八点', en: 'At eight' },
    IsPinned: true,
    IsMustRead: false,
    Audience: { Kind: 'below', Account: 'agent01' },
    From: Date.parse('2027-03-05T20:00:00+08:00'),
    Until: Date.parse('2027-03-06T20:00:00+08:00'),
  });
  expect(faultsOf(WRITTEN)).toEqual({});
  expect(contentOf(valuesOf(content as DraftRow))).toEqual(content);
  expect(contentOf({ ...WRITTEN, audience: 'all', from: '', until: '' })).toMatchObject({
    Audience: { Kind: 'all' },
    From: null,
    Until: null,
  });
});

test.each([
  ['titleZh', { titleZh: 'a\u200b' }],
  ['bodyEn', { bodyEn: ' ' }],
  ['account', { account: '' }],
  ['from', { from: 'tonight' }],
  ['until', { until: '2027-03-05 19:00' }],
  ['until', { until: 'never' }],
])('%s is said to be wrong', (field, wish) => {
  expect(Object.keys(faultsOf({ ...WRITTEN, ...wish }))).toEqual([field]);
});
