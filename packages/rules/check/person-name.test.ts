import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkName, foldName, isSameName } from './person-name.ts';

const said = (text: string) => {
  const name = checkName(text, 60);
  return name.ok ? name.value : name.error;
};

test.each([
  ['O’Neil', "O'Neil"],
  ['O‘Neil', "O'Neil"],
  ['OʼNeil', "O'Neil"],
  ['O´Neil', "O'Neil"],
  ['O`Neil', "O'Neil"],
  ['O＇Neil', "O'Neil"],
  ['’t Hooft', "'t Hooft"],
  ["Nicolò'", "Nicolò'"],
  ['D’Angelo‑Smith', "D'Angelo-Smith"],
  ['Anne–Marie', 'Anne-Marie'],
  ['Anne ‐ Marie', 'Anne - Marie'],
  ['阿卜杜拉‧买买提', '阿卜杜拉·买买提'],
  ['阿卜杜拉•买买提', '阿卜杜拉·买买提'],
  ['阿卜杜拉・买买提', '阿卜杜拉·买买提'],
  ['阿卜杜拉．买买提', '阿卜杜拉.买买提'],
  ['张\u3000三', '张 三'],
  ['张\u200b三\u200f', '张三'],
  ['\u202eZoë\u00a0Brontë\u202c', 'Zoë Brontë'],
  ['李〇', '李〇'],
  ['J. R. Smith, Jr.', 'J. R. Smith, Jr.'],
  ['Ravi a/l Muthu', 'Ravi a/l Muthu'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['محمد الأحمد', 'محمد الأحمد'],
  ['สมชาย ใจดี', 'สมชาย ใจดี'],
  ['𠮷田', '𠮷田'],
])('%j is the name %j', (typed, name) => expect(said(typed)).toBe(name));

test.each([
  ['', { code: 'EMPTY' }],
  [' \u200b\u3000', { code: 'EMPTY' }],
  ['张', { code: 'LENGTH' }],
  ['J.', { code: 'LENGTH' }],
  ['a'.repeat(61), { code: 'LENGTH' }],
  ['张3', { code: 'CHARACTER', sign: '3' }],
  ['<b>张三', { code: 'CHARACTER', sign: '<' }],
  ['张三（先生）', { code: 'CHARACTER', sign: '(' }],
  ['Zoë 🙂', { code: 'CHARACTER', sign: '🙂' }],
  ['张\u0000三', { code: 'CHARACTER', sign: '\u0000' }],
  ['·张三', { code: 'CHARACTER', sign: '·' }],
  ['张三·', { code: 'CHARACTER', sign: '·' }],
  ['-Anne', { code: 'CHARACTER', sign: '-' }],
])('%j is no name: %j', (typed, fault) => expect(said(typed)).toEqual(fault));

test('accepts a name of the maximum length and rejects a longer one', () => {
  expect(said('a'.repeat(60))).toBe('a'.repeat(60));
});

test('compares names after folding', () => {
  const same: [string, string][] = [
    ['O’Neil', "o'neil"],
    ['O’Neil', 'ONEIL'],
    ['阿卜杜拉‧买买提', '阿卜杜拉•买买提'],
    ['Anne–Marie', 'ANNE MARIE'],
    ['张\u200b三', '张 三'],
    ['Ｚｈａｎｇ　Ｓａｎ', 'ZHANG SAN'],
  ];
  for (const [a, b] of same) expect(isSameName(a, b), `${a} ${b}`).toBe(true);
  expect(isSameName('张三', '张叁')).toBe(false);
});

test('returns a valid name that folds to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
      const name = checkName(text, 60);
      if (name.ok) expect(checkName(name.value, 60)).toEqual(name);
      expect(foldName(foldName(text))).toBe(foldName(text));
    }),
  );
});
