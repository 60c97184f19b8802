import { describe, expect, it } from 'vitest';
import { csvOf } from './save-file.ts';

const body = (...rows: (string | number)[][]): string =>
  csvOf(['a', 'b'], rows).replace('\uFEFFa,b\r\n', '');

describe('comma-separated values', () => {
  it('begin with the mark and the head', () => {
    expect(csvOf(['a', 'b'], [])).toBe('\uFEFFa,b\r\n');
  });
  it('quote commas, quotes and line ends', () => {
    expect(body(['1,2', 'say "no"'], ['a\nb', 3])).toBe('"1,2","say ""no"""\r\n"a\nb",3\r\n');
  });
  it('keep numbers and tell formulas to be text', () => {
    expect(body(['-5.000', '+12.5'], ['=1+1', '-x'])).toBe("-5.000,+12.5\r\n'=1+1,'-x\r\n");
  });
});
