import { invariant } from '../core/invariant.ts';
import { HIGHEST_ODDS, ODDS_UNIT } from './prize-group.ts';

/** Ten-thousandths of decimal odds; undefined where these have more than four decimals or are beyond the bounds. */
export function oddsFromNumber(value: number): bigint | undefined {
  if (!(value >= 0 && value * Number(ODDS_UNIT) <= Number(HIGHEST_ODDS))) return undefined;
  const text = value.toFixed(4);
  return Number(text) === value ? BigInt(text.replace('.', '')) : undefined;
}

/** Whether odds in ten-thousandths are within the bounds of the contract. */
export const areOddsInBounds = (odds: bigint): boolean => odds >= 0n && odds <= HIGHEST_ODDS;

/** The JSON number of odds in ten-thousandths. */
export function oddsToNumber(odds: bigint): number {
  invariant(areOddsInBounds(odds), 'odds fit a JSON number');
  return Number(odds) / Number(ODDS_UNIT);
}
