import { MissingWindow, part } from '@fairlot/shell';

/** A window whose code did not come says so as a window, which can be closed. */
const missing = (retry: () => void, { onClose }: { onClose: () => void }) => (
  <MissingWindow retry={retry} close={onClose} />
);

/** Rule, example and figures of a play. */
export const RulesDialog = part(() => import('./RulesDialog.tsx'), { missing });

/** All plays of a game. */
export const PlaySheet = part(() => import('./PlaySheet.tsx'), { missing });
