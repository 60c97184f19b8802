import { lunarDaysLeft } from '@fairlot/rules/play/lhc/lunar-year';
import type { Log } from '#platform/log';

/** A year is enough for a new version with more years to reach every site. */
const WARNED_DAYS = 365;

/** Says that the list of lunar years ends within a year: without it there are no animals to bet on. */
export function warnOfCalendar(log: Pick<Log, 'warn'>, nowMs: number): void {
  const daysLeft = lunarDaysLeft(nowMs);
  if (daysLeft < WARNED_DAYS) {
    log.warn({ daysLeft }, 'the list of lunar years ends: bring a version that has more of them');
  }
}
