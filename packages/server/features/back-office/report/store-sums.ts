import { type RawBuilder, sql } from 'kysely';
import { flagBit } from '@fairlot/rules/check/access';
import { LINE_FIGURE } from '@fairlot/rules/core/line-figures';
import {
  KINDS_OF,
  POSTED_KINDS_OF,
  STAKE_KINDS,
  type ReportColumn,
} from '@fairlot/rules/core/report-columns';
import type { Currency } from '#ledger';
import type { Executor } from '#platform/db';

/** What a report is of; days of the site, both of them too. */
export type Scope = {
  readonly currency: Currency;
  readonly from: string;
  readonly to: string;
  readonly gameId: number | undefined;
  readonly playerId: bigint | undefined;
  /** The head of a line. */
  readonly line: { readonly id: bigint } | undefined;
};

/** Sums: settled figures, and of the other columns what came to players less what went. */
export type SumsRow = Readonly<Record<ReportColumn, bigint>> & {
  /** What came to players less what went, as it was posted. */
  readonly richer: bigint;
  readonly journals: bigint;
};
export type KeyRow = SumsRow & { readonly key: string };

const NAMES = Object.keys(KINDS_OF) as ReportColumn[];
const kindsIn = (kinds: readonly number[]) => sql`m.kind = ANY (${kinds}::smallint[])`;
const REST = [
  sql`coalesce(sum(m.amount) FILTER (WHERE m.kind >= 100), 0)::bigint AS richer`,
  sql`coalesce(sum(m.journals) FILTER (WHERE m.kind >= 100), 0)::bigint AS journals`,
];
const of = (name: ReportColumn) =>
  sql`coalesce(sum(m.amount) FILTER (WHERE ${kindsIn(KINDS_OF[name])}), 0)::bigint AS ${sql.ref(name)}`;

export const SUMS = sql.join([...NAMES.map(of), ...REST], sql`, `);

/** By kind of journal: all of it as it was posted. Stakes went from players. */
const postedOf = (name: ReportColumn) =>
  sql`coalesce(sum(${name === 'bet' ? -1 : 1}::int * m.amount) FILTER (
    WHERE ${kindsIn(POSTED_KINDS_OF[name])}), 0)::bigint AS ${sql.ref(name)}`;
const POSTED_SUMS = sql.join([...NAMES.map(postedOf), ...REST], sql`, `);

/** Midnight UTC+8 at which a day begins. */
const midnight = (day: string) =>
  sql`(${day}::date::timestamp - interval '8 hours') AT TIME ZONE 'UTC'`;

/** In no report of the house (product 6.8): the hours never have them. Whoever asks for one by name is shown him. */
const TEST = flagBit('TEST_ACCOUNT');
export const NO_TEST = sql`p.flags & ${TEST}::bigint = 0`;

/** Figures that count people are no money. */
const MONEY = sql`m.kind NOT BETWEEN 10 AND 99`;

/** All whose line has the head, as the tree is now. */
const membersOf = (head: bigint) => sql`(
  WITH RECURSIVE below AS (
    SELECT c.player_id, 0 AS n FROM line_count c WHERE c.player_id = ${head}
    UNION ALL
    SELECT c.player_id, b.n + 1 FROM below b JOIN line_count c ON c.parent = b.player_id WHERE b.n < 32)
  SELECT b.player_id FROM below b)`;

/** Movements of heads themselves, and of all below each. `heads` are ids. */
const withLines = (
  heads: RawBuilder<unknown>,
  withBelow: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
) => sql`(
  SELECT m.player_id, m.day, m.game_id, m.kind, m.amount, m.journals
  FROM money_day m JOIN player p ON p.player_id = m.player_id
  WHERE m.player_id IN (${heads}) AND ${NO_TEST} AND ${where}
  UNION ALL
  SELECT m.player_id, m.day, m.game_id, m.kind, m.amount, m.journals FROM line_day m
  WHERE m.player_id IN (${withBelow}) AND ${MONEY} AND ${where})`;

/** Rows of the scope: of all players by the hour, of lines by head and day, else by player and day. */
function rowsOf(scope: Scope, by: By | 'all'): RawBuilder<unknown> {
  const { currency, from, to, gameId, playerId, line } = scope;
  const game = gameId === undefined ? sql`` : sql` AND m.game_id = ${gameId}`;
  if (playerId === undefined && !line && by !== 'player' && by !== 'line') {
    return sql`(SELECT site_day(m.hour) AS day, m.game_id, m.kind, m.amount, m.journals FROM money_hour m
      WHERE m.currency = ${currency} AND m.hour >= ${midnight(from)} AND m.hour < ${midnight(to)} + interval '1 day'${game})`;
  }
  const where = sql`m.currency = ${currency} AND m.day BETWEEN ${from}::date AND ${to}::date${game}`;
  if (playerId === undefined && by === 'line') {
    const directs = line ? sql`c.parent = ${line.id}` : sql`c.parent IS NULL`;
    const heads = sql`SELECT c.player_id FROM line_count c WHERE ${directs}`;
    // Below a head his own money is a line of its own.
    return withLines(line ? sql`${heads} UNION ALL SELECT ${line.id}` : heads, heads, where);
  }
  if (playerId === undefined && line && by !== 'player') {
    return withLines(sql`${line.id}`, sql`${line.id}`, where);
  }
  const player = playerId === undefined ? sql`${NO_TEST}` : sql`m.player_id = ${playerId}`;
  const below = line ? sql` AND m.player_id IN ${membersOf(line.id)}` : sql``;
  return sql`(SELECT m.player_id, m.day, m.game_id, m.kind, m.amount, m.journals
    FROM money_day m JOIN player p ON p.player_id = m.player_id
    WHERE ${where} AND ${player}${below})`;
}

export type By = 'day' | 'game' | 'kind' | 'player' | 'line';

/** A line is whoever stands directly below the head that is asked for; without one, below nobody. */
const keyOf = (by: By): RawBuilder<unknown> =>
  ({
    day: sql`m.day`,
    game: sql`m.game_id::bigint`,
    kind: sql`m.kind::bigint`,
    player: sql`m.player_id`,
    line: sql`m.player_id`,
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
  const key = keyOf(by);
  const isDay = by === 'day';
  const behind =
    after === undefined
      ? sql`true`
      : isDay
        ? sql`${key} < ${after}::date`
        : sql`${key} > ${after}::bigint`;
  const isPosted = by === 'kind';
  const shown = isPosted ? sql`${behind} AND m.kind >= 100` : behind;
  const { rows } = await sql<KeyRow>`
    SELECT k.key::text, ${sql.join(
      [...NAMES, 'richer', 'journals'].map((name) => sql.ref(`k.${name}`)),
      sql`, `,
    )}
    FROM (SELECT ${key} AS key, ${isPosted ? POSTED_SUMS : SUMS} FROM ${rowsOf(scope, by)} m
      WHERE ${shown} GROUP BY 1 ORDER BY 1 ${isDay ? sql`DESC` : sql``} LIMIT ${count}) k`.execute(
    db,
  );
  return rows;
}

/** All of the scope together. */
export async function sumAll(db: Executor, scope: Scope): Promise<SumsRow> {
  const { rows } = await sql<SumsRow>`SELECT ${SUMS} FROM ${rowsOf(scope, 'all')} m`.execute(db);
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
    FROM (SELECT m.day, m.kind, m.amount, m.journals FROM ${rowsOf(scope, 'all')} m
      UNION ALL SELECT d.day, d.kind, d.amount, d.journals FROM player p JOIN money_day d ON d.player_id = p.player_id
      WHERE p.flags & ${TEST}::bigint <> 0 AND d.currency = ${currency}
        AND d.day BETWEEN ${from}::date AND ${to}::date) a
    WHERE a.kind >= 100 GROUP BY 1, 2`.execute(db);
  return rows;
}

/** Stakes that are not settled, as far as it is counted, whatever days are asked for. */
export async function readOpenStake(db: Executor, scope: Scope): Promise<bigint> {
  const { currency, gameId, playerId, line } = scope;
  const kinds = [LINE_FIGURE.settledStake, ...STAKE_KINDS];
  const game = gameId === undefined ? sql`` : sql` AND m.game_id = ${gameId}`;
  const where = sql`m.currency = ${currency} AND m.kind = ANY (${kinds}::smallint[])${game}`;
  const head = line && sql`${line.id}`;
  const rows =
    playerId !== undefined
      ? sql`(SELECT m.amount FROM money_day m WHERE m.player_id = ${playerId} AND ${where})`
      : head
        ? withLines(head, head, where)
        : gameId !== undefined
          ? sql`(SELECT m.amount FROM money_hour m WHERE ${where})`
          : sql`(SELECT -c.open_stake AS amount FROM money_counted c)`;
  const found = await sql<{ open: bigint }>`
    SELECT -coalesce(sum(m.amount), 0)::bigint AS open FROM ${rows} m`.execute(db);
  return found.rows[0]?.open ?? 0n;
}
