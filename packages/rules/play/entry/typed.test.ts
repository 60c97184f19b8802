import { describe, expect, test } from 'vitest';
import { includesLine } from './lines.ts';
import { typedNumbers } from './typed-numbers.ts';
import { REJECTED, typedEntry } from './typed.ts';

const three = typedEntry(3, (value) => (value === 999 ? REJECTED : value));

describe('typed notes', () => {
  test('tidies separators, full-width digits and repeats', () => {
    const parsed = three.parse(' 321;123，００７、123\r\n456　321；,');
    expect(parsed.ok && three.format(parsed.value)).toBe('007 123 321 456');
  });

  test('refuses a text with an invalid line and says which', () => {
    const parsed = three.parse('123 1234 12');
    expect(parsed).toMatchObject({
      ok: false,
      error: { detail: { zh: '第 2 注：无效号码“1234”' } },
    });
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
      invalidAt: [2, 2, 2],
      content: '123 321',
    });
  });

  test('says in which line each wrong note stands, whatever parts the notes', () => {
    const report = three.report!('123,12;4\n\n\r\n56 321\n9999');
    expect(report.invalidLines).toEqual(['12', '4', '56', '9999']);
    expect(report.invalidAt).toEqual([1, 1, 4, 5]);
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

describe('typed notes of numbers', () => {
  const three = typedNumbers({ width: 3, from: 1, to: 11, isOrdered: true });
  const set = typedNumbers({ width: 3, from: 1, to: 11, isOrdered: false });
  const one = typedNumbers({ width: 1, from: 1, to: 11, isOrdered: false });
  const read = (entry: typeof three, text: string) => {
    const parsed = entry.parse(text);
    return parsed.ok ? entry.format(parsed.value) : parsed.error.detail.en;
  };

  test.each([
    ['01,02,03 03,02,01', '01,02,03 03,02,01'],
    ['11，02，03；01、02', 'Note 2: "01" is not a valid note'],
    ['110203;010211', '01,02,11 11,02,03'],
    ['11 02 03\r\n01 02 03', '01,02,03 11,02,03'],
    ['０１,０２,０３', '01,02,03'],
    ['01,02,03 04 05 06', '01,02,03 04,05,06'],
    ['01 02\n03', 'Note 1: "01 02" is not a valid note'],
    ['01 02 03 04', 'Note 1: "01 02 03 04" is not a valid note'],
    ['01,02,03 01 02,03', 'Note 2: "01" is not a valid note'],
    ['01,02,02', 'Note 1: "01,02,02" is not a valid note'],
    ['01,02,12', 'Note 1: "01,02,12" is not a valid note'],
    ['00,01,02', 'Note 1: "00,01,02" is not a valid note'],
    ['1,2,3', 'Note 1: "1,2,3" is not a valid note'],
    [',01,02,03', 'Note 1: ",01,02,03" is not a valid note'],
    ['01,02,03,', 'Note 1: "01,02,03," is not a valid note'],
    ['01,,02,03', 'Note 1: "01,,02,03" is not a valid note'],
    ['01-02-03', 'Note 1: "01-02-03" is not a valid note'],
  ])('read %j', (text, notes) => expect(read(three, text)).toBe(notes));

  test('are one note in any order where order is nothing', () => {
    expect(read(set, '03,02,01 01,02,03 11 05 06')).toBe('01,02,03 05,06,11');
  });

  test('of one number may be parted by commas', () => {
    expect(read(one, '05,11,05 01')).toBe('01 05 11');
  });

  test('reads 100,000 of six numbers', () => {
    const six = typedNumbers({ width: 6, from: 1, to: 10, isOrdered: true });
    const cars = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];
    const lines: string[] = [];
    const add = (note: readonly string[]): void => {
      if (note.length === 6) lines.push(note.join());
      else for (const car of cars) if (!note.includes(car)) add([...note, car]);
    };
    add([]);
    const content = lines.slice(0, 100_000).toReversed().join('\n');
    const parsed = six.parse(content);
    expect(parsed.ok && parsed.value.length).toBe(100_000);
    expect(parsed.ok && six.format(parsed.value)).toBe(lines.slice(0, 100_000).join(' '));
  });
});
