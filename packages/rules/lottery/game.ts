import type { Bilingual } from '../core/text.ts';
import { categoryByCode } from './categories.ts';
import type { Category, Schedule } from './category.ts';

/** Games that come with a category have its number; those that operators add count from here. */
export const OWN_GAMES_FROM = 1_001;

/** The code of a game that operators added; no category's code has a hyphen. */
export const addedGameCode = ({ code }: Pick<Category, 'code'>, id: number): string =>
  `${code}-${id}`;

/** The category of a game by the code of the game, which proofs are made with. */
export const categoryOfCode = (code: string): Category | undefined =>
  categoryByCode(code.replace(/-\d+$/, ''));

/** Games of a site: what players ask for at once. */
export const MOST_GAMES = 200;

/** When a game draws, and how long before each draw its sale ends. */
export type Timetable = Pick<Category, 'schedule' | 'closeLeadSeconds'>;

/** Where a game stands in lists, and whether it is marked as hot. */
export type Display = { readonly sort: number; readonly isHot: boolean };

/** Characters of a name of a game. */
export const LONGEST_NAME = 40;
/** Places in the order of games. */
export const LAST_SORT = 9_999;

/** What is not seen, breaks the line, turns what stands beside it, or piles up beyond the line. */
const UNREADABLE = /[\p{C}\p{Zl}\p{Zp}\u2800]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|\p{M}{3}/u;
/** Something stands at both ends. */
const WHOLE = /^[^\p{Z}\p{M}](.*\P{Z})?$/u;

/** Whether both names of a game can be read on one line. */
export const areGameNames = ({ zh, en }: Bilingual): boolean =>
  [zh, en].every(
    (name) => name.length <= LONGEST_NAME && !UNREADABLE.test(name) && WHOLE.test(name),
  );

const DAY_SECONDS = 86_400;
/** An issue must be opened, sold, closed and drawn in its time. */
const SHORTEST_INTERVAL = 30;
const SHORTEST_LEAD = 5;
const SHORTEST_SALE = 10;
const LONGEST_LEAD = 43_200;

export type TimetableFault = 'SCHEDULE' | 'LEAD';

/** Whether the numbers of a day's issues fit the schedule, and the day is filled by it. */
function fits({ serial, schedule: own }: Category, schedule: Schedule): boolean {
  if (schedule.kind !== own.kind) return false;
  if (schedule.kind === 'daily') {
    const { drawAtSeconds: at } = schedule;
    return Number.isSafeInteger(at) && at > 0 && at < DAY_SECONDS;
  }
  const { intervalSeconds: interval } = schedule;
  return (
    Number.isSafeInteger(interval) &&
    interval >= SHORTEST_INTERVAL &&
    DAY_SECONDS % interval === 0 &&
    DAY_SECONDS / interval < 10 ** serial.digits
  );
}

/**
 * Why a game of a category cannot draw by a timetable; undefined when it can. It draws once a day or all
 * day long, as its category does: the numbering of issues and the proof depend on it.
 */
export function timetableFault(
  category: Category,
  { schedule, closeLeadSeconds: lead }: Timetable,
): TimetableFault | undefined {
  if (!fits(category, schedule)) return 'SCHEDULE';
  const most =
    schedule.kind === 'daily'
      ? Math.min(LONGEST_LEAD, schedule.drawAtSeconds)
      : schedule.intervalSeconds - SHORTEST_SALE;
  const isLead = Number.isSafeInteger(lead) && lead >= SHORTEST_LEAD && lead <= most;
  return isLead ? undefined : 'LEAD';
}
