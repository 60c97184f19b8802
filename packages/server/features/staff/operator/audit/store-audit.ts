import { sql, type RawBuilder } from 'kysely';
import type { Executor, Tx } from '#platform/db';

/** A value of a row as JSON has it; undefined is null. */
export type Json = unknown;

export type AuditKind = 'act' | 'propose' | 'confirm' | 'withdraw' | 'sign-in';

/** What is written of an act. */
export type AuditEntry = {
  readonly kind: AuditKind;
  readonly actor: string;
  readonly actorName: string;
  readonly permission: string;
  /** What it was done to, for example `game 4`. */
  readonly target: string;
  readonly before: Json;
  readonly after: Json;
  readonly reason: string;
  readonly ip: string;
  readonly requestId: string;
};

const jsonOf = (value: Json): string | null => (value === undefined ? null : JSON.stringify(value));

/** Adds a row to the chain, as the last statement of the transaction that acted. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await sql`
    SELECT operator_audit_write(${entry.kind}, ${entry.actor}, ${entry.actorName},
      ${entry.permission}, ${entry.target}, ${jsonOf(entry.before)}::jsonb,
      ${jsonOf(entry.after)}::jsonb, ${entry.reason}, ${entry.ip}, ${entry.requestId})`.execute(tx);
}

export async function findBrokenAudit(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`SELECT line FROM operator_audit_broken()`.execute(
    db,
  );
  return rows.map(({ line }) => line);
}

/** The state that a row of the audit set. A confirmation keeps it under `content`. */
const saidOfOperator = sql`
  FROM operator_audit a CROSS JOIN LATERAL (
    SELECT CASE a.kind WHEN 'act' THEN a.after WHEN 'confirm' THEN a.after -> 'content' END AS said) s`;

/** Operators with a role or state that no row of the audit explains. */
export async function findOtherRoles(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT format('operator %s: roles %s and %s, the audit says %s and %s', o.name, array_to_string(o.roles, ', '),
      CASE WHEN o.is_disabled THEN 'shut out' ELSE 'let in' END, coalesce(r.roles::text, 'nothing'), d.is_disabled) AS line
    FROM operator o
    LEFT JOIN LATERAL (
      SELECT s.said -> 'roles' AS roles ${saidOfOperator}
      WHERE a.target = 'operator ' || o.name AND s.said ? 'roles' ORDER BY a.n DESC LIMIT 1) r ON true
    LEFT JOIN LATERAL (
      SELECT s.said ->> 'isDisabled' AS is_disabled ${saidOfOperator}
      WHERE a.target = 'operator ' || o.name AND s.said ? 'isDisabled' ORDER BY a.n DESC LIMIT 1) d ON true
    WHERE (r.roles @> to_jsonb(o.roles) AND r.roles <@ to_jsonb(o.roles)) IS NOT TRUE
      OR d.is_disabled <> o.is_disabled::text
    ORDER BY o.name LIMIT 20`.execute(db);
  return rows.map(({ line }) => line);
}

/** Proposals that differ from their row of the audit. */
export async function findOtherProposals(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT format('proposal %s (%s of %s) differs from its row of the audit', p.id, p.permission, p.target) AS line
    FROM operator_proposal p
    LEFT JOIN operator_audit a ON a.kind = 'propose' AND a.after ->> 'proposal' = p.id::text
    WHERE (a.permission, a.target, a.reason, a.after -> 'content')
      IS DISTINCT FROM (p.permission, p.target, p.reason, p.content)
    ORDER BY p.id LIMIT 20`.execute(db);
  return rows.map(({ line }) => line);
}

/** Which rows of the audit a list is about; `undefined` does not narrow it. */
export type AuditFilter = {
  readonly actor: string | undefined;
  readonly target: string | undefined;
  readonly kind: string | undefined;
  /** All of it, or its first parts. */
  readonly permission: string | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  /** Rows before this number. */
  readonly before: number | undefined;
};

export type AuditRow = {
  n: bigint;
  at: number;
  kind: string;
  actor: string;
  actor_name: string;
  permission: string;
  target: string;
  before: unknown;
  after: unknown;
  reason: string;
  ip: string;
  request_id: string;
  hash: Buffer;
};

function conditionOf(filter: AuditFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [sql`true`];
  if (filter.actor !== undefined) parts.push(sql`actor = ${filter.actor}`);
  if (filter.target !== undefined) parts.push(sql`target = ${filter.target}`);
  if (filter.kind !== undefined) parts.push(sql`kind = ${filter.kind}`);
  if (filter.fromMs !== undefined) parts.push(sql`at >= from_ms(${filter.fromMs})`);
  if (filter.toMs !== undefined) parts.push(sql`at < from_ms(${filter.toMs})`);
  if (filter.before !== undefined) parts.push(sql`n < ${filter.before}`);
  return sql.join(parts, sql` AND `);
}

/**
 * The newest rows of each permission that begins so, by the index of permissions: of these there are some hundred,
 * whatever the audit has of rows.
 */
const ofPermission = (permission: string, rows: RawBuilder<unknown>) => sql`
  WITH RECURSIVE known (permission) AS (
    (SELECT permission FROM operator_audit ORDER BY permission LIMIT 1)
    UNION ALL
    SELECT (SELECT o.permission FROM operator_audit o WHERE o.permission > k.permission ORDER BY o.permission LIMIT 1)
    FROM known k WHERE k.permission IS NOT NULL)
  SELECT a.* FROM (
    SELECT k.permission AS wanted FROM known k WHERE (k.permission || '.') ^@ (${permission}::text || '.')) w
  CROSS JOIN LATERAL (${rows}) a`;

/** Rows of the audit, newest first. */
export async function listAudit(
  db: Executor,
  filter: AuditFilter,
  count: number,
): Promise<readonly AuditRow[]> {
  const { permission } = filter;
  const wanted = permission === undefined ? sql`` : sql`AND permission = w.wanted`;
  const newest = sql`
    SELECT n, at, kind, actor, actor_name, permission, target, before, after, reason, ip,
      request_id, hash
    FROM operator_audit WHERE ${conditionOf(filter)} ${wanted} ORDER BY n DESC LIMIT ${count}`;
  const { rows } = await sql<AuditRow>`
    ${permission === undefined ? newest : sql`${ofPermission(permission, newest)} ORDER BY a.n DESC LIMIT ${count}`}`.execute(
    db,
  );
  return rows;
}

/** The newest row of the chain. */
export type Head = { readonly n: bigint; readonly hash: string };

export async function readHead(db: Executor): Promise<Head | undefined> {
  const { rows } = await sql<{ n: bigint; hash: Buffer }>`
    SELECT n, hash FROM operator_audit ORDER BY n DESC LIMIT 1`.execute(db);
  const [row] = rows;
  return row && { n: row.n, hash: row.hash.toString('hex') };
}

/** The first of these that is not there, or is another. */
export async function findDifferentHead(
  db: Executor,
  heads: readonly Head[],
): Promise<bigint | undefined> {
  const { rows } = await sql<{ n: bigint }>`
    SELECT h.n FROM unnest(${heads.map(({ n }) => String(n))}::bigint[],
      ${heads.map(({ hash }) => hash)}::text[]) AS h(n, hash)
    LEFT JOIN operator_audit a ON a.n = h.n
    WHERE a.hash IS DISTINCT FROM decode(h.hash, 'hex') ORDER BY h.n LIMIT 1`.execute(db);
  return rows[0]?.n;
}

/** Whether an operator did something to a target by themselves, in the last 30 days. */
export async function hasDone(
  db: Executor,
  operatorId: number,
  { permission, target }: Pick<AuditEntry, 'permission' | 'target'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM operator_audit WHERE target = ${target} AND permission = ${permission} AND kind = 'act'
      AND actor = ${`operator:${operatorId}`} AND at > (SELECT app_now()) - interval '30 days' LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}
