// The days that are typed into the calendar. Pure.
import { isReason } from '@fairlot/rules/check/reason';
import { addDays } from '@fairlot/rules/lottery/site-day';
import { readDay } from '../page/read-input.ts';

/** Days of one change. */
const MOST_DAYS = 31;

/** All days from one to another, both included; one alone where nothing else is typed, none for nonsense. */
export function daysBetween(from: string, to: string): readonly string[] | undefined {
  const [first, last] = [readDay(from), readDay(to)];
  if (!first || last === null) return undefined;
  const end = last ?? first;
  const days: string[] = [];
  for (let day = first; day <= end && days.length <= MOST_DAYS; day = addDays(day, 1)) {
    days.push(day);
  }
  return days.length > 0 && days.length <= MOST_DAYS ? days : undefined;
}

/** Formats a period; a single day is written once. */
export const periodText = ({ From, To }: { readonly From: string; readonly To: string }): string =>
  From === To ? From : `${From} – ${To}`;

/** The source of days has the length limits of a reason. */
export const isSource = (source: string): boolean => isReason(source.trim());
