import { KIND } from './kinds.ts';

export type { BetAmount, BetRef, BetRun } from './bet.ts';
export { cancelBet } from './cancel-bet.ts';
export { fund, type Fund } from './fund.ts';
export { KIND } from './kinds.ts';
export type { Movement, Subject } from './movement.ts';
export { payout } from './payout.ts';
export { placeBet } from './place-bet.ts';
export { refundIssue } from './refund-issue.ts';
export { refundTie } from './refund-tie.ts';
export { sweepIssue, type Sweep } from './sweep-issue.ts';

/** How a player sees the kinds: cash-flow type and its classification (product rules 6.1). */
export const CASH_FLOWS: Readonly<
  Record<number, { readonly type: number; readonly class: number }>
> = {
  [KIND.fund]: { type: 106, class: 1 },
  [KIND.placeBet]: { type: 301, class: 3 },
  [KIND.cancelBet]: { type: 302, class: 3 },
  [KIND.refundIssue]: { type: 304, class: 3 },
  [KIND.refundTie]: { type: 305, class: 3 },
  [KIND.payout]: { type: 401, class: 4 },
};
