import { sql } from 'kysely';
import { mills } from '@fairlot/rules/core/money';
import type { LayerLimits } from '@fairlot/rules/check/layer-limits';
import { KEPT, type Executor, type Tx } from '#platform/db';

export type LimitRow = {
  readonly least: bigint | null;
  readonly most: bigint | null;
  readonly day_most: bigint | null;
  readonly fee_rate: number | null;
  readonly fee_cap: bigint | null;
};
export const NO_LIMIT: LimitRow = {
  least: null,
  most: null,
  day_most: null,
  fee_rate: null,
  fee_cap: null,
};

const amountOf = (amount: bigint | null) => (amount === null ? null : mills(amount));
export const limitsOfRow = (row: LimitRow): LayerLimits => ({
  least: amountOf(row.least),
  most: amountOf(row.most),
  dayMost: amountOf(row.day_most),
  feeRate: row.fee_rate,
  feeCap: amountOf(row.fee_cap),
});

/** Of each of these what is said of his layer, or else of everybody; those of which nothing is said are left out. */
export async function limitsFor(
  db: Executor,
  playerId: bigint,
  about: readonly string[],
): Promise<ReadonlyMap<string, LayerLimits>> {
  const { rows } = await sql<LimitRow & { about: string }>`${KEPT}
    SELECT a.about, coalesce(l.least, g.least) AS least, coalesce(l.most, g.most) AS most,
      coalesce(l.day_most, g.day_most) AS day_most, coalesce(l.fee_rate, g.fee_rate) AS fee_rate,
      coalesce(l.fee_cap, g.fee_cap) AS fee_cap
    FROM unnest(${[...about]}::text[]) a(about)
    LEFT JOIN layer_limit g ON g.about = a.about AND g.layer_id = 0
    LEFT JOIN layer_limit l ON l.about = a.about AND l.layer_id = (
      SELECT p.layer_id FROM player_layer p WHERE p.player_id = ${playerId})
    WHERE g.layer_id IS NOT NULL OR l.layer_id IS NOT NULL`.execute(db);
  return new Map(rows.map((row) => [row.about, limitsOfRow(row)]));
}

/** What is said of a layer, 0 for everybody, by what it is about. */
export async function listLimits(
  db: Executor,
  layerId: number,
): Promise<ReadonlyMap<string, LimitRow>> {
  const { rows } = await sql<LimitRow & { about: string }>`
    SELECT about, least, most, day_most, fee_rate, fee_cap FROM layer_limit
    WHERE layer_id = ${layerId}`.execute(db);
  return new Map(rows.map((row) => [row.about, row]));
}

/** All limits that there are, of each layer, 0 for everybody. */
export async function listAllLimits(
  db: Executor,
): Promise<
  readonly { readonly about: string; readonly layerId: number; readonly limits: LayerLimits }[]
> {
  const { rows } = await sql<LimitRow & { about: string; layer_id: number }>`
    SELECT about, layer_id, least, most, day_most, fee_rate, fee_cap FROM layer_limit
    ORDER BY layer_id, about`.execute(db);
  return rows.map((row) => ({
    about: row.about,
    layerId: row.layer_id,
    limits: limitsOfRow(row),
  }));
}

/** The key space of the lock under which limits of a layer are read and written: there may be no row yet. */
const LOCK_SPACE = 0x1a7f;

/** What is said of a layer, held until the transaction ends. */
export async function holdLimit(tx: Tx, about: string, layerId: number): Promise<LimitRow> {
  await sql`SELECT pg_advisory_xact_lock(${LOCK_SPACE}, ${layerId})`.execute(tx);
  return (await listLimits(tx, layerId)).get(about) ?? NO_LIMIT;
}

export async function writeLimit(
  tx: Tx,
  { about, layerId }: { readonly about: string; readonly layerId: number },
  row: LimitRow,
): Promise<void> {
  await sql`
    INSERT INTO layer_limit (about, layer_id, least, most, day_most, fee_rate, fee_cap)
    VALUES (${about}, ${layerId}, ${row.least}, ${row.most}, ${row.day_most}, ${row.fee_rate}, ${row.fee_cap})
    ON CONFLICT (about, layer_id) DO UPDATE SET least = excluded.least, most = excluded.most,
      day_most = excluded.day_most, fee_rate = excluded.fee_rate, fee_cap = excluded.fee_cap`.execute(
    tx,
  );
}
