import { MONEY_NAMES } from '@fairlot/rules/check/money-settings';
import { byTwo, declareSettings, numberSetting } from '../../../site/settings/declare/index.ts';

export const depositSettings = declareSettings(
  byTwo({
    depositTimes: numberSetting(MONEY_NAMES.depositTimes, 100, { least: 0, most: 10_000 }),
    usdtTolerance: numberSetting(MONEY_NAMES.usdtTolerance, 100, { least: 0, most: 2_000 }),
  }),
);
