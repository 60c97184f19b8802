import { MONEY_NAMES } from '@fairlot/rules/check/money-settings';
import { byTwo, declareSettings, numberSetting } from '../../site/settings/declare/index.ts';

export const chainSettings = declareSettings(
  byTwo({
    chainQuarantineHours: numberSetting(MONEY_NAMES.chainQuarantineHours, 168, {
      least: 1,
      most: 8_760,
    }),
    chainDust: numberSetting(MONEY_NAMES.chainDust, 100, { least: 1, most: 1_000_000 }),
  }),
);
