import { useRef, useState } from 'react';
import { useWords } from '@fairlot/ui';
import { lazyComponent } from '../page/lazy-component.tsx';
import { MissingWindow } from '../page/Missing.tsx';
import { text } from './text.ts';
import { IconButton } from '@fairlot/ui/button';

export const LookPanel = lazyComponent(() => import('./LookPanel.tsx'), {
  missing: (retry, { close }) => <MissingWindow retry={retry} close={close} />,
});

/** Opens the skin panel; its code comes when it is first wanted. */
export function LookButton() {
  const words = useWords(text);
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={anchor}

        icon="look"
        label={words.look}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void LookPanel.preload()}
        onClick={() => setOpen((now) => !now)}
      />
      {isOpen && <LookPanel anchor={anchor} close={() => setOpen(false)} />}
    </>
  );
}
