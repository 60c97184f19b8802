import * as z from 'zod/mini';
import { nothing, post, timestamp } from '../../core/index.ts';
import { MESSAGE_BOUNDS, messageId, MessageRow, messageTab, Unread } from './shapes.ts';

/** Calls about the inbox of whoever asks. */
const Ids = z.array(messageId).check(z.minLength(1), z.maxLength(MESSAGE_BOUNDS.named));

export const getUnreadMessages = post('/api/Message/Unread', {
  access: 'player',
  passive: true,
  input: nothing,
  output: Unread,
  about: 'How many messages were not read, by tab.',
});

export const getMessages = post('/api/Message/List', {
  access: 'player',
  passive: true,
  input: z.strictObject({
    Tab: z.optional(messageTab),
    IsUnread: z.optional(z.boolean()),
    /** Messages before this one: the cursor of the page that came before. */
    Before: z.optional(messageId),
    Count: z.int().check(z.minimum(1), z.maximum(MESSAGE_BOUNDS.named)),
  }),
  output: z.object({
    Rows: z.array(MessageRow),
    /** Where the next page begins; null at the end. */
    Next: z.nullable(messageId),
    DateTimeNow: timestamp,
  }),
  about: 'Messages, the newest first.',
});

export const readMessages = post('/api/Message/Read', {
  access: 'player',
  input: z.strictObject({ Ids }),
  output: Unread,
  about: 'Marks messages as read.',
});

export const readAllMessages = post('/api/Message/ReadAll', {
  access: 'player',
  input: z.strictObject({
    Tab: z.optional(messageTab),
    /** The newest that was seen: what came since stays unread. */
    UpTo: messageId,
  }),
  output: Unread,
  about: 'Marks everything that was seen as read, or what of it is of one tab.',
});

export const deleteMessages = post('/api/Message/Delete', {
  access: 'player',
  input: z.strictObject({ Ids }),
  output: Unread,
  about: 'Takes messages out of the inbox.',
});
