import { formatAmount } from '@fairlot/rules/core/amount-text';
import { mills } from '@fairlot/rules/core/money';
import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import type { DepositTypeName } from '@fairlot/rules/check/deposit';
import type { ChannelRules } from './shapes-channel.ts';

const shown = (amount: bigint): string => formatAmount(mills(amount));
const two = (n: number): string => String(n).padStart(2, '0');
const clockOf = (minute: number | null): string | null =>
  minute === null ? null : `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
/** To the minute, time of the site. */
const momentOf = (ms: number | null): string | null =>
  ms === null ? null : siteTimeOf(ms).slice(0, 16).replace('T', ' ');

/** What a channel is of for ever: its orders were made by that. */
export type ChannelOf = { readonly type: DepositTypeName; readonly provider: string };

/** Rules of a channel as people read them: what is shown before they are sent is what is frozen and kept. */
export const plainChannel = ({ type, provider }: ChannelOf, rules: ChannelRules) => ({
  type,
  provider,
  zh: rules.Name.trim(),
  en: rules.NameEn.trim(),
  min: shown(rules.Min),
  max: shown(rules.Max),
  step: shown(rules.Step),
  fixed: rules.FixedAmounts.map(shown),
  feeRate: rules.FeeRate,
  bonusRate: rules.BonusRate,
  bonusTimes: rules.BonusTimes,
  needsName: rules.NeedsName,
  needsBank: rules.NeedsBank,
  needsCard: rules.NeedsCard,
  from: clockOf(rules.FromMinute),
  to: clockOf(rules.ToMinute),
  dayMost: rules.DayMost === null ? null : shown(rules.DayMost),
  minutes: rules.Minutes,
  sort: rules.Sort,
  isOn: rules.IsOn,
  layers: [...rules.Layers],
  mostFails: rules.MostFails,
  maintenanceUntil: momentOf(rules.MaintenanceUntil),
  maintenanceZh: rules.MaintenanceText.zh.trim(),
  maintenanceEn: rules.MaintenanceText.en.trim(),
});
