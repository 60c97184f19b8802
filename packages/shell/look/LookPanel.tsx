import { Popover } from '@base-ui/react/popover';
import type { RefObject } from 'react';
import { useWords } from '@fairlot/ui';
import { LookChoices } from './LookChoices.tsx';
import { text } from './text.ts';
import './menu.css';

/** The skin: mode, accent, colours of gain, density. */
export default function LookPanel(props: {
  anchor: RefObject<HTMLElement | null>;
  close: () => void;
}) {
  const words = useWords(text);
  return (
    <Popover.Root open onOpenChange={(open) => open || props.close()}>
      <Popover.Portal>
        <Popover.Positioner anchor={props.anchor} sideOffset={8} align="end" className="pop-at">
          <Popover.Popup className="pop" finalFocus={props.anchor}>
            <Popover.Title className="pop-title">{words.look}</Popover.Title>
            <LookChoices />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
