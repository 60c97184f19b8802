import {
  inboxHttp,
  inboxHub,
  type MessageRow,
  type MessageTab,
  type Unread,
} from '@fairlot/wire/messaging/inbox';
import { callKey, queries, refetch, useCall, useHubEvent } from '@fairlot/shell';
import { useCursorList } from '@fairlot/shell/record/use-cursor-list';

/** How many messages were not read; undefined until that is known. */
export function useUnreadMessages(): Unread | undefined {
  const { data } = useCall(inboxHttp.getUnreadMessages, undefined);
  return data?.ok ? data.value : undefined;
}

/** What the server has just answered: it need not be asked again. */
export function setUnread(value: Unread): void {
  queries.setQueryData(callKey(inboxHttp.getUnreadMessages), { ok: true, value });
  void refetch(inboxHttp.getMessages);
}

/** Pages of the inbox follow what happens, here and elsewhere. */
export function useInboxNews(): void {
  useHubEvent(inboxHub.inboxChanged, setUnread);
  useHubEvent(inboxHub.receiveInstantMessage, () => {
    void refetch(inboxHttp.getUnreadMessages);
    void refetch(inboxHttp.getMessages);
  });
}

/** Messages, the newest first. */
export const useMessages = (tab: MessageTab | undefined, isUnread: boolean) =>
  useCursorList<typeof inboxHttp.getMessages, MessageRow>(
    inboxHttp.getMessages,
    (cursor, size) => ({
      ...(tab && { Tab: tab }),
      ...(isUnread && { IsUnread: true }),
      ...(cursor !== undefined && { Before: cursor }),
      Count: size,
    }),
    { sheetSize: 100 },
  );
