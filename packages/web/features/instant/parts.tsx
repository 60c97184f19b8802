import { MissingWindow, part } from '@fairlot/shell';

/** A window whose code did not come says so as a window, which can be closed. */
const missing = (retry: () => void, { onClose }: { onClose: () => void }) => (
  <MissingWindow retry={retry} close={onClose} />
);

/** The head of the page of an instant game, with its seeds. */
export const InstantHead = part(() => import('./InstantHead.tsx'));

/** The player's rounds, in the place of draws and charts. */
export const RoundList = part(() => import('./RoundList.tsx'));

/** A run of rounds. */
export const RunDialog = part(() => import('./RunDialog.tsx'), { missing });
