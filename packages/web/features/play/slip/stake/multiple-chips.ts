import { isMultiple } from '@fairlot/rules/odds/index';
import { keptStore } from '@fairlot/shell';

/** Multiples that one press sets. */
export const MULTIPLES: readonly number[] = [1, 5, 10, 50];

export const multipleChips = keptStore('bet.multiples', MULTIPLES, {
  clearedAtLogout: true,
  form: {
    read: (json) =>
      Array.isArray(json) && new Set(json).size === MULTIPLES.length && json.every(isMultiple)
        ? json
        : undefined,
    write: (chips) => chips,
  },
});
