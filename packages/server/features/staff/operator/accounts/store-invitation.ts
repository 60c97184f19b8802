import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db';

/** Invitations of operators: the statements. The functions of the database check both halves. */

/** How long an invitation can be taken up; the database counts it too. */
export const INVITATION_HOURS = 24;

/** The stored hashes of both halves. */
export type KeptHalves = { readonly link: string; readonly code: string };
export type AgreedInvitation = {
  readonly proposal: number;
  readonly checker: number;
  readonly kept: KeptHalves;
};

/** The id of the operator that two agreed on, who is invited; undefined when the name is taken. */
export async function openAgreed(
  tx: Tx,
  { proposal, checker, kept }: AgreedInvitation,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number | null }>`
    SELECT operator_open(${proposal}, ${checker}, decode(${kept.link}, 'hex'),
      decode(${kept.code}, 'hex')) AS id`.execute(tx);
  return rows[0]?.id ?? undefined;
}

/** Ends the credentials of the operator that two agreed on, and invites them; false when there is none. */
export async function renewAgreed(
  tx: Tx,
  { proposal, checker, kept }: AgreedInvitation,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    SELECT operator_renew(${proposal}, ${checker}, decode(${kept.link}, 'hex'),
      decode(${kept.code}, 'hex')) AS done`.execute(tx);
  return rows[0]?.done ?? false;
}

/** Invites an operator by a command. Only the owner may. */
export async function inviteByCommand(tx: Tx, operatorId: number, kept: KeptHalves): Promise<void> {
  await sql`
    SELECT operator_invite(${operatorId}, decode(${kept.link}, 'hex'), decode(${kept.code}, 'hex'),
      NULL, NULL)`.execute(tx);
}

/** The two halves as they were shown, each hashed once. */
export type ShownHalves = { readonly link: Buffer; readonly code: Buffer };

export type OpenedInvitation = {
  readonly operator_id: number;
  readonly name: string;
  /** Sealed; null: no authenticator was shown yet. */
  readonly offered: Buffer | null;
  readonly maker: number | null;
  readonly checker: number | null;
  readonly expires_at: number;
};
type Opened =
  | ({ readonly state: 'open' } & OpenedInvitation)
  | { readonly state: 'wrong' | 'over'; readonly name: string | null };

/** Returns the invitation of both halves. A wrong code is counted even if the caller fails. */
export async function openInvitation(db: Db, { link, code }: ShownHalves): Promise<Opened> {
  const { rows } = await sql<Opened>`
    SELECT * FROM operator_invitation_open(${link}, ${code})`.execute(db);
  return rows[0] ?? { state: 'over', name: null };
}

/**
 * Offers an authenticator to an invitation, unless it was offered one: that one then. Undefined: the link is over.
 */
export async function offerSecret(
  db: Db,
  link: Buffer,
  sealed: Buffer,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ offered: Buffer }>`
    UPDATE operator_invitation SET offered = coalesce(offered, ${sealed})
    WHERE link_hash = sha256(${link}) RETURNING offered`.execute(db);
  return rows[0]?.offered;
}

export type Chosen = ShownHalves & {
  readonly passwordHash: string;
  readonly secret: Buffer;
  /** The 30 seconds whose code was shown: it is used. */
  readonly step: number;
};

/** Sets password and authenticator of an invited operator. Returns false if the halves are no longer valid. */
export async function takeInvitation(tx: Tx, chosen: Chosen): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    SELECT operator_enrol(${chosen.link}, ${chosen.code}, ${chosen.passwordHash}, ${chosen.secret},
      ${chosen.step}) AS done`.execute(tx);
  return rows[0]?.done ?? false;
}
