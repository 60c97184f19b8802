import { siteDayStart } from './site-day.ts';

const MOMENT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}):(\d{2})$/;

/** Milliseconds UTC of a moment in site time; undefined where nothing is typed, null for nonsense. */
export function readMoment(typed: string): number | undefined | null {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  const [, day = '', hours = '', minutes = ''] = MOMENT.exec(trimmed) ?? [];
  const midnight = siteDayStart(day);
  if (midnight === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return midnight + (Number(hours) * 60 + Number(minutes)) * 60_000;
}
