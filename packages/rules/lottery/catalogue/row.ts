import type { Category, Schedule } from '../category.ts';
import type { SerialFormat } from '../serial.ts';
import type { BlockChain, Source } from '../source.ts';

/** A category without its place on screen, which is its place in the catalogue unless it names one. */
export type Row = Omit<Category, 'sort'> & Partial<Pick<Category, 'sort'>>;

/** What every game of a kind has in common: when it draws, when its sale ends and how it counts. */
type Timing = Pick<Category, 'schedule' | 'closeLeadSeconds' | 'serial'>;

const MINUTE = 60;
const HOUR = 3_600;

/** The end of sale before a draw, by the step from draw to draw (plays.md section 6). */
const LEADS: readonly (readonly [upToStep: number, lead: number])[] = [
  [30, 3],
  [90, 10],
  [180, 15],
  [300, 30],
  [600, 60],
];
const LONGEST_LEAD = 90;

const leadOf = (step: number): number => LEADS.find(([upTo]) => step <= upTo)?.[1] ?? LONGEST_LEAD;

/** yyyyMMdd and the number within the day. */
export const dayNumber = (digits: number): SerialFormat => ({ kind: 'dayNumber', digits });
/** yyMMdd and the number within the day. */
export const shortDayNumber = (digits: number): SerialFormat => ({
  kind: 'shortDayNumber',
  digits,
});
/** The year and the number of the draw in it. */
export const YEAR_NUMBER: SerialFormat = { kind: 'yearNumber', digits: 3 };
/** One number over all days: the first draw of 2026 bears the given one. */
export const runningFrom = (serialNumber: number): SerialFormat => ({
  kind: 'running',
  anchor: { serialNumber, day: '2026-01-01' },
});

/** All day long, a step apart; issues of a day that has a thousand are counted by four digits. */
export const every = (step: number, serial?: SerialFormat): Timing => ({
  schedule: { kind: 'allDay', intervalSeconds: step },
  closeLeadSeconds: leadOf(step),
  serial: serial ?? dayNumber(step < 90 ? 4 : 3),
});

/** `9:30` or `21:32:32` as seconds of the day; hours above 24 are of the next one. */
export function at(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes * MINUTE + seconds;
}

type Extras = Pick<
  Extract<Schedule, { kind: 'sessions' }>,
  'mondayLateSeconds' | 'isSummerEarlier'
>;

/** From one time of day to another, a step apart, in one window (`9:30-23:10`) or several. */
export function windows(
  step: number,
  serial: SerialFormat,
  spans: readonly string[],
  extras: Extras = {},
): Timing {
  const sessions = spans.map((span) => {
    const [from = '', to = ''] = span.split('-');
    return { fromSeconds: at(from), toSeconds: at(to), everySeconds: step };
  });
  const schedule = { kind: 'sessions', sessions, ...extras } as const;
  return { schedule, closeLeadSeconds: leadOf(step), serial };
}

/** One draw on each day, or on some weekdays, counted over the year. */
export const daily = (
  time: string,
  closeLeadSeconds: number,
  weekdays?: readonly number[],
): Timing => ({
  schedule: { kind: 'daily', drawAtSeconds: at(time), ...(weekdays && { weekdays }) },
  closeLeadSeconds,
  serial: YEAR_NUMBER,
});

/** No clock: each bet is drawn by itself. */
export const INSTANT: Timing = {
  schedule: { kind: 'instant' },
  closeLeadSeconds: 0,
  serial: { kind: 'ofPlayer' },
};

/** Drawn here, by the mapping program of that name, which is the family's unless told. */
export const drawn = (family: string, program = family): { family: string; source: Source } => ({
  family,
  source: { kind: 'chain', program },
});

/** Told by a feed; rehearsed with the family's program. */
export const fed = (family: string): { family: string; source: Source } => ({
  family,
  source: { kind: 'feed', rehearsal: { kind: 'chain', program: family } },
});

/** Read by a program off the hash of a block; until the chain is in reach off a hash that is drawn here. */
export const hashed = (
  family: string,
  chain: BlockChain,
  program: string,
): { family: string; source: Source } => ({
  family,
  source: { kind: 'block', chain, standIn: { kind: 'chain', program } },
});

/** Read by a program off what another game draws, by its code; it has the days and times of that one. */
export const readOff = (
  family: string,
  parent: string,
  program: string,
): { family: string; source: Source } => ({ family, source: { kind: 'parent', parent, program } });
