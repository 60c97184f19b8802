import { mills } from '@fairlot/rules/core/money';

/** A stake at which the largest prize is exact in whole thousandths, whatever the odds. */
export const MOST_UNIT = mills(10_000);
