import { expect, test } from 'vitest';
import {
  faultsOf,
  messageOf,
  plainOf,
  rulesOf,
  valuesOf,
  withSamples,
  type Values,
} from './typed.ts';

const VARIABLES = [
  { Name: 'code', About: { zh: '码', en: 'code' }, Sample: { zh: '48', en: '48' }, IsNeeded: true },
  {
    Name: 'what',
    About: { zh: '何物', en: 'what' },
    Sample: { zh: '邮箱', en: 'email' },
    IsNeeded: false,
  },
];
const WRITTEN: Values = {
  titleZh: ' {what}验证 ',
  titleEn: 'Code of your {what}',
  bodyZh: '{code} 是验证码。\n请勿告诉任何人。',
  bodyEn: '{code} is your code.\nTell it to nobody.',
};

test('what is typed is what the contract takes, and goes back into the form', () => {
  const rules = rulesOf(plainOf(WRITTEN));
  expect(rules).toMatchObject({ Title: '{what}验证', ContentEn: WRITTEN.bodyEn });
  expect(rulesOf(plainOf(valuesOf(rules)))).toEqual(rules);
  expect(faultsOf(WRITTEN, VARIABLES)).toEqual({});
});

test('it is seen with samples, and as the text message that it would be', () => {
  expect(withSamples('{what}: {code}', VARIABLES, 'en')).toBe('email: 48');
  expect(messageOf(WRITTEN, VARIABLES)).toBe('48 是验证码。 48 is your code.');
});

test.each([
  ['titleZh', { titleZh: '' }],
  ['titleEn', { titleEn: 'For {name}' }],
  ['bodyZh', { bodyZh: '请看\n{code}' }],
  ['bodyEn', { bodyEn: '{code} {minutes' }],
  ['bodyEn', { bodyEn: 'No code' }],
  ['bodyZh', { bodyZh: `{code}${'长'.repeat(149)}` }],
  ['bodyEn', { bodyEn: `${'{code}'.repeat(76)}` }],
])('%s is said to be wrong', (field, wish) => {
  expect(Object.keys(faultsOf({ ...WRITTEN, ...wish }, VARIABLES))).toEqual([field]);
});
