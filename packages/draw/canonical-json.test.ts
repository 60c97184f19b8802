import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalHash, canonicalJson } from './canonical-json.ts';
import type { JsonValue } from './canonical-json.ts';

describe('RFC 8785', () => {
  test.each<[string, JsonValue, string]>([
    [
      'members by UTF-16 code units',
      { '€': 1, '\r': 2, '\ufb33': 3, 1: 4, '😀': 5, '\u0080': 6, ö: 7 },
      '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    ],
    [
      'members at every depth',
      [{ b: { d: 1, c: [] }, a: null }],
      '[{"a":null,"b":{"c":[],"d":1}}]',
    ],
    ['members that look like numbers', { 10: 1, 9: 2 }, '{"10":1,"9":2}'],
    ['escapes', '€$\u000f\nA\'B"\\"/', '"€$\\u000f\\nA\'B\\"\\\\\\"/"'],
    [
      'numbers',
      [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27, -0, 1e21, 9007199254740992],
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0,1e+21,9007199254740992]',
    ],
    ['literals', [true, false, null], '[true,false,null]'],
    ['empty', {}, '{}'],
  ])('%s', (_what, value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test.each<[string, JsonValue]>([
    ['no NaN', Number.NaN],
    ['no infinity', [Number.POSITIVE_INFINITY]],
    ['no lone surrogate', '\ud800'],
    ['none in a name', { '\udead': 1 }],
  ])('%s', (_what, value) => {
    expect(() => canonicalJson(value)).toThrow('Invariant');
  });
});

const json = fc.jsonValue({ noUnicodeString: false }) as fc.Arbitrary<JsonValue>;

test('reading and writing again changes nothing', () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value);
      const again = JSON.parse(text) as JsonValue;
      expect(canonicalJson(again)).toBe(text);
      expect(canonicalHash(again)).toBe(canonicalHash(value));
    }),
  );
});
