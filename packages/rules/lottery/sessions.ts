import { type Category, drawsOf, type Schedule, type Session } from './category.ts';

/** Windows of a day. */
export const MOST_SESSIONS = 6;
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
/** An issue must be opened, sold, closed and drawn in its time. */
const SHORTEST_STEP = 15;

type Windowed = Extract<Schedule, { kind: 'sessions' }>;

/**
 * Whether the windows of games of a category may be changed: where issues are counted anew each day. A running number
 * goes on from the newest result by the times of its day, and what is read off another game has its times.
 */
export const mayMoveSessions = ({
  schedule,
  serial,
  source,
}: Pick<Category, 'schedule' | 'serial' | 'source'>): boolean =>
  schedule.kind === 'sessions' &&
  (serial.kind === 'dayNumber' || serial.kind === 'shortDayNumber') &&
  source.kind !== 'parent';

/** Whether a window draws at least once, its step long enough for an issue; all of it in whole seconds. */
const isWindow = ({ fromSeconds, toSeconds, everySeconds }: Session): boolean =>
  [fromSeconds, toSeconds, everySeconds].every(Number.isSafeInteger) &&
  fromSeconds > 0 &&
  toSeconds >= fromSeconds &&
  everySeconds >= SHORTEST_STEP &&
  everySeconds <= DAY_SECONDS;

/**
 * Whether a day can draw in windows: one behind the other with time for an issue between, the first of them begun on its day
 * and the last one over before the next day begins to draw, and no more draws than its numbers have places.
 */
export function areSessions(
  { sessions, mondayLateSeconds = 0, isSummerEarlier }: Windowed,
  digits: number,
): boolean {
  const [first] = sessions;
  const last = sessions.at(-1);
  if (!first || !last || sessions.length > MOST_SESSIONS || !sessions.every(isWindow)) return false;
  const areApart = sessions.every(
    ({ fromSeconds }, i) =>
      i === 0 || fromSeconds - (sessions[i - 1]?.toSeconds ?? 0) >= SHORTEST_STEP,
  );
  const endsAt = DAY_SECONDS + first.fromSeconds - (isSummerEarlier ? HOUR_SECONDS : 0);
  const draws = sessions.reduce((sum, session) => sum + drawsOf(session), 0);
  return (
    areApart &&
    first.fromSeconds < DAY_SECONDS &&
    first.fromSeconds + mondayLateSeconds <= first.toSeconds &&
    last.toSeconds < endsAt &&
    draws < 10 ** digits
  );
}
