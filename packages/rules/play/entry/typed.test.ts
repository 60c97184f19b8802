import { describe, expect, test } from 'vitest';
import { includesLine, REJECTED, typedEntry } from './typed.ts';

const three = typedEntry(3, (value) => (value === 999 ? REJECTED : value));

describe('typed notes', () => {
  test('tidies separators, full-width digits and repeats', () => {
    const parsed = three.parse(' 321;123，００７、123\r\n456　321；,');
    expect(parsed.ok && three.format(parsed.value)).toBe('007 123 321 456');
  });

  test('refuses a text with an invalid line and says which', () => {
    const parsed = three.parse('123 1234 12');
    expect(parsed).toMatchObject({ ok: false, error: { detail: { zh: '无效号码“1234”' } } });
    expect(three.parse('999').ok).toBe(false);
    expect(three.parse('12a').ok).toBe(false);
  });

  test('reports valid, repeated and invalid lines', () => {
    const report = three.report!('123 321 123\n12 1x3 999 321');
    expect(report).toEqual({
      valid: 2,
      duplicate: 2,
      invalid: 3,
      invalidLines: ['12', '1x3', '999'],
      content: '123 321',
    });
  });

  test('quotes only the first invalid lines and only their beginning', () => {
    const report = three.report!('z'.repeat(100).concat(' ').repeat(50));
    expect(report.invalid).toBe(50);
    expect(report.invalidLines).toHaveLength(20);
    expect(report.invalidLines[0]).toHaveLength(40);
  });

  test('reads a whole space of 100,000 lines, in any order', () => {
    const five = typedEntry(5, (value) => value);
    const lines = Array.from({ length: 100_000 }, (_, n) =>
      String((n * 7919) % 100_000).padStart(5, '0'),
    );
    const parsed = five.parse(lines.join(' '));
    expect(parsed.ok && parsed.value.length).toBe(100_000);
    expect(parsed.ok && five.format(parsed.value)).toBe(lines.toSorted().join(' '));
  });

  test('finds a line among the others', () => {
    const lines = Uint32Array.of(3, 7, 12);
    expect([3, 7, 12].every((note) => includesLine(lines, note))).toBe(true);
    expect([0, 5, 13].some((note) => includesLine(lines, note))).toBe(false);
    expect(includesLine(new Uint32Array(0), 1)).toBe(false);
  });
});
