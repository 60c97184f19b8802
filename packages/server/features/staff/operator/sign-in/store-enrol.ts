import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db';

/** What a login that began with handed words was offered, and taking it: the statements. */
export type Login = {
  readonly name: string;
  readonly password_hash: string;
  /** Sealed; nothing was offered yet. */
  readonly offered: Buffer | null;
};

/** A living login whose operator has words that he was handed; undefined when they are his own. */
export async function findHandedLogin(db: Db, sessionId: string): Promise<Login | undefined> {
  const { rows } = await sql<Login>`
    SELECT o.name, o.password_hash, s.offered
    FROM operator_session s JOIN operator o ON o.operator_id = s.operator_id
    WHERE s.id = ${sessionId} AND s.ended_at IS NULL AND o.handed_until > (SELECT app_now())`.execute(
    db,
  );
  return rows[0];
}

/** Offers an authenticator to a login, unless it was offered one: that one then. */
export async function offerSecret(db: Db, sessionId: string, sealed: Buffer): Promise<Buffer> {
  const { rows } = await sql<{ offered: Buffer }>`
    UPDATE operator_session SET offered = coalesce(offered, ${sealed})
    WHERE id = ${sessionId} RETURNING offered`.execute(db);
  return rows[0]?.offered ?? sealed;
}

export type OwnWords = {
  readonly sessionId: string;
  readonly passwordHash: string;
  readonly secret: Buffer;
  /** The 30 seconds whose code he showed: it is used. */
  readonly step: number;
};

/** Whether this login could still choose words for its operator. */
export async function takeWords(tx: Tx, own: OwnWords): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    SELECT operator_enrol(${own.sessionId}, ${own.passwordHash}, ${own.secret}, ${own.step})
      AS done`.execute(tx);
  return rows[0]?.done ?? false;
}
