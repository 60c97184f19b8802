import { MESSAGE_TABS, type MessageRow, type Unread } from '@fairlot/wire/messaging/inbox';
import type { UnreadRow, MessageLine } from './store.ts';

/** Rows in the words of the contract. */
export const presentRow = (row: MessageLine): MessageRow => ({
  Id: Number(row.id),
  Tab: MESSAGE_TABS[row.tab - 1] ?? 'system',
  Title: row.title.zh,
  Content: row.content.zh,
  TitleEn: row.title.en,
  ContentEn: row.content.en,
  Link: row.link,
  IsRead: row.is_read,
  TimeStamp: Number(row.sent_ms),
});

export function presentUnread(rows: readonly UnreadRow[]): Unread {
  const of = (tab: (typeof MESSAGE_TABS)[number]): number =>
    rows.find((row) => MESSAGE_TABS[row.tab - 1] === tab)?.unread ?? 0;
  return {
    Total: rows.reduce((sum, { unread }) => sum + unread, 0),
    Tabs: {
      account: of('account'),
      money: of('money'),
      prizes: of('prizes'),
      activity: of('activity'),
      system: of('system'),
    },
  };
}
