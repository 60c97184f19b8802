import { timeOfDayMs, type DayWindow } from './day-window.ts';

const WINDOW = /^(\d\d:\d\d(?::\d\d)?)\s*[-–]\s*(\d\d:\d\d(?::\d\d)?)$/;
const whole = (time: string): string => (time.length === 5 ? `${time}:00` : time);

/** Windows as they are typed, `19:50-20:30, 23:30-00:30`; undefined where one of them is none. */
export function readWindows(typed: string): DayWindow[] | undefined {
  const parts = typed
    .split(/[,，;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const windows = parts.map((part) => {
    const [, start = '', end = ''] = WINDOW.exec(part) ?? [];
    return { Start: whole(start), End: whole(end) };
  });
  const areTimes = windows.every(
    ({ Start, End }) => timeOfDayMs(Start) !== undefined && timeOfDayMs(End) !== undefined,
  );
  return areTimes && windows.length > 0 ? windows : undefined;
}

const short = (time: string): string => (time.endsWith(':00') ? time.slice(0, 5) : time);

/** The same as it is read. */
export const windowsText = (windows: readonly DayWindow[]): string =>
  windows.map(({ Start, End }) => `${short(Start)}-${short(End)}`).join(', ');
