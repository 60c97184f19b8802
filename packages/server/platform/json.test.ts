import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultOfJson } from './json.ts';

describe('a member that stands twice', () => {
  test.each([
    ['{"a":1,"a":1}', 'a'],
    ['{"a":1,"b":[{"c":{},"c":2}]}', 'c'],
    ['{"a":"}","\\u0061":2}', 'a'],
    ['{"a\\"":1,"a\\"":2}', 'a"'],
    ['{"a\\\\":1,"b":2,"a\\\\":3}', 'a\\'],
    ['[{"x":"a","y":"b","x":"c"}]', 'x'],
    ['{"Bets":[{"Notes":1}],"Bets":[]}', 'Bets'],
  ])('%s', (text, name) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(faultOfJson(text)).toBe(name);
  });

  test.each([
    '{"a":"a","b":"a"}',
    '[{"a":1},{"a":1}]',
    '{"a":{"a":{"a":1}}}',
    '{"a":["a","a"],"b":{"a":1}}',
    '"a"',
    '{"a":"x,\\"a\\":1"}',
    '[]',
  ])('but not in %s', (text) => expect(faultOfJson(text)).toBeUndefined());

  test('no text that was printed from a value has one', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(faultOfJson(JSON.stringify(value))).toBeUndefined();
      }),
    );
  });
});

test('nesting has an end', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
  expect(faultOfJson(nested(32))).toBeUndefined();
  expect(faultOfJson(nested(33))).toBe('too deep');
});
