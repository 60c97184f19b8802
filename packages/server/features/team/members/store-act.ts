import { sql } from 'kysely';
import type { Tx } from '#platform/db';

/** Keeps a note about a member of the line, or takes it away; false where nobody of this number stands in it. */
export async function writeNote(
  tx: Tx,
  { viewer, memberId, note }: { viewer: bigint; memberId: bigint; note: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_below: boolean }>`
    SELECT line_is_below(${memberId}, ${viewer}) AS is_below`.execute(tx);
  if (!rows[0]?.is_below) return false;
  if (note === '') {
    await sql`DELETE FROM member_note WHERE player_id = ${viewer} AND member_id = ${memberId}`.execute(
      tx,
    );
  } else {
    await sql`
      INSERT INTO member_note (player_id, member_id, note) VALUES (${viewer}, ${memberId}, ${note})
      ON CONFLICT (player_id, member_id) DO UPDATE SET note = excluded.note`.execute(tx);
  }
  return true;
}

export type HeldMember = {
  readonly parent: bigint | null;
  readonly is_agent: boolean;
  readonly is_below: boolean;
};

/** A member whose place and kind stay until the transaction ends; undefined: there is no such player. */
export async function holdMember(
  tx: Tx,
  viewer: bigint,
  memberId: bigint,
): Promise<HeldMember | undefined> {
  const { rows } = await sql<HeldMember>`
    SELECT parent, is_agent, line_is_below(player_id, ${viewer}) AS is_below FROM player
    WHERE player_id = ${memberId} FOR SHARE`.execute(tx);
  return rows[0];
}
