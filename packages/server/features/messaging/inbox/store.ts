import { sql, type RawBuilder } from 'kysely';
import type { Bilingual } from '@fairlot/rules/core/text';
import {
  MESSAGE_BOUNDS,
  MESSAGE_TABS,
  type MessageLink,
  type MessageTab,
} from '@fairlot/wire/messaging/inbox';
import type { Executor, Tx } from '#platform/db';

export type MessageLine = {
  id: bigint;
  tab: number;
  title: Bilingual;
  content: Bilingual;
  link: MessageLink | null;
  is_read: boolean;
  sent_ms: bigint;
};

type NewMessage = {
  readonly playerId: bigint;
  readonly tab: MessageTab;
  readonly key: string;
  readonly title: Bilingual;
  readonly content: Bilingual;
  readonly link?: MessageLink;
};

const numberOf = (tab: MessageTab): number => MESSAGE_TABS.indexOf(tab) + 1;

/** Writes messages, inbox by inbox in the order of the players; one that is there already is passed over. */
export async function insertMessages(
  tx: Tx,
  messages: readonly NewMessage[],
): Promise<readonly (MessageLine & { player_id: bigint; key: string })[]> {
  const inOrder = messages.toSorted((a, b) => Number(a.playerId - b.playerId));
  const { rows } = await sql<MessageLine & { player_id: bigint; key: string }>`
    INSERT INTO player_message (player_id, tab, key, title, content, link)
    SELECT * FROM unnest(
      ${inOrder.map((each) => each.playerId)}::bigint[],
      ${inOrder.map((each) => numberOf(each.tab))}::smallint[],
      ${inOrder.map((each) => each.key)}::text[],
      ${inOrder.map((each) => JSON.stringify(each.title))}::jsonb[],
      ${inOrder.map((each) => JSON.stringify(each.content))}::jsonb[],
      ${inOrder.map((each) => (each.link ? JSON.stringify(each.link) : null))}::jsonb[])
    ON CONFLICT (player_id, key) DO NOTHING
    RETURNING player_id, key, id, tab, title, content, link, false AS is_read, to_ms(sent_at) AS sent_ms`.execute(
    tx,
  );
  return rows;
}

/** Lets go of what an inbox has no room for, the oldest first. */
export async function trimInboxes(tx: Tx, players: readonly bigint[]): Promise<void> {
  await sql`
    DELETE FROM player_message m USING unnest(${players}::bigint[]) p(id), LATERAL (
      SELECT o.id FROM player_message o WHERE o.player_id = p.id
      ORDER BY o.id DESC OFFSET ${MESSAGE_BOUNDS.kept} LIMIT 1) l
    WHERE m.player_id = p.id AND m.id <= l.id`.execute(tx);
}

export type MessageFilter = {
  readonly tab: MessageTab | undefined;
  readonly isUnread: boolean | undefined;
  readonly before: number | undefined;
};

/** Messages of an inbox, the newest first. */
export async function listMessages(
  db: Executor,
  playerId: bigint,
  { tab, isUnread, before }: MessageFilter,
  count: number,
): Promise<readonly MessageLine[]> {
  const parts: RawBuilder<unknown>[] = [sql`player_id = ${playerId} AND deleted_at IS NULL`];
  if (tab !== undefined) parts.push(sql`tab = ${numberOf(tab)}`);
  if (isUnread) parts.push(sql`read_at IS NULL`);
  if (before !== undefined) parts.push(sql`id < ${before}`);
  const { rows } = await sql<MessageLine>`
    SELECT id, tab, title, content, link, read_at IS NOT NULL AS is_read, to_ms(sent_at) AS sent_ms
    FROM player_message WHERE ${sql.join(parts, sql` AND `)}
    ORDER BY id DESC LIMIT ${count}`.execute(db);
  return rows;
}

export type UnreadRow = { tab: number; unread: number };

export async function countUnread(db: Executor, playerId: bigint): Promise<readonly UnreadRow[]> {
  const { rows } = await sql<UnreadRow>`
    SELECT tab, count(*)::int AS unread FROM player_message
    WHERE player_id = ${playerId} AND read_at IS NULL AND deleted_at IS NULL GROUP BY tab`.execute(
    db,
  );
  return rows;
}

/** Marks messages as read; how many were not. */
export async function markRead(tx: Tx, playerId: bigint, ids: readonly number[]): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    WITH n AS MATERIALIZED (SELECT app_now() AS now)
    UPDATE player_message SET read_at = n.now FROM n
    WHERE player_id = ${playerId} AND id = ANY (${ids}::bigint[]) AND read_at IS NULL`.execute(tx);
  return numAffectedRows;
}

/** Marks everything up to one as read, or what of it is of one tab; how many were not. */
export async function markAllRead(
  tx: Tx,
  playerId: bigint,
  upTo: number,
  tab: MessageTab | undefined,
): Promise<bigint> {
  const ofTab = tab === undefined ? sql`true` : sql`tab = ${numberOf(tab)}`;
  const { numAffectedRows = 0n } = await sql`
    WITH n AS MATERIALIZED (SELECT app_now() AS now)
    UPDATE player_message SET read_at = n.now FROM n
    WHERE player_id = ${playerId} AND id <= ${upTo} AND ${ofTab}
      AND read_at IS NULL AND deleted_at IS NULL`.execute(tx);
  return numAffectedRows;
}

/** Takes messages out of the inbox; how many were in it. */
export async function removeMessages(
  tx: Tx,
  playerId: bigint,
  ids: readonly number[],
): Promise<bigint> {
  const { numAffectedRows = 0n } = await sql`
    WITH n AS MATERIALIZED (SELECT app_now() AS now)
    UPDATE player_message SET deleted_at = n.now FROM n
    WHERE player_id = ${playerId} AND id = ANY (${ids}::bigint[]) AND deleted_at IS NULL`.execute(
    tx,
  );
  return numAffectedRows;
}

/** Deletes some of what is too old; how many went. */
export async function deleteOldMessages(db: Executor, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM player_message WHERE (player_id, id) IN (
      SELECT player_id, id FROM player_message
      WHERE sent_at < (SELECT app_now()) - ${MESSAGE_BOUNDS.days} * interval '1 day'
      ORDER BY sent_at LIMIT ${most})`.execute(db);
  return Number(numAffectedRows);
}

/** Players by account names in whatever case. */
export async function findAccounts(
  db: Executor,
  names: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ name: string; player_id: bigint }>`
    SELECT lower(user_name) AS name, player_id FROM player
    WHERE lower(user_name) = ANY (${names.map((name) => name.toLowerCase())}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.name, row.player_id]));
}

/** The key space of the advisory lock of what operators send to inboxes. */
const SEND_LOCK_SPACE = 20_049;

/** How many messages operators wrote in the last minute, while nobody else writes one. */
export async function countSends(tx: Tx): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(${SEND_LOCK_SPACE}, 0)`.execute(tx);
  const { rows } = await sql<{ sends: number }>`
    SELECT count(DISTINCT key)::int AS sends FROM player_message
    WHERE sent_at > (SELECT app_now()) - interval '1 minute' AND key LIKE 'send:%'`.execute(tx);
  return rows[0]?.sends ?? 0;
}
