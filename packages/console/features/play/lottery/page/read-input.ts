// What is typed into the forms of a game, as the contract takes it. Pure.
import { moneyFromNumber, type Money } from '@fairlot/rules/core/money';
import { siteDayStart } from '@fairlot/rules/lottery/site-day';

export { readMoment } from '@fairlot/rules/lottery/read-moment';

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** A day of the site; undefined where nothing is typed, null for nonsense. */
export function readDay(typed: string): string | undefined | null {
  const day = typed.trim();
  if (day === '') return undefined;
  return siteDayStart(day) === undefined ? null : day;
}

/** Seconds since midnight; null for nonsense. */
export function readTime(typed: string): number | null {
  const [, hours, minutes] = TIME.exec(typed.trim()) ?? [];
  return hours === undefined ? null : (Number(hours) * 60 + Number(minutes)) * 60;
}

const LATE_TIME = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/;
const TWO_DAYS = 48;

/** Seconds since the midnight that a day begins with, hours of the night behind it counted on; undefined for nonsense. */
export function readLateTime(typed: string): number | undefined {
  const [, hours, minutes, seconds = 0] = LATE_TIME.exec(typed.trim()) ?? [];
  if (hours === undefined || Number(hours) >= TWO_DAYS) return undefined;
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
}

/** 93670 as 26:01:10, and whole minutes without seconds. */
export const lateTimeOf = (seconds: number): string =>
  [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .slice(0, seconds % 60 === 0 ? 2 : 3)
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** 76500 as 21:15. */
export const timeOf = (seconds: number): string =>
  [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** An amount above nothing; undefined for anything else. */
export function readAmount(typed: string): Money | undefined {
  const plain = typed.trim().replaceAll(',', '');
  if (!/^\d{1,12}(\.\d{1,3})?$/.test(plain)) return undefined;
  const amount = moneyFromNumber(Number(plain));
  return amount !== undefined && amount > 0n ? amount : undefined;
}

/** A whole number between two; undefined for anything else. */
export function whole(typed: string, least: number, most: number): number | undefined {
  const value = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : undefined;
  return value !== undefined && value >= least && value <= most ? value : undefined;
}
