import { expect, it } from 'vitest';
import { warnOfCalendar } from './warn-of-calendar.ts';

const warningsAt = (day: string): unknown[] => {
  const warnings: unknown[] = [];
  warnOfCalendar({ warn: (what: unknown) => void warnings.push(what) }, Date.parse(day));
  return warnings;
};

/** The lunar year 2035, the last of the list, ends no earlier than 354 days after its first day. */
it('warns within the last year of the list of lunar years, and not before', () => {
  expect(warningsAt('2026-11-22T00:00:00+08:00')).toEqual([]);
  expect(warningsAt('2035-01-28T00:00:00+08:00')).toEqual([]);
  expect(warningsAt('2035-01-29T00:00:00+08:00')).toEqual([{ daysLeft: 364 }]);
});
