import { sql } from 'kysely';
import { accountKey } from '@fairlot/rules/check/account';
import type { Executor, Tx } from '#platform/db';

export type LayerRow = {
  readonly id: number;
  readonly zh: string;
  readonly en: string;
  readonly is_read_only: boolean;
  readonly is_reviewed: boolean;
  readonly sort: number;
};
const LAYER = sql`l.id, l.zh, l.en, l.is_read_only, l.is_reviewed, l.sort`;

export async function listLayers(
  db: Executor,
): Promise<readonly (LayerRow & { readonly players: number })[]> {
  const { rows } = await sql<LayerRow & { players: number }>`
    SELECT ${LAYER}, (SELECT count(*)::int FROM player_layer p WHERE p.layer_id = l.id) AS players
    FROM layer l ORDER BY l.sort, l.id`.execute(db);
  return rows;
}

export async function holdLayer(tx: Tx, id: number): Promise<LayerRow | undefined> {
  const { rows } = await sql<LayerRow>`
    SELECT ${LAYER} FROM layer l WHERE l.id = ${id} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

export async function updateLayer(tx: Tx, row: LayerRow): Promise<void> {
  await sql`
    UPDATE layer SET zh = ${row.zh}, en = ${row.en}, is_read_only = ${row.is_read_only},
      is_reviewed = ${row.is_reviewed}, sort = ${row.sort} WHERE id = ${row.id}`.execute(tx);
}

/** Under which layers are counted. */
const LOCK_SPACE = 0x1a7e;

/** Makes a layer, counted under a lock; undefined where there are so many already. */
export async function insertLayer(
  tx: Tx,
  row: Omit<LayerRow, 'id'>,
  most: number,
): Promise<number | undefined> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK_SPACE}, 0)`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO layer (zh, en, is_read_only, is_reviewed, sort)
    SELECT ${row.zh}, ${row.en}, ${row.is_read_only}, ${row.is_reviewed}, ${row.sort}
    WHERE (SELECT count(*) FROM layer) < ${most} RETURNING id`.execute(tx);
  return rows[0]?.id;
}

/** The layer of a player; undefined: none. */
export async function readLayerOf(db: Executor, playerId: bigint): Promise<LayerRow | undefined> {
  const { rows } = await sql<LayerRow>`
    SELECT ${LAYER} FROM player_layer p JOIN layer l ON l.id = p.layer_id
    WHERE p.player_id = ${playerId}`.execute(db);
  return rows[0];
}

export type FoundRow = {
  readonly name: string;
  readonly player_id: bigint | null;
  readonly user_name: string | null;
  readonly layer_id: number | null;
};

/** Whose accounts names are, in whatever case, and in which layer each is; in the order in which they are asked for. */
export async function findNamed(
  db: Executor,
  names: readonly string[],
): Promise<readonly FoundRow[]> {
  const { rows } = await sql<{ player_id: bigint; user_name: string; layer_id: number | null }>`
    SELECT p.player_id, p.user_name, l.layer_id FROM player p LEFT JOIN player_layer l ON l.player_id = p.player_id
    WHERE lower(p.user_name) = ANY (${names.map(accountKey)}::text[])`.execute(db);
  const found = new Map(rows.map((row) => [accountKey(row.user_name), row]));
  return names.map((name) => {
    const row = found.get(accountKey(name));
    return { name, ...(row ?? { player_id: null, user_name: null, layer_id: null }) };
  });
}

/** Puts players into a layer, or into none. */
export async function writeLayer(
  tx: Tx,
  playerIds: readonly bigint[],
  { layerId, by }: { readonly layerId: number | null; readonly by: string },
): Promise<void> {
  const ids = [...playerIds];
  if (layerId === null) {
    await sql`DELETE FROM player_layer WHERE player_id = ANY (${ids}::bigint[])`.execute(tx);
    return;
  }
  await sql`
    INSERT INTO player_layer (player_id, layer_id, changed_by)
    SELECT u.id, ${layerId}, ${by} FROM unnest(${ids}::bigint[]) u(id) ORDER BY u.id
    ON CONFLICT (player_id) DO UPDATE SET layer_id = excluded.layer_id, changed_at = app_now(),
      changed_by = excluded.changed_by`.execute(tx);
}

export async function readLabels(db: Executor, playerId: bigint): Promise<readonly string[]> {
  const { rows } = await sql<{ label: string }>`
    SELECT label FROM player_label WHERE player_id = ${playerId} ORDER BY label`.execute(db);
  return rows.map(({ label }) => label);
}

export async function isPlayer(db: Executor, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`SELECT FROM player WHERE player_id = ${playerId}`.execute(db);
  return rows.length > 0;
}

/** Holds a player until the transaction ends; false where there is none. */
export async function holdPlayer(tx: Tx, playerId: bigint): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM player WHERE player_id = ${playerId} FOR NO KEY UPDATE`.execute(tx);
  return rows.length > 0;
}

export async function writeLabels(
  tx: Tx,
  playerId: bigint,
  { labels, by }: { readonly labels: readonly string[]; readonly by: string },
): Promise<void> {
  await sql`
    DELETE FROM player_label WHERE player_id = ${playerId} AND NOT label = ANY (${[...labels]}::text[])`.execute(
    tx,
  );
  await sql`
    INSERT INTO player_label (player_id, label, made_by)
    SELECT ${playerId}, u.label, ${by} FROM unnest(${[...labels]}::text[]) u(label) ON CONFLICT DO NOTHING`.execute(
    tx,
  );
}
