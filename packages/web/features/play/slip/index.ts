import type { Manifest } from '../../../frame/manifest.ts';

export { loadBonusPart } from './funds/ask-help.ts';
export { rowsOf } from './lines/cart.ts';
export { Cart } from './cart/Cart.tsx';
export { ConfirmDialog } from './confirm/ConfirmDialog.tsx';
export { OwnVoice } from './result/OwnVoice.tsx';
export { SlipMore } from './more/SlipMore.tsx';
export { SlipSheet } from './cart/SlipSheet.tsx';
export { HIDDEN } from './hidden/hidden-text.ts';
export { HiddenAsk, useMayHide } from './hidden/HiddenAsk.tsx';
export { MyResult } from './result/MyResult.tsx';
export { useOwnHits } from './result/own-hits.ts';
export { PhoneStake } from './stake-bar/PhoneStake.tsx';
export { quickBet } from './quick/quick.ts';
export { QUICK } from './quick/quick-text.ts';
export { QuickLimit } from './quick/QuickLimit.tsx';
export { RecentBets } from './recent/recent-part.tsx';
export { StakeBar } from './stake-bar/StakeBar.tsx';
export { useArrivingSlip } from './saved/slip-link.ts';
export { repeatLast } from './more/take-saved.ts';

export const slip: Manifest = {
  name: 'slip',
  slots: [{ at: 'overlay', load: () => import('./attempt/PendingBets.tsx') }],
};
