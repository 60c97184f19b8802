import { Dialog } from '@base-ui/react/dialog';
import { useRef, type KeyboardEvent } from 'react';
import { Icon, useSay, useWords } from '@fairlot/ui';
import type { ReadyTab, ReadyWindow } from '../feature/window-part.tsx';
import { Broken } from '../overlay/Broken.tsx';
import { Guarded } from '../page/Guarded.tsx';
import { navigate } from '../page/navigate.ts';
import { useRootMark } from '../page/use-root-mark.ts';
import { tabAfter } from './tab-keys.ts';
import { WINDOW } from '../feature/window-text.ts';
import { iconButtonClass } from '@fairlot/ui/button';
import styles from './window.module.css';
import { Strip } from '@fairlot/ui/tabs';
import strip from '@fairlot/ui/strip.module.css';
import inline from '@fairlot/ui/inline.module.css';

type Props = {
  readonly plan: ReadyWindow;
  /** Those that this login may see. */
  readonly tabs: readonly ReadyTab[];
  readonly tab: ReadyTab;
};

/** Where a row is longer than its room, what is chosen of it is brought into sight. */
const toSight = (chosen: HTMLElement | null): void =>
  chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The groups that have a tab; a click opens the first of it. */
function Groups({ plan, tabs, tab: { group: active } }: Props) {
  const say = useSay();
  return (
    <nav className={styles['nav']}>
      <plan.Head />
      {Object.entries(plan.groups).map(([group, { icon, title }]) => {
        const first = tabs.find((tab) => tab.group === group);
        return first ? (
          <button
            key={group}
            type="button"
            className={group === active ? styles['on'] : undefined}
            ref={group === active ? toSight : undefined}
            aria-current={group === active}
            onClick={() => navigate.openWindow(first.id)}
          >
            <Icon name={icon} />
            {say(title)}
          </button>
        ) : null;
      })}
    </nav>
  );
}

/** The tabs of a group; arrow keys, Home and End move among them. */
function Tabs({ siblings, tab }: { siblings: readonly ReadyTab[]; tab: ReadyTab }) {
  const say = useSay();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = tabAfter(event.key, siblings.indexOf(tab), siblings.length);
    const next = to === undefined ? undefined : siblings[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    navigate.openWindow(next.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <Strip className={strip['strip']} role="tablist" onKeyDown={onKeyDown}>
      {siblings.map((sibling) => (
        <button
          key={sibling.id}
          type="button"
          role="tab"
          aria-selected={sibling === tab}
          tabIndex={sibling === tab ? 0 : -1}
          className={sibling === tab ? strip['on'] : undefined}
          onClick={() => navigate.openWindow(sibling.id)}
        >
          {say(sibling.title)}
        </button>
      ))}
    </Strip>
  );
}

/**
 * The popup window over the page (spec section 2). Its tab stands in the address, so links work and
 * Back closes it. On a phone it is a full sheet, its groups a row on top.
 */
export default function CenterWindow(props: Props) {
  const { tabs, tab } = props;
  const words = useWords(WINDOW);
  const say = useSay();
  const siblings = tabs.filter(({ group }) => group === tab.group);
  // The window itself is read out first; a ring on its first button would look like a choice made.
  const popup = useRef<HTMLDivElement>(null);
  const { Content } = tab;
  useRootMark('data-on-window', '');
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || navigate.closeWindow()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['scrim']} />
        <Dialog.Popup ref={popup} className={styles['window']} initialFocus={popup}>
          <Groups {...props} />
          <div className={styles['body']}>
            <div className={styles['head']}>
              <Dialog.Title className={inline['vh']}>{say(tab.title)}</Dialog.Title>
              <Tabs siblings={siblings} tab={tab} />
              <span className={inline['grow']} />
              <Dialog.Close className={iconButtonClass()} aria-label={words.close}>
                <Icon name="close" />
              </Dialog.Close>
            </div>
            <div className={styles['content']} role="tabpanel" aria-label={say(tab.title)}>
              <Guarded key={tab.id} fallback={<Broken />}>
                <Content />
              </Guarded>
            </div>
            <div data-toast-row />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
