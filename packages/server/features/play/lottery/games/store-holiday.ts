import { sql } from 'kysely';
import { type DayRule, STATE_CALENDAR, withDays } from '@fairlot/rules/lottery/calendar';
import type { Category } from '@fairlot/rules/lottery/category';
import type { Executor, Tx } from '#platform/db';
import type { Author } from './store-version.ts';

/** What an operator said of a day; without a game it holds for all that keep the days off of the state. */
export type Holiday = {
  readonly day: string;
  readonly gameId: number | null;
  readonly rule: DayRule;
  readonly authorName: string;
  readonly reason: string;
  readonly madeMs: number;
};

type Row = {
  day: string;
  game_id: number | null;
  rule: DayRule;
  author_name: string;
  reason: string;
  made_at: number;
};

/** What holds of each day, or of each from one on, by game and for all, in the order of the days. */
export async function readHolidays(
  db: Executor,
  fromDay: string | null = null,
): Promise<readonly Holiday[]> {
  const { rows } = await sql<Row>`
    SELECT day, game_id, rule, author_name, reason, made_at FROM (
      SELECT DISTINCT ON (day, game_id) * FROM holiday
      WHERE day >= coalesce(${fromDay}::date, day) ORDER BY day, game_id, id DESC) newest
    WHERE rule IS NOT NULL ORDER BY day, game_id NULLS FIRST`.execute(db);
  return rows.map((row) => ({
    day: row.day,
    gameId: row.game_id,
    rule: row.rule,
    authorName: row.author_name,
    reason: row.reason,
    madeMs: row.made_at,
  }));
}

/** Whether a game keeps the days off of the state. */
export const keepsDaysOff = ({ calendar }: Pick<Category, 'calendar'>): boolean =>
  calendar === STATE_CALENDAR;

/** A category with what operators say of the days of one of its games. */
export function withHolidays(
  category: Category,
  gameId: number,
  holidays: readonly Holiday[],
): Category {
  const keeps = keepsDaysOff(category);
  const days = new Map<string, DayRule>();
  for (const { day, rule, gameId: of } of holidays) {
    // Those of all come first: what is said of a game alone goes before it.
    if (of === null ? keeps : of === gameId) days.set(day, rule);
  }
  const calendar = withDays(category.calendar, days);
  return calendar === category.calendar ? category : { ...category, ...(calendar && { calendar }) };
}

export type NewHoliday = {
  readonly gameId: number | null;
  readonly day: string;
  /** Null takes back what was said of it. */
  readonly rule: DayRule | null;
};

export async function insertHolidays(
  tx: Tx,
  days: readonly NewHoliday[],
  { author, reason }: { readonly author: Author; readonly reason: string },
): Promise<void> {
  await sql`
    INSERT INTO holiday (game_id, day, rule, author, author_name, reason)
    SELECT d.game, d.day, d.rule, ${author.id}, ${author.name}, ${reason}
    FROM unnest(${days.map(({ gameId }) => gameId)}::smallint[], ${days.map(({ day }) => day)}::date[],
      ${days.map(({ rule }) => rule)}::text[]) AS d(game, day, rule)`.execute(tx);
}
