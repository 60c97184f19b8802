import { expect, test } from 'vitest';
import { headingOf, isTermsText, TERMS_BOUNDS, tidyTerms } from './terms-text.ts';

test.each([
  ['# Who\nYou.', true],
  ['', false],
  [' \n ', false],
  ['a\u0000b', false],
  ['a\tb', false],
  ['a\ud800b', false],
  ['x'.repeat(TERMS_BOUNDS.line), true],
  ['x'.repeat(TERMS_BOUNDS.line + 1), false],
  ['x\n'.repeat(TERMS_BOUNDS.lines - 1), true],
  ['x\n'.repeat(TERMS_BOUNDS.lines), false],
  [`${'x'.repeat(1_999)}\n`.repeat(10).trimEnd(), true],
  [`${'x'.repeat(1_999)}\n`.repeat(11).trimEnd(), false],
])('case %#', (text, isGood) => {
  expect(isTermsText(text)).toBe(isGood);
});

test('what is typed is kept tidy, and a heading is known', () => {
  expect(tidyTerms('\r\n# Who  \r\nYou.\t\r\n')).toBe('# Who\nYou.');
  expect([headingOf('# Who'), headingOf('#Who'), headingOf('You # he')]).toEqual([
    'Who',
    undefined,
    undefined,
  ]);
});
