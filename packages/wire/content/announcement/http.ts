import * as z from 'zod/mini';
import { nothing, post, specPost, timestamp } from '../../core/index.ts';
import { NOTICE_CODES } from './codes.ts';
import {
  Announcement,
  announcementId,
  announcementType,
  NOTICE_BOUNDS,
  noticeSeq,
  NoticeRow,
  unreadCount,
} from './shapes.ts';

/** Spec section 7, so spelt there; what it answers is not shown: a number, as of the wallet. */
export const getUnreadAnnouncementCount = specPost('/api/Annoucement/GetUnreadAnnouncementCount', {
  access: 'player',
  passive: true,
  input: nothing,
  output: unreadCount,
  about: 'How many announcements were not read, 100 at most.',
});

export const getAnnouncements = post('/api/Announcement/List', {
  access: 'player',
  passive: true,
  input: z.strictObject({
    Type: z.optional(announcementType),
    IsUnread: z.optional(z.boolean()),
    /** Those that appeared before this one: the cursor of the page that came before. */
    Before: z.optional(noticeSeq),
    Count: z.int().check(z.minimum(1), z.maximum(NOTICE_BOUNDS.rows)),
  }),
  output: z.object({
    /** Pinned ones stand before the others, on the first page alone. */
    Rows: z.array(NoticeRow),
    /** Where the next page begins; null at the end. */
    Next: z.nullable(noticeSeq),
    /** The newest there is: what "all" means in `readAllAnnouncements`. */
    Newest: noticeSeq,
    DateTimeNow: timestamp,
  }),
  about: 'Announcements that are meant for whoever asks, the newest first.',
});

export const getAnnouncement = post('/api/Announcement/Get', {
  access: 'player',
  passive: true,
  input: z.strictObject({ Id: announcementId }),
  output: Announcement,
  codes: NOTICE_CODES,
  about: 'One announcement with its text.',
});

export const getMustRead = post('/api/Announcement/MustRead', {
  access: 'player',
  passive: true,
  input: nothing,
  output: z.object({ Rows: z.array(Announcement) }),
  about: 'What whoever asks has to tick, the oldest first; 20 at most.',
});

export const readAnnouncement = post('/api/Announcement/Read', {
  access: 'player',
  input: z.strictObject({ Id: announcementId }),
  output: z.object({ Unread: unreadCount }),
  codes: NOTICE_CODES,
  about: 'Marks an announcement as read; one that must be ticked stays as it is.',
});

export const readAllAnnouncements = post('/api/Announcement/ReadAll', {
  access: 'player',
  input: z.strictObject({
    /** The newest that was seen: what appeared since stays unread. */
    UpTo: noticeSeq,
  }),
  output: z.object({ Unread: unreadCount }),
  about: 'Marks what was seen as read, but those that must be ticked.',
});

export const tickAnnouncement = post('/api/Announcement/Tick', {
  access: 'player',
  input: z.strictObject({
    Id: announcementId,
    /** As it was seen: one that was changed since is to be ticked anew. */
    Seq: noticeSeq,
  }),
  output: z.object({ Unread: unreadCount }),
  codes: NOTICE_CODES,
  about: 'Says that an announcement that must be read was read.',
});
