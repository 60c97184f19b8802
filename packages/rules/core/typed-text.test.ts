import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropHidden, foldCode, foldSolid, foldText } from './typed-text.ts';

/**
 * Zero-width, direction marks, isolates, soft hyphen, byte-order mark, word joiner, tag, filler, variation selector.
 */
const HIDDEN = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u061c',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\u00ad',
  '\ufeff',
  '\u2060',
  '\u2064',
  '\u{e0061}',
  '\u3164',
  '\uffa0',
  '\ufe0f',
  '\u180e',
  '\u034f',
];
const BLANKS = [
  ' ',
  '\u00a0',
  '\u1680',
  '\u2003',
  '\u2009',
  '\u202f',
  '\u205f',
  '\u3000',
  '\t',
  '\n',
  '\u2028',
  '\u2800',
];
const DASHES = [
  '-',
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  '\ufe58',
  '\ufe63',
  '\uff0d',
  '\u207b',
];

const strewn = (pieces: readonly string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 3 }).map((some) => some.join(''));

test('ignores hidden characters, blanks and dashes in a code', () => {
  const between = strewn([...HIDDEN, ...BLANKS, ...DASHES]);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(between, fc.nat(9)), { minLength: 6, maxLength: 6 }),
      between,
      (digits, end) => {
        const typed = digits.map(([before, digit]) => `${before}${digit}`).join('') + end;
        expect(foldCode(typed)).toBe(digits.map(([, digit]) => digit).join(''));
      },
    ),
  );
});

test.each([
  ['055 606', '055606'],
  ['055-606', '055606'],
  ['０５５　６０６', '055606'],
  ['\u2068055606\u2069', '055606'],
  ['\u{1d7ce}55606', '055606'],
])('the code %j is %s', (typed, code) => expect(foldCode(typed)).toBe(code));

test('drops hidden characters and keeps the others', () => {
  for (const hidden of HIDDEN) {
    expect(dropHidden(`${hidden}a${hidden}b${hidden}`)).toBe('ab');
    expect(foldText(`${hidden} a${hidden} b${hidden} `)).toBe('a b');
  }
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'aZ09 é张·澳門🙂'), maxLength: 20 }),
      (text) => {
        expect(dropHidden(text)).toBe(text);
      },
    ),
  );
});

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      for (const fold of [dropHidden, foldText, foldSolid, foldCode])
        expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test('keeps hyphens and drops blanks of an address', () => {
  expect(foldSolid(' EQ-a\u200b\u00a0b_c\u3000')).toBe('EQ-ab_c');
});
