import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { flagBit } from '@fairlot/rules/check/access';
import { isLinkCode } from '@fairlot/rules/check/register';
import type { Executor, Tx } from '#platform/db';

const DISABLED = flagBit('DISABLE_ACCOUNT');
/** So many may stand above a player: a trigger of the table holds it. */
export const MOST_ABOVE = 20;

export type LinkStateName = 'normal' | 'disabled' | 'expired' | 'full';

export const IS_MAKER_DISABLED = sql<boolean>`coalesce(m.flags & ${DISABLED} <> 0, false)`;

/** A link of a disabled account is as disabled as the account. */
export const STATE = sql<LinkStateName>`
  CASE WHEN l.disabled_at IS NOT NULL OR ${IS_MAKER_DISABLED} THEN 'disabled'
    WHEN l.expires_at <= (SELECT app_now()) THEN 'expired'
    WHEN l.used >= l.quota THEN 'full' ELSE 'normal' END`;

export type FoundLink = {
  id: number;
  code: string;
  maker: bigint | null;
  is_agent: boolean;
  /** At most what its maker may give now: that falls with the own group and with the quota. */
  prize_group: number;
  /** How many stand above whoever comes. */
  above: number;
  state: LinkStateName;
};

/** A maker who was moved may stand too deep for anybody below. */
const FOUND = sql`
  SELECT l.id, l.code, l.maker, l.is_agent, least(l.prize_group, group_highest(l.maker)) AS prize_group,
    CASE WHEN l.maker IS NULL THEN 0 ELSE cardinality(line_above(l.maker)) + 1 END AS above, ${STATE} AS state
  FROM register_link l LEFT JOIN player m ON m.player_id = l.maker`;

/** The link of a code, as it is at this moment; undefined: there is none, or not any more. */
export async function findLink(db: Executor, code: string): Promise<FoundLink | undefined> {
  // Whatever was typed came here: most of it is no code.
  if (!isLinkCode(code)) return undefined;
  const { rows } = await sql<FoundLink>`
    ${FOUND} WHERE l.code = ${code} AND l.deleted_at IS NULL`.execute(db);
  return rows[0];
}

/**
 * The same, held until the transaction ends: of those who come at once each finds what the one before
 * left. The row is held first and looked at in a statement of its own, which sees what became of it. The tree is held too, and
 * what the maker may give.
 */
export async function holdLink(tx: Tx, code: string): Promise<FoundLink | undefined> {
  if (!isLinkCode(code)) return undefined;
  await holdTree(tx);
  const { rows } = await sql<{ maker: bigint | null }>`
    SELECT maker FROM register_link WHERE code = ${code} FOR NO KEY UPDATE`.execute(tx);
  const maker = rows[0]?.maker ?? null;
  if (maker !== null) await sql`SELECT group_hold(${maker})`.execute(tx);
  return findLink(tx, code);
}

/** Counts who registered by a link that is held, and keeps what it made of him. */
export async function countUse(tx: Tx, link: FoundLink, playerId: bigint): Promise<void> {
  const { rows } = await sql<{ used: number }>`
    UPDATE register_link SET used = used + 1 WHERE id = ${link.id} RETURNING used`.execute(tx);
  await sql`
    INSERT INTO register_link_use (player_id, link_id, n, is_agent, prize_group)
    VALUES (${playerId}, ${link.id}, ${rows[0]?.used}, ${link.is_agent}, ${link.prize_group})`.execute(
    tx,
  );
}

export type Maker = {
  player_id: bigint;
  user_name: string;
  is_agent: boolean;
  flags: bigint;
  prize_group: number;
  /** The highest group that one more direct may have. */
  highest: number;
  /** How many more directs may have the own group; null: as many as come. */
  quota_left: number | null;
  above: number;
  /** The parent stopped new links and accounts. */
  is_stopped: boolean;
};

const MAKER = sql`
  SELECT player_id, user_name, is_agent, flags, prize_group, group_highest(player_id) AS highest,
    group_quota_left(player_id) AS quota_left, cardinality(line_above(player_id)) AS above,
    EXISTS (SELECT FROM register_link_stop s WHERE s.player_id = player.player_id) AS is_stopped FROM player`;

/** Who is to make a link; what he is stays so until the transaction ends. */
export async function holdMaker(tx: Tx, nameKey: string): Promise<Maker | undefined> {
  const { rows } = await sql<Maker>`
    ${MAKER} WHERE lower(user_name) = ${nameKey} FOR SHARE`.execute(tx);
  return rows[0];
}

/** The same of who makes it himself. */
export async function holdOwnMaker(tx: Tx, playerId: bigint): Promise<Maker | undefined> {
  const { rows } = await sql<Maker>`
    ${MAKER} WHERE player_id = ${playerId} FOR SHARE`.execute(tx);
  return rows[0];
}

/** The same, as it is at this moment. */
export async function readMaker(db: Executor, playerId: bigint): Promise<Maker | undefined> {
  const { rows } = await sql<Maker>`${MAKER} WHERE player_id = ${playerId}`.execute(db);
  return rows[0];
}

/** The key space of the advisory lock of links. */
const LINKS_LOCK_SPACE = 20_460;

/** Holds the tree for whoever comes to stand below somebody, before any row; a move waits. */
export async function holdTree(tx: Tx): Promise<void> {
  await sql`SELECT line_lock(false)`.execute(tx);
}

/** Links come to life one after the other, so that each maker's are counted. */
export async function lockLinks(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${LINKS_LOCK_SPACE}, 0)`.execute(tx);
}

/** Links of a maker, or of the house, that may be registered by. */
export async function countLive(db: Executor, maker: bigint | null): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) FROM register_link l LEFT JOIN player m ON m.player_id = l.maker
    WHERE l.maker IS NOT DISTINCT FROM ${maker}::bigint AND l.deleted_at IS NULL
      AND ${STATE} = 'normal'`.execute(db);
  return Number(rows[0]?.count ?? 0n);
}

/** Links that a maker made in the last 24 hours, those that he deleted since among them. */
export async function countOfDay(tx: Tx, maker: bigint): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) FROM register_link
    WHERE maker = ${maker} AND made_at > (SELECT app_now()) - interval '1 day'`.execute(tx);
  return Number(rows[0]?.count ?? 0n);
}

export type NewLink = {
  readonly code: string;
  readonly maker: bigint | null;
  readonly isAgent: boolean;
  readonly prizeGroup: number;
  /** 0: for ever. */
  readonly days: number;
  readonly quota: number | null;
  readonly note: string;
};

/** The id of the link; undefined where the code is another's already. */
export async function insertLink(tx: Tx, link: NewLink): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now)
    INSERT INTO register_link (code, maker, is_agent, prize_group, expires_at, made_at, quota, note)
    SELECT ${link.code}, ${link.maker}::bigint, ${link.isAgent}, ${link.prizeGroup}::smallint,
      CASE WHEN ${link.days}::int > 0 THEN clock.now + ${link.days}::int * interval '1 day' END, clock.now,
      ${link.quota}::int, ${link.note} FROM clock
    ON CONFLICT (code) DO NOTHING RETURNING id`.execute(tx);
  return rows[0]?.id;
}

export type HeldLink = {
  code: string;
  maker: bigint | null;
  maker_name: string | null;
  maker_flags: bigint | null;
  is_disabled: boolean;
  /** An operator stopped it. */
  is_held: boolean;
  /** Its maker stopped it. */
  is_stopped: boolean;
  /** The parent of its maker stopped new ones. */
  is_maker_stopped: boolean;
};

/** A link that is to be changed, held until the transaction ends. */
export async function lockLink(tx: Tx, id: number): Promise<HeldLink | undefined> {
  const { rows } = await sql<HeldLink>`
    SELECT l.code, l.maker, m.user_name AS maker_name, m.flags AS maker_flags,
      l.disabled_at IS NOT NULL AS is_disabled, l.is_held, l.is_stopped,
      EXISTS (SELECT FROM register_link_stop s WHERE s.player_id = l.maker) AS is_maker_stopped
    FROM register_link l LEFT JOIN player m ON m.player_id = l.maker
    WHERE l.id = ${id} AND l.deleted_at IS NULL FOR NO KEY UPDATE OF l`.execute(tx);
  return rows[0];
}

/**
 * Stops a link or lets it go on, for one of the two who stop links: what the other stopped stays. An operator who
 * stopped none lets go on what its maker stopped.
 */
export async function writeStopped(
  tx: Tx,
  { id, isDisabled, by }: { id: number; isDisabled: boolean; by: 'maker' | 'operator' },
): Promise<Pick<HeldLink, 'is_disabled' | 'is_held'>> {
  const isMaker = by === 'maker';
  const { rows } = await sql<Pick<HeldLink, 'is_disabled' | 'is_held'>>`
    UPDATE register_link l SET is_held = n.is_held, is_stopped = n.is_stopped,
      disabled_at = CASE WHEN n.is_held OR n.is_stopped THEN coalesce(l.disabled_at, app_now()) END
    FROM (SELECT id,
        CASE WHEN ${isMaker} THEN is_held ELSE ${isDisabled} END AS is_held,
        CASE WHEN ${isMaker} THEN ${isDisabled}
          ELSE is_stopped AND (is_held OR ${isDisabled}) END AS is_stopped
      FROM register_link WHERE id = ${id} FOR NO KEY UPDATE) n
    WHERE l.id = n.id RETURNING l.disabled_at IS NOT NULL AS is_disabled, l.is_held`.execute(tx);
  invariant(rows[0], 'the link is held');
  return rows[0];
}

export async function writeDeleted(tx: Tx, id: number): Promise<void> {
  await sql`UPDATE register_link SET deleted_at = app_now() WHERE id = ${id}`.execute(tx);
}

/** The code of a link, as the audit names it; undefined where there is no such link. */
export async function findCode(db: Executor, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM register_link WHERE id = ${id} AND deleted_at IS NULL`.execute(db);
  return rows[0]?.code;
}
