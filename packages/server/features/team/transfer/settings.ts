import { MONEY_NAMES } from '@fairlot/rules/check/money-settings';
import type { TransferTerms } from '@fairlot/rules/check/transfer';
import { mills } from '@fairlot/rules/core/money';
import {
  byTwo,
  declareSettings,
  numberSetting,
  type ValuesOf,
} from '../../site/settings/declare/index.ts';

const UNITS = { least: 1, most: 1_000_000_000 };

const DECLARED = {
  transferMin: numberSetting(MONEY_NAMES.transferMin, 1, UNITS),
  transferMax: numberSetting(MONEY_NAMES.transferMax, 50_000, UNITS),
  transferDayMost: numberSetting(MONEY_NAMES.transferDayMost, 200_000, UNITS),
  transferPerDay: numberSetting(MONEY_NAMES.transferPerDay, 50, { least: 0, most: 1_000 }),
};

/** Limits of transfers to the own line; amounts are whole units (product 3.11, 5.9). */
export const TRANSFER_SETTINGS = declareSettings(byTwo(DECLARED));

const units = (whole: number) => mills(BigInt(whole) * 1_000n);

export const termsOf = (values: ValuesOf<typeof DECLARED>): TransferTerms => ({
  least: units(values.transferMin),
  most: units(values.transferMax),
  dayMost: units(values.transferDayMost),
  perDay: values.transferPerDay,
});
