// Which live notification stands at a moment. Pure: a function of what is told, the time and what was closed.
import { openWindow, type OpenWindow } from '@fairlot/rules/lottery/day-window';
import type { LiveNotification } from '@fairlot/wire/community/live-notice';

/** A notification in one of its windows. */
export type Live = OpenWindow & {
  readonly notification: LiveNotification;
  /** Of this window alone: what is closed today stands again tomorrow. */
  readonly key: string;
};

/** Keys of windows that were closed. */
export type Closed = readonly string[];

/** Windows that are kept as closed; more than the site has in a day. */
const MOST_CLOSED = 400;

const keyOf = ({ GameId, Title }: LiveNotification, { startMs }: OpenWindow): string =>
  `${startMs} ${GameId} ${Title}`;

/**
 * The one that is shown: of several whose windows are open that which began last, and was not closed in
 * this window (spec section 2).
 */
export function liveAt(
  notifications: readonly LiveNotification[],
  closed: Closed,
  nowMs: number,
): Live | undefined {
  const open = notifications.flatMap((notification) =>
    notification.NotifyTimes.flatMap((times): Live[] => {
      const window = openWindow(times, nowMs);
      if (!window) return [];
      const key = keyOf(notification, window);
      return closed.includes(key) ? [] : [{ ...window, notification, key }];
    }),
  );
  return open.reduce<Live | undefined>(
    (latest, live) => (latest && latest.startMs >= live.startMs ? latest : live),
    undefined,
  );
}

export const withClosed = (closed: Closed, key: string): Closed =>
  [...closed.filter((each) => each !== key), key].slice(-MOST_CLOSED);
