import { readWhole } from '@fairlot/rules/core/typed-number';
import { keptStore } from '@fairlot/shell';

/** Amounts that one press puts into the field of the stake. */
export const AMOUNTS: readonly string[] = ['10', '50', '100', '500', '1000'];
/** Whole amounts: longer ones find no room beside each other. */
export const MOST_AMOUNT = 999_999;

/** A chip as it is typed; undefined for what is none. */
export function readAmountChip(text: string): string | undefined {
  const amount = readWhole(text);
  return amount !== undefined && amount >= 1 && amount <= MOST_AMOUNT ? String(amount) : undefined;
}

/** A set of chips as it was kept, whoever wrote it; undefined for what is none. */
export function readAmountChips(json: unknown): readonly string[] | undefined {
  if (!Array.isArray(json) || new Set(json).size !== AMOUNTS.length) return undefined;
  const areChips = json.every((text) => typeof text === 'string' && readAmountChip(text) === text);
  return areChips && json.length === AMOUNTS.length ? json : undefined;
}

export const amountChips = keptStore('bet.chips', AMOUNTS, {
  clearedAtLogout: true,
  form: { read: readAmountChips, write: (chips) => chips },
});
