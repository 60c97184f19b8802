import { expect, test } from 'vitest';
import { changeText, fieldsOf } from './change-text.ts';

test.each([
  [{ state: 0, reason: '' }, { state: 1, reason: 'operator' }, 'state: 0 → 1  reason:  → operator'],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, 'b: 2 → 3'],
  [null, { name: 'wang', roles: ['games'] }, 'name: wang  roles: ["games"]'],
  [{ gone: 1 }, null, 'gone: 1 → –'],
  [1, 2, '1 → 2'],
  ['toString', {}, ''],
])('%j to %j', (before, after, text) => {
  expect(changeText(before, after)).toBe(text);
});

test('field by field: what changed stands first, what was not there is a dash', () => {
  expect(fieldsOf({ state: 0, sort: 4 }, { sort: 4, state: 1, note: 'x' })).toEqual([
    { field: 'state', was: '0', is: '1', isChanged: true },
    { field: 'note', was: '–', is: 'x', isChanged: true },
    { field: 'sort', was: '4', is: '4', isChanged: false },
  ]);
  expect(fieldsOf(null, { a: [1, 2] })).toEqual([
    { field: 'a', was: '–', is: '[1,2]', isChanged: true },
  ]);
  expect(fieldsOf(null, null)).toEqual([]);
  expect(fieldsOf('off', 'on')).toBeUndefined();
  expect(fieldsOf([1], { a: 1 })).toBeUndefined();
});
