import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvFigure, csvLine, csvText, isReadAsOther } from './csv.ts';

test.each([
  '202611210142',
  '20261121-0142',
  '00123',
  '6205500000000000004',
  '1-2',
  '3/4',
  '1/2/2026',
  '1 1/2',
  '1E5',
  '12e45',
  '-5.000',
  '+12.5',
  '1,234.500',
  '1.234,5',
  '5%',
  '(12)',
  '¥100',
  '$3',
  '.5',
  '5.',
  '10:30',
  '10:30 PM',
  '1:2:3',
  '2026-11-21',
  '2026-11-21 01:02:03',
  '2026-11-26T01:02:03.004Z',
  '2026/11',
  '2026年11月21日',
  '3月4日',
  '下午3:04',
  '01 02 03 04 05',
  'dec12',
  'Mar1',
  'SEPT2',
  '1-Mar',
  '12 December 2026',
  'June 2026',
  'TRUE',
  'false',
  '１２３',
  '１－２',
  '=1+1',
  ' =1+1',
  '\u200b=1+1',
  '+x',
  '-x',
  '@x',
  '＝1',
  '＠x',
  '−1',
  '\tx',
  '\rx',
  '\nx',
  "'x",
  "'0012",
])('%j stays text', (text) => {
  expect(isReadAsOther(text)).toBe(true);
  expect(csvCell(text).replace(/^"/, '').startsWith("'")).toBe(true);
});

test.each([
  '',
  'marvin12',
  'mayor1x',
  'alice1',
  'W20261121ABCDEF01',
  '大小单双',
  '张三',
  'D7x00aa11bb22cc',
  '0197f3c2-1d2e-7aaa-bbbb-cccccccccccc',
  'SSC 重庆',
  'May',
  'O’Neil',
])('%j is written as it is', (text) => expect(csvCell(text)).toBe(text));

test('writes numbers as numbers', () => {
  expect(['7', '-5', '07', '1-2', '大'].map(csvFigure)).toEqual([7, -5, '07', '1-2', '大']);
  expect(csvLine([0, -5, 12.5, { number: '-5.000' }])).toBe('0,-5,12.5,-5.000\r\n');
});

test('marks texts that look like numbers in any locale', () => {
  const pieces = fc.array(
    fc.constantFrom(...'0123456789', '.', ',', ' ', '/', '-', ':', 'e', 'E', '%'),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(pieces, (signs) => {
      const text = signs.join('');
      if (Number.isFinite(Number(text)) && text.trim() !== '')
        expect(isReadAsOther(text)).toBe(true);
      if (!Number.isNaN(Date.parse(text)) && /^\d/.test(text))
        expect(isReadAsOther(text)).toBe(true);
    }),
  );
});

test('reads every text back unchanged', () => {
  const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 8 }), { minLength: 1 }),
      (texts) => {
        const cells = [...csvLine(texts).matchAll(CELL)].map(([, quoted, bare = '']) =>
          csvText(quoted === undefined ? bare : quoted.replaceAll('""', '"')),
        );
        expect(cells).toEqual(texts);
      },
    ),
  );
});
