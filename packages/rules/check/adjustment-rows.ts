import { readAmountText } from '../core/amount-text.ts';
import type { Money } from '../core/money.ts';
import { foldText } from '../core/typed-text.ts';
import { accountKey } from './account.ts';

/** Of a manual adjustment: lines of one batch, thousandths of one line, characters of a name. */
export const ADJUSTMENT_BOUNDS = {
  lines: 500,
  most: 1_000_000_000n,
  name: 32,
  memo: 100,
  /** Times that what is given must be turned over, in hundredths. */
  times: 10_000,
} as const;

export type AdjustmentLine = { readonly userName: string; readonly amount: Money };
export type LineFault = 'shape' | 'amount' | 'twice';
export type ReadLine =
  | ({ readonly line: number } & AdjustmentLine)
  | { readonly line: number; readonly typed: string; readonly fault: LineFault };

/** Whether an amount can stand in a line. */
export const isLineAmount = (amount: bigint): boolean =>
  amount > 0n && amount <= ADJUSTMENT_BOUNDS.most;

/** A table has its columns apart by one of these, and in quotes what has them inside. */
const CELL = /^\s*"?([^",;\t]*)"?\s*[,;\t]\s*"?([^";\t]*)"?\s*$/;
const HEAD = /^[^0-9]*$/;

function readLine(typed: string, line: number, seen: Set<string>): ReadLine {
  const [, name, sum] = CELL.exec(typed) ?? [];
  // Exports mark a name that looks like a date as text.
  const userName = foldText(name ?? '').replace(/^'/, '');
  if (userName === '' || userName.length > ADJUSTMENT_BOUNDS.name) {
    return { line, typed, fault: 'shape' };
  }
  const amount = readAmountText(sum ?? '');
  if (amount === undefined || !isLineAmount(amount)) return { line, typed, fault: 'amount' };
  const key = accountKey(userName);
  if (seen.has(key)) return { line, typed, fault: 'twice' };
  seen.add(key);
  return { line, userName, amount };
}

/**
 * Reads `account,amount` line by line, as a spreadsheet saves it: with its mark at the beginning, a line of
 * heads, semicolons or tabs. Blank lines are left out, and counted, so that a fault names the line as it is seen.
 */
export function readAdjustmentLines(typed: string): readonly ReadLine[] {
  const seen = new Set<string>();
  const lines = typed.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  return lines.flatMap((text, at) => {
    if (text.trim() === '') return [];
    const isHead = at === 0 && HEAD.test(text) && CELL.test(text);
    return isHead ? [] : [readLine(text, at + 1, seen)];
  });
}
