import { ok } from '@fairlot/rules/core/result';
import { inboxConsole, inboxHttp } from '@fairlot/wire/messaging/inbox';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { actorOf } from '../../staff/operator/proposals/index.ts';
import { getMessages, readAll, readSome, readUnread, takeOut } from './inbox.ts';
import { sendMessages } from './send.ts';

/** Each is about the inbox of whoever asks. */
export const inboxRoutes = ({ db }: Platform) =>
  routes(inboxHttp, {
    getUnreadMessages: (_, { principal }) => readUnread(db, principal.playerId),
    getMessages: (input, { principal }) => getMessages(db, principal.playerId, input),
    readMessages: ({ Ids }, { principal }) => readSome(db, principal.playerId, Ids),
    readAllMessages: ({ UpTo, Tab }, { principal }) => readAll(db, principal.playerId, UpTo, Tab),
    deleteMessages: ({ Ids }, { principal }) => takeOut(db, principal.playerId, Ids),
  });

/** What operators send to players. */
export const inboxConsoleRoutes = ({ db }: Platform) =>
  routes(inboxConsole, {
    sendMessages: async (input, call) => {
      const sent = await sendMessages(db, actorOf(call), {
        sendId: input.SendId,
        accounts: input.Accounts,
        tab: input.Tab,
        title: input.Title,
        content: input.Content,
        reason: input.Reason,
      });
      return sent.ok ? ok({ Sent: sent.value }) : sent;
    },
  });
