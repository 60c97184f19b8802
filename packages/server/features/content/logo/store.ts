import { sql } from 'kysely';
import type { LogoSlot } from '@fairlot/wire/content/logo';
import type { Executor, Tx } from '#platform/db';

/** The names of the pictures that are shown; a slot without one shows the built-in mark. */
export async function readLogos(db: Executor): Promise<Partial<Record<LogoSlot, string>>> {
  const { rows } = await sql<{ slot: LogoSlot; picture: string }>`
    SELECT slot, picture FROM site_logo`.execute(db);
  return Object.fromEntries(rows.map(({ slot, picture }) => [slot, picture]));
}

/** Shows a picture in a slot, or the built-in mark; what was there before. */
export async function writeLogo(
  tx: Tx,
  slot: LogoSlot,
  picture: string | null,
): Promise<string | null> {
  // Of two operators at once the second one sees what the first one set.
  await sql`LOCK TABLE site_logo IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
  const before = (await readLogos(tx))[slot] ?? null;
  await (
    picture === null
      ? sql`DELETE FROM site_logo WHERE slot = ${slot}`
      : sql`
        INSERT INTO site_logo (slot, picture) VALUES (${slot}, ${picture})
        ON CONFLICT (slot) DO UPDATE SET picture = excluded.picture`
  ).execute(tx);
  return before;
}
