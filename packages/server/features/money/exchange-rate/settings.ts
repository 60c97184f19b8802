import { MONEY_NAMES } from '@fairlot/rules/check/money-settings';
import {
  byTwo,
  declareSettings,
  numberSetting,
  textSetting,
} from '../../site/settings/declare/index.ts';

/** How the sources of a rate are read (product 5.7). */
export const rateSettings = declareSettings(
  byTwo({
    rateEverySeconds: numberSetting(MONEY_NAMES.rateEverySeconds, 60, {
      least: 5,
      most: 3_600,
    }),
    rateStaleSeconds: numberSetting(MONEY_NAMES.rateStaleSeconds, 300, { least: 10, most: 86_400 }),
    rateSourcesLeast: numberSetting(MONEY_NAMES.rateSourcesLeast, 2, { least: 1, most: 20 }),
    ratePick: textSetting(MONEY_NAMES.ratePick, 'median', {
      most: 6,
      pattern: /^(?:median|order)$/,
    }),
    rateBound: numberSetting(MONEY_NAMES.rateBound, 500, { least: 1, most: 10_000 }),
    rateLockMinutes: numberSetting(MONEY_NAMES.rateLockMinutes, 15, { least: 1, most: 1_440 }),
    rateQuoteSeconds: numberSetting(MONEY_NAMES.rateQuoteSeconds, 60, { least: 0, most: 900 }),
  }),
);
