import type { Manifest } from '../../frame/manifest.ts';

export type { Attempt } from './attempt.ts';
export { rowsOf } from './cart.ts';
export { Cart } from './Cart.tsx';
export { chase, type ChaseAsk } from './chase.ts';
export { ConfirmDialog, RebateSheet, SlipSheet, YearTurn } from './dialogs-part.tsx';
export { MyResult } from './MyResult.tsx';
export { useOwnHits } from './own-hits.ts';
export { PhoneStake } from './PhoneStake.tsx';
export { RecentBets } from './recent-part.tsx';
export { GroupRange } from './GroupRange.tsx';
export { setStake, stepStake, useGroup, useStake } from './stake-store.ts';
export { StakeBar } from './StakeBar.tsx';
export { useConfirm, type Confirm } from './use-confirm.ts';
export { useDraft, type Draft } from './use-draft.ts';
export { askAtNewOdds, useAttemptResult } from './use-outcome.ts';
export { loadPlace, PLACE } from './use-place.ts';
export { useRandom, type Random } from './use-random.ts';
export { useSlip, type Slip } from './use-slip.ts';

export const slip: Manifest = {
  name: 'slip',
  slots: [{ at: 'overlay', load: () => import('./PendingBets.tsx') }],
};
