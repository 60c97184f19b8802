import type { Bilingual } from '../core/text.ts';

/**
 * A lottery category as data (plays.md sections 5 and 6): what is drawn, when, and how an issue is
 * numbered. platform: drawn here, verifiable. official: the numbers come from a feed.
 */
export type Category = {
  readonly id: number;
  readonly code: string;
  readonly name: Bilingual;
  /** The code of its family in the registry of families. */
  readonly family: string;
  readonly kind: 'platform' | 'official';
  readonly source: Source;
  readonly schedule: Schedule;
  /** Between the end of sale and the draw. */
  readonly closeLeadSeconds: number;
  readonly serial: SerialFormat;
  /** Order on screen. */
  readonly sort: number;
};

/**
 * Where a number comes from. chain: the secret of the issue through a mapping program, by its id. feed:
 * the official result.
 */
export type Source =
  | { readonly kind: 'chain'; readonly program: string }
  | { readonly kind: 'feed' };

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
