import { ok } from '@fairlot/rules/core/result';
import { liveNoticeConsole } from '@fairlot/wire/community/live-notice';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { readNow } from '../../play/lottery/issues/index.ts';
import { actorOf } from '../../staff/operator/proposals/index.ts';
import { deleteLive } from './delete-live.ts';
import { saveLive } from './save-live.ts';
import { sendToast } from './send-toast.ts';
import { readLives, type LiveRow } from './store.ts';

const present = ({ id, gameId, title, content, times, ...row }: LiveRow) => ({
  Id: id,
  GameId: gameId,
  Title: title,
  Content: content,
  NotifyTimes: [...times],
  Version: row.version,
  AuthorName: row.authorName,
  MadeAt: row.madeMs,
});

/** What operators show at times of the day, and say to all players at once. */
export const liveNoticeConsoleRoutes = ({ db }: Platform) =>
  routes(liveNoticeConsole, {
    getLiveNotifications: async () => ({
      Rows: (await readLives(db)).map(present),
      DateTimeNow: await readNow(db),
    }),
    saveLiveNotification: async (input, call) => {
      const { GameId: gameId, Title: title, Content: content, NotifyTimes: times } = input;
      const live = { gameId, title, content, times };
      const seen = input.Seen && { id: input.Seen.Id, version: input.Seen.Version };
      const saved = await saveLive(db, actorOf(call), { live, seen, reason: input.Reason });
      return saved.ok ? ok({ Id: saved.value.id, Version: saved.value.version }) : saved;
    },
    deleteLiveNotification: async ({ Id, Reason }, call) => {
      const gone = await deleteLive(db, actorOf(call), Id, Reason);
      return gone.ok ? ok({ Id }) : gone;
    },
    sendToast: async ({ Content: content, Reason: reason }, call) => {
      const sent = await sendToast(db, actorOf(call), { content, reason });
      return sent.ok ? ok({ TimeStamp: sent.value }) : sent;
    },
  });
