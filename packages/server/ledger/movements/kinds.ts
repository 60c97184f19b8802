/**
 * The number that a journal carries: the cash-flow type as which a player sees it (product rules
 * 6.1), from 9000 on what only the house sees. What each may move is in the table `ledger_kind`.
 */
export const KIND = {
  fund: 106,
  placeBet: 301,
  cancelBet: 302,
  refundIssue: 304,
  refundTie: 305,
  payout: 401,
  sweepIssue: 9001,
} as const;
