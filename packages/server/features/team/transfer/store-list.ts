import { sql } from 'kysely';
import { TRANSFER_TYPES, type TransferType } from '@fairlot/rules/check/transfer';
import type { Executor } from '#platform/db';
import { startingWith } from '#platform/db-pattern';
import { COLUMNS, SIDES, type TransferDbRow } from './store.ts';

export type OwnFilter = {
  readonly From: number;
  readonly To: number;
  readonly Direction?: 'in' | 'out' | undefined;
  readonly Before?: string | undefined;
};

export async function readClock(db: Executor): Promise<number> {
  const { rows } = await sql<{ ms: bigint }>`SELECT to_ms(app_now()) AS ms`.execute(db);
  return Number(rows[0]?.ms);
}

/** Transfers that a player sent or got, the newest first: each side by its own index, then merged. */
export async function listOwn(
  db: Executor,
  playerId: bigint,
  { From, To, Direction, Before }: OwnFilter,
  count: number,
): Promise<readonly TransferDbRow[]> {
  const side = (column: 'from_player' | 'to_player', isWanted: boolean) => sql`
    (SELECT * FROM transfer s
    WHERE ${isWanted} AND s.${sql.raw(column)} = ${playerId}
      AND s.made_at >= from_ms(${From}) AND s.made_at < from_ms(${To})
      AND (${Before ?? null}::uuid IS NULL OR (s.made_at, s.id) < (SELECT b.made_at, b.id FROM transfer b
        WHERE b.id = ${Before ?? null}::uuid AND ${playerId} IN (b.from_player, b.to_player)))
    ORDER BY s.made_at DESC, s.id DESC LIMIT ${count})`;
  const { rows } = await sql<TransferDbRow>`
    SELECT ${COLUMNS}
    FROM (${side('from_player', Direction !== 'in')} UNION ALL ${side('to_player', Direction !== 'out')}) t ${SIDES}
    ORDER BY t.made_at DESC, t.id DESC LIMIT ${count}`.execute(db);
  return rows;
}

export type MemberRow = { user_name: string; nick_name: string; is_agent: boolean };

/** Direct members whose account begins with something, in order; demo accounts have no parent. */
export async function listMembers(
  db: Executor,
  playerId: bigint,
  search: string,
  count: number,
): Promise<readonly MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    SELECT user_name, nick_name, is_agent FROM player
    WHERE parent = ${playerId} AND lower(user_name) LIKE ${startingWith(search)}
    ORDER BY lower(user_name) LIMIT ${count}`.execute(db);
  return rows;
}

export type AllFilter = {
  /** In lower case. */
  readonly search: string | undefined;
  readonly type: TransferType | undefined;
  readonly isReversed: boolean | undefined;
  readonly least: bigint | undefined;
  readonly fromMs: number | undefined;
  readonly toMs: number | undefined;
  readonly before: string | undefined;
};

/** Transfers of everybody, the newest first. A search is a whole number or account, so that an index finds it. */
export async function listAll(
  db: Executor,
  { search, type, isReversed, least, fromMs, toMs, before }: AllFilter,
  count: number,
): Promise<readonly TransferDbRow[]> {
  const found =
    search === undefined
      ? sql`true`
      : sql`t.id IN (
          SELECT s.id FROM transfer s WHERE s.no = upper(${search})
          UNION ALL SELECT s.id FROM player p JOIN transfer s ON s.from_player = p.player_id
            WHERE lower(p.user_name) = ${search}
          UNION ALL SELECT s.id FROM player p JOIN transfer s ON s.to_player = p.player_id
            WHERE lower(p.user_name) = ${search})`;
  const reversed =
    isReversed === undefined ? sql`true` : sql`(r.transfer_id IS NOT NULL) = ${isReversed}`;
  const { rows } = await sql<TransferDbRow>`
    SELECT ${COLUMNS} FROM transfer t ${SIDES}
    WHERE ${found} AND ${reversed}
      AND (${type === undefined ? null : TRANSFER_TYPES[type]}::smallint IS NULL
        OR t.kind = ${type === undefined ? null : TRANSFER_TYPES[type]})
      AND (${least ?? null}::bigint IS NULL OR t.amount >= ${least ?? null})
      AND (${fromMs ?? null}::bigint IS NULL OR t.made_at >= from_ms(${fromMs ?? null}))
      AND (${toMs ?? null}::bigint IS NULL OR t.made_at < from_ms(${toMs ?? null}))
      AND (${before ?? null}::uuid IS NULL OR (t.made_at, t.id) < (SELECT b.made_at, b.id FROM transfer b
        WHERE b.id = ${before ?? null}::uuid))
    ORDER BY t.made_at DESC, t.id DESC LIMIT ${count}`.execute(db);
  return rows;
}
