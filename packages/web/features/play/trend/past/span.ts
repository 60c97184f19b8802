// Which past draws a view is of. Pure.
import { lastDays } from '@fairlot/rules/lottery/site-day';

/** The newest draws of a game, or all of one day of the site. */
export type Span = { readonly count: number; readonly day: string | undefined };

/** Draws that a view may be of. */
export const COUNTS = [30, 50, 100, 200] as const;

/** Days that can be chosen, today included. */
const DAYS_BACK = 30;

/** Newest first. */
export const daysOffered = (nowMs: number): readonly string[] => lastDays(nowMs, DAYS_BACK);

/** How many of `draws` are shown: all of a day. */
export const shownOf = ({ count, day }: Span, draws: number): number =>
  day === undefined ? Math.min(count, draws) : draws;
