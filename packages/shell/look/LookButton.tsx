import { useRef, useState } from 'react';
import { useWords } from '@fairlot/ui';
import { MissingWindow, part } from '../page/part.tsx';
import { text } from './text.ts';
import { IconButton } from '@fairlot/ui/button';

export const LookPanel = part(() => import('./LookPanel.tsx'), {
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
        onPointerEnter={() => void LookPanel.fetch()}
        onClick={() => setOpen((now) => !now)}
      />
      {isOpen && <LookPanel anchor={anchor} close={() => setOpen(false)} />}
    </>
  );
}
