import { classes } from '@fairlot/ui/class-names';
import frame from '@fairlot/ui/dialog/dialog.module.css';
import styles from './modal.module.css';

/** The class names of a window and its parts. */
export type ModalLook = Readonly<Record<'window' | 'wide' | 'sheet' | 'inner' | 'close', string>>;

/** What windows and sheets look like: taken by each of them, so that the page need not fetch it. */
export const MODAL_LOOK: ModalLook = {
  window: classes(frame['dialog'], styles['modal']),
  wide: classes(frame['dialog'], styles['modal'], styles['wide']),
  sheet: styles['sheet'] ?? '',
  inner: styles['inner'] ?? '',
  close: styles['close'] ?? '',
};
