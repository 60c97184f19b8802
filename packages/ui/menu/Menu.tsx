import { Menu as Part } from '@base-ui/react/menu';
import type { ReactElement, RefObject } from 'react';
import { classes } from '../class-names.ts';
import { useOpenModal, usePopup } from '../modal/open-modals.ts';
import popup from '../popup/popup.module.css';
import { MenuItems, type MenuItem } from './MenuItems.tsx';
import styles from './menu.module.css';

/** What can be done, behind one button. `trigger` is that button. */
export function Menu(props: {
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly items: readonly MenuItem[];
}) {
  const { trigger, items } = props;
  return (
    <Part.Root {...usePopup()}>
      <Part.Trigger render={trigger} />
      <Part.Portal>
        <Part.Positioner className={popup['at'] ?? ''} sideOffset={6} align="end">
          <Part.Popup className={classes(popup['popup'], styles['menu'])}>
            <MenuItems items={items} />
          </Part.Popup>
        </Part.Positioner>
      </Part.Portal>
    </Part.Root>
  );
}

/** The same below a button that stands before the code of the menu has come. */
export function MenuAt(props: {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly close: () => void;
  /** What the menu is of, above its lines. */
  readonly title: string;
  readonly items: readonly MenuItem[];
}) {
  const { anchor, close, title, items } = props;
  useOpenModal(true, close);
  return (
    <Part.Root open onOpenChange={(isOpen) => isOpen || close()}>
      <Part.Portal>
        <Part.Positioner className={popup['at'] ?? ''} anchor={anchor} sideOffset={8} align="end">
          <Part.Popup className={classes(popup['popup'], styles['menu'])} finalFocus={anchor}>
            <Part.Group>
              <Part.GroupLabel className={popup['group'] ?? ''}>{title}</Part.GroupLabel>
              <MenuItems items={items} />
            </Part.Group>
          </Part.Popup>
        </Part.Positioner>
      </Part.Portal>
    </Part.Root>
  );
}
