import type { Manifest } from '../../../frame/manifest.ts';

export { loadBonusPart } from './funds/ask-help.ts';
export type { Attempt } from './attempt/attempt.ts';
export { rowsOf } from './lines/cart.ts';
export { Cart } from './cart/Cart.tsx';
export { chase, type ChaseAsk } from './state/chase.ts';
export { ConfirmDialog } from './confirm/ConfirmDialog.tsx';
export { NewIssue } from './new-issue/NewIssue.tsx';
export { OwnVoice } from './result/OwnVoice.tsx';
export { RebateSheet } from './stake/RebateSheet.tsx';
export { SlipMore } from './more/SlipMore.tsx';
export { SlipSheet } from './cart/SlipSheet.tsx';
export { YearTurn } from './new-issue/YearTurn.tsx';
export { slipAtIssue, type AtIssue } from './new-issue/at-issue.ts';
export { HIDDEN } from './hidden/hidden-text.ts';
export { HiddenAsk, useMayHide } from './hidden/HiddenAsk.tsx';
export { MyResult } from './result/MyResult.tsx';
export { useOwnHits } from './result/own-hits.ts';
export { MULTIPLES, multipleChips } from './stake/multiple-chips.ts';
export { PhoneStake } from './stake-bar/PhoneStake.tsx';
export { quickBet } from './quick/quick.ts';
export { QUICK } from './quick/quick-text.ts';
export { QuickLimit } from './quick/QuickLimit.tsx';
export { RecentBets } from './recent/recent-part.tsx';
export { GroupRange } from './stake/GroupRange.tsx';
export { doubleMultiple, setStake, stepStake, useGroup, useStake } from './stake/stake-store.ts';
export { StakeBar } from './stake-bar/StakeBar.tsx';
export { useArrivingSlip } from './saved/slip-link.ts';
export { repeatLast } from './more/take-saved.ts';
export { useConfirm, type Confirm } from './state/use-confirm.ts';
export { useDraft, type Draft } from './state/use-draft.ts';
export { askAtNewOdds, useAttemptResult } from './state/use-outcome.ts';
export { loadPlace, PLACE } from './attempt/use-place.ts';
export { useRandom, type Random } from './state/use-random.ts';
export { usualStake } from './stake/usual-stake.ts';
export { UnitSwitch } from './stake/UnitSwitch.tsx';
export { useSlip, type Slip } from './state/use-slip.ts';

export const slip: Manifest = {
  name: 'slip',
  slots: [{ at: 'overlay', load: () => import('./attempt/PendingBets.tsx') }],
};
