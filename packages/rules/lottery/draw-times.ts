import { drawsOn, withDays } from './calendar.ts';
import { type Category, drawsOf, type Schedule, type Session } from './category.ts';
import { addDays, isNorthAmericanSummer, weekdayOf } from './site-day.ts';

/** What tells when a game draws. */
export type Timed = Pick<Category, 'schedule' | 'calendar'>;

/** The draws of a window, in seconds from the midnight of its opening day. */
export type Window = { readonly everySeconds: number; readonly draws: readonly number[] };

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
const MONDAY = 1;

function sessionsOn(schedule: Schedule, day: string): readonly Session[] {
  switch (schedule.kind) {
    case 'allDay': {
      const everySeconds = schedule.intervalSeconds;
      return [{ fromSeconds: everySeconds, toSeconds: DAY_SECONDS, everySeconds }];
    }
    case 'sessions': {
      const { sessions, mondayLateSeconds: late } = schedule;
      if (late === undefined || weekdayOf(day) !== MONDAY) return sessions;
      const [first, ...others] = sessions;
      return first ? [{ ...first, fromSeconds: first.fromSeconds + late }, ...others] : [];
    }
    case 'daily':
    case 'instant':
      return [];
  }
}

/** Whether a game draws on a day at all. */
export const hasDraws = ({ schedule, calendar }: Timed, day: string): boolean =>
  schedule.kind !== 'instant' &&
  drawsOn(calendar, schedule.kind === 'daily' ? schedule.weekdays : undefined, day);

/** Returns the game with a draw on a given day, because a result proves it, whatever its calendar says. */
export const drawingOn = <T extends Timed>(timed: T, day: string): T => {
  if (hasDraws(timed, day)) return timed;
  const calendar = withDays(timed.calendar, new Map([[day, 'extra']]));
  return { ...timed, ...(calendar && { calendar }) };
};

/** The windows of a day of a game that draws in some; a window has at least one draw. */
export function windowsOf(timed: Timed, day: string): readonly Window[] {
  if (!hasDraws(timed, day)) return [];
  const { schedule } = timed;
  const earlier = earlierOn(schedule, day);
  return sessionsOn(schedule, day).map((session) => {
    const { fromSeconds, everySeconds } = session;
    const draws = Array.from(
      { length: drawsOf(session) },
      (_, k) => fromSeconds + k * everySeconds - earlier,
    );
    return { everySeconds, draws };
  });
}

const earlierOn = (schedule: Schedule, day: string): number =>
  schedule.kind === 'sessions' && schedule.isSummerEarlier && isNorthAmericanSummer(day)
    ? HOUR_SECONDS
    : 0;

/** Draws of a day, counted without naming them. */
export function drawCount(timed: Timed, day: string): number {
  if (!hasDraws(timed, day)) return 0;
  if (timed.schedule.kind === 'daily') return 1;
  return sessionsOn(timed.schedule, day).reduce((sum, session) => sum + drawsOf(session), 0);
}

/** Draws from a day on, before another; negative where that one is earlier. */
export function drawsBetween(timed: Timed, from: string, before: string): number {
  if (before < from) return -drawsBetween(timed, before, from);
  let sum = 0;
  for (let day = from; day < before; day = addDays(day, 1)) sum += drawCount(timed, day);
  return sum;
}
