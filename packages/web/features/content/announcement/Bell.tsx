import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon, useWords } from '@fairlot/ui';
import { CountBadge } from '@fairlot/ui/badge';
import { everySecond, navigate, usePhone } from '@fairlot/shell';
import { useUnreadMessages } from '../../messaging/inbox/index.ts';
import { unread } from './unread.ts';
import { useUnreadCount } from './use-board.ts';
import { BOARD } from './text.ts';
import styles from './board.module.css';

/** The bar that stands over screens; that of the bet page on a phone has no room. */
const inBar = (selector: string): Element | undefined =>
  [...document.querySelectorAll(`header ${selector}`)].find(
    (each) => !each.closest('main') && each.getClientRects().length > 0,
  );
const findRoom = () => inBar('[data-session]');

/** A bell beside the session; leads to what waits. */
function BarBell(props: { readonly count: number; readonly leadsTo: string }) {
  const { count, leadsTo } = props;
  const words = useWords(BOARD);
  const bar = useSyncExternalStore(everySecond, findRoom);
  if (!bar) return null;
  return createPortal(
    <button
      type="button"
      className={styles['bell']}
      data-news-bell
      aria-label={count > 0 ? words.bellOf(count) : words.bell}
      title={words.bell}
      onClick={() => navigate.openWindow(leadsTo)}
    >
      <Icon name="bell" size={18} />
      <span className={styles['count']}>
        <CountBadge count={count} />
      </span>
    </button>,
    bar,
  );
}

/** How much waits to be read, and the way to it. */
export function Bell() {
  const isPhone = usePhone();
  const announcements = useUnreadCount() ?? 0;
  const messages = useUnreadMessages()?.Total ?? 0;
  const count = announcements + messages;
  const leadsTo = announcements === 0 && messages > 0 ? 'Message' : 'Announcement';
  const window = announcements > 0 ? 'Announcement' : 'Message';
  // A phone has a tab for it.
  useEffect(() => unread.set({ count, window }), [count, window]);
  return isPhone ? null : <BarBell {...{ count, leadsTo }} />;
}
