export { CreditTools } from './CreditTools.tsx';
export { amountChips, AMOUNTS, readAmountChip } from './amount-chips.ts';
export { creditLines, isBadStake, noteLine, pricesOf, stakeOfText } from './credit.ts';
export { doubleStakes } from './double-stakes.ts';
export { limitsOf, type GameLimits } from './limits.ts';
export { pasteInto } from './paste-number.ts';
export { isPickedAsSent, isStakedAsSent } from './sent-picks.ts';
export type { Credit } from './use-credit.ts';
