import { type RawBuilder, sql } from 'kysely';
import { flagBit } from '@fairlot/rules/check/access';
import { KINDS_OF, type ReportColumn } from '@fairlot/rules/core/report-columns';
import type { Currency } from '#ledger';
import type { Executor } from '#platform/db';

/** What a report is of; days of the site, both of them too. */
export type Scope = {
  readonly currency: Currency;
  readonly from: string;
  readonly to: string;
  readonly gameId: number | undefined;
  readonly playerId: bigint | undefined;
  /** The head of a line, and how many stand above him. */
  readonly line: { readonly id: bigint; readonly depth: number } | undefined;
};

/** Sums as the ledger has them: what came to players less what went. */
export type SumsRow = Readonly<Record<ReportColumn, bigint>> & { readonly journals: bigint };
export type KeyRow = SumsRow & { readonly key: string };

const of = (name: ReportColumn) =>
  sql`coalesce(sum(m.amount) FILTER (WHERE m.kind = ANY (${KINDS_OF[name]}::smallint[])), 0)::bigint AS ${sql.ref(name)}`;

export const SUMS = sql.join(
  [
    ...(Object.keys(KINDS_OF) as ReportColumn[]).map(of),
    sql`coalesce(sum(m.journals), 0)::bigint AS journals`,
  ],
  sql`, `,
);

/** Midnight UTC+8 at which a day begins. */
const midnight = (day: string) =>
  sql`(${day}::date::timestamp - interval '8 hours') AT TIME ZONE 'UTC'`;

/** In no report of the house (product 6.8): the hours never have them. Whoever asks for one by name is shown him. */
const TEST = flagBit('TEST_ACCOUNT');
export const NO_TEST = sql`p.flags & ${TEST}::bigint = 0`;

/** Rows of the scope: of all players by the hour, else by player and day. */
function rowsOf(scope: Scope, byPlayer: boolean): RawBuilder<unknown> {
  const { currency, from, to, gameId, playerId, line } = scope;
  const game = gameId === undefined ? sql`` : sql` AND m.game_id = ${gameId}`;
  if (playerId === undefined && !line && !byPlayer) {
    return sql`(SELECT site_day(m.hour) AS day, m.game_id, m.kind, m.amount, m.journals FROM money_hour m
      WHERE m.currency = ${currency} AND m.hour >= ${midnight(from)} AND m.hour < ${midnight(to)} + interval '1 day'${game})`;
  }
  const player =
    playerId === undefined ? sql` AND ${NO_TEST}` : sql` AND m.player_id = ${playerId}`;
  const below = line
    ? sql` AND (p.player_id = ${line.id} OR line_is_below(p.player_id, ${line.id}))`
    : sql``;
  return sql`(SELECT m.player_id, line_above(m.player_id) AS path, m.day, m.game_id, m.kind, m.amount, m.journals
    FROM money_day m JOIN player p ON p.player_id = m.player_id
    WHERE m.currency = ${currency} AND m.day BETWEEN ${from}::date AND ${to}::date${game}${player}${below})`;
}

export type By = 'day' | 'game' | 'kind' | 'player' | 'line';

/** A line is whoever stands directly below the head that is asked for; without one, below nobody. */
const keyOf = (by: By, scope: Scope): RawBuilder<unknown> =>
  ({
    day: sql`m.day`,
    game: sql`m.game_id::bigint`,
    kind: sql`m.kind::bigint`,
    player: sql`m.player_id`,
    line: sql`coalesce(m.path[${(scope.line ? scope.line.depth + 1 : 0) + 1}::int], m.player_id)`,
  })[by];

/** Groups behind a key, in their order; days the newest first. */
export async function listSums(
  db: Executor,
  scope: Scope,
  {
    by,
    after,
    count,
  }: { readonly by: By; readonly after: string | undefined; readonly count: number },
): Promise<readonly KeyRow[]> {
  const key = keyOf(by, scope);
  const isDay = by === 'day';
  const behind =
    after === undefined
      ? sql``
      : isDay
        ? sql`WHERE ${key} < ${after}::date`
        : sql`WHERE ${key} > ${after}::bigint`;
  const { rows } = await sql<KeyRow>`
    SELECT k.key::text, ${sql.join(
      [...Object.keys(KINDS_OF), 'journals'].map((name) => sql.ref(`k.${name}`)),
      sql`, `,
    )}
    FROM (SELECT ${key} AS key, ${SUMS} FROM ${rowsOf(scope, by === 'player' || by === 'line')} m ${behind}
      GROUP BY 1 ORDER BY 1 ${isDay ? sql`DESC` : sql``} LIMIT ${count}) k`.execute(db);
  return rows;
}

/** All of the scope together. */
export async function sumAll(db: Executor, scope: Scope): Promise<SumsRow> {
  const { rows } = await sql<SumsRow>`SELECT ${SUMS} FROM ${rowsOf(scope, false)} m`.execute(db);
  return rows[0]!;
}

/** By day and kind what was counted of all players, test accounts among them: so the ledger has it. */
export async function countedByKind(
  db: Executor,
  { currency, from, to }: Pick<Scope, 'currency' | 'from' | 'to'>,
): Promise<readonly { day: string; kind: number; amount: bigint; journals: bigint }[]> {
  const scope = { currency, from, to, gameId: undefined, playerId: undefined, line: undefined };
  const { rows } = await sql<{ day: string; kind: number; amount: bigint; journals: bigint }>`
    SELECT a.day, a.kind, sum(a.amount)::bigint AS amount, sum(a.journals)::bigint AS journals
    FROM (SELECT m.day, m.kind, m.amount, m.journals FROM ${rowsOf(scope, false)} m
      UNION ALL SELECT d.day, d.kind, d.amount, d.journals FROM player p JOIN money_day d ON d.player_id = p.player_id
      WHERE p.flags & ${TEST}::bigint <> 0 AND d.currency = ${currency}
        AND d.day BETWEEN ${from}::date AND ${to}::date) a
    GROUP BY 1, 2`.execute(db);
  return rows;
}
