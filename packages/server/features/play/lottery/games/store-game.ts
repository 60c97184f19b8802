import { sql } from 'kysely';
import type { Bilingual } from '@fairlot/rules/core/text';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import type { Category } from '@fairlot/rules/lottery/category';
import { type Display, OWN_GAMES_FROM, type Timetable } from '@fairlot/rules/lottery/game';
import type { GameState, StateNote } from '@fairlot/rules/lottery/game-state';
import type { GameKind } from '@fairlot/rules/lottery/source';
import { siteDayStart } from '@fairlot/rules/lottery/site-day';
import { type Executor, transaction, type Tx } from '#platform/db';
import { readSaid, type Said, withSaid } from './store-holiday.ts';
import { type Author, inForce, insertVersion, type Limits, SITE } from './store-version.ts';

/** Games: the statements. */
export type Game = {
  readonly id: number;
  readonly code: string;
  /** What it is a game of; its code stands in `rules/lottery/categories.ts`. */
  readonly categoryId: number;
  readonly kind: GameKind;
  readonly state: GameState;
  readonly stateReason: string;
  /** Since when it is in its state, in milliseconds UTC. */
  readonly stateMs: number;
  readonly stateNote: StateNote | undefined;
  readonly beaconDeltaMs: number;
  readonly feedFreshHours: number;
  /** Minutes after its draw from which an issue without a number is late, and is given up. */
  readonly lateMinutes: number;
  readonly giveUpMinutes: number;
  /** The number of its newest version. */
  readonly version: number;
};

type GameRow = {
  id: number;
  code: string;
  category_id: number;
  kind: GameKind;
  state: number;
  state_reason: string;
  state_at: number;
  state_note: StateNote | null;
  beacon_delta_ms: number;
  feed_fresh_hours: number;
  late_minutes: number;
  give_up_minutes: number;
  version: number;
};

const toGame = (row: GameRow): Game => ({
  id: row.id,
  code: row.code,
  categoryId: row.category_id,
  kind: row.kind,
  state: row.state as GameState,
  stateReason: row.state_reason,
  stateMs: row.state_at,
  stateNote: row.state_note ?? undefined,
  beaconDeltaMs: row.beacon_delta_ms,
  feedFreshHours: row.feed_fresh_hours,
  lateMinutes: row.late_minutes,
  giveUpMinutes: row.give_up_minutes,
  version: row.version,
});

const COLUMNS =
  sql.raw(`g.id, g.code, g.category_id, g.kind, g.state, g.state_reason, g.state_at, g.state_note,
  g.beacon_delta_ms, g.feed_fresh_hours, g.late_minutes, g.give_up_minutes, g.version`);

export async function listGames(db: Executor): Promise<readonly Game[]> {
  const { rows } = await sql<GameRow>`SELECT ${COLUMNS} FROM game g ORDER BY g.id`.execute(db);
  return rows.map(toGame);
}

/** A game as it is at this moment: what its operators made of what its category brought. */
export type GameNow = Game & {
  /** With the names, the timetable and the place in lists that hold now. */
  readonly category: Category;
  readonly isHot: boolean;
  /** Undefined until the feature of the bets has said what it takes. */
  readonly limits: Limits | undefined;
};

type NowRow = GameRow & {
  names: Bilingual | null;
  timetable: Timetable | null;
  display: Display | null;
  limits: Limits | null;
};

function toGameNow(row: NowRow, said: Said): GameNow[] {
  const known = categoryOf(row.category_id);
  // A category that this program does not know: the game of a newer one.
  if (!known) return [];
  const category = withSaid(known, row, said);
  const { names, timetable, display, limits } = row;
  const now = {
    ...category,
    ...timetable,
    ...(names && { name: names }),
    ...(display && { sort: display.sort }),
  };
  const isHot = display?.isHot ?? false;
  return [{ ...toGame(row), category: now, isHot, limits: limits ?? undefined }];
}

/** Games as they are now; all of them, or one. */
export async function readGames(db: Executor, gameId?: number): Promise<readonly GameNow[]> {
  const now = sql`clock.now`;
  const { rows } = await sql<NowRow>`
    WITH clock AS MATERIALIZED (SELECT app_now() AS now)
    SELECT ${COLUMNS}, ${inForce('names', now)} AS names, ${inForce('timetable', now)} AS timetable,
      ${inForce('display', now)} AS display, ${inForce('limits', now)} AS limits
    FROM game g CROSS JOIN clock
    WHERE g.id = coalesce(${gameId ?? null}::smallint, g.id) ORDER BY g.id`.execute(db);
  const said = await readSaid(db);
  return rows.flatMap((row) => toGameNow(row, said));
}

export const readGame = async (db: Executor, gameId: number): Promise<GameNow | undefined> =>
  (await readGames(db, gameId))[0];

/** The category of a game as it draws on a day of the site. */
export async function categoryOn(
  db: Executor,
  { id, categoryId }: Pick<Game, 'id' | 'categoryId'>,
  day: string,
): Promise<Category | undefined> {
  const category = categoryOf(categoryId);
  if (!category) return undefined;
  const midnight = sql`from_ms(${siteDayStart(day) ?? 0})`;
  const { rows } = await sql<{ kind: GameKind; timetable: Timetable | null }>`
    SELECT g.kind, ${inForce('timetable', midnight)} AS timetable FROM game g WHERE g.id = ${id}`.execute(
    db,
  );
  const now = withSaid(category, { id, kind: rows[0]?.kind }, await readSaid(db));
  return { ...now, ...rows[0]?.timetable };
}

/** The key space of the advisory locks of timetables; the second key is the game. */
const TIMETABLE_LOCK_SPACE = 20_007;

/**
 * Whoever plans a day of a game and whoever changes its timetable wait for one another, so that no day is
 * planned by a timetable that another day was promised. Taken before the row of the game.
 */
export async function lockTimetable(tx: Tx, gameId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${TIMETABLE_LOCK_SPACE}, ${gameId})`.execute(tx);
}

/** The categories of games that operators added, which never change: each is read once. */
const known = new WeakMap<Executor, Map<number, Category>>();

/** What a game is a game of; undefined where there is no such game. */
export async function categoryOfGame(db: Executor, gameId: number): Promise<Category | undefined> {
  if (gameId < OWN_GAMES_FROM) return categoryOf(gameId);
  const here = known.get(db) ?? new Map<number, Category>();
  known.set(db, here);
  const before = here.get(gameId);
  if (before) return before;
  const { rows } = await sql<{ category_id: number }>`
    SELECT category_id FROM game WHERE id = ${gameId}`.execute(db);
  const category = rows[0] && categoryOf(rows[0].category_id);
  if (category) here.set(gameId, category);
  return category;
}

/** What a game begins as. */
type Begun = Pick<Game, 'categoryId' | 'kind' | 'state'> & { readonly reason: string };

/** Adds a game that is not there yet; false: it was. */
export async function insertGame(
  db: Executor,
  { id, code }: Pick<Category, 'id' | 'code'>,
  { categoryId, kind, state, reason }: Begun,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO game (id, category_id, code, kind, state, state_reason)
    VALUES (${id}, ${categoryId}, ${code}, ${kind}, ${state}, ${reason})
    ON CONFLICT (id) DO NOTHING RETURNING id`.execute(db);
  return rows.length > 0;
}

/** Changes who makes the numbers of a game; false: they were theirs. */
export async function updateKind(tx: Tx, gameId: number, kind: GameKind): Promise<boolean> {
  const { rows } = await sql`
    UPDATE game SET kind = ${kind} WHERE id = ${gameId} AND kind <> ${kind} RETURNING id`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether a feed has told a result of a game: what is drawn here has a mode. */
export async function hasFedDraws(tx: Tx, gameId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM issue WHERE game_id = ${gameId} AND winning_number IS NOT NULL AND mode IS NULL
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** The key space of the advisory lock of new games. */
const NEW_GAME_LOCK_SPACE = 20_008;

/** How many games there are and the highest number; whoever else adds one waits. */
export async function lockNewGames(
  tx: Tx,
): Promise<{ readonly count: number; readonly last: number }> {
  await sql`SELECT pg_advisory_xact_lock(${NEW_GAME_LOCK_SPACE}, 0)`.execute(tx);
  const { rows } = await sql<{ count: number; last: number }>`
    SELECT count(*)::int AS count, coalesce(max(id), 0) AS last FROM game`.execute(tx);
  return rows[0] ?? { count: 0, last: 0 };
}

/** The last day of a game that has a chain or an issue. */
export async function lastPlannedDay(tx: Tx, gameId: number): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    SELECT greatest((SELECT max(day) FROM draw_chain WHERE game_id = ${gameId}),
      (SELECT max(day) FROM issue WHERE game_id = ${gameId})) AS day`.execute(tx);
  return rows[0]?.day ?? undefined;
}

/** The state of a game and why it is in it; nobody changes it until the transaction ends. */
export async function lockSale(
  tx: Tx,
  gameId: number,
): Promise<{ state: GameState; reason: string; version: number } | undefined> {
  const { rows } = await sql<{ state: GameState; reason: string; version: number }>`
    SELECT state, state_reason AS reason, version FROM game WHERE id = ${gameId}
    FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

/** The states of games, in the order of all who lock several; nobody changes them until the transaction ends. */
export async function lockGames(
  tx: Tx,
  gameIds: readonly number[],
): Promise<readonly { readonly id: number; readonly reason: string }[]> {
  if (gameIds.length === 0) return [];
  const { rows } = await sql<{ id: number; reason: string }>`
    SELECT id, state_reason AS reason FROM game WHERE id = ANY(${gameIds}::int[])
    ORDER BY id FOR NO KEY UPDATE`.execute(tx);
  return rows;
}

/** Why a state changes, as its version tells it; what stops and goes on by itself is the site's. */
export type StateCause = {
  readonly author: Author;
  readonly reason: string;
  readonly seen?: number | undefined;
};

const noteOf = (note: StateNote | undefined) => sql`${note ? JSON.stringify(note) : null}::jsonb`;

/** Changes the state of a game that is in one of the states `from`; false: nothing changed. */
export const updateGameState = (
  db: Executor,
  gameId: number,
  to: { readonly state: GameState; readonly reason: string; readonly note?: StateNote | undefined },
  from: readonly GameState[],
  /** Planned: its version is there since it was planned. */
  cause: StateCause | 'planned' = { author: SITE, reason: to.reason },
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { rows } = await sql`
      UPDATE game SET state = ${to.state}, state_reason = ${to.reason}, state_at = app_now(),
        state_note = ${noteOf(to.note)}
      WHERE id = ${gameId} AND state = ANY(${from}::smallint[])
        AND (state, state_reason, state_note) IS DISTINCT FROM
          (${to.state}::smallint, ${to.reason}::text, ${noteOf(to.note)})
      RETURNING id`.execute(tx);
    if (rows.length === 0) return false;
    if (cause !== 'planned')
      await insertVersion(tx, { gameId, part: 'state', content: to, ...cause });
    return true;
  });

/** ONLINE again, for a game that is in its state for this very reason. */
export const restoreGameState = (db: Executor, gameId: number, reason: string): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { rows } = await sql`
      UPDATE game SET state = 0, state_reason = '', state_at = app_now(), state_note = NULL
      WHERE id = ${gameId} AND state <> 0 AND state_reason = ${reason} RETURNING id`.execute(tx);
    if (rows.length === 0) return false;
    const content = { state: 0, reason: '' };
    await insertVersion(tx, { gameId, part: 'state', content, author: SITE, reason });
    return true;
  });
