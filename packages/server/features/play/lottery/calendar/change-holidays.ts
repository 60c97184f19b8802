import * as z from 'zod/mini';
import { type DayRule, DAY_RULES, isUnconfirmed } from '@fairlot/rules/lottery/calendar';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { drawCount } from '@fairlot/rules/lottery/draw-times';
import { parentOf } from '@fairlot/rules/lottery/parents';
import { addDays, siteDayOf } from '@fairlot/rules/lottery/site-day';
import { type Db, transaction, tryOut, type Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import {
  type ProposalRejection,
  type Person,
  propose,
  type ProposalRow,
} from '../../../staff/operator/proposals/index.ts';
import { keepsStateDays } from './unconfirmed.ts';
import { realign, type Realigned } from './realign.ts';
import { type GameNow, lockTimetable, readGame, readGames } from '../games/store-game.ts';
import { insertHolidays, insertYear, readSaid, type SaidBy } from '../games/store-holiday.ts';
import { readNow } from '../issues/store.ts';
import type { Author } from '../games/store-version.ts';
import { publishGameChange } from '../games/publish-game-change.ts';

/**
 * The days on which games rest, or do not, as operators say: of one game, or of all that keep the days off
 * of the state. It takes two operators, for days to come. What is made already for them is made anew.
 */
const PERMISSION = 'lottery.calendar.change';
const LONGEST_AHEAD_DAYS = 366;

const Content = z.object({
  gameId: z.nullable(z.int()),
  days: z.array(z.object({ day: z.string(), rule: z.nullable(z.enum(DAY_RULES)) })),
  year: z.optional(z.int()),
  // Older proposals have no source.
  source: z._default(z.string(), ''),
});
export type HolidayChange = {
  readonly gameId: number | null;
  readonly days: readonly { readonly day: string; readonly rule: DayRule | null }[];
  /** These are all days off of the state in that year, as they are published. */
  readonly year?: number | undefined;
  /** Where they are published. */
  readonly source: string;
};

type Fault = 'NO_SUCH_GAME' | 'NO_CHANGE' | 'NOT_IN_TIME' | 'BAD_DAY' | 'DAY_IS_SOLD';
export type HolidayRefusal = {
  readonly code: Fault;
  readonly params?: Readonly<Record<string, string>>;
};
export type Aligned = { readonly game: GameNow; readonly days: readonly Realigned[] };
type Done = {
  readonly before: Pick<HolidayChange, 'gameId' | 'days'>;
  readonly aligned: readonly Aligned[];
};

/** The games that a change is about, with those that are read off them. */
export function gamesOf(games: readonly GameNow[], gameId: number | null): readonly GameNow[] {
  if (gameId === null) return games.filter(keepsStateDays);
  const game = games.find(({ id }) => id === gameId);
  if (!game || game.category.schedule.kind === 'instant') return [];
  const isChild = ({ category }: GameNow) =>
    parentOf(category.id)?.id === game.id && category.id !== game.id;
  return games.filter((each) => each.id === gameId || isChild(each));
}

/** Faults of a day change that need no look at the database. */
function faultOf({ gameId, days, year }: HolidayChange, today: string): Fault | undefined {
  const isInTime = (day: string) => day > today && day <= addDays(today, LONGEST_AHEAD_DAYS);
  if (!days.every(({ day }) => isInTime(day))) return 'NOT_IN_TIME';
  if (year !== undefined && (`${year}-12-31` <= today || !isInTime(firstOf(year, today)))) {
    return 'NOT_IN_TIME';
  }
  const isTwice = new Set(days.map(({ day }) => day)).size < days.length;
  const isForAll = gameId === null && days.some(({ rule }) => rule === 'extra');
  const isOfGame = gameId !== null && year !== undefined;
  const isEmpty = days.length === 0 && year === undefined;
  return isEmpty || isTwice || isForAll || isOfGame ? 'BAD_DAY' : undefined;
}

/** The first day of a year that is to come. */
const firstOf = (year: number, today: string): string => {
  const [first, tomorrow] = [`${year}-01-01`, addDays(today, 1)];
  return first > tomorrow ? first : tomorrow;
};

/** Carries out a change of days, or tells why not. */
export async function applyHolidays(
  tx: Tx,
  change: HolidayChange,
  by: Omit<SaidBy, 'source'>,
): Promise<Result<Done, HolidayRefusal>> {
  const { gameId, days, year, source } = change;
  const games = gamesOf(await readGames(tx), gameId);
  if (games.length === 0) return refused({ code: 'NO_SUCH_GAME' });
  const today = siteDayOf(await readNow(tx));
  const fault = faultOf(change, today);
  if (fault) return refused({ code: fault });
  for (const { id } of games) await lockTimetable(tx, id);
  const { holidays } = await readSaid(tx);
  const before = days.map(({ day }) => {
    const now = holidays.find((each) => each.day === day && each.gameId === gameId);
    return { day, rule: now?.rule ?? null };
  });
  const isOther = days.some(({ rule }, i) => rule !== before[i]?.rule);
  const isNew =
    year !== undefined && isUnknown(games, year) && (await insertYear(tx, year, { ...by, source }));
  if (!isOther && !isNew) return refused({ code: 'NO_CHANGE' });
  const rows = days.map(({ day, rule }) => ({ gameId, day, rule }));
  await insertHolidays(tx, rows, { ...by, source });
  const touched = [...days.map(({ day }) => day), ...(isNew ? [firstOf(year, today)] : [])];
  const first = touched.toSorted()[0] ?? today;
  const aligned: Aligned[] = [];
  for (const game of games) {
    const done = await realign(tx, game, first);
    if ('sold' in done) {
      const { serialNumber, day } = done.sold;
      const params = { game: game.category.name.zh, issue: String(serialNumber), day };
      return refused({ code: 'DAY_IS_SOLD', params });
    }
    if (done.days.length > 0) await publishGameChange(tx, game.id);
    aligned.push({ game, days: done.days });
  }
  return ok({ before: { gameId, days: before }, aligned });
}

const isUnknown = (games: readonly GameNow[], year: number): boolean =>
  games.some(({ category: { calendar } }) => calendar && isUnconfirmed(calendar, `${year}-12-31`));

const NOBODY: Author = { id: 'site', name: '' };

export type HolidayPreview = {
  readonly gameId: number;
  readonly days: readonly {
    readonly day: string;
    /** Draws of the day as it is, and as it would be. */
    readonly before: number;
    readonly after: number;
  }[];
  /** Issues that are made already: taken back, and made in their place. */
  readonly takenBack: number;
  readonly made: number;
};

const sum = (days: readonly Realigned[], field: 'takenBack' | 'made'): number =>
  days.reduce((total, day) => total + day[field], 0);

/** What a change would make of each game: it is made, looked at and taken back. */
export const previewHolidays = (
  db: Db,
  change: HolidayChange,
): Promise<Result<readonly HolidayPreview[], HolidayRefusal>> =>
  transaction(db, async (tx) => {
    const before = new Map((await readGames(tx)).map((game) => [game.id, game] as const));
    return tryOut(tx, async () => {
      const done = await applyHolidays(tx, change, { author: NOBODY, reason: 'a preview' });
      if (!done.ok) return done;
      const after = new Map((await readGames(tx)).map((game) => [game.id, game] as const));
      const drawsOf = (games: ReadonlyMap<number, GameNow>, id: number, day: string) => {
        const game = games.get(id);
        return game ? drawCount(game.category, day) : 0;
      };
      const rows = done.value.aligned.map(({ game: { id }, days }) => ({
        gameId: id,
        days: change.days.map(({ day }) => ({
          day,
          before: drawsOf(before, id, day),
          after: drawsOf(after, id, day),
        })),
        takenBack: sum(days, 'takenBack'),
        made: sum(days, 'made'),
      }));
      return ok(rows);
    });
  });

const targetOf = (gameId: number | null): string =>
  gameId === null ? 'calendar' : `calendar of game ${gameId}`;

/** Asks a second operator for it; what it would make is tried first. */
export const proposeHolidays = (
  db: Db,
  maker: Person,
  change: HolidayChange,
  reason: string,
): Promise<Result<ProposalRow, HolidayRefusal | ProposalRejection>> =>
  propose<HolidayRefusal>(
    db,
    maker,
    { permission: PERMISSION, target: targetOf(change.gameId), reason },
    (tx) =>
      tryOut(tx, async () => {
        const done = await applyHolidays(tx, change, { author: NOBODY, reason });
        if (!done.ok) return done;
        const game = change.gameId === null ? undefined : await readGame(tx, change.gameId);
        const about = game && { game: game.category.name };
        return ok({ before: done.value.before, content: change, ...(about && { about }) });
      }),
  );

export const changeHolidays: TwoPersonAct = {
  permission: PERMISSION,
  change: async (tx, content, { maker, reason }) => {
    const change = Content.parse(content);
    const author = { id: `operator:${maker.operatorId}`, name: maker.name };
    const done = await applyHolidays(tx, change, { author, reason });
    if (!done.ok) return undefined;
    return { before: done.value.before, after: change };
  },
};
