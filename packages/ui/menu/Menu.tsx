import { Menu as Part } from '@base-ui/react/menu';
import { Fragment, type ReactElement } from 'react';
import { classes } from '../class-names.ts';
import { Icon, type IconName } from '../Icon.tsx';
import popup from '../popup/popup.module.css';
import styles from './menu.module.css';

export type MenuItem = {
  readonly label: string;
  readonly icon?: IconName;
  readonly run: () => void;
  readonly disabled?: boolean;
  /** For what destroys. */
  readonly isDanger?: boolean;
  /** A line above it begins another group. */
  readonly isFirst?: boolean;
};

/** What can be done, behind one button. `trigger` is that button. */
export function Menu(props: {
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly items: readonly MenuItem[];
}) {
  const { trigger, items } = props;
  return (
    <Part.Root>
      <Part.Trigger render={trigger} />
      <Part.Portal>
        <Part.Positioner className={popup['at'] ?? ''} sideOffset={6} align="end">
          <Part.Popup className={classes(popup['popup'], styles['menu'])}>
            {items.map(({ label, icon, run, disabled = false, isDanger, isFirst }) => (
              <Fragment key={label}>
                {isFirst && <Part.Separator className={styles['line'] ?? ''} />}
                <Part.Item
                  className={classes(popup['item'], styles['item'], isDanger && styles['danger'])}
                  disabled={disabled}
                  onClick={run}
                >
                  {icon ? <Icon name={icon} size={16} /> : <span />}
                  {label}
                </Part.Item>
              </Fragment>
            ))}
          </Part.Popup>
        </Part.Positioner>
      </Part.Portal>
    </Part.Root>
  );
}
