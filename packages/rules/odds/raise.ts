import { FULL_PRIZE_GROUP, LOWEST_PRIZE_GROUP } from './prize-group.ts';

/** Prize groups are two apart. */
export const GROUP_STEP = 2;
/** From this group an agent gives the own group only by quota (product 5.3). */
export const FIRST_QUOTA_GROUP = 1950;
/** Minutes that a prize group rests after the registration and after each change (product 4.4). */
export const GROUP_REST_MINUTES = 10;

/** A step of groups is a tenth of a percent. */
const percent = (groups: number): string => ((groups * 100) / FULL_PRIZE_GROUP).toFixed(1);

/** Returns what an agent keeps of each stake and the most that a direct of this group gets, in percent (product 5.3). */
export const sharesOf = (own: number, given: number): { kept: string; given: string } => ({
  kept: percent(own - given),
  given: percent(given - LOWEST_PRIZE_GROUP),
});
