import type { RefObject } from 'react';
import { useWords } from '@fairlot/ui';
import { PopoverAt } from '@fairlot/ui/popover';
import { LookChoices } from './LookChoices.tsx';
import { text } from './text.ts';

/** The skin: mode, accent, colours of gain, density. */
export default function LookPanel(props: {
  anchor: RefObject<HTMLElement | null>;
  close: () => void;
}) {
  return (
    <PopoverAt {...props} title={useWords(text).look}>
      <LookChoices />
    </PopoverAt>
  );
}
