import { MONEY_NAMES } from '@fairlot/rules/check/money-settings';
import { mills, type Money } from '@fairlot/rules/core/money';
import type { WithdrawTerms } from '@fairlot/rules/check/withdraw';
import {
  byTwo,
  declareSettings,
  numberSetting,
  switchSetting,
  textSetting,
  type ValuesOf,
} from '../../../site/settings/declare/index.ts';

const CLOCK = { most: 5, pattern: /^([01]\d|2[0-3]):[0-5]\d$/ };
const UNITS = { least: 0, most: 1_000_000_000 };
const COUNT = { least: 0, most: 1_000 };

const DECLARED = {
  withdrawFrom: textSetting(MONEY_NAMES.withdrawFrom, '10:00', CLOCK),
  withdrawTo: textSetting(MONEY_NAMES.withdrawTo, '02:00', CLOCK),
  withdrawMin: numberSetting(MONEY_NAMES.withdrawMin, 100, UNITS),
  withdrawMax: numberSetting(MONEY_NAMES.withdrawMax, 49_999, UNITS),
  withdrawPerDay: numberSetting(MONEY_NAMES.withdrawPerDay, 10, COUNT),
  withdrawDayMost: numberSetting(MONEY_NAMES.withdrawDayMost, 500_000, UNITS),
  withdrawCardDayMost: numberSetting(MONEY_NAMES.withdrawCardDayMost, 500_000, UNITS),
  withdrawUsdtDayMost: numberSetting(MONEY_NAMES.withdrawUsdtDayMost, 500_000, UNITS),
  withdrawPurseDayMost: numberSetting(MONEY_NAMES.withdrawPurseDayMost, 500_000, UNITS),
  withdrawFree: numberSetting(MONEY_NAMES.withdrawFree, 5, COUNT),
  withdrawFeeRate: numberSetting(MONEY_NAMES.withdrawFeeRate, 100, { least: 0, most: 10_000 }),
  withdrawFeeCap: numberSetting(MONEY_NAMES.withdrawFeeCap, 50, UNITS),
  withdrawIntervalMinutes: numberSetting(MONEY_NAMES.withdrawIntervalMinutes, 3, {
    least: 0,
    most: 1_440,
  }),
  withdrawPending: numberSetting(MONEY_NAMES.withdrawPending, 1, {
    least: 1,
    most: 20,
  }),
  withdrawFirstMax: numberSetting(MONEY_NAMES.withdrawFirstMax, 5_000, UNITS),
  withdrawFirstTimes: numberSetting(MONEY_NAMES.withdrawFirstTimes, 5, { least: 1, most: 1_000 }),
  withdrawTypeTwoDay: numberSetting(MONEY_NAMES.withdrawTypeTwoDay, 10_000, UNITS),
  withdrawTypeTwoYear: numberSetting(MONEY_NAMES.withdrawTypeTwoYear, 200_000, UNITS),
  withdrawUsdtMin: numberSetting(MONEY_NAMES.withdrawUsdtMin, 10, UNITS),
  withdrawUsdtMax: numberSetting(MONEY_NAMES.withdrawUsdtMax, 50_000, UNITS),
  withdrawSecondFrom: numberSetting(MONEY_NAMES.withdrawSecondFrom, 5_000, UNITS),
  withdrawAuto: switchSetting(MONEY_NAMES.withdrawAuto, false),
  withdrawAutoMost: numberSetting(MONEY_NAMES.withdrawAutoMost, 2_000, UNITS),
  withdrawAutoPerDay: numberSetting(MONEY_NAMES.withdrawAutoPerDay, 3, COUNT),
  withdrawAutoDays: numberSetting(MONEY_NAMES.withdrawAutoDays, 7, {
    least: 0,
    most: 3_650,
  }),
  withdrawProvider: textSetting(MONEY_NAMES.withdrawProvider, '', {
    most: 32,
    pattern: /^[a-z0-9-]*$/,
  }),
  withdrawPartMost: numberSetting(MONEY_NAMES.withdrawPartMost, 50_000, {
    least: 1,
    most: 1_000_000_000,
  }),
};

/** How withdrawals are taken and paid; amounts are whole units (product 3.11, 5.8). */
export const WITHDRAW_SETTINGS = declareSettings(byTwo(DECLARED));
export type WithdrawSettings = ValuesOf<typeof DECLARED>;

export const units = (whole: number): Money => mills(BigInt(whole) * 1_000n);

const minuteOf = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/** What a request is held to. */
export const termsOf = (values: WithdrawSettings): WithdrawTerms => ({
  fromMinute: minuteOf(values.withdrawFrom),
  toMinute: minuteOf(values.withdrawTo),
  intervalMinutes: values.withdrawIntervalMinutes,
  perDay: values.withdrawPerDay,
  least: units(values.withdrawMin),
  most: units(values.withdrawMax),
  dayMost: units(values.withdrawDayMost),
  methodDayMost: {
    card: units(values.withdrawCardDayMost),
    usdt: units(values.withdrawUsdtDayMost),
    purse: units(values.withdrawPurseDayMost),
  },
  free: values.withdrawFree,
  feeRate: values.withdrawFeeRate,
  feeCap: units(values.withdrawFeeCap),
  firstMost: units(values.withdrawFirstMax),
  firstTimes: values.withdrawFirstTimes,
  typeTwoDay: units(values.withdrawTypeTwoDay),
  typeTwoYear: units(values.withdrawTypeTwoYear),
  usdtLeast: units(values.withdrawUsdtMin),
  usdtMost: units(values.withdrawUsdtMax),
  pendingMost: values.withdrawPending,
});
