import { MONEY_NAMES } from '@fairlot/rules/check/money-settings';
import type { Bilingual } from '@fairlot/rules/core/text';

/** What the parts of published rules are called, by the names under which they are frozen. */
export const FIELDS: Readonly<Record<string, Bilingual>> = {
  id: { zh: '编号', en: 'Number' },
  version: { zh: '版本', en: 'Version' },
  type: { zh: '类型', en: 'Type' },
  provider: { zh: '支付渠道', en: 'Provider' },
  zh: { zh: '中文名', en: 'Chinese name' },
  en: { zh: '英文名', en: 'English name' },
  min: { zh: '单笔最低', en: 'Least' },
  max: { zh: '单笔最高', en: 'Most' },
  step: { zh: '金额须为其整数倍', en: 'A multiple of' },
  fixed: { zh: '固定金额', en: 'Fixed amounts' },
  feeRate: { zh: '手续费（万分之）', en: 'Fee (hundredths of a per cent)' },
  feeCap: { zh: '手续费上限', en: 'Most of a fee' },
  bonusRate: { zh: '赠送（万分之）', en: 'Bonus (hundredths of a per cent)' },
  bonusTimes: { zh: '赠送流水倍数（百分之一）', en: 'Times the bonus is turned over (hundredths)' },
  needsName: { zh: '须填付款人姓名', en: 'Asks for the payer’s name' },
  needsBank: { zh: '须选付款银行', en: 'Asks for the bank' },
  needsCard: { zh: '须已绑定银行卡', en: 'Needs a bound card' },
  from: { zh: '开放时间起', en: 'Open from' },
  to: { zh: '开放时间止', en: 'Open to' },
  dayMost: { zh: '每日上限', en: 'Most a day' },
  minutes: { zh: '支付时限（分钟）', en: 'Minutes to pay' },
  sort: { zh: '排序', en: 'Order' },
  isReadOnly: { zh: '只读（不可充值）', en: 'Read only: no deposits' },
  isReviewed: { zh: '提款一律人工审核', en: 'Every withdrawal is looked at' },
  layers: { zh: '开放层级', en: 'Open to layers' },
  layer: { zh: '层级', en: 'Layer' },
  players: { zh: '玩家', en: 'Players' },
  isOn: { zh: '启用', en: 'On' },
  mostFails: { zh: '连续失败自动停用', en: 'Goes off after failures in a row' },
  name: { zh: '名称', en: 'Name' },
  address: { zh: '地址', en: 'Address' },
  price: { zh: '价格的位置', en: 'Where the price stands' },
  time: { zh: '时间的位置', en: 'Where the time stands' },
  payoutMost: { zh: '代付单笔最高', en: 'Most it pays at once' },
  payoutDayMost: { zh: '代付每日最高', en: 'Most it pays a day' },
  publishAt: { zh: '定时发布', en: 'Published at' },
  maintenanceUntil: { zh: '维护至', en: 'Maintenance until' },
  maintenanceZh: { zh: '维护说明（中文）', en: 'Maintenance, in Chinese' },
  maintenanceEn: { zh: '维护说明（英文）', en: 'Maintenance, in English' },
  ...MONEY_NAMES,
};

/** What a part is called; one without a name stands as it is frozen. */
export const fieldName = (name: string): Bilingual =>
  Object.hasOwn(FIELDS, name) && FIELDS[name] ? FIELDS[name] : { zh: name, en: name };
