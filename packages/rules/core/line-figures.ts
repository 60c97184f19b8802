/**
 * Figures of a player or a line that no journal says by itself, numbered below every kind of journal. Stake, prize and turnover of a
 * bet stand on the day and hour of its settlement, in thousandths; the others count people or accounts of a day.
 */
export const LINE_FIGURE = {
  /** Stakes that stood: without what came back of ties and cancelled bets. */
  settledStake: 1,
  settledPrize: 2,
  /** Effective turnover (product 5.4). */
  turnover: 3,
  /** Members with a settled bet that day. */
  bettors: 10,
  depositors: 11,
  firstDepositors: 12,
  signIns: 13,
  registrations: 14,
} as const;
export type LineFigure = keyof typeof LINE_FIGURE;
