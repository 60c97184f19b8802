import { Popover as Part } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../class-names.ts';
import popup from '../popup/popup.module.css';
import styles from './popover.module.css';

/** A little more about something, on demand, beside it; the page goes on below. */
export function Popover(props: {
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { trigger, title, children } = props;
  return (
    <Part.Root>
      <Part.Trigger render={trigger} />
      <Part.Portal>
        <Part.Positioner className={popup['at'] ?? ''} sideOffset={8}>
          <Part.Popup className={classes(popup['popup'], styles['popover'])}>
            <Part.Title className={styles['title'] ?? ''} render={<h3 />}>
              {title}
            </Part.Title>
            {children}
          </Part.Popup>
        </Part.Positioner>
      </Part.Portal>
    </Part.Root>
  );
}
