import type { Bilingual } from '../core/text.ts';

/**
 * What players may hold themselves to (RTS 12 and 13, LCCP 3.5): the names on both sides, and the numbers
 * in the database.
 */
type Named = Bilingual & { readonly number: number };

export const LIMIT_KINDS = {
  loss: { number: 1, zh: '亏损限额', en: 'loss limit' },
  stake: { number: 2, zh: '投注限额', en: 'stake limit' },
  deposit: { number: 3, zh: '充值限额', en: 'deposit limit' },
} as const satisfies Readonly<Record<string, Named>>;
export type LimitKind = keyof typeof LIMIT_KINDS;

/** Of the site: days from midnight UTC+8, weeks from Monday, months from the first. */
export const LIMIT_PERIODS = {
  day: { number: 1, zh: '每日', en: 'daily' },
  week: { number: 2, zh: '每周', en: 'weekly' },
  month: { number: 3, zh: '每月', en: 'monthly' },
} as const satisfies Readonly<Record<string, Named>>;
export type LimitPeriod = keyof typeof LIMIT_PERIODS;

const nameOf = <K extends string>(table: Readonly<Record<K, Named>>, number: number): K => {
  for (const name in table) if (table[name].number === number) return name;
  throw new RangeError(`there is none with number ${number}`);
};

export const limitKind = (number: number): LimitKind => nameOf(LIMIT_KINDS, number);
export const limitPeriod = (number: number): LimitPeriod => nameOf(LIMIT_PERIODS, number);

/** 每日亏损限额, daily loss limit. */
export const limitName = (kind: LimitKind, period: LimitPeriod): Bilingual => ({
  zh: `${LIMIT_PERIODS[period].zh}${LIMIT_KINDS[kind].zh}`,
  en: `${LIMIT_PERIODS[period].en} ${LIMIT_KINDS[kind].en}`,
});

/** 1 time-out, 2 self-exclusion; the length as the database reads it. */
type BreakRow = Bilingual & { readonly kind: 1 | 2; readonly length: string };

/** How long somebody may stay away. */
export const BREAKS = {
  day: { kind: 1, length: '24 hours', zh: '24 小时', en: '24 hours' },
  week: { kind: 1, length: '7 days', zh: '7 天', en: '7 days' },
  month: { kind: 1, length: '30 days', zh: '30 天', en: '30 days' },
  months6: { kind: 2, length: '6 months', zh: '6 个月', en: '6 months' },
  year: { kind: 2, length: '12 months', zh: '1 年', en: '1 year' },
  years2: { kind: 2, length: '24 months', zh: '2 年', en: '2 years' },
  years5: { kind: 2, length: '60 months', zh: '5 年', en: '5 years' },
} as const satisfies Readonly<Record<string, BreakRow>>;
export type BreakName = keyof typeof BREAKS;
export const isBreakName = (name: string): name is BreakName => Object.hasOwn(BREAKS, name);

/** Minutes between two reminders of the session; 0: none. */
export const REMINDERS = [0, 15, 30, 60] as const;
export type Reminder = (typeof REMINDERS)[number];
