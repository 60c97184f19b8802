import { showToast } from '@fairlot/ui';
import { serverNow } from '@fairlot/shell';
import type { liveNoticeHub } from '@fairlot/wire/community/live-notice';
import type { Payload } from '@fairlot/wire/core';
import { accountNow } from '../../../session/index.ts';
import { notifyOnce } from '../../messaging/single-tab/index.ts';

/** What was said longer ago is no news: a page that was away hears of it late. */
const NEWS_MS = 60_000;
/** A whole sentence is read. */
const SHOWN_MS = 4000;

/** A line of the operators to all players: one tab shows it. */
export async function takeToast(
  { Content, ContentEn, TimeStamp }: Payload<typeof liveNoticeHub.toastNotification>,
  seq: number | undefined,
): Promise<void> {
  if (serverNow() - TimeStamp > NEWS_MS) return;
  await notifyOnce(accountNow(), `toast ${seq ?? TimeStamp}`, () => {
    showToast({ kind: 'news', text: { zh: Content, en: ContentEn }, ms: SHOWN_MS });
  });
}
