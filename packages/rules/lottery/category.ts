import type { Money } from '../core/money.ts';
import type { Bilingual } from '../core/text.ts';
import type { HolidayCalendar } from './calendar.ts';
import type { SerialFormat } from './serial.ts';
import type { Source } from './source.ts';

/**
 * A lottery category as data (plays.md sections 5 and 6): what is drawn, from where, when, and how an
 * issue is numbered.
 */
export type Category = {
  readonly id: number;
  readonly code: string;
  readonly name: Bilingual;
  /** The code of its family in the registry of families. */
  readonly family: string;
  /** Where it is drawn: what the catalogue calls overseas. Its home is the site unless told. */
  readonly isOverseas?: true;
  readonly source: Source;
  readonly schedule: Schedule;
  /** The days on which it rests, and those on which it draws beside its rule. None unless told. */
  readonly calendar?: HolidayCalendar;
  /** Between the end of sale and the draw. */
  readonly closeLeadSeconds: number;
  readonly serial: SerialFormat;
  /** Largest prize of one bet at first, where that is not the house's: a note of keno pays more. */
  readonly prizeLimit?: Money;
  /** Order on screen. */
  readonly sort: number;
};

/**
 * Draws from one time of day to another, a step apart. Seconds from the midnight that the opening day
 * begins with: what passes midnight is above 86,400 and belongs to the day that it opened on.
 */
export type Session = {
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly everySeconds: number;
};

/**
 * all day: issue 1 opens at 00:00, the last one draws at 24:00 or less than a step before. sessions:
 * draws in windows. daily: one draw at a time of day, on all days or on some weekdays (1 Monday to 7
 * Sunday). instant: no clock, each bet is its own draw.
 */
export type Schedule =
  | { readonly kind: 'allDay'; readonly intervalSeconds: number }
  | {
      readonly kind: 'sessions';
      readonly sessions: readonly Session[];
      /** So much later the first draw on Mondays. */
      readonly mondayLateSeconds?: number;
      /** An hour earlier while North America has its summer time. */
      readonly isSummerEarlier?: true;
    }
  | {
      readonly kind: 'daily';
      readonly drawAtSeconds: number;
      readonly weekdays?: readonly number[];
    }
  | { readonly kind: 'instant' };

const DAY_SECONDS = 86_400;

/** Draws of a session. */
export const drawsOf = ({ fromSeconds, toSeconds, everySeconds }: Session): number =>
  Math.floor((toSeconds - fromSeconds) / everySeconds) + 1;

/** Draws of a day on which it draws; none where there is no clock. */
export function dailyIssueCount({ schedule }: Pick<Category, 'schedule'>): number {
  switch (schedule.kind) {
    case 'allDay':
      return Math.floor(DAY_SECONDS / schedule.intervalSeconds);
    case 'sessions':
      return schedule.sessions.reduce((sum, session) => sum + drawsOf(session), 0);
    case 'daily':
      return 1;
    case 'instant':
      return 0;
  }
}

/** Seconds from draw to draw, or null where the draw has a time of day. */
export function intervalSeconds({ schedule }: Pick<Category, 'schedule'>): number | null {
  switch (schedule.kind) {
    case 'allDay':
      return schedule.intervalSeconds;
    case 'sessions':
      return schedule.sessions[0]?.everySeconds ?? null;
    case 'daily':
    case 'instant':
      return null;
  }
}

/** A round of the beacon needs so long between close and draw. */
const BEACON_LEAD_SECONDS = 10;

/**
 * Whether a round of the public beacon can come between close and draw. Games of 15 and 30 seconds
 * have no room for one: they are drawn from what was committed beforehand alone (mode 0).
 */
export const hasBeaconRoom = ({ closeLeadSeconds }: Pick<Category, 'closeLeadSeconds'>): boolean =>
  closeLeadSeconds >= BEACON_LEAD_SECONDS;
