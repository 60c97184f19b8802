import { showToast } from '@fairlot/ui';
import { navigate, serverNow } from '@fairlot/shell';
import type { Payload } from '@fairlot/wire/core';
import type { inboxHub } from '@fairlot/wire/messaging/inbox';
import { accountNow } from '../../../session/index.ts';
import { notifyOnce } from '../single-tab/index.ts';
import { MESSAGE } from './text.ts';

/** What came longer ago is no news: a page that was away finds it in the inbox. */
const NEWS_MS = 60_000;
const SHOWN_MS = 5000;

/** A line about a message that came, in one tab; what its player did himself makes none. */
export async function takeMessage({
  Id,
  IsQuiet,
  Title,
  TitleEn,
  TimeStamp,
}: Payload<typeof inboxHub.receiveInstantMessage>): Promise<void> {
  if (IsQuiet || serverNow() - TimeStamp > NEWS_MS) return;
  await notifyOnce(accountNow(), `message ${Id}`, () => {
    showToast({
      kind: 'news',
      text: { zh: Title, en: TitleEn },
      ms: SHOWN_MS,
      action: { label: MESSAGE.open, run: () => navigate.openWindow('Message') },
    });
  });
}
