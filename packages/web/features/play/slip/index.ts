import type { Manifest } from '../../../frame/manifest.ts';

export { loadBonusPart } from './ask-help.ts';
export type { Attempt } from './attempt.ts';
export { rowsOf } from './cart.ts';
export { Cart } from './Cart.tsx';
export { chase, type ChaseAsk } from './chase.ts';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export { NewIssue } from './NewIssue.tsx';
export { OwnVoice } from './OwnVoice.tsx';
export { RebateSheet } from './RebateSheet.tsx';
export { SlipMore } from './SlipMore.tsx';
export { SlipSheet } from './SlipSheet.tsx';
export { YearTurn } from './YearTurn.tsx';
export { slipAtIssue, type AtIssue } from './at-issue.ts';
export { HIDDEN } from './hidden-text.ts';
export { HiddenAsk, useMayHide } from './HiddenAsk.tsx';
export { MyResult } from './MyResult.tsx';
export { useOwnHits } from './own-hits.ts';
export { MULTIPLES, multipleChips } from './multiple-chips.ts';
export { PhoneStake } from './PhoneStake.tsx';
export { quickBet } from './quick.ts';
export { QUICK } from './quick-text.ts';
export { QuickLimit } from './QuickLimit.tsx';
export { RecentBets } from './recent-part.tsx';
export { GroupRange } from './GroupRange.tsx';
export { doubleMultiple, setStake, stepStake, useGroup, useStake } from './stake-store.ts';
export { StakeBar } from './StakeBar.tsx';
export { useArrivingSlip } from './slip-link.ts';
export { repeatLast } from './take-saved.ts';
export { useConfirm, type Confirm } from './use-confirm.ts';
export { useDraft, type Draft } from './use-draft.ts';
export { askAtNewOdds, useAttemptResult } from './use-outcome.ts';
export { loadPlace, PLACE } from './use-place.ts';
export { useRandom, type Random } from './use-random.ts';
export { usualStake } from './usual-stake.ts';
export { UnitSwitch } from './UnitSwitch.tsx';
export { useSlip, type Slip } from './use-slip.ts';

export const slip: Manifest = {
  name: 'slip',
  slots: [{ at: 'overlay', load: () => import('./PendingBets.tsx') }],
};
