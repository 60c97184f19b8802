/**
 * The only file of the server that reads the clock of this process. Nothing about money, draws or
 * access is decided by it: those ask the database (`app_now()`).
 */

/** Milliseconds UTC by the clock of this machine: ids and logs. */
export const wallMs = (): number => Date.now();

/** Milliseconds that only grow: how long something took, when to poll again. */
export const monotonicMs = (): number => performance.now();

/** The time of a database text such as `2026-11-21 10:44:00.123456+00` in milliseconds UTC. */
export function parseTimestamp(text: string): number {
  if (text === 'infinity') return Infinity;
  if (text === '-infinity') return -Infinity;
  return Date.parse(`${text.slice(0, 10)}T${text.slice(11)}:00`);
}
