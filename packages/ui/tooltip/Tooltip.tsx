import { Tooltip as Part } from '@base-ui/react/tooltip';
import { useId, useState, type ReactElement } from 'react';
import { classes } from '../class-names.ts';
import popup from '../popup/popup.module.css';
import styles from './tooltip.module.css';

/**
 * A word about a control, for pointer and keyboard. Never the only place of what one must know: a
 * finger has no hover.
 */
export function Tooltip(props: {
  readonly text: string;
  readonly children: ReactElement<Record<string, unknown>>;
}) {
  const id = useId();
  const [isOpen, open] = useState(false);
  return (
    <Part.Root open={isOpen} onOpenChange={(next) => open(next)}>
      <Part.Trigger
        render={props.children}
        delay={400}
        aria-describedby={isOpen ? id : undefined}
      />
      <Part.Portal>
        <Part.Positioner className={popup['at'] ?? ''} sideOffset={6}>
          <Part.Popup id={id} role="tooltip" className={classes(popup['popup'], styles['tooltip'])}>
            {props.text}
          </Part.Popup>
        </Part.Positioner>
      </Part.Portal>
    </Part.Root>
  );
}
