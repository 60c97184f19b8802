import * as z from 'zod/mini';
import { hubEvent, playerTopic, siteTopic } from '../../core/index.ts';
import { announcementId, unreadCount } from './shapes.ts';

/**
 * Announcements appeared, were changed or are there no longer. It says nothing of what they are: each player asks
 * for those that are meant for him.
 */
export const announcementChanged = hubEvent(
  'AnnouncementChanged',
  siteTopic,
  z.object({ Ids: z.array(announcementId) }),
);

/** This account read announcements, here or elsewhere. */
export const announcementRead = hubEvent(
  'AnnouncementRead',
  playerTopic,
  z.object({ Unread: unreadCount }),
);
