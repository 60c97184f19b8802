import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** What waits for a second person, and how it ended. */
export type ProposalRow = {
  readonly id: number;
  readonly permission: string;
  readonly target: string;
  readonly reason: string;
  readonly before: unknown;
  readonly content: unknown;
  readonly hash: Buffer;
  /** Null: the site itself; its name is empty. */
  readonly maker: number | null;
  readonly maker_name: string;
  readonly made_at: number;
  readonly expires_at: number;
  /** Nobody has decided it, and it is not too old. */
  readonly is_open: boolean;
  /** Its hash is still that of what it holds. */
  readonly is_whole: boolean;
  /** True if its maker was not reset since, so that the login still belongs to the maker. */
  readonly is_makers: boolean;
};

const LIFE_HOURS = 24;

const hashOf = sql`sha256(convert_to(jsonb_build_array(p.permission, p.target, p.reason, p.before,
  p.content)::text, 'UTF8'))`;
const columns = sql`p.id, p.permission, p.target, p.reason, p.before, p.content, p.hash, p.maker,
  coalesce(o.name, '') AS maker_name, p.made_at, p.expires_at, p.hash = ${hashOf} AS is_whole,
  coalesce(p.made_at >= o.enrolled_at, true) AS is_makers,
  p.state = 'open' AND p.expires_at > (SELECT app_now()) AS is_open`;

export type NewProposal = {
  readonly permission: string;
  readonly target: string;
  readonly reason: string;
  readonly before: unknown;
  readonly content: unknown;
  readonly maker: number | null;
};

export async function insertProposal(tx: Tx, made: NewProposal): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO operator_proposal
      (permission, target, reason, before, content, hash, maker, expires_at)
    SELECT p.permission, p.target, p.reason, p.before, p.content, ${hashOf}, ${made.maker},
      app_now() + ${LIFE_HOURS} * interval '1 hour'
    FROM (SELECT ${made.permission}::text AS permission, ${made.target}::text AS target,
      ${made.reason}::text AS reason, ${JSON.stringify(made.before)}::jsonb AS before,
      ${JSON.stringify(made.content)}::jsonb AS content) p RETURNING id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/**
 * Of all that the maker decides. Names and balances beside it may change before the maker goes on, and each attempt makes
 * a new link of an invitation.
 */
const seenHash = sql`sha256(convert_to(jsonb_build_array(p.permission, p.target, p.reason, p.before,
  CASE jsonb_typeof(p.content) WHEN 'object' THEN p.content - 'about' - 'linkHash' ELSE p.content END)::text, 'UTF8'))`;

/** Reads the row that a proposal would have. The maker sends its hash. */
export async function previewProposal(tx: Tx, made: NewProposal): Promise<ProposalRow> {
  const { rows } = await sql<ProposalRow>`
    SELECT 0 AS id, p.permission, p.target, p.reason, p.before, p.content, ${seenHash} AS hash, p.maker,
      coalesce(o.name, '') AS maker_name, app_now() AS made_at,
      app_now() + ${LIFE_HOURS} * interval '1 hour' AS expires_at,
      true AS is_whole, true AS is_open
    FROM (SELECT ${made.permission}::text AS permission, ${made.target}::text AS target,
      ${made.reason}::text AS reason, ${JSON.stringify(made.before)}::jsonb AS before,
      ${JSON.stringify(made.content)}::jsonb AS content, ${made.maker}::int AS maker) p
      LEFT JOIN operator o ON o.operator_id = p.maker`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a preview is one row');
  return row;
}

export async function findProposal(db: Executor, id: number): Promise<ProposalRow | undefined> {
  const { rows } = await sql<ProposalRow>`
    SELECT ${columns} FROM operator_proposal p LEFT JOIN operator o ON o.operator_id = p.maker
    WHERE p.id = ${id}`.execute(db);
  return rows[0];
}

/** Whoever decides a proposal waits for whoever does at this moment. */
export async function lockProposal(tx: Tx, id: number): Promise<ProposalRow | undefined> {
  await sql`SELECT id FROM operator_proposal WHERE id = ${id} FOR UPDATE`.execute(tx);
  return findProposal(tx, id);
}

export async function listOpenProposals(db: Executor): Promise<readonly ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    SELECT ${columns} FROM operator_proposal p LEFT JOIN operator o ON o.operator_id = p.maker
    WHERE p.state = 'open' AND p.expires_at > (SELECT app_now()) ORDER BY p.id DESC LIMIT 500`.execute(
    db,
  );
  return rows;
}

/** The key space of the advisory lock of what takes two people. */
const TWO_PERSON_LOCK_SPACE = 20_006;

/** Proposals are made and decided one after the other, until each transaction ends. */
export async function lockTwoPersonActs(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${TWO_PERSON_LOCK_SPACE}, 0)`.execute(tx);
}

export async function countOpenProposals(tx: Tx, maker: number): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    SELECT count(*)::int AS open FROM operator_proposal
    WHERE maker = ${maker} AND state = 'open' AND expires_at > (SELECT app_now())`.execute(tx);
  return rows[0]?.open ?? 0;
}

/** Whether the same is asked of a second person already; names differ by more than their capitals. */
export async function isWaiting(
  tx: Executor,
  { permission, target }: Pick<NewProposal, 'permission' | 'target'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT id FROM operator_proposal
    WHERE permission = ${permission} AND lower(target) = lower(${target})
      AND state = 'open' AND expires_at > (SELECT app_now()) LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** Of some targets those of which something is asked of a second person; they are compared as they are written. */
export async function listWaiting(
  db: Executor,
  permission: string,
  targets: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ target: string }>`
    SELECT DISTINCT target FROM operator_proposal
    WHERE permission = ${permission} AND target = ANY (${[...targets]}::text[])
      AND state = 'open' AND expires_at > (SELECT app_now())`.execute(db);
  return new Set(rows.map(({ target }) => target));
}

export async function decideProposal(
  tx: Tx,
  id: number,
  state: 'confirmed' | 'withdrawn',
  decider: number,
): Promise<void> {
  await sql`
    UPDATE operator_proposal SET state = ${state}, decider = ${decider}, decided_at = app_now()
    WHERE id = ${id}`.execute(tx);
}

/** Whether exactly this was confirmed in the last hours: who asks again has not heard of it. */
export async function wasConfirmed(
  db: Executor,
  { permission, target }: Pick<ProposalRow, 'permission' | 'target'>,
  hours: number,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM operator_proposal
    WHERE permission = ${permission} AND target = ${target} AND state = 'confirmed'
      AND decided_at > (SELECT app_now()) - ${hours} * interval '1 hour' LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** How many wait for a second person, and since when the oldest does. */
export async function proposalsWaiting(
  db: Executor,
): Promise<{ readonly n: number; readonly oldest_ms: bigint | null }> {
  const { rows } = await sql<{ n: number; oldest_ms: bigint | null }>`
    SELECT count(*)::int AS n, to_ms(min(made_at)) AS oldest_ms FROM operator_proposal
    WHERE state = 'open' AND expires_at > (SELECT app_now())`.execute(db);
  return rows[0] ?? { n: 0, oldest_ms: null };
}
