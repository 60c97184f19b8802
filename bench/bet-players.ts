import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '@fairlot/server/platform/db';
import { makePlayers, type BetDatabase } from './bet-database.ts';

export type SignedIn = { readonly id: bigint; readonly token: string };

/** Players with money and a live login each; passwords are another bench's business. */
export async function signedInPlayers(
  database: BetDatabase,
  count: number,
  options?: Parameters<typeof makePlayers>[2],
): Promise<readonly SignedIn[]> {
  const ids = await makePlayers(database, count, options);
  const players = ids.map((id) => ({ id, token: randomBytes(32).toString('base64url') }));
  for (const { id, token } of players) {
    const session = newId();
    const hash = createHash('sha256').update(token).digest();
    await sql`
      WITH login AS (
        INSERT INTO session (player_id, id, ip, user_agent) VALUES (${id}, ${session}, '127.0.0.1', 'bench')
        RETURNING player_id, id)
      INSERT INTO session_token (token_hash, player_id, session_id, expires_at)
      SELECT ${hash}, player_id, id, app_now() + interval '30 minutes' FROM login`.execute(
      database.owner,
    );
  }
  return players;
}
