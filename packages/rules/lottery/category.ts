import type { Money } from '../core/money.ts';
import type { Bilingual } from '../core/text.ts';
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
  readonly source: Source;
  readonly schedule: Schedule;
  /** Between the end of sale and the draw. */
  readonly closeLeadSeconds: number;
  readonly serial: SerialFormat;
  /** Largest prize of one bet at first, where that is not the house's: a note of keno pays more. */
  readonly prizeLimit?: Money;
  /** Order on screen. */
  readonly sort: number;
};

/** all day: issue 1 opens at 00:00, the last one draws at 24:00. daily: one draw at a time of day. */
export type Schedule =
  | { readonly kind: 'allDay'; readonly intervalSeconds: number }
  | { readonly kind: 'daily'; readonly drawAtSeconds: number };

/** dayNumber: date and number within the day. yearNumber: year and number within the year. */
export type SerialFormat = {
  readonly kind: 'dayNumber' | 'yearNumber';
  readonly digits: number;
};

const DAY_SECONDS = 86_400;

/** Draws a day. */
export const dailyIssueCount = ({ schedule }: Category): number =>
  schedule.kind === 'daily' ? 1 : Math.floor(DAY_SECONDS / schedule.intervalSeconds);

/** Seconds from draw to draw, or null where the draw has a time of day. */
export const intervalSeconds = ({ schedule }: Category): number | null =>
  schedule.kind === 'allDay' ? schedule.intervalSeconds : null;
