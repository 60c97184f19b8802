import { sql } from 'kysely';
import {
  type DayRule,
  type HolidayCalendar,
  LISTED_CALENDAR,
  STATE_CALENDAR,
  withDays,
  withYears,
} from '@fairlot/rules/lottery/calendar';
import type { Category } from '@fairlot/rules/lottery/category';
import type { GameKind } from '@fairlot/rules/lottery/source';
import { addDays, siteDayOf } from '@fairlot/rules/lottery/site-day';
import type { Executor, Tx } from '#platform/db';
import type { Author } from './store-version.ts';

/** What an operator said of a day; without a game it holds for all that keep the days off of the state. */
export type Holiday = {
  readonly day: string;
  readonly gameId: number | null;
  readonly rule: DayRule;
  /** Where it is published. */
  readonly source: string;
  readonly authorName: string;
  readonly reason: string;
  readonly madeMs: number;
};

/** A year whose rests of the state operators confirmed. */
export type ConfirmedYear = Pick<Holiday, 'source' | 'authorName' | 'reason' | 'madeMs'> & {
  readonly year: number;
};

/** Day changes and confirmed years by operators. */
export type Said = {
  readonly holidays: readonly Holiday[];
  readonly years: readonly ConfirmedYear[];
};

type Row = {
  year: number | null;
  day: string;
  game_id: number | null;
  rule: DayRule;
  source: string;
  author_name: string;
  reason: string;
  made_at: number;
};

/**
 * What holds of each day, or of each from one on, by game and for all, in the order of the days; and of all years.
 */
export async function readSaid(db: Executor, fromDay: string | null = null): Promise<Said> {
  const { rows } = await sql<Row>`
    SELECT NULL AS year, day, game_id, rule, source, author_name, reason, made_at FROM (
      SELECT DISTINCT ON (day, game_id) * FROM holiday
      WHERE day >= coalesce(${fromDay}::date, day) ORDER BY day, game_id, id DESC) newest
    WHERE rule IS NOT NULL
    UNION ALL
    SELECT year, make_date(year, 1, 1), NULL, NULL, source, author_name, reason, made_at FROM calendar_year
    ORDER BY day, game_id NULLS FIRST`.execute(db);
  const holidays: Holiday[] = [];
  const years: ConfirmedYear[] = [];
  for (const { year, day, game_id: gameId, rule, ...row } of rows) {
    const { source, author_name: authorName, reason, made_at: madeMs } = row;
    const said = { source, authorName, reason, madeMs };
    if (year === null) holidays.push({ day, gameId, rule, ...said });
    else years.push({ year, ...said });
  }
  return { holidays, years };
}

/** Whether a game keeps the days off of the state. */
export const keepsDaysOff = ({ calendar }: Pick<Category, 'calendar'>): boolean =>
  calendar === STATE_CALENDAR;

/** Whether the days on which a game draws are published one by one. */
export const isListed = ({ calendar }: Pick<Category, 'calendar'>): boolean =>
  calendar === LISTED_CALENDAR;

/** A confirmation applies from the next day, so that drawn issues keep their numbers. */
const heldFrom = ({ year, madeMs }: ConfirmedYear): string => {
  const [first, next] = [`${year}-01-01`, addDays(siteDayOf(madeMs), 1)];
  return next > first ? next : first;
};

/** It neither rests nor draws beside its weekdays. */
const NO_CALENDAR: HolidayCalendar = { rests: [], extra: [] };

type Asked = { readonly id: number; readonly kind: GameKind | undefined };

/**
 * Returns a category with the day changes of one of its games. A listed game that the site draws itself draws on every
 * proposed day.
 */
export function withSaid(category: Category, { id, kind }: Asked, said: Said): Category {
  const keeps = keepsDaysOff(category);
  const days = new Map<string, DayRule>();
  for (const { day, rule, gameId } of said.holidays) {
    // Those of all come first: what is said of a game alone goes before it.
    if (gameId === null ? keeps : gameId === id) days.set(day, rule);
  }
  const own = isListed(category) && kind === 'platform' ? undefined : category.calendar;
  const years = new Map(said.years.map((each) => [each.year, heldFrom(each)]));
  const calendar = withDays(own && withYears(own, years), days);
  if (calendar === category.calendar) return category;
  return { ...category, calendar: calendar ?? NO_CALENDAR };
}

export type NewHoliday = {
  readonly gameId: number | null;
  readonly day: string;
  /** Null takes back what was said of it. */
  readonly rule: DayRule | null;
};

/** Author, reason and source. */
export type SaidBy = {
  readonly author: Author;
  readonly reason: string;
  readonly source: string;
};

/** Confirms the rests of a year; false: they are. */
export async function insertYear(
  tx: Tx,
  year: number,
  { author, reason, source }: SaidBy,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO calendar_year (year, source, author, author_name, reason)
    VALUES (${year}, ${source}, ${author.id}, ${author.name}, ${reason})
    ON CONFLICT DO NOTHING RETURNING year`.execute(tx);
  return rows.length > 0;
}

export async function insertHolidays(
  tx: Tx,
  days: readonly NewHoliday[],
  { author, reason, source }: SaidBy,
): Promise<void> {
  await sql`
    INSERT INTO holiday (game_id, day, rule, source, author, author_name, reason)
    SELECT d.game, d.day, d.rule, ${source}, ${author.id}, ${author.name}, ${reason}
    FROM unnest(${days.map(({ gameId }) => gameId)}::smallint[], ${days.map(({ day }) => day)}::date[],
      ${days.map(({ rule }) => rule)}::text[]) AS d(game, day, rule)`.execute(tx);
}
