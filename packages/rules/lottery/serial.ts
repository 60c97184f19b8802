/**
 * How issues are numbered (plays.md section 5). dayNumber: yyyyMMdd and the number within the day.
 * shortDayNumber: the same with yyMMdd. yearNumber: year and number of the draw within the year.
 * running: one number over all days, from the first draw of its anchor's day. ofPlayer: each player
 * has a sequence of his own.
 */
export type SerialFormat =
  | { readonly kind: 'dayNumber' | 'shortDayNumber' | 'yearNumber'; readonly digits: number }
  | { readonly kind: 'running'; readonly anchor: SerialAnchor }
  | { readonly kind: 'ofPlayer' };

/**
 * An issue whose number is known: of a day of the site, its first draw unless the time of its draw is
 * given in milliseconds UTC.
 */
export type SerialAnchor = {
  readonly serialNumber: number;
  readonly day: string;
  readonly drawMs?: number;
};

/** What stands before the number within day or year: 20261121, 261121 or 2026. */
export function serialPrefix(kind: 'dayNumber' | 'shortDayNumber' | 'yearNumber', day: string) {
  const whole = day.replaceAll('-', '');
  if (kind === 'yearNumber') return Number(whole.slice(0, 4));
  return Number(kind === 'dayNumber' ? whole : whole.slice(2));
}

/** The short form on screen: what follows the date, for example 0142; a running number is whole. */
export function shortSerial({ serial }: Numbered, serialNumber: number): string {
  if (!('digits' in serial)) return String(serialNumber);
  return String(serialNumber % 10 ** serial.digits).padStart(serial.digits, '0');
}

/** The long form on screen, with the hyphen that the number itself does not carry. */
export function formatSerial(category: Numbered, serialNumber: number): string {
  const { serial } = category;
  if (!('digits' in serial)) return String(serialNumber);
  return `${Math.floor(serialNumber / 10 ** serial.digits)}-${shortSerial(category, serialNumber)}`;
}

type Numbered = { readonly serial: SerialFormat };
