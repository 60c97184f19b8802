import type { Bilingual } from '@fairlot/rules/core/text';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { isLine } from '@fairlot/rules/lottery/game';
import type { RefusalOf } from '@fairlot/wire/core';
import {
  TOAST_BOUNDS,
  liveNoticeHub,
  type liveNoticeConsole,
} from '@fairlot/wire/community/live-notice';
import { announcer, eventFor } from '#platform/announce';
import type { Executor } from '#platform/db';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { countToasts } from './store.ts';

type Refused = RefusalOf<typeof liveNoticeConsole.sendToast>;

export type ToastSend = { readonly content: Bilingual; readonly reason: string };

/** Says one line to all players who are there, through the door of the operators; when, in ms UTC. */
export function sendToast(
  db: Executor,
  actor: Actor,
  { content, reason }: ToastSend,
): Promise<Result<number, Refused>> {
  const deed = { permission: 'notify.toast.send', target: 'players', reason } as const;
  return act<number, Refused>(db, actor, deed, async (tx) => {
    const { content: longest, perMinute } = TOAST_BOUNDS;
    if (![content.zh, content.en].every((line) => isLine(line, longest))) {
      return refused({ code: 'BAD_LINE', params: { most: longest } });
    }
    const { nowMs, count } = await countToasts(tx);
    if (count >= perMinute) return refused({ code: 'TOO_OFTEN', params: { most: perMinute } });
    await announcer.write(tx, [
      eventFor(liveNoticeHub.toastNotification, 'site', {
        Content: content.zh,
        ContentEn: content.en,
        TimeStamp: nowMs,
      }),
    ]);
    return ok({ before: null, after: content, value: nowMs });
  });
}
