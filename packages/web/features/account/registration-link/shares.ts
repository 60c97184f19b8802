import {
  FULL_PRIZE_GROUP,
  isPrizeGroup,
  LOWEST_PRIZE_GROUP,
} from '@fairlot/rules/odds/prize-group';

/** Groups are even, so that a step of them is a tenth of a percent. */
const percent = (groups: number): string => ((groups * 100) / FULL_PRIZE_GROUP).toFixed(1);

/** What an agent keeps of a stake, and what those get at most who come by a link, in percent (plays.md section 7.2). */
export const sharesOf = (own: number, given: number): { kept: string; given: string } => ({
  kept: percent(own - given),
  given: percent(given - LOWEST_PRIZE_GROUP),
});

/** Whether an agent of this group may give a link that. */
export const mayGive = (own: number, given: number): boolean => isPrizeGroup(given) && given <= own;
