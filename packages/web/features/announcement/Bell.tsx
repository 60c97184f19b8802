import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon, useWords } from '@fairlot/ui';
import { CountBadge } from '@fairlot/ui/badge';
import { everySecond, navigate } from '@fairlot/shell';
import { useUnreadMessages } from '../message/index.ts';
import { useUnreadCount } from './use-board.ts';
import { BOARD } from './text.ts';
import styles from './board.module.css';

/** The bar that stands over screens; that of the bet page on a phone has no room. */
const findBar = (): Element | undefined =>
  [...document.querySelectorAll('header [data-session]')].find(
    (each) => !each.closest('main') && each.getClientRects().length > 0,
  );

/** How much waits to be read; leads to where it is. */
export function Bell() {
  const words = useWords(BOARD);
  const bar = useSyncExternalStore(everySecond, findBar);
  const announcements = useUnreadCount() ?? 0;
  const messages = useUnreadMessages()?.Total ?? 0;
  const count = announcements + messages;
  if (!bar) return null;
  return createPortal(
    <button
      type="button"
      className={styles['bell']}
      data-news-bell
      aria-label={count > 0 ? words.bellOf(count) : words.bell}
      title={words.bell}
      onClick={() =>
        navigate.openWindow(announcements === 0 && messages > 0 ? 'Message' : 'Announcement')
      }
    >
      <Icon name="bell" size={18} />
      <span className={styles['count']}>
        <CountBadge count={count} />
      </span>
    </button>,
    bar,
  );
}
