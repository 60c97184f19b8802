import type { Bilingual } from '@fairlot/rules/core/text';
import { inboxHub, type MessageLink, type MessageTab } from '@fairlot/wire/messaging/inbox';
import { announcer, eventFor } from '#platform/announce';
import type { Tx } from '#platform/db';
import { insertMessages, trimInboxes } from './store.ts';
import { presentRow } from './present.ts';

/** What comes into an inbox, in the words of whoever says it. */
export type Message = {
  readonly playerId: bigint;
  readonly tab: MessageTab;
  /** Names what happened, `password:<when>`: the same comes to one player once. */
  readonly key: string;
  readonly title: Bilingual;
  /** Plain text; lines are broken by \n. */
  readonly content: Bilingual;
  /** What it is about: a tab of the popup window, or a path. */
  readonly link?: MessageLink;
  /** Its player did it himself, or another event says it: no line comes up. */
  readonly isQuiet?: boolean;
};

/**
 * Puts messages into the inboxes of players, in the transaction that makes them true, and tells whoever is there.
 * Answers with how many were new. Of many players at once the inboxes are taken in one order.
 */
export async function postMessages(tx: Tx, messages: readonly Message[]): Promise<number> {
  if (messages.length === 0) return 0;
  const rows = await insertMessages(tx, messages);
  const posted = new Map(messages.map((each) => [`${each.playerId} ${each.key}`, each]));
  await announcer.write(
    tx,
    rows.map((row) => {
      const isQuiet = posted.get(`${row.player_id} ${row.key}`)?.isQuiet ?? false;
      const said = { ...presentRow(row), IsQuiet: isQuiet };
      return eventFor(inboxHub.receiveInstantMessage, row.player_id, said);
    }),
  );
  await trimInboxes(tx, [...new Set(rows.map((row) => row.player_id))]);
  return rows.length;
}
