import { sql } from 'kysely';
import { expect } from 'vitest';
import { transaction } from '#platform/db';
import type { TestServer } from '#testing';
import { endSessions, holdPlayer } from '../sessions/index.ts';
import type { TestPlayer } from '../testing.ts';

/** The login of a player, as a call of his is let in with. */
export const loginOf = (server: TestServer, { token }: Pick<TestPlayer, 'token'>) =>
  server.platform.access.identify(token, { ip: '127.0.0.1', passive: true });

/**
 * What comes of something that was let in, and meets its player held by whoever ends his logins; not `isEnded`: the
 * control, whoever holds him leaves them open.
 */
export async function endedMeanwhile<T>(
  server: TestServer,
  { playerId }: Pick<TestPlayer, 'playerId'>,
  isEnded: boolean,
  begin: () => Promise<T>,
): Promise<T> {
  const isWaiting = async () => {
    const { rows } = await sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server.owner);
    return rows.length > 0;
  };
  const { begun } = await transaction(server.platform.db, async (tx) => {
    await holdPlayer(tx, playerId);
    const begun = begin();
    await expect.poll(isWaiting).toBe(true);
    if (isEnded) await endSessions(tx, playerId, 'change_password');
    return { begun };
  });
  return begun;
}
