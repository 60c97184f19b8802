import { describe, expect, it } from 'vitest';
import { csvOf } from './save-file.ts';

const body = (...rows: (string | number)[][]): string =>
  csvOf(['a', 'b'], rows).replace('\uFEFFa,b\r\n', '');

describe('comma-separated values', () => {
  it('begin with the mark and the head', () => {
    expect(csvOf(['a', 'b'], [])).toBe('\uFEFFa,b\r\n');
  });
  it('quote commas, quotes and line ends', () => {
    expect(body(['a,2', 'say "no"'], ['a\nb', 3])).toBe('"a,2","say ""no"""\r\n"a\nb",3\r\n');
  });
  it('keep numbers and tell formulas to be text', () => {
    expect(body([-5, 12.5], ['=1+1', '-x'])).toBe("-5,12.5\r\n'=1+1,'-x\r\n");
  });
  it('marks texts that look like numbers or dates', () => {
    expect(body(['-5.000', '20261121-0142'], ['1-2', '0012'])).toBe(
      "'-5.000,'20261121-0142\r\n'1-2,'0012\r\n",
    );
  });
  it.each([
    '=cmd|"/c calc"!A0',
    '+1+1',
    '-1-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '＠x',
  ])('tell %j to be text, also in the head and beside a comma', (text) => {
    const cells = csvOf([text], [[text], [`${text},2`]]).replace('\uFEFF', '');
    const whole = cells.split(/\r\n(?=['"])|\r\n$/).filter((line) => line !== '');
    expect(whole).toHaveLength(3);
    for (const line of whole) expect(line).toMatch(/^"?'/);
  });
});
