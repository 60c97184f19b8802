import * as z from 'zod/mini';
import { DEPOSIT_TYPES, depositType, type DepositTypeName } from '@fairlot/rules/check/deposit';
import { readAmountText } from '@fairlot/rules/core/amount-text';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money } from '@fairlot/rules/core/money';
import { readMoment } from '@fairlot/rules/lottery/read-moment';
import { plainChannel, type ChannelRules } from '@fairlot/wire/money/deposit';
import type { RulesRow } from './store-channel-rules.ts';

/** Rules of a channel in three forms: its row, the contract's, and the plain one that is frozen and kept. */
const amountText = z.string();
export const PlainChannel = z.object({
  type: z.enum(Object.keys(DEPOSIT_TYPES) as [DepositTypeName, ...DepositTypeName[]]),
  provider: z.string(),
  zh: z.string(),
  en: z.string(),
  min: amountText,
  max: amountText,
  step: amountText,
  fixed: z.array(amountText),
  feeRate: z.int(),
  bonusRate: z.int(),
  bonusTimes: z.int(),
  needsName: z.boolean(),
  needsBank: z.boolean(),
  needsCard: z.boolean(),
  /** `10:00` to `02:00`, null: all day. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  dayMost: z.nullable(amountText),
  minutes: z.int(),
  sort: z.int(),
  isOn: z.boolean(),
  layers: z.array(z.int()),
  mostFails: z.int(),
  maintenanceUntil: z.nullable(z.string()),
  maintenanceZh: z.string(),
  maintenanceEn: z.string(),
});
export type PlainChannel = z.output<typeof PlainChannel>;

const amountOf = (text: string): Money => {
  const amount = readAmountText(text.replaceAll(',', ''));
  invariant(amount !== undefined, 'what was frozen is an amount');
  return amount;
};
const minuteOf = (clock: string | null): number | null => {
  const [hours = 0, minutes = 0] = clock?.split(':').map(Number) ?? [];
  return clock === null ? null : hours * 60 + minutes;
};
export const rowOf = (plain: PlainChannel): Omit<RulesRow, 'id'> => ({
  type: DEPOSIT_TYPES[plain.type].number,
  provider: plain.provider,
  zh: plain.zh,
  en: plain.en,
  least: amountOf(plain.min),
  most: amountOf(plain.max),
  step: amountOf(plain.step),
  fixed: plain.fixed.map(amountOf),
  fee_rate: plain.feeRate,
  bonus_rate: plain.bonusRate,
  bonus_times: plain.bonusTimes,
  needs_name: plain.needsName,
  needs_bank: plain.needsBank,
  needs_card: plain.needsCard,
  from_minute: minuteOf(plain.from),
  to_minute: minuteOf(plain.to),
  daily_cap: plain.dayMost === null ? null : amountOf(plain.dayMost),
  minutes: plain.minutes,
  sort: plain.sort,
  is_on: plain.isOn,
  layers: plain.layers,
  most_fails: plain.mostFails,
  maintenance_ms:
    plain.maintenanceUntil === null ? null : BigInt(readMoment(plain.maintenanceUntil) ?? 0),
  maintenance_zh: plain.maintenanceZh,
  maintenance_en: plain.maintenanceEn,
});

export const presentRules = (row: RulesRow): ChannelRules => ({
  Name: row.zh,
  NameEn: row.en,
  Min: mills(row.least),
  Max: mills(row.most),
  Step: mills(row.step),
  FixedAmounts: row.fixed.map((amount) => mills(amount)),
  FeeRate: row.fee_rate,
  BonusRate: row.bonus_rate,
  BonusTimes: row.bonus_times,
  NeedsName: row.needs_name,
  NeedsBank: row.needs_bank,
  NeedsCard: row.needs_card,
  FromMinute: row.from_minute,
  ToMinute: row.to_minute,
  DayMost: row.daily_cap === null ? null : mills(row.daily_cap),
  Minutes: row.minutes,
  Sort: row.sort,
  IsOn: row.is_on,
  Layers: [...row.layers],
  MostFails: row.most_fails,
  MaintenanceUntil: row.maintenance_ms === null ? null : Number(row.maintenance_ms),
  MaintenanceText: { zh: row.maintenance_zh, en: row.maintenance_en },
});

export const plainOfRow = (row: RulesRow): PlainChannel =>
  plainChannel({ type: depositType(row.type), provider: row.provider }, presentRules(row));
