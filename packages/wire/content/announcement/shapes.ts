import * as z from 'zod/mini';
import { ANNOUNCEMENT_TYPE_NAMES } from '@fairlot/rules/check/announcement-types';
import { timestamp } from '../../core/index.ts';

export const announcementType = z.enum(ANNOUNCEMENT_TYPE_NAMES);

/**
 * Characters of a title and a text; how many of them may be pinned, and be asked to be ticked, at a time; how many
 * are counted before a badge says "more"; rows a page, and numbers named in one call.
 */
export const NOTICE_BOUNDS = {
  title: 80,
  body: 4000,
  pinned: 10,
  mustRead: 20,
  counted: 100,
  rows: 100,
  drafts: 200,
} as const;

export const announcementId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
/** Its place in the order in which announcements appeared. */
export const noticeSeq = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

export const NoticeRow = z.object({
  Id: announcementId,
  Seq: noticeSeq,
  Type: announcementType,
  Title: z.string(),
  /** The same in English. */
  TitleEn: z.string(),
  IsPinned: z.boolean(),
  /** It pops up until its player ticks it; to have looked at it is not enough. */
  IsMustRead: z.boolean(),
  IsRead: z.boolean(),
  /** When it appeared. */
  TimeStamp: timestamp,
});
export type NoticeRow = z.output<typeof NoticeRow>;

/** One of them with its text: see `rules/check/prose.ts` for what form it may have. */
export const Announcement = z.extend(NoticeRow, { Content: z.string(), ContentEn: z.string() });
export type Announcement = z.output<typeof Announcement>;

/** How many were not read, `NOTICE_BOUNDS.counted` at most. */
export const unreadCount = z.int().check(z.minimum(0), z.maximum(NOTICE_BOUNDS.counted));
