import { Menu as Part } from '@base-ui/react/menu';
import { Fragment } from 'react';
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
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string;
};

/** The lines of a menu. */
export function MenuItems({ items }: { items: readonly MenuItem[] }) {
  return items.map(({ label, icon, run, disabled = false, isDanger, isFirst, lang }) => (
    <Fragment key={label}>
      {isFirst && <Part.Separator className={styles['line'] ?? ''} />}
      <Part.Item
        className={classes(popup['item'], styles['item'], isDanger && styles['danger'])}
        disabled={disabled}
        lang={lang}
        onClick={run}
      >
        {icon ? <Icon name={icon} size={16} /> : <span />}
        {label}
      </Part.Item>
    </Fragment>
  ));
}
