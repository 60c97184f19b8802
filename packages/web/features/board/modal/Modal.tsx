import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Icon, useWords } from '@fairlot/ui';

const TEXT = { close: { zh: '关闭', en: 'Close' } };

/**
 * A window of the bet page on the browser's own dialog element, which keeps the focus inside, gives it
 * back at the end and closes on Esc. `sheet` rises from the bottom of a phone. Its look comes with
 * the windows, not with the page.
 */
export function Modal(props: {
  title: string;
  children: ReactNode;
  onClose: () => void;
  sheet?: boolean;
  wide?: boolean;
  /** While an answer is awaited the window stays. */
  locked?: boolean;
}) {
  const { title, children, onClose, sheet = false, wide = false, locked = false } = props;
  const words = useWords(TEXT);
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands in the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      element.querySelector<HTMLElement>('[data-first]')?.focus();
    }
    return () => element?.close();
  }, []);
  const look = `${sheet ? 'sheet' : 'dlg bet-dlg'}${wide ? ' wide' : ''}`;
  return (
    <dialog
      ref={dialog}
      className={look}
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
      <div className="inner">
        <h3>
          <span className="grow">{title}</span>
          {!locked && (
            <button type="button" className="icb" aria-label={words.close} onClick={onClose}>
              <Icon name="close" size={16} />
            </button>
          )}
        </h3>
        {children}
      </div>
    </dialog>
  );
}
