import { useRef, type ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { useWords } from '../words/index.ts';
import '../css/sheet.css';

const TEXT = { filters: { zh: '筛选', en: 'Filters' }, done: { zh: '完成', en: 'Done' } };

/**
 * The filters of a list on a phone: one button that says what is chosen, and behind it a sheet, on the
 * browser's own dialog element, which keeps the focus inside and closes on Esc.
 */
export function FilterSheet({ chosen, children }: { chosen: string; children: ReactNode }) {
  const words = useWords(TEXT);
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="btn filter-open"
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        <Icon name="list" size={16} />
        {words.filters}
        <span className="sec filter-chosen">{chosen}</span>
      </button>
      <dialog
        ref={sheet}
        className="filter-sheet"
        aria-label={words.filters}
        onPointerDown={({ target }) => {
          if (target === sheet.current) sheet.current?.close();
        }}
      >
        <div className="filter-in">
          <h3>{words.filters}</h3>
          {children}
          <button type="button" className="btn btn-p btn-l" onClick={() => sheet.current?.close()}>
            {words.done}
          </button>
        </div>
      </dialog>
    </>
  );
}
