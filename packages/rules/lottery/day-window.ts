// Windows of the day in which something is shown: times of day at the site, `19:50:00` (spec section 3).
import { siteTimeOf } from './site-day.ts';

/** From `Start` on, until `End` and not with it; one that does not end after its start runs over midnight. */
export type DayWindow = { readonly Start: string; readonly End: string };

const DAY_MS = 86_400_000;

/** A time of day as milliseconds since midnight; undefined for what is none. */
export function timeOfDayMs(time: string): number | undefined {
  const [, hours, minutes, seconds] = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) return undefined;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** What is left from one moment of a day to the next time that it is the other. */
const ahead = (fromMs: number, toMs: number): number => (toMs - fromMs + DAY_MS) % DAY_MS;

/** A window as it lies in time, in milliseconds UTC. */
export type OpenWindow = { readonly startMs: number; readonly endMs: number };

/** A window while it is open; undefined while it is not. One without length never is. */
export function openWindow({ Start, End }: DayWindow, nowMs: number): OpenWindow | undefined {
  const [start, end] = [timeOfDayMs(Start), timeOfDayMs(End)];
  const second = timeOfDayMs(siteTimeOf(nowMs).slice(11));
  if (start === undefined || end === undefined || second === undefined) return undefined;
  const now = second + (((nowMs % 1000) + 1000) % 1000);
  const [length, since] = [ahead(start, end), ahead(start, now)];
  if (since >= length) return undefined;
  return { startMs: nowMs - since, endMs: nowMs - since + length };
}

/** Whether windows have a length each, and no two share a moment or touch each other. */
export function areApart(windows: readonly DayWindow[]): boolean {
  const spans = windows.map(({ Start, End }) => [timeOfDayMs(Start), timeOfDayMs(End)] as const);
  return spans.every(([start, end], i) => {
    if (start === undefined || end === undefined || start === end) return false;
    return spans.every(
      ([other, otherEnd], j) =>
        i === j ||
        (other !== undefined &&
          otherEnd !== undefined &&
          ahead(start, other) > ahead(start, end) &&
          ahead(other, start) > ahead(other, otherEnd)),
    );
  });
}
