/**
 * The number that a journal carries: the cash-flow type as which a player sees it (product rules
 * 6.1), from 9000 on what only the house sees. What each may move is in the table `ledger_kind`.
 */
export const KIND = {
  fund: 106,
  reverseFund: 111,
  holdWithdrawal: 201,
  payWithdrawal: 202,
  returnWithdrawal: 203,
  reverseWithdrawal: 208,
  placeBet: 301,
  cancelBet: 302,
  refundIssue: 304,
  refundTie: 305,
  holdSchedule: 306,
  returnSchedule: 307,
  reverseTie: 309,
  payout: 401,
  reversePayout: 402,
  transferOut: 901,
  transferIn: 902,
  reverseTransferOut: 906,
  reverseTransferIn: 907,
  freeze: 1201,
  unfreeze: 1202,
  sweepIssue: 9001,
  reverseSweep: 9002,
} as const;

/**
 * As which kind a movement is taken back. A stake goes back by the use case that ends its bet
 * (`cancelBet`, `refundIssue`), what is held by `release`; a reversal is final. What a withdrawal
 * paid comes back into its hold.
 */
export const REVERSED_AS: ReadonlyMap<number, number> = new Map([
  [KIND.fund, KIND.reverseFund],
  [KIND.payWithdrawal, KIND.reverseWithdrawal],
  [KIND.refundTie, KIND.reverseTie],
  [KIND.payout, KIND.reversePayout],
  [KIND.transferOut, KIND.reverseTransferOut],
  [KIND.transferIn, KIND.reverseTransferIn],
  [KIND.sweepIssue, KIND.reverseSweep],
]);
