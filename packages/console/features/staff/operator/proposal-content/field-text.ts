import { DEPOSIT_TYPES } from '@fairlot/rules/check/deposit';
import { HELP_CATEGORIES } from '@fairlot/rules/check/help-categories';
import { MONEY_NAMES, type MoneySetting } from '@fairlot/rules/check/money-settings';
import type { Bilingual } from '@fairlot/rules/core/text';
import { asPercent, asTimes, counted, oneOf, type Part, type Tell } from './in-words.ts';

const MINUTES = { zh: '分钟', en: 'min' };

/** Formats a whole amount that was frozen as a number. */
const asWhole: Tell = (value) =>
  typeof value === 'number' ? `${value.toLocaleString('en-US')}.000` : undefined;
const asThousandths: Tell = (value) =>
  typeof value === 'number' ? `${(value / 1000).toFixed(3)} USDT` : undefined;

/** Settings of money that are whole amounts. */
const AMOUNTS: readonly MoneySetting[] = [
  'withdrawMin',
  'withdrawMax',
  'withdrawDayMost',
  'withdrawFeeCap',
  'withdrawFirstMax',
  'withdrawCardDayMost',
  'withdrawTypeTwoDay',
  'withdrawTypeTwoYear',
  'withdrawUsdtMin',
  'withdrawUsdtMax',
  'withdrawUsdtDayMost',
  'withdrawPurseDayMost',
  'withdrawSecondFrom',
  'withdrawAutoMost',
  'withdrawPartMost',
  'bonusMostStake',
];

/** Money settings whose stored unit differs from the shown unit. */
const MONEY_PARTS: Partial<Record<MoneySetting, Part>> = {
  withdrawFeeRate: { name: { zh: '提款手续费', en: 'Withdrawal fee' }, tell: asPercent },
  usdtTolerance: {
    name: { zh: 'USDT 到账允许差额', en: 'Allowed difference of a USDT payment' },
    tell: asPercent,
  },
  rateBound: {
    name: { zh: '汇率单次变动上限', en: 'Largest single rate change' },
    tell: asPercent,
  },
  depositTimes: {
    name: { zh: '充值流水倍数', en: 'Turnover multiplier of deposits' },
    tell: asTimes,
  },
  chainDust: {
    name: { zh: 'USDT 粉尘下限', en: 'Dust limit of USDT payments' },
    tell: asThousandths,
  },
  ratePick: {
    name: { zh: '汇率取法', en: 'Choice of the rate' },
    tell: oneOf({
      median: { zh: '中位数', en: 'the median' },
      order: { zh: '按顺序第一个', en: 'the first in order' },
    }),
  },
};

/** Names and formats of the parts of published rules, by their frozen names. */
export const FIELDS: Readonly<Record<string, Part>> = {
  id: { name: { zh: '编号', en: 'Number' } },
  version: { name: { zh: '版本', en: 'Version' } },
  type: { name: { zh: '类型', en: 'Type' }, tell: oneOf(DEPOSIT_TYPES) },
  provider: { name: { zh: '支付渠道', en: 'Provider' } },
  zh: { name: { zh: '中文名', en: 'Chinese name' } },
  en: { name: { zh: '英文名', en: 'English name' } },
  min: { name: { zh: '单笔最低', en: 'Minimum' } },
  max: { name: { zh: '单笔最高', en: 'Maximum' } },
  step: { name: { zh: '金额须为其整数倍', en: 'Multiple of' } },
  fixed: { name: { zh: '固定金额', en: 'Fixed amounts' } },
  feeRate: { name: { zh: '手续费（%）', en: 'Fee (%)' }, tell: asPercent },
  feeCap: { name: { zh: '手续费上限', en: 'Maximum fee' } },
  bonusRate: { name: { zh: '赠送（%）', en: 'Bonus (%)' }, tell: asPercent },
  bonusTimes: {
    name: { zh: '赠送流水倍数', en: 'Turnover multiplier of the bonus' },
    tell: asTimes,
  },
  needsName: { name: { zh: '须填付款人姓名', en: 'Asks for the payer’s name' } },
  needsBank: { name: { zh: '须选付款银行', en: 'Asks for the bank' } },
  needsCard: { name: { zh: '须已绑定银行卡', en: 'Needs a bound card' } },
  from: { name: { zh: '开放时间起', en: 'Open from' } },
  to: { name: { zh: '开放时间止', en: 'Open to' } },
  dayMost: { name: { zh: '每日上限', en: 'Daily limit' } },
  minutes: { name: { zh: '支付时限', en: 'Time to pay' }, tell: counted(MINUTES) },
  sort: { name: { zh: '排序', en: 'Order' } },
  isReadOnly: { name: { zh: '只读（不可充值）', en: 'Read only: no deposits' } },
  isReviewed: { name: { zh: '提款一律人工审核', en: 'Review every withdrawal' } },
  layers: { name: { zh: '开放层级', en: 'Open to layers' } },
  layer: { name: { zh: '层级', en: 'Layer' } },
  players: { name: { zh: '玩家', en: 'Players' } },
  isOn: { name: { zh: '启用', en: 'On' } },
  mostFails: { name: { zh: '连续失败自动停用', en: 'Failures in a row until it is disabled' } },
  name: { name: { zh: '名称', en: 'Name' } },
  address: { name: { zh: '地址', en: 'Address' } },
  price: { name: { zh: '价格字段路径', en: 'Path of the price' } },
  time: { name: { zh: '时间字段路径', en: 'Path of the time' } },
  payoutMost: { name: { zh: '代付单笔最高', en: 'Maximum per payout' } },
  payoutDayMost: { name: { zh: '代付每日最高', en: 'Daily payout limit' } },
  category: { name: { zh: '分类', en: 'Category' }, tell: oneOf(HELP_CATEGORIES) },
  titleZh: { name: { zh: '标题（中文）', en: 'Title in Chinese' } },
  titleEn: { name: { zh: '标题（英文）', en: 'Title in English' } },
  bodyZh: { name: { zh: '正文（中文）', en: 'Text in Chinese' } },
  bodyEn: { name: { zh: '正文（英文）', en: 'Text in English' } },
  picture: { name: { zh: '图片', en: 'Picture' } },
  link: { name: { zh: '链接（本站路径）', en: 'Link (a path of this site)' } },
  languages: { name: { zh: '对象语言', en: 'Languages' } },
  showFrom: { name: { zh: '展示开始', en: 'Shown from' } },
  showUntil: { name: { zh: '展示结束', en: 'Shown until' } },
  isShown: { name: { zh: '玩家可见', en: 'Shown to players' } },
  publishAt: { name: { zh: '定时发布', en: 'Published at' } },
  maintenanceUntil: { name: { zh: '维护至', en: 'Maintenance until' } },
  maintenanceZh: { name: { zh: '维护说明（中文）', en: 'Maintenance, in Chinese' } },
  maintenanceEn: { name: { zh: '维护说明（英文）', en: 'Maintenance, in English' } },
  ...Object.fromEntries(Object.entries(MONEY_NAMES).map(([key, name]) => [key, { name }])),
  ...Object.fromEntries(
    AMOUNTS.map((key) => [key, { name: MONEY_NAMES[key], tell: asWhole }] as const),
  ),
  ...MONEY_PARTS,
};

/** Returns the name and format of a part. An unknown part keeps its frozen name. */
export const fieldOf = (name: string): Part =>
  Object.hasOwn(FIELDS, name) && FIELDS[name] ? FIELDS[name] : { name: { zh: name, en: name } };

export const fieldName = (name: string): Bilingual => fieldOf(name).name;
