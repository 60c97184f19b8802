import { lazyComponent, MissingWindow } from '@fairlot/shell';
import type { ConfirmProps } from './confirm-props.ts';

/** The confirmation of the bet page; its code comes with the first press. */
export const Confirm = lazyComponent<ConfirmProps>(() => import('./ConfirmBet.tsx'), {
  missing: (retry, { onClose }) => <MissingWindow retry={retry} close={onClose} />,
});
