import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '#platform/db';

/** Which players; undefined does not narrow, a layer of null are those in none. */
type Kind = {
  readonly label: string | undefined;
  readonly layer: number | null | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
};

/** Names of players of a kind, the newest first, and so many at the most; accounts of the demo are none. */
export async function listOfKind(
  db: Executor,
  { label, layer, fromMs, toMs }: Kind,
  most: number,
): Promise<readonly string[]> {
  const parts: RawBuilder<unknown>[] = [sql`NOT p.is_demo`];
  if (label !== undefined) {
    parts.push(
      sql`p.player_id IN (SELECT t.player_id FROM player_label t WHERE t.label = ${label})`,
    );
  }
  if (layer === null) {
    parts.push(sql`NOT EXISTS (SELECT FROM player_layer t WHERE t.player_id = p.player_id)`);
  } else if (layer !== undefined) {
    parts.push(
      sql`p.player_id IN (SELECT t.player_id FROM player_layer t WHERE t.layer_id = ${layer})`,
    );
  }
  if (fromMs !== undefined) parts.push(sql`p.created_at >= from_ms(${fromMs})`);
  if (toMs !== undefined) parts.push(sql`p.created_at < from_ms(${toMs})`);
  const { rows } = await sql<{ user_name: string }>`
    SELECT p.user_name FROM player p WHERE ${sql.join(parts, sql` AND `)}
    ORDER BY p.player_id DESC LIMIT ${most}`.execute(db);
  return rows.map(({ user_name: name }) => name);
}
