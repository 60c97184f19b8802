import { isPrizeGroup } from '@fairlot/rules/odds/prize-group';

/** Whether a link may give this group, where `highest` is the highest that its maker may give. */
export const mayGive = (highest: number, given: number): boolean =>
  isPrizeGroup(given) && given <= highest;
