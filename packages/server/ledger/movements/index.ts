export { adjust, adjustKey, type Adjustment, type AdjustmentKind } from './adjust.ts';
export { depositByAgent, type AgentDeposit } from './agent-deposit.ts';
export type { BetAmount, BetRef, BetRun } from './bet.ts';
export { releaseBonus, takeBonus, type BonusTaken } from './bonus-end.ts';
export {
  bonusBack,
  bonusHome,
  bonusMadeGood,
  bonusPartOf,
  bonusPrize,
  bonusRefund,
  type BonusShare,
} from './bonus-part.ts';
export { grantBonus, type BonusRef } from './bonus-grant.ts';
export { cancelBet, cancelKey } from './cancel-bet.ts';
export { capture } from './capture.ts';
export {
  deposit,
  depositBonus,
  depositFee,
  DEPOSIT_KINDS,
  type Deposit,
  type DepositWay,
} from './deposit.ts';
export { offsetDebt, runDebt, writeOffDebt, type DebtMoved } from './debt.ts';
export { followCommission, type Commission } from './follow-commission.ts';
export { fund, type Fund } from './fund.ts';
export { HOLD, newHoldId, type HoldPart, type HoldPurpose, type HoldRef } from './hold.ts';
export { instantBet, instantPrize, instantTie, type InstantBet } from './instant.ts';
export { KIND } from './kinds.ts';
export type { Movement, Subject } from './movement.ts';
export { payout, payoutKey } from './payout.ts';
export { payRebate, rebateKey, type Rebate, type RebateOf } from './pay-rebate.ts';
export { followBet, placeBet } from './place-bet.ts';
export { refundIssue } from './refund-issue.ts';
export { refundTie, tieKey } from './refund-tie.ts';
export { registerGift, type RegisterGift } from './register-gift.ts';
export { release } from './release.ts';
export { reserve, type Reserve } from './reserve.ts';
export { reverse, type Posted } from './reverse.ts';
export { settleWithdrawal, type Settled } from './settle-withdrawal.ts';
export { sweepIssue, type Sweep } from './sweep-issue.ts';
export { transfer, type Transfer } from './transfer.ts';
export {
  bearChargeback,
  forfeitDeposit,
  refundDeposit,
  settleDeposit,
  supplementDeposit,
  suspendDeposit,
  type Unclaimed,
} from './unclaimed.ts';
export { payByHand, withdrawFee } from './withdraw-end.ts';
