import pg from 'pg';
import { SUPERUSER } from '../database/embedded.ts';

/** What a copied database is asked while it replays its log, over a socket in a folder of ours alone. */
const clientOf = (socket: string, database: string): pg.Client =>
  new pg.Client({ host: socket, user: SUPERUSER, database });

/** Whether it came to the moment and takes connections. */
export async function isReplayed(socket: string): Promise<boolean> {
  const client = clientOf(socket, 'postgres');
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ over: boolean }>(
      'SELECT NOT pg_is_in_recovery() AS over',
    );
    return rows[0]?.over === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Gives it a password of its own, and has all of it on the disk. */
export async function settleReplayed(socket: string, password: string): Promise<void> {
  const client = clientOf(socket, 'postgres');
  await client.connect();
  try {
    await client.query(
      `ALTER USER ${client.escapeIdentifier(SUPERUSER)} PASSWORD ${client.escapeLiteral(password)}`,
    );
    await client.query('ALTER SYSTEM RESET archive_timeout');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}
