export { creditFairOdds, defaultCreditOdds } from './credit-odds.ts';
export { mostPrize } from './most-prize.ts';
export { officialOdds } from './official-odds.ts';
export {
  FULL_PRIZE_GROUP,
  isPrizeGroup,
  HIGHEST_ODDS,
  LOWEST_PRIZE_GROUP,
  ODDS_UNIT,
} from './prize-group.ts';
export { cutAt, payoutOf, prizeOf, prizePerHit } from './prize.ts';
export type { Payout } from './prize.ts';
export { rebatesOfChain, rebateOf } from './rebate.ts';
export { returnToPlayer } from './return-to-player.ts';
export type { Return } from './return-to-player.ts';
export { turnoverSide, WIDE, type TurnoverSide } from './turnover.ts';
export { HIGHEST_MULTIPLE, isMultiple, isStake, isUnitMode, noteStake, stakeOf } from './stake.ts';
export type { UnitMode } from './stake.ts';
