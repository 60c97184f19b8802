import * as z from 'zod/mini';
import { timestamp } from '../../core/index.ts';

/** Tabs of the inbox (product 2.8). */
export const MESSAGE_TABS = ['account', 'money', 'prizes', 'activity', 'system'] as const;
export const messageTab = z.enum(MESSAGE_TABS);
export type MessageTab = z.output<typeof messageTab>;

/** Messages that a player keeps, and for how many days; characters of their words; numbers named in one call. */
export const MESSAGE_BOUNDS = {
  kept: 500,
  days: 180,
  title: 60,
  content: 1000,
  named: 100,
} as const;
/** Accounts that operators send one message to. */
export const SEND_BOUNDS = { accounts: 200, perMinute: 10 } as const;

export const messageId = z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

/** Where a message leads: a tab of the popup window, or a path of the site. */
export const MessageLink = z.union([
  z.object({ Window: z.string() }),
  z.object({ Path: z.string().check(z.regex(/^\/(?![/\\])/)) }),
]);
export type MessageLink = z.output<typeof MessageLink>;

const words = {
  Title: z.string(),
  Content: z.string(),
  /** The same in English. */
  TitleEn: z.string(),
  ContentEn: z.string(),
};

export const MessageRow = z.object({
  Id: messageId,
  Tab: messageTab,
  ...words,
  Link: z.nullable(MessageLink),
  IsRead: z.boolean(),
  TimeStamp: timestamp,
});
export type MessageRow = z.output<typeof MessageRow>;

/** How many messages wait, by tab; 500 at most. */
export const Unread = z.object({
  Total: z.int(),
  Tabs: z.object({
    account: z.int(),
    money: z.int(),
    prizes: z.int(),
    activity: z.int(),
    system: z.int(),
  }),
});
export type Unread = z.output<typeof Unread>;
