// Days of the site as ranges of time. Pure.
import { addDays, siteDayOf, siteDayStart } from '@fairlot/rules/lottery/site-day';

/** Both days included, in site time. */
export type DayRange = { readonly from: string; readonly to: string };

export const PRESETS = ['today', 'yesterday', 'week', 'month', 'year'] as const;
export type Preset = (typeof PRESETS)[number];

/** Records are kept at hand for a year, and one question may be for all of it. */
const DAYS_BACK = 366;
const MOST_DAYS = 366;

export function presetRange(preset: Preset, nowMs: number): DayRange {
  const today = siteDayOf(nowMs);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: addDays(today, -29), to: today };
    case 'year':
      return { from: addDays(today, 1 - DAYS_BACK), to: today };
  }
}

/** The preset that a range is, if it is one. */
export const presetOf = (range: DayRange, nowMs: number): Preset | undefined =>
  PRESETS.find((preset) => {
    const { from, to } = presetRange(preset, nowMs);
    return from === range.from && to === range.to;
  });

export const firstDay = (nowMs: number): string => addDays(siteDayOf(nowMs), -(DAYS_BACK - 1));

/**
 * The range after one of its days was chosen: the other day follows where it would come too late,
 * too early, or more than a year away. Undefined for what is no day on offer.
 */
export function withDay(
  range: DayRange,
  end: 'from' | 'to',
  day: string,
  nowMs: number,
): DayRange | undefined {
  const isOffered = siteDayStart(day) !== undefined;
  if (!isOffered || day < firstDay(nowMs) || day > siteDayOf(nowMs)) return undefined;
  if (end === 'from') {
    const latest = addDays(day, MOST_DAYS - 1);
    return { from: day, to: range.to < day ? day : range.to > latest ? latest : range.to };
  }
  const earliest = addDays(day, 1 - MOST_DAYS);
  return { from: range.from > day ? day : range.from < earliest ? earliest : range.from, to: day };
}

/** From (included) and to (excluded) as moments, as the contract asks. */
export function momentsOf({ from, to }: DayRange): { readonly From: number; readonly To: number } {
  const start = siteDayStart(from);
  const end = siteDayStart(addDays(to, 1));
  return { From: start ?? 0, To: end ?? 0 };
}
