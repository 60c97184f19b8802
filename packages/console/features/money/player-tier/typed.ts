// Lists as they are typed or pasted. Pure.
import { LAYER_BOUNDS } from '@fairlot/wire/money/player-tier';
import { HEAD } from './text.ts';

const distinct = (parts: readonly string[]): readonly string[] => [
  ...new Set(parts.map((part) => part.trim()).filter((part) => part !== '')),
];

/** Accounts of a list, a line or a cell each; a head of the column is left out. Undefined: too many, or none. */
export function accountsOf(typed: string): readonly string[] | undefined {
  const names = distinct(typed.split(/[\s,;"]+/)).filter((name) => !HEAD.test(name));
  const isGood =
    names.length > 0 &&
    names.length <= LAYER_BOUNDS.names &&
    names.every((name) => name.length <= 32);
  return isGood ? names : undefined;
}

/** Labels, parted by commas of either script; undefined: too many or too long. */
export function labelsOf(typed: string): readonly string[] | undefined {
  const labels = distinct(typed.split(/[,，\n]/));
  const isGood =
    labels.length <= LAYER_BOUNDS.labels &&
    labels.every((label) => label.length <= LAYER_BOUNDS.label);
  return isGood ? labels : undefined;
}
