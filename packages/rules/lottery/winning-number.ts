import { type Result, ok, refused } from '../core/result.ts';
import type { Category } from './category.ts';

/** Why a text is not a winning number of its category. */
export type WinningNumberFault = 'LENGTH' | 'DIGIT';

/** The text that travels and is stored: digits in drawn order, with commas between, `6,0,9,1,5`. */
export const formatWinningNumber = (digits: readonly number[]): string => digits.join(',');

/**
 * Reads a winning number of a category: digits 0 to 9 in drawn order, parted by commas or blanks
 * as feeds write them (`6,0,9,1,5`, `0 9 9`) or not at all (`60915`). Never throws.
 */
export function parseWinningNumber(
  category: Pick<Category, 'numbers'>,
  text: string,
): Result<readonly number[], WinningNumberFault> {
  const trimmed = text.trim();
  const parts = /^\d+$/.test(trimmed) ? [...trimmed] : trimmed.split(/\s*,\s*|\s+/);
  if (!parts.every((part) => /^\d$/.test(part))) return refused('DIGIT');
  if (parts.length !== category.numbers) return refused('LENGTH');
  return ok(parts.map(Number));
}
