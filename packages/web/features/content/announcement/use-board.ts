import { useEffect } from 'react';
import type { AnnouncementType } from '@fairlot/rules/check/announcement-types';
import {
  announcementHttp,
  announcementHub,
  type NoticeRow,
} from '@fairlot/wire/content/announcement';
import {
  callKey,
  createStore,
  onLeave,
  queries,
  refetch,
  useCall,
  useHubEvent,
} from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';

/** `isPressed`: the player chose it, so that the focus goes to its title. */
export type Selected = { readonly id: number; readonly isPressed: boolean };

/** The announcement that is read now: `selected_announcement_ID` of spec section 3. */
export const selected = createStore<Selected | undefined>(undefined);
onLeave(() => selected.set(undefined));

/** `unreadAnnouncement` of spec section 3; undefined until it is known. */
export const useUnreadCount = (): number | undefined =>
  useCall(announcementHttp.getUnreadAnnouncementCount, undefined).data;

/** What the server has just answered: the count need not be asked for again. */
export function setUnreadCount(count: number): void {
  queries.setQueryData(callKey(announcementHttp.getUnreadAnnouncementCount), count);
  void refetch(announcementHttp.getAnnouncements);
  void refetch(announcementHttp.getAnnouncement);
  void refetch(announcementHttp.getMustRead);
}

/** All players hear of a change at once, and ask within so many milliseconds, each at a moment of his own. */
const SPREAD_MS = 5000;

/** The board follows what is published and taken back, and what was read on another page. */
export function useBoardNews(): void {
  useHubEvent(announcementHub.announcementRead, ({ Unread }) => setUnreadCount(Unread));
  useHubEvent(announcementHub.announcementChanged, () => askSoon());
  useEffect(() => stopAsking, []);
}

let timer: ReturnType<typeof setTimeout> | undefined;
const stopAsking = (): void => clearTimeout(timer);

function askSoon(): void {
  stopAsking();
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  timer = setTimeout(
    () => {
      void refetch(announcementHttp.getUnreadAnnouncementCount);
      void refetch(announcementHttp.getAnnouncements);
      void refetch(announcementHttp.getAnnouncement);
      void refetch(announcementHttp.getMustRead);
    },
    (chance / 2 ** 32) * SPREAD_MS,
  );
}

/** Pages of the board. */
export const useBoard = (type: AnnouncementType | undefined, isUnread: boolean) =>
  useCursorList<typeof announcementHttp.getAnnouncements, NoticeRow>(
    announcementHttp.getAnnouncements,
    (cursor, size) => ({
      ...(type && { Type: type }),
      ...(isUnread && { IsUnread: true }),
      ...(cursor !== undefined && { Before: cursor }),
      Count: size,
    }),
    { sheetSize: 100 },
  );
