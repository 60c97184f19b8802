import { sql } from 'kysely';
import { accountKey } from '@fairlot/rules/check/account';
import { MOST_COUNTED } from '@fairlot/rules/core/counted';
import type { Executor } from '#platform/db';
import { startingWith } from '#platform/db-pattern';
import type { ExceptionRow } from './store-exception.ts';
import { ORDER, type OrderRow } from '../orders/store.ts';
import { PAYER, PAYER_BANK, type PayerRow } from '../orders/store-payer.ts';

/** Deposits of all players, as operators look at them. */
export type QueueTab = 'unpaid' | 'waiting' | 'credited' | 'cancelled';
export type ClaimParts = {
  /** Null: nobody looks into it now. */
  readonly claimer: number | null;
  readonly claimer_name: string | null;
  readonly claimed_ms: bigint | null;
};
export type QueueRow = OrderRow &
  PayerRow &
  ClaimParts & { readonly user_name: string; readonly key_us: bigint };

/** Of a row `t` and its operator `o`, while the claim lasts. */
const claimOf = (
  table: ReturnType<typeof sql>,
) => sql`o.operator_id AS claimer, o.name AS claimer_name,
  CASE WHEN o.operator_id IS NOT NULL THEN to_ms(${table}.claimed_until) END AS claimed_ms`;
const claimerOf = (table: ReturnType<typeof sql>) => sql`LEFT JOIN operator o
  ON o.operator_id = ${table}.claimed_by AND ${table}.claimed_until > (SELECT app_now())`;

export type QueuePage = {
  readonly tab: QueueTab;
  readonly search: string | undefined;
  readonly type: number | undefined;
  /** Microseconds UTC, exactly as it is kept. */
  readonly after: { readonly us: bigint; readonly orderNo: string } | undefined;
};

const STATE_OF: Readonly<Record<QueueTab, number>> = {
  unpaid: 3,
  waiting: 0,
  credited: 1,
  cancelled: 2,
};

/** Who waits comes in the order of his waiting; what has ended the other way round. */
export async function listQueue(
  db: Executor,
  { tab, search, type, after }: QueuePage,
  most: number,
): Promise<readonly QueueRow[]> {
  const isOpen = tab === 'unpaid' || tab === 'waiting';
  const key = isOpen ? sql`d.created_at` : sql`d.ended_at`;
  const beyond = isOpen ? sql`>` : sql`<`;
  const order = isOpen ? sql`${key}, d.order_no` : sql`${key} DESC, d.order_no DESC`;
  const named =
    search === undefined
      ? sql``
      : sql`AND (d.order_no = ${search} OR lower(p.user_name) LIKE ${startingWith(search.toLowerCase())})`;
  const { rows } = await sql<QueueRow>`
    SELECT ${ORDER}, ${PAYER}, p.user_name, to_us(${key}) AS key_us, ${claimOf(sql`d`)}
    FROM deposit d JOIN player p ON p.player_id = d.player_id ${claimerOf(sql`d`)} ${PAYER_BANK}
    WHERE d.state = ${sql.lit(STATE_OF[tab])} ${named}
      ${type === undefined ? sql`` : sql`AND d.type = ${type}`}
      ${after ? sql`AND (${key}, d.order_no) ${beyond} (from_us(${after.us}), ${after.orderNo})` : sql``}
    ORDER BY ${order} LIMIT ${most}`.execute(db);
  return rows;
}

/** How much waits for somebody, at most `MOST_COUNTED` each. */
export async function countOpen(
  db: Executor,
): Promise<{ readonly unpaid: number; readonly waiting: number; readonly exceptions: number }> {
  const { rows } = await sql<{ unpaid: number; waiting: number; exceptions: number }>`
    SELECT (SELECT count(*) FROM (SELECT FROM deposit WHERE state = 3 LIMIT ${MOST_COUNTED}) d)::int AS unpaid,
      (SELECT count(*) FROM (SELECT FROM deposit WHERE state = 0 LIMIT ${MOST_COUNTED}) d)::int AS waiting,
      (SELECT count(*) FROM (SELECT FROM deposit_exception WHERE state = 0 LIMIT ${MOST_COUNTED}) e)::int AS exceptions`.execute(
    db,
  );
  return rows[0] ?? { unpaid: 0, waiting: 0, exceptions: 0 };
}

export type ListedException = ExceptionRow &
  ClaimParts & {
    readonly user_name: string | null;
    readonly found_ms: bigint;
    readonly resolved_ms: bigint | null;
  };

/** Those that are to be decided or being sent back, or those that are done; the newest first. */
export async function listExceptionPage(
  db: Executor,
  { isOpen, before }: { readonly isOpen: boolean; readonly before: number | undefined },
  most: number,
): Promise<readonly ListedException[]> {
  const { rows } = await sql<ListedException>`
    SELECT e.id, e.provider_id, e.provider, e.pay_id, e.order_no, e.player_id, e.kind, e.amount, e.currency, e.is_booked,
      e.state, e.reason, p.user_name, to_ms(e.found_at) AS found_ms, to_ms(e.resolved_at) AS resolved_ms,
      ${claimOf(sql`e`)}
    FROM deposit_exception e LEFT JOIN player p ON p.player_id = e.player_id ${claimerOf(sql`e`)}
    WHERE ${isOpen ? sql`e.state IN (0, 1)` : sql`e.state > 1`}
      ${before === undefined ? sql`` : sql`AND e.id < ${before}`}
    ORDER BY e.id DESC LIMIT ${most}`.execute(db);
  return rows;
}

/** The job that asks providers comes to this order next, also to one that is credited: it may have been paid twice. Whether it is there. */
export async function writeAskedSoon(
  db: Executor,
  { player_id: playerId, order_no: orderNo }: Pick<OrderRow, 'player_id' | 'order_no'>,
  nowMs: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE deposit SET query_at = from_ms(${nowMs})
    WHERE player_id = ${playerId} AND order_no = ${orderNo}`.execute(db);
  return numAffectedRows === 1n;
}

/** Whose account a name is, in whatever case. */
export async function findPlayerNamed(db: Executor, userName: string): Promise<bigint | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM player WHERE lower(user_name) = ${accountKey(userName)}`.execute(db);
  return rows[0]?.player_id;
}
