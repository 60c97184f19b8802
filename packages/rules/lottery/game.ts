import type { Bilingual } from '../core/text.ts';
import { categoryByCode } from './categories.ts';
import type { Category, Schedule } from './category.ts';
import { areSessions, mayMoveSessions } from './sessions.ts';

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
/** Characters of what players are told of a stopped game. */
export const LONGEST_MESSAGE = 200;
/** Places in the order of games. */
export const LAST_SORT = 9_999;

/** What is not seen, breaks the line, turns what stands beside it, or piles up beyond the line. */
const UNREADABLE = /[\p{C}\p{Zl}\p{Zp}\u2800]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|\p{M}{3}/u;
/** Something stands at both ends. */
const WHOLE = /^[^\p{Z}\p{M}](.*\P{Z})?$/u;

/** Whether a text of at most so many characters can be read on one line. */
export const isLine = (text: string, longest: number): boolean =>
  text.length <= longest && !UNREADABLE.test(text) && WHOLE.test(text);

/** Whether both names of a game can be read on one line. */
export const areGameNames = ({ zh, en }: Bilingual): boolean =>
  [zh, en].every((name) => isLine(name, LONGEST_NAME));

const DAY_SECONDS = 86_400;
/** An issue must be opened, sold, closed and drawn in its time. */
const SHORTEST_INTERVAL = 15;
/** Up to this interval the rest of a day that no issue fills is passed over. */
const LONGEST_REMAINDER = 600;
const SHORTEST_SALE = 10;
/** A round of the beacon comes between close and draw where an issue lasts as long as this. */
const BEACON_INTERVAL = 60;
const SHORTEST_LEAD = { withBeacon: 10, without: 3 };
const LONGEST_LEAD = 43_200;

export type TimetableFault = 'SCHEDULE' | 'LEAD';

const isSame = (a: Schedule, b: Schedule): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Whether the numbers of a day's issues fit the schedule, and the day is filled by it. A running number
 * counts all draws since its anchor: such schedules stay.
 */
function fits(category: Category, schedule: Schedule): boolean {
  const { serial, schedule: own } = category;
  if (schedule.kind === 'sessions' && own.kind === 'sessions' && mayMoveSessions(category)) {
    const isElseSame =
      schedule.mondayLateSeconds === own.mondayLateSeconds &&
      schedule.isSummerEarlier === own.isSummerEarlier;
    return isElseSame && 'digits' in serial && areSessions(schedule, serial.digits);
  }
  if (schedule.kind === 'daily' && own.kind === 'daily') {
    const { drawAtSeconds: at, weekdays } = schedule;
    const isOnItsDays = JSON.stringify(weekdays) === JSON.stringify(own.weekdays);
    return isOnItsDays && Number.isSafeInteger(at) && at > 0 && at < DAY_SECONDS;
  }
  if (schedule.kind !== 'allDay' || own.kind !== 'allDay' || !('digits' in serial)) {
    return isSame(schedule, own);
  }
  const { intervalSeconds: interval } = schedule;
  return (
    Number.isSafeInteger(interval) &&
    interval >= SHORTEST_INTERVAL &&
    (interval <= LONGEST_REMAINDER || DAY_SECONDS % interval === 0) &&
    DAY_SECONDS / interval < 10 ** serial.digits
  );
}

/** The shortest and the longest end of sale that a schedule leaves room for, in seconds. */
function leadsOf(schedule: Schedule): readonly [least: number, most: number] {
  switch (schedule.kind) {
    case 'instant':
      return [0, 0];
    case 'daily':
      return [SHORTEST_LEAD.withBeacon, Math.min(LONGEST_LEAD, schedule.drawAtSeconds)];
    case 'allDay':
    case 'sessions': {
      const interval =
        schedule.kind === 'allDay'
          ? schedule.intervalSeconds
          : Math.min(...schedule.sessions.map(({ everySeconds }) => everySeconds));
      const hasRoom = interval >= BEACON_INTERVAL;
      return [hasRoom ? SHORTEST_LEAD.withBeacon : SHORTEST_LEAD.without, interval - SHORTEST_SALE];
    }
  }
}

/**
 * Why a game of a category cannot draw by a timetable; undefined when it can. It draws once a day, in
 * windows or all day long, as its category does: the numbering of issues and the proof depend on it.
 */
export function timetableFault(
  category: Category,
  { schedule, closeLeadSeconds: lead }: Timetable,
): TimetableFault | undefined {
  if (!fits(category, schedule)) return 'SCHEDULE';
  const [least, most] = leadsOf(schedule);
  const isLead = Number.isSafeInteger(lead) && lead >= least && lead <= most;
  return isLead ? undefined : 'LEAD';
}
