import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mills } from '../core/money.ts';
import { ADJUSTMENT_BOUNDS, readAdjustmentLines } from './adjustment-rows.ts';

test('a table is read as a spreadsheet saves it', () => {
  const typed = '\ufeff账号,金额\r\nplayer1,12.5\r\n\r\n"player2";"0.001"\nplayer3\t１００\n';
  expect(readAdjustmentLines(typed)).toEqual([
    { line: 2, userName: 'player1', amount: mills(12_500) },
    { line: 4, userName: 'player2', amount: mills(1) },
    { line: 5, userName: 'player3', amount: mills(100_000) },
  ]);
});

test.each([
  ['player1', 'shape'],
  [',5', 'shape'],
  [`${'x'.repeat(33)},5`, 'shape'],
  ['player1,5,6', 'amount'],
  ['player1,0', 'amount'],
  ['player1,-5', 'amount'],
  ['player1,1.0001', 'amount'],
  ['player1,1e3', 'amount'],
  ['player1,1000000.001', 'amount'],
  ['=cmd|calc,x1', 'amount'],
])('%s is no line: %s', (typed, fault) => {
  expect(readAdjustmentLines(`a,1\n${typed}`)[1]).toEqual({ line: 2, typed, fault });
});

test('an account stands in it once, in whatever case', () => {
  expect(readAdjustmentLines('Player1,1\nplayer1,2')[1]).toMatchObject({ line: 2, fault: 'twice' });
});

test('what is written is read back, to the thousandth', () => {
  const line = fc.record({
    userName: fc.stringMatching(/^[a-z][a-z0-9]{3,15}$/),
    amount: fc.bigInt({ min: 1n, max: ADJUSTMENT_BOUNDS.most }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(line, { selector: (each) => each.userName }), (lines) => {
      const typed = lines.map(
        ({ userName, amount }) =>
          `${userName},${amount / 1000n}.${String(amount % 1000n).padStart(3, '0')}`,
      );
      const read = readAdjustmentLines(typed.join('\r\n'));
      expect(read).toEqual(lines.map((each, at) => ({ line: at + 1, ...each })));
    }),
  );
});
