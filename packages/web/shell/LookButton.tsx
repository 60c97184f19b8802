import { Suspense, lazy, useRef, useState } from 'react';
import { Icon, useWords } from '@fairlot/ui';
import { text } from './text.ts';

const loadPanel = () => import('./LookPanel.tsx');
const LookPanel = lazy(loadPanel);

/** Opens the skin panel; its code comes with the first wish for it. */
export function LookButton() {
  const words = useWords(text);
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className="icb"
        aria-label={words.look}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadPanel()}
        onClick={() => setOpen((now) => !now)}
      >
        <Icon name="look" />
      </button>
      {isOpen && (
        <Suspense>
          <LookPanel anchor={anchor} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
