/** States of a bonus (product 5.12): offered, taken, and the four ways in which it ends. */
export const BONUS_STATES = {
  PENDING: 0,
  ACTIVE: 1,
  COMPLETED: 2,
  EXPIRED: 3,
  FORFEITED: 4,
  REVOKED: 5,
} as const;
export type BonusState = keyof typeof BONUS_STATES;

const NAMES = Object.keys(BONUS_STATES) as readonly BonusState[];

/** The name of a stored state. */
export const bonusState = (state: number): BonusState =>
  NAMES.find((name) => BONUS_STATES[name] === state) ?? 'PENDING';
