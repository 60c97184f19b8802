import type { Money } from '@fairlot/rules/core/money';

/** The whole and the decimals of an amount as text: `12,846` and `.500`. Three decimals, always. */
export function splitMoney(amount: Money): { sign: string; whole: string; decimals: string } {
  const size = amount < 0n ? -amount : amount;
  const whole = (size / 1000n).toString().replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const decimals = `.${(size % 1000n).toString().padStart(3, '0')}`;
  return { sign: amount < 0n ? '−' : '', whole, decimals };
}

/** `12,846.500`, with U+2212 before a negative amount. */
export function formatMoney(amount: Money): string {
  const { sign, whole, decimals } = splitMoney(amount);
  return `${sign}${whole}${decimals}`;
}

/** `+326.400` or `−86.000`: the sign is always there; zero has none. */
export const formatChange = (amount: Money): string =>
  `${amount > 0n ? '+' : ''}${formatMoney(amount)}`;

const two = (value: number): string => String(value).padStart(2, '0');

/** `mm:ss`, from an hour on `hh:mm:ss`. A started second counts, so 00:00 is the very end. */
export function formatCountdown(leftMs: number): string {
  const total = Math.max(0, Math.ceil(leftMs / 1000));
  const hours = Math.floor(total / 3600);
  const rest = `${two(Math.floor((total % 3600) / 60))}:${two(total % 60)}`;
  return hours > 0 ? `${two(hours)}:${rest}` : rest;
}

/** Digits of the date before the number: yyyyMMdd, yyMMdd, or none of a number of the year or of all time. */
const dateLength = ({ length }: string): number => (length > 9 ? 8 : length > 7 ? 6 : 0);

/** `202611210142` as it is said: its number within the day, at least three digits. */
export function shortIssue(serial: number): string {
  const text = String(serial);
  const inDay = text.slice(dateLength(text));
  return inDay.length > 3 ? inDay.replace(/^0+(?=\d{3})/, '') : inDay;
}

/** `325` of `2026325`: the end of a long number, where issues follow one another. */
export function tailIssue(serial: number): string {
  const short = shortIssue(serial);
  return short.length > 4 ? short.slice(-3) : short;
}

/** `20261121-0142`: the full serial number, once per view. */
export function fullIssue(serial: number): string {
  const text = String(serial);
  const at = dateLength(text);
  return at > 0 ? `${text.slice(0, at)}-${text.slice(at)}` : text;
}

/** The site's day runs in UTC+8 whatever the zone of the player. */
const SITE_ZONE = 'Asia/Shanghai';

const style = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: SITE_ZONE, hourCycle: 'h23', ...options });
const DAY = style({ year: 'numeric', month: '2-digit', day: '2-digit' });
const TIME = style({ hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** `2026-11-21` in site time. */
export const formatDay = (timeMs: number): string => DAY.format(timeMs);
/** `14:05:09` in site time. */
export const formatTime = (timeMs: number): string => TIME.format(timeMs);
/** `2026-11-21 14:05:09` in site time. */
export const formatMoment = (timeMs: number): string =>
  `${DAY.format(timeMs)} ${TIME.format(timeMs)}`;
