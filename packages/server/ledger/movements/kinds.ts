import { KIND } from '@fairlot/rules/core/journal-kinds';

export { KIND };

/**
 * As which kind a movement is taken back. A stake goes back by the use case that ends its bet
 * (`cancelBet`, `refundIssue`), what is held by `release`; a reversal is final. What a withdrawal
 * paid comes back into its hold.
 */
export const REVERSED_AS: ReadonlyMap<number, number> = new Map([
  [KIND.fund, KIND.reverseFund],
  [KIND.depositOnline, KIND.reverseDeposit],
  [KIND.depositBank, KIND.reverseDeposit],
  [KIND.depositScan, KIND.reverseDeposit],
  [KIND.depositUsdt, KIND.reverseDeposit],
  [KIND.depositEwallet, KIND.reverseDeposit],
  [KIND.depositSupplement, KIND.reverseSupplement],
  [KIND.depositBonus, KIND.revokeDepositBonus],
  [KIND.depositFee, KIND.depositFeeBack],
  [KIND.payWithdrawal, KIND.reverseWithdrawal],
  [KIND.refundTie, KIND.reverseTie],
  [KIND.payout, KIND.reversePayout],
  [KIND.followCommissionOut, KIND.revokeCommissionOut],
  [KIND.followCommissionIn, KIND.revokeCommissionIn],
  [KIND.rebateBet, KIND.revokeRebate],
  [KIND.rebateAgent, KIND.revokeAgentRebate],
  [KIND.registerGift, KIND.reverseGift],
  [KIND.transferOut, KIND.reverseTransferOut],
  [KIND.transferIn, KIND.reverseTransferIn],
  [KIND.sweepIssue, KIND.reverseSweep],
]);
