import { Dialog as Part } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { useWords } from '../words/index.ts';
import { useOpenModal } from './open-modals.ts';
import styles from './modal.module.css';

const TEXT = { close: { zh: '关闭', en: 'Close' } };

export type ModalProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons: what keeps things as they are left, what acts right. */
  readonly actions?: ReactNode;
};

const FIELD =
  'input:not([type="hidden"], [type="file"], :disabled), textarea:not(:disabled), [role="combobox"]:not(:disabled)';

/**
 * Returns the element that gets the focus: the first field, or the window itself. It is never the close button,
 * because Enter would close the window. Opened by touch, the window keeps the focus, so that no keyboard appears.
 */
export const firstFocus = (
  popup: Pick<HTMLElement, 'querySelector'> | null,
  openType: string,
): HTMLElement | null =>
  ((openType === 'touch' ? null : popup?.querySelector<HTMLElement>(FIELD)) ??
    popup) as HTMLElement | null;

function Modal(props: ModalProps & { readonly at: string; readonly face: string }) {
  const { isOpen, onClose, title, children, actions, at, face } = props;
  const words = useWords(TEXT);
  const popup = useRef<HTMLDivElement>(null);
  useOpenModal(isOpen, onClose);
  return (
    <Part.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Part.Portal>
        <Part.Backdrop className={styles['scrim'] ?? ''} />
        <Part.Viewport className={styles[at] ?? ''}>
          <Part.Popup
            ref={popup}
            className={styles[face] ?? ''}
            initialFocus={(openType) => firstFocus(popup.current, openType)}
          >
            <div className={styles['head']}>
              <Part.Title className={styles['title'] ?? ''}>{title}</Part.Title>
              <Part.Close render={<IconButton icon="close" label={words.close} />} />
            </div>
            <div className={styles['body']}>{children}</div>
            {actions && <div className={styles['foot']}>{actions}</div>}
          </Part.Popup>
        </Part.Viewport>
      </Part.Portal>
    </Part.Root>
  );
}

/** A window in the middle: the page waits until it is closed, the focus stays inside it. */
export const Dialog = (props: ModalProps) => <Modal {...props} at="at" face="dialog" />;

/** The same from the side, and on a phone from below: for what is worked on beside the page. */
export const Sheet = (props: ModalProps) => <Modal {...props} at="side" face="sheet" />;
