import { readFileSync } from 'node:fs';

/** Clock ticks per second of /proc: the same on every Linux that Node runs on. */
const TICKS = 100;

/**
 * CPU seconds of this process and of all its descendants that have ended: PostgreSQL, Chromium and killed servers are
 * waited for by what started them. Returns undefined where there is no /proc.
 */
export function cpuSeconds() {
  let stat;
  try {
    stat = readFileSync('/proc/self/stat', 'utf8');
  } catch {
    return undefined;
  }
  // After the name, which may hold anything: utime, stime, cutime and cstime are the fields 14 to 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return ticks / TICKS;
}

export const inMinutes = (seconds) => (seconds / 60).toFixed(1);

/** The line that says what a run cost. */
export function costLine(ring, wallSeconds, cpu) {
  const used =
    cpu === undefined ? 'CPU is not measured on this system' : `${inMinutes(cpu)} CPU minutes`;
  return `ring ${ring}: ${used}, ${inMinutes(wallSeconds)} minutes of wall time`;
}
