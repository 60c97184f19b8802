import { sql, type RawBuilder } from 'kysely';
import type { Bilingual } from '@fairlot/rules/core/text';
import { NOTICE_BOUNDS } from '@fairlot/wire/content/announcement';
import type { Executor, Tx } from '#platform/db';
import type { Marks } from './marks.ts';

/** Who reads: the audiences that he is of, and when he came. */
export type Reader = { readonly audiences: readonly bigint[]; readonly sinceMs: bigint };

export const AUDIENCE = { all: 0n, players: -1n, agents: -2n } as const;

export async function readReader(db: Executor, playerId: bigint): Promise<Reader> {
  const { rows } = await sql<{ path: bigint[]; is_agent: boolean; since_ms: bigint }>`
    SELECT line_above(player_id) AS path, is_agent, to_ms(created_at) AS since_ms FROM player
    WHERE player_id = ${playerId}`.execute(db);
  const [{ path = [], is_agent: isAgent = false, since_ms: sinceMs = 0n } = {}] = rows;
  const kind = isAgent ? AUDIENCE.agents : AUDIENCE.players;
  return { audiences: [AUDIENCE.all, kind, ...path, playerId], sinceMs };
}

/** The marks of a player; who has none has read what appeared before he came. */
export async function readMarks(
  db: Executor,
  playerId: bigint,
  { sinceMs }: Reader,
): Promise<Marks> {
  const { rows } = await sql<{ upto: bigint; beyond: bigint[]; ticked: bigint[] }>`
    SELECT upto, beyond, ticked FROM announcement_read WHERE player_id = ${playerId}`.execute(db);
  if (rows[0]) return rows[0];
  const before = await sql<{ seq: bigint }>`
    SELECT seq FROM announcement WHERE appeared_at <= from_ms(${sinceMs}::bigint)
    ORDER BY appeared_at DESC, seq DESC LIMIT 1`.execute(db);
  return { upto: before.rows[0]?.seq ?? 0n, beyond: [], ticked: [] };
}

/** The same, held until the end of the transaction: of two who mark at once, the second has what the first marked. */
export async function lockMarks(tx: Tx, playerId: bigint, reader: Reader): Promise<Marks> {
  const { upto } = await readMarks(tx, playerId, reader);
  await sql`
    INSERT INTO announcement_read (player_id, upto) VALUES (${playerId}, ${upto})
    ON CONFLICT (player_id) DO NOTHING`.execute(tx);
  const { rows } = await sql<{ upto: bigint; beyond: bigint[]; ticked: bigint[] }>`
    SELECT upto, beyond, ticked FROM announcement_read WHERE player_id = ${playerId}
    FOR UPDATE`.execute(tx);
  return rows[0]!;
}

export async function writeMarks(tx: Tx, playerId: bigint, marks: Marks): Promise<void> {
  await sql`
    UPDATE announcement_read SET upto = ${marks.upto}, beyond = ${marks.beyond}::bigint[],
      ticked = ${marks.ticked}::bigint[]
    WHERE player_id = ${playerId}`.execute(tx);
}

const isUp = sql`is_up AND (until_at IS NULL OR until_at > (SELECT app_now()))`;
const isFor = ({ audiences }: Reader) => sql`audience = ANY (${audiences}::bigint[])`;
const isUnread = ({ upto, beyond, ticked }: Marks) => sql`(
  NOT must_read AND seq > ${upto} AND seq <> ALL (${beyond}::bigint[])
  OR must_read AND seq <> ALL (${ticked}::bigint[]))`;

/**
 * How many a player has not read, up to what a badge tells apart; and the newest there is, of the same moment. Each
 * audience is one range of an index, and what must be ticked is never many.
 */
export async function countUnread(
  db: Executor,
  reader: Reader,
  { upto, beyond, ticked }: Marks,
): Promise<{ readonly unread: number; readonly plain: number; readonly newest: bigint }> {
  const { rows } = await sql<{ plain: number; must: number; newest: bigint }>`
    SELECT
      (SELECT count(*)::int FROM (
        SELECT FROM announcement
        WHERE ${isUp} AND ${isFor(reader)} AND seq > ${upto} AND NOT must_read
          AND seq <> ALL (${beyond}::bigint[]) LIMIT ${NOTICE_BOUNDS.counted}) p) AS plain,
      (SELECT count(*)::int FROM (
        SELECT FROM announcement
        WHERE ${isUp} AND must_read AND ${isFor(reader)}
          AND seq <> ALL (${ticked}::bigint[]) LIMIT ${NOTICE_BOUNDS.counted}) m) AS must,
      coalesce((SELECT max(seq) FROM announcement), 0) AS newest`.execute(db);
  const [{ plain = 0, must = 0, newest = 0n } = {}] = rows;
  return { unread: Math.min(plain + must, NOTICE_BOUNDS.counted), plain, newest };
}

export type NoticeLine = {
  id: number;
  seq: bigint;
  type: number;
  title: Bilingual;
  is_pinned: boolean;
  must_read: boolean;
  appeared_ms: bigint;
};
export type NoticeText = NoticeLine & { body: Bilingual };

const LINE = sql`id, seq, type, shown->'Title' AS title, is_pinned, must_read, to_ms(appeared_at) AS appeared_ms`;

export type NoticeFilter = {
  readonly type: number | undefined;
  /** Only what is not read by these marks. */
  readonly unreadBy: Marks | undefined;
  readonly isPinned: boolean;
  readonly before?: number | undefined;
};

export async function listShown(
  db: Executor,
  reader: Reader,
  { type, unreadBy, isPinned, before }: NoticeFilter,
  count: number,
): Promise<readonly NoticeLine[]> {
  const parts: RawBuilder<unknown>[] = [isUp, isFor(reader), sql`is_pinned = ${isPinned}`];
  if (type !== undefined) parts.push(sql`type = ${type}`);
  if (unreadBy) parts.push(isUnread(unreadBy));
  if (before !== undefined) parts.push(sql`seq < ${before}`);
  const { rows } = await sql<NoticeLine>`
    SELECT ${LINE} FROM announcement WHERE ${sql.join(parts, sql` AND `)}
    ORDER BY seq DESC LIMIT ${count}`.execute(db);
  return rows;
}

/** One that this reader may see. */
export async function findOne(
  db: Executor,
  reader: Reader,
  id: number,
): Promise<NoticeText | undefined> {
  const { rows } = await sql<NoticeText>`
    SELECT ${LINE}, shown->'Body' AS body FROM announcement
    WHERE id = ${id} AND ${isUp} AND ${isFor(reader)}`.execute(db);
  return rows[0];
}

/** What a reader has to tick, the oldest first. */
export async function listMustRead(
  db: Executor,
  reader: Reader,
  { ticked }: Marks,
): Promise<readonly NoticeText[]> {
  const { rows } = await sql<NoticeText>`
    SELECT ${LINE}, shown->'Body' AS body FROM announcement
    WHERE ${isUp} AND must_read AND ${isFor(reader)} AND seq <> ALL (${ticked}::bigint[])
    ORDER BY seq LIMIT ${NOTICE_BOUNDS.mustRead}`.execute(db);
  return rows;
}

/** All that must be ticked by somebody now. */
export async function listAsked(db: Executor): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ seq: bigint }>`
    SELECT seq FROM announcement WHERE is_up AND must_read`.execute(db);
  return new Set(rows.map(({ seq }) => seq));
}
