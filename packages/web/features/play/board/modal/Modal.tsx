import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useWords } from '@fairlot/ui';
import { IconButton } from '@fairlot/ui/button';
import { useOpenModal } from '@fairlot/ui/open-modals';
import type { ModalLook } from './modal-look.ts';
import inline from '@fairlot/ui/inline.module.css';

const TEXT = { close: { zh: '关闭', en: 'Close' } };

/**
 * A window of the bet page on the browser's own dialog element, which keeps the focus inside, gives it
 * back at the end and closes on Esc. `sheet` rises from the bottom of a phone. Its look comes with
 * the windows, not with the page: each gives it `MODAL_LOOK`.
 */
export function Modal(props: {
  title: string;
  look: ModalLook;
  children: ReactNode;
  onClose: () => void;
  sheet?: boolean;
  wide?: boolean;
  /** While an answer is awaited the window stays. */
  locked?: boolean;
}) {
  const { title, look, children, onClose, sheet = false, wide = false, locked = false } = props;
  const words = useWords(TEXT);
  const dialog = useRef<HTMLDialogElement>(null);
  useOpenModal(true, () => locked || onClose());
  // Closed while it still stands in the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-first]')?.focus();
    }
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={sheet ? look.sheet : wide ? look.wide : look.window}
      data-sheet={sheet || undefined}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        if (!locked) onClose();
      }}
      // A browser may close it on a second Esc, asked or not.
      onClose={() => (locked ? dialog.current?.showModal() : onClose())}
      onPointerDown={(event) => {
        if (event.target === dialog.current && !locked) onClose();
      }}
    >
      <div className={look.inner}>
        <h2>
          <span className={inline['grow']}>{title}</span>
          {!locked && (
            <IconButton
              icon="close"
              iconSize={16}
              className={look.close}
              label={words.close}
              onClick={onClose}
            />
          )}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
