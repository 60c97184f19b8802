import type { Bilingual } from '../core/text.ts';

/**
 * Settings of money that one operator edits and another publishes (product 3.1, 3.11), by the names under which the
 * site keeps them: what the server declares and what the console shows is called the same.
 */
export const MONEY_NAMES = {
  withdrawFrom: { zh: '提款开始时间', en: 'Withdrawals from' },
  withdrawTo: { zh: '提款结束时间（与开始相同：全天）', en: 'Withdrawals to (the same: all day)' },
  withdrawMin: { zh: '提款单笔最低', en: 'Least of a withdrawal' },
  withdrawMax: { zh: '提款单笔最高', en: 'Most of a withdrawal' },
  withdrawPerDay: { zh: '每日提款次数', en: 'Withdrawals a day' },
  withdrawDayMost: { zh: '每日提款总额', en: 'Withdrawn a day' },
  withdrawFree: { zh: '每日免手续费次数', en: 'Withdrawals a day without a fee' },
  withdrawFeeRate: {
    zh: '提款手续费（万分之）',
    en: 'Withdrawal fee (hundredths of a per cent)',
  },
  withdrawFeeCap: { zh: '提款手续费上限', en: 'Maximum fee' },
  withdrawIntervalMinutes: { zh: '两次提款间隔（分钟）', en: 'Minutes between withdrawals' },
  withdrawPending: { zh: '同时未完成的提款', en: 'Withdrawals on their way at once' },
  withdrawFirstMax: { zh: '首次提款最高', en: 'Most of a first withdrawal' },
  withdrawFirstTimes: {
    zh: '首次提款不超过累计入款的倍数',
    en: 'A first withdrawal: so many times what came in',
  },
  payeeChangeHours: {
    zh: '解绑收款账户后再次绑定的间隔（小时）',
    en: 'Hours from removing where one is paid to binding another',
  },
  withdrawCardDayMost: { zh: '每日银行卡提款额', en: 'To cards a day' },
  withdrawTypeTwoDay: { zh: '二类卡每日收款', en: 'To a Class II card a day' },
  withdrawTypeTwoYear: { zh: '二类卡每年收款', en: 'To a Class II card a year' },
  payeeCardsMost: { zh: '每位玩家可绑定银行卡数', en: 'Bank cards that a player may bind' },
  payeeCardHours: {
    zh: '新银行卡的冷却时间（小时）',
    en: 'Hours until a new bank card is paid to',
  },
  withdrawUsdtMin: { zh: 'USDT提款最低（USDT）', en: 'Least by USDT (USDT)' },
  withdrawUsdtMax: { zh: 'USDT提款最高（USDT）', en: 'Most by USDT (USDT)' },
  withdrawUsdtDayMost: { zh: '每日USDT提款额', en: 'By USDT a day' },
  payeeAddressesMost: {
    zh: '每位玩家可绑定USDT地址数',
    en: 'USDT addresses that a player may bind',
  },
  payeeAddressHours: {
    zh: '新USDT地址的冷却时间（小时）',
    en: 'Hours until a new USDT address is paid to',
  },
  withdrawPurseDayMost: { zh: '每日电子钱包提款额', en: 'To e-wallets a day' },
  payeePursesMost: { zh: '每位玩家可绑定电子钱包数', en: 'E-wallets that a player may bind' },
  payeePurseHours: {
    zh: '新电子钱包的冷却时间（小时）',
    en: 'Hours until a new e-wallet is paid to',
  },
  withdrawSecondFrom: { zh: '提款须二审的金额', en: 'From this on two operators review' },
  withdrawAuto: { zh: '自动审核提款', en: 'Approve withdrawals by rules' },
  withdrawAutoMost: { zh: '自动审核最高金额', en: 'Most approved by rules' },
  withdrawAutoPerDay: { zh: '自动审核每日次数', en: 'Approved by rules a day' },
  withdrawAutoDays: { zh: '自动审核的账号天数', en: 'Days an account has to be old for it' },
  withdrawProvider: {
    zh: '自动出款的代付渠道（空：人工）',
    en: 'Provider of payouts by rules (empty: by hand)',
  },
  withdrawPartMost: { zh: '代付单笔最高', en: 'Most that a provider pays at once' },
  depositTimes: {
    zh: '充值流水倍数（百分之一）',
    en: 'Times a deposit is turned over, in hundredths',
  },
  usdtTolerance: {
    zh: 'USDT 到账允许差额（万分之）',
    en: 'Allowed difference of a USDT payment (hundredths of a per cent)',
  },
  rateEverySeconds: { zh: '汇率刷新（秒）', en: 'Rate read every, seconds' },
  rateStaleSeconds: { zh: '汇率过期（秒）', en: 'Rate too old after, seconds' },
  rateSourcesLeast: { zh: '汇率最少来源数', en: 'Sources of a rate at the least' },
  ratePick: {
    zh: '汇率取法（median 中位数 / order 按顺序第一个）',
    en: 'Choice of the rate: median or order',
  },
  rateBound: {
    zh: '汇率单次变动上限（万分之）',
    en: 'Largest single rate change (hundredths of a per cent)',
  },
  rateLockMinutes: { zh: '充值汇率锁定（分钟）', en: 'Rate of a deposit is locked, minutes' },
  rateQuoteSeconds: { zh: '提款报价有效（秒）', en: 'Quote of a withdrawal is good, seconds' },
  chainQuarantineHours: { zh: '收款地址隔离（小时）', en: 'Address rests after an order, hours' },
  chainDust: {
    zh: 'USDT 粉尘下限（千分之一 USDT）',
    en: 'Dust limit of USDT payments (thousandths)',
  },
  bonusMostStake: {
    zh: '可使用红利的单注最高（0：不限）',
    en: 'Most of a bet that takes a bonus (0 for no limit)',
  },
  bonusClaimDays: { zh: '红利领取期限（天）', en: 'Days to take a bonus' },
  bonusDays: { zh: '红利有效期（天）', en: 'Days that a bonus lasts' },
  bonusMostRelease: {
    zh: '红利释放上限（红利的倍数，0：不限）',
    en: 'Most that is released: so many times the bonus (0: all)',
  },
  transferMin: { zh: '转账单笔最低', en: 'Minimum transfer' },
  transferMax: { zh: '转账单笔最高', en: 'Maximum transfer' },
  transferDayMost: { zh: '每位玩家每日转账总额', en: 'Transferred per player a day' },
  transferPerDay: { zh: '每位玩家每日转账次数', en: 'Transfers per player a day' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type MoneySetting = keyof typeof MONEY_NAMES;

type Group = { readonly name: Bilingual; readonly keys: readonly MoneySetting[] };

/** Those that are edited and published together. */
export const MONEY_GROUPS = {
  withdraw: {
    name: { zh: '提款总则', en: 'All withdrawals' },
    keys: [
      'withdrawFrom',
      'withdrawTo',
      'withdrawMin',
      'withdrawMax',
      'withdrawPerDay',
      'withdrawDayMost',
      'withdrawFree',
      'withdrawFeeRate',
      'withdrawFeeCap',
      'withdrawIntervalMinutes',
      'withdrawPending',
      'withdrawFirstMax',
      'withdrawFirstTimes',
      'payeeChangeHours',
    ],
  },
  card: {
    name: { zh: '提款到银行卡', en: 'Withdrawals to bank cards' },
    keys: [
      'withdrawCardDayMost',
      'withdrawTypeTwoDay',
      'withdrawTypeTwoYear',
      'payeeCardsMost',
      'payeeCardHours',
    ],
  },
  usdt: {
    name: { zh: 'USDT 提款', en: 'Withdrawals by USDT' },
    keys: [
      'withdrawUsdtMin',
      'withdrawUsdtMax',
      'withdrawUsdtDayMost',
      'payeeAddressesMost',
      'payeeAddressHours',
    ],
  },
  purse: {
    name: { zh: '提款到电子钱包', en: 'Withdrawals to e-wallets' },
    keys: ['withdrawPurseDayMost', 'payeePursesMost', 'payeePurseHours'],
  },
  review: {
    name: { zh: '审核与出款', en: 'Review and payout' },
    keys: [
      'withdrawSecondFrom',
      'withdrawAuto',
      'withdrawAutoMost',
      'withdrawAutoPerDay',
      'withdrawAutoDays',
      'withdrawProvider',
      'withdrawPartMost',
    ],
  },
  deposit: {
    name: { zh: '充值总则', en: 'All deposits' },
    keys: ['depositTimes', 'usdtTolerance'],
  },
  rate: {
    name: { zh: 'USDT 汇率', en: 'Rate of USDT' },
    keys: [
      'rateEverySeconds',
      'rateStaleSeconds',
      'rateSourcesLeast',
      'ratePick',
      'rateBound',
      'rateLockMinutes',
      'rateQuoteSeconds',
    ],
  },
  chain: {
    name: { zh: 'USDT 收款', en: 'Payments by USDT' },
    keys: ['chainQuarantineHours', 'chainDust'],
  },
  bonus: {
    name: { zh: '红利', en: 'Bonuses' },
    keys: ['bonusMostStake', 'bonusClaimDays', 'bonusDays', 'bonusMostRelease'],
  },
  transfer: {
    name: { zh: '转账给下级', en: 'Transfers to the line' },
    keys: ['transferMin', 'transferMax', 'transferDayMost', 'transferPerDay'],
  },
} as const satisfies Readonly<Record<string, Group>>;
export type MoneyGroup = keyof typeof MONEY_GROUPS;

/** Of each pair the first is no more than the second. */
const ORDERED: readonly (readonly [MoneySetting, MoneySetting])[] = [
  ['withdrawMin', 'withdrawMax'],
  ['withdrawUsdtMin', 'withdrawUsdtMax'],
  ['withdrawTypeTwoDay', 'withdrawTypeTwoYear'],
  // A rate that is asked for more seldom than it holds is stale nearly always.
  ['rateEverySeconds', 'rateStaleSeconds'],
];

/** Whether no least of a group is more than its most: nobody could ask for anything. */
export const areOrdered = (values: Readonly<Record<string, unknown>>): boolean =>
  ORDERED.every(([low, high]) => {
    const [a, b] = [values[low], values[high]];
    return typeof a !== 'number' || typeof b !== 'number' || a <= b;
  });
