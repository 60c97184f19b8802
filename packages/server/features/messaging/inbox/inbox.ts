import type { Input, Output } from '@fairlot/wire/core';
import {
  inboxHub,
  type inboxHttp,
  type MessageTab,
  type Unread,
} from '@fairlot/wire/messaging/inbox';
import { announcer, eventFor } from '#platform/announce';
import { transaction, type Db, type Tx } from '#platform/db';
import { readNowMs } from '../../staff/operator/sign-in/index.ts';
import { presentRow, presentUnread } from './present.ts';
import { countUnread, listMessages, markAllRead, markRead, removeMessages } from './store.ts';

/** What a player does with his own inbox. */
export const readUnread = async (db: Db, playerId: bigint): Promise<Unread> =>
  presentUnread(await countUnread(db, playerId));

/** A page of messages. */
export async function getMessages(
  db: Db,
  playerId: bigint,
  { Tab: tab, IsUnread: isUnread, Before: before, Count }: Input<typeof inboxHttp.getMessages>,
): Promise<Output<typeof inboxHttp.getMessages>> {
  const rows = await listMessages(db, playerId, { tab, isUnread, before }, Count + 1);
  const shown = rows.slice(0, Count);
  return {
    Rows: shown.map(presentRow),
    Next: rows.length > shown.length ? Number(shown.at(-1)?.id) : null,
    DateTimeNow: await readNowMs(db),
  };
}

/** Changes an inbox, and tells the other pages of its player how many wait now; nothing where nothing changed. */
const change = (db: Db, playerId: bigint, how: (tx: Tx) => Promise<bigint>): Promise<Unread> =>
  transaction(db, async (tx) => {
    const changed = await how(tx);
    const unread = presentUnread(await countUnread(tx, playerId));
    if (changed > 0n) {
      await announcer.write(tx, [eventFor(inboxHub.inboxChanged, playerId, unread)]);
    }
    return unread;
  });

export const readSome = (db: Db, playerId: bigint, ids: readonly number[]): Promise<Unread> =>
  change(db, playerId, (tx) => markRead(tx, playerId, ids));

/** What was seen, and nothing that came since. */
export const readAll = (
  db: Db,
  playerId: bigint,
  upTo: number,
  tab: MessageTab | undefined,
): Promise<Unread> => change(db, playerId, (tx) => markAllRead(tx, playerId, upTo, tab));

export const takeOut = (db: Db, playerId: bigint, ids: readonly number[]): Promise<Unread> =>
  change(db, playerId, (tx) => removeMessages(tx, playerId, ids));
