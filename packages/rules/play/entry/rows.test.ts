import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementsOf, setOf } from '../../core/bit-set.ts';
import { ballRow, digitRow, PICK } from './pad.ts';
import { rowsEntry, setRowsEntry } from './rows.ts';

const keno = setRowsEntry('pool', [ballRow(PICK, 1, 80)]);
const six = setRowsEntry('twoZone', [ballRow(PICK, 1, 49, 0), ballRow(PICK, 1, 49, 1, 6)]);

describe('rows of any number of symbols', () => {
  test('come back as they were written, in order', () => {
    const all = keno.layout.rows[0]!.symbols.join();
    const parsed = keno.parse(all.split(',').toReversed().join());
    expect(parsed).toEqual({ ok: true, value: [setOf(80, Array(80).keys())] });
    expect(parsed.ok && keno.format(parsed.value)).toBe(all);
    const anyRow = (most: number) => fc.uniqueArray(fc.nat(48), { maxLength: most });
    fc.assert(
      fc.property(anyRow(49), anyRow(6), (first, second) => {
        const picked = [setOf(49, first), setOf(49, second)];
        expect(six.parse(six.format(picked)).ok).toBe(second.length > 0);
        const read = six.parse(six.format(picked));
        if (read.ok) expect(read.value).toEqual(picked);
      }),
    );
  });

  test('tell symbol 33 from symbol 1', () => {
    const [first, other] = [keno.parse('01'), keno.parse('33')];
    expect(first.ok && first.value.map(elementsOf)).toEqual([[0]]);
    expect(other.ok && other.value.map(elementsOf)).toEqual([[32]]);
    expect(other.ok && keno.format(other.value)).toBe('33');
    const both = keno.parse('01,33,65');
    expect(both.ok && keno.format(both.value)).toBe('01,33,65');
  });

  test.each([
    ['01,33,01', '重复'],
    ['81', '没有'],
    ['1', '没有'],
    ['01|33', '应有 1 行'],
    ['', '应选 1 至 80'],
    ['01,'.repeat(400), '过长'],
  ])('refuse %s', (text, detail) => {
    const parsed = keno.parse(text);
    expect(parsed.ok ? '' : parsed.error.detail.zh).toContain(detail);
  });

  test('refuse more of a row than it takes', () => {
    expect(six.parse('|01,02,03,04,05,06').ok).toBe(true);
    expect(six.parse('|01,02,03,04,05,06,07').ok).toBe(false);
  });
});

test('rows of few symbols are masks, and a row too long for one is no such row', () => {
  const digits = rowsEntry('perPosition', [digitRow(PICK, 1), digitRow(PICK, 0)]);
  expect(digits.parse('0,9|')).toEqual({ ok: true, value: [0b10_0000_0001, 0] });
  expect(() => rowsEntry('pool', [ballRow(PICK, 1, 49)])).toThrow('31 symbols');
});
