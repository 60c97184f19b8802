import { MissingWindow, part } from '@fairlot/shell';

/** A window whose code did not come says so as a window, which can be closed. */
const missing = (retry: () => void, { onClose }: { onClose: () => void }) => (
  <MissingWindow retry={retry} close={onClose} />
);

/** What will be sent, and what came of it. */
export const ConfirmDialog = part(() => import('./ConfirmDialog.tsx'), { missing });

/** A row that it could not count anew the server refuses, as it always does. */
export const YearTurn = part(() => import('./YearTurn.tsx'), { missing: () => null });

/** Without it a slip stays as it is. */
export const NewIssue = part(() => import('./NewIssue.tsx'), { missing: () => null });

/** Prize against rebate. */
export const RebateSheet = part(() => import('./RebateSheet.tsx'), { missing });

/** The slip of the phone. */
export const SlipSheet = part(() => import('./SlipSheet.tsx'), { missing });

/** Slips that are kept or that somebody sent. */
export const SlipMore = part(() => import('./SlipMore.tsx'), { missing });

/** Says aloud what own bets brought; who sees it has it beside the draw. */
export const OwnVoice = part(() => import('./OwnVoice.tsx'), { missing: () => null });
