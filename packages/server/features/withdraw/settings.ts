import { mills, type Money } from '@fairlot/rules/core/money';
import type { WithdrawTerms } from '@fairlot/rules/check/withdraw';
import {
  declareSettings,
  numberSetting,
  switchSetting,
  textSetting,
  type ValuesOf,
} from '../site/index.ts';

const CLOCK = { most: 5, pattern: /^([01]\d|2[0-3]):[0-5]\d$/ };
const UNITS = { least: 0, most: 1_000_000_000 };
const COUNT = { least: 0, most: 1_000 };

const DECLARED = {
  withdrawFrom: textSetting({ zh: '提款开始时间', en: 'Withdrawals from' }, '10:00', CLOCK),
  withdrawTo: textSetting(
    { zh: '提款结束时间（与开始相同：全天）', en: 'Withdrawals to (the same: all day)' },
    '02:00',
    CLOCK,
  ),
  withdrawMin: numberSetting({ zh: '提款单笔最低', en: 'Least of a withdrawal' }, 100, UNITS),
  withdrawMax: numberSetting({ zh: '提款单笔最高', en: 'Most of a withdrawal' }, 49_999, UNITS),
  withdrawPerDay: numberSetting({ zh: '每日提款次数', en: 'Withdrawals a day' }, 10, COUNT),
  withdrawDayMost: numberSetting({ zh: '每日提款总额', en: 'Withdrawn a day' }, 500_000, UNITS),
  withdrawCardDayMost: numberSetting(
    { zh: '每日银行卡提款额', en: 'To cards a day' },
    500_000,
    UNITS,
  ),
  withdrawUsdtDayMost: numberSetting({ zh: '每日USDT提款额', en: 'By USDT a day' }, 500_000, UNITS),
  withdrawPurseDayMost: numberSetting(
    { zh: '每日电子钱包提款额', en: 'To e-wallets a day' },
    500_000,
    UNITS,
  ),
  withdrawFree: numberSetting(
    { zh: '每日免手续费次数', en: 'Withdrawals a day without a fee' },
    5,
    COUNT,
  ),
  withdrawFeeRate: numberSetting(
    { zh: '提款手续费（万分之）', en: 'Fee of a withdrawal (hundredths of a per cent)' },
    100,
    { least: 0, most: 10_000 },
  ),
  withdrawFeeCap: numberSetting({ zh: '提款手续费上限', en: 'Most of a fee' }, 50, UNITS),
  withdrawIntervalMinutes: numberSetting(
    { zh: '两次提款间隔（分钟）', en: 'Minutes between withdrawals' },
    3,
    { least: 0, most: 1_440 },
  ),
  withdrawPending: numberSetting(
    { zh: '同时未完成的提款', en: 'Withdrawals on their way at once' },
    1,
    {
      least: 1,
      most: 20,
    },
  ),
  withdrawFirstMax: numberSetting(
    { zh: '首次提款最高', en: 'Most of a first withdrawal' },
    5_000,
    UNITS,
  ),
  withdrawFirstTimes: numberSetting(
    {
      zh: '首次提款不超过累计充值的倍数',
      en: 'A first withdrawal: so many times what was deposited',
    },
    5,
    { least: 1, most: 1_000 },
  ),
  withdrawTypeTwoDay: numberSetting(
    { zh: '二类卡每日收款', en: 'To a Class II card a day' },
    10_000,
    UNITS,
  ),
  withdrawTypeTwoYear: numberSetting(
    { zh: '二类卡每年收款', en: 'To a Class II card a year' },
    200_000,
    UNITS,
  ),
  withdrawUsdtMin: numberSetting(
    { zh: 'USDT提款最低（USDT）', en: 'Least by USDT (USDT)' },
    10,
    UNITS,
  ),
  withdrawUsdtMax: numberSetting(
    { zh: 'USDT提款最高（USDT）', en: 'Most by USDT (USDT)' },
    50_000,
    UNITS,
  ),
  withdrawSecondFrom: numberSetting(
    { zh: '提款须二审的金额', en: 'From this on two operators review' },
    5_000,
    UNITS,
  ),
  withdrawAuto: switchSetting({ zh: '自动审核提款', en: 'Approve withdrawals by rules' }, false),
  withdrawAutoMost: numberSetting(
    { zh: '自动审核最高金额', en: 'Most approved by rules' },
    2_000,
    UNITS,
  ),
  withdrawAutoPerDay: numberSetting(
    { zh: '自动审核每日次数', en: 'Approved by rules a day' },
    3,
    COUNT,
  ),
  withdrawAutoDays: numberSetting(
    { zh: '自动审核的账号天数', en: 'Days an account has to be old for it' },
    7,
    {
      least: 0,
      most: 3_650,
    },
  ),
  withdrawProvider: textSetting(
    { zh: '自动出款的代付渠道（空：人工）', en: 'Provider of payouts by rules (empty: by hand)' },
    '',
    { most: 32, pattern: /^[a-z0-9-]*$/ },
  ),
  withdrawPartMost: numberSetting(
    { zh: '代付单笔最高', en: 'Most that a provider pays at once' },
    50_000,
    {
      least: 1,
      most: 1_000_000_000,
    },
  ),
};

/** How withdrawals are taken and paid; amounts are whole units (product 3.11, 5.8). */
export const WITHDRAW_SETTINGS = declareSettings(DECLARED);
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
