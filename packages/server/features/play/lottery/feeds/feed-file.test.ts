import { describe, expect, test } from 'vitest';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryByCode } from '@fairlot/rules/lottery/categories';
import { parseFeedFile } from './feed-file.ts';

const FC3D = categoryByCode('FC3D');
invariant(FC3D, 'the state game');
const parse = (...lines: string[]) =>
  parseFeedFile(FC3D, ['issue,date,number', ...lines].join('\n'));

describe('a feed file', () => {
  test('gives draws with the times of the timetable', () => {
    const read = parse('2022255,2022-09-22,0 9 9', '', '2022256,2022-09-23,0 7 0');
    expect(read).toMatchObject({ ok: true, value: { faults: [] } });
    expect(read.ok && read.value.draws[0]).toEqual({
      line: 2,
      serialNumber: 2022255,
      day: '2022-09-22',
      index: 1,
      number: '0,9,9',
      startMs: Date.parse('2022-09-21T13:00:00Z'),
      closeMs: Date.parse('2022-09-22T13:00:00Z'),
      drawMs: Date.parse('2022-09-22T13:15:00Z'),
    });
    expect(read.ok && read.value.draws[1]?.line).toBe(4);
  });

  test('of another kind is refused whole', () => {
    expect(parseFeedFile(FC3D, '').ok).toBe(false);
    const error = 'line 1 is not "issue,date,number"';
    expect(parseFeedFile(FC3D, 'issue;date;number\n')).toEqual({ ok: false, error });
    expect(parseFeedFile(FC3D, '\u0000\u0001').ok).toBe(false);
  });

  test('may come from a spreadsheet: a byte order mark, line ends of two characters', () => {
    const read = parseFeedFile(FC3D, '\uFEFFissue,date,number\r\n2022255,2022-09-22,099\r\n');
    expect(read.ok && read.value.draws).toHaveLength(1);
  });

  test.each([
    ['2022255,2022-09-22,0 9 9,x', 'more than three'],
    ['2022255,2022-02-30,0 9 9', 'not a date'],
    ['2022255,22.9.2022,0 9 9', 'not a date'],
    ['255,2022-09-22,0 9 9', 'not a serial'],
    ['2022x55,2022-09-22,0 9 9', 'not a serial'],
    ['2019001,2023-01-01,6 4 4', 'not of the year'],
    ['2022000,2022-09-22,0 9 9', 'cannot be drawn'],
    ['2022266,2022-09-22,0 9 9', 'cannot be drawn'],
    ['2022255,2022-09-22,0 9', 'not a result'],
    ['2022255,2022-09-22,0 9 10', 'not a result'],
    ['2022255,2022-09-22', 'not a result'],
  ])('%s is a fault of its line', (line, reason) => {
    const read = parse(line, '2022001,2022-01-01,1 2 3');
    expect(read.ok && read.value.draws).toHaveLength(1);
    expect(read.ok && read.value.faults).toEqual([
      { line: 2, reason: expect.stringContaining(reason) },
    ]);
  });

  test('that says a thing twice is read once; two results for one issue are a fault', () => {
    const line = '2022255,2022-09-22,0 9 9';
    const read = parse(line, line, '2022255,2022-09-22,0 9 8');
    expect(read.ok && read.value.draws).toHaveLength(1);
    expect(read.ok && read.value.faults).toEqual([{ line: 4, reason: 'contradicts line 2' }]);
  });
});
