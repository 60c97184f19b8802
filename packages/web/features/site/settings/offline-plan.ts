/** The end of the maintenance from the address; undefined when it is no time of this century. */
export function endTimeOf(text: string | undefined): number | undefined {
  // A text without a year is refused: `Date.parse` reads `-5` as May 2001.
  if (!text || !/^(?:\d+$|\d{4}\D)/.test(text)) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  return value > 946_684_800_000 && value < 4_102_444_800_000 ? value : undefined;
}

/** The page tries again this often, a little off for each visitor. */
const RETRY_MS = 30_000;
const SPREAD_MS = 10_000;

/** Milliseconds to the next try: at the announced end if it is near, else the usual turn. */
export function nextTryMs(endAt: number | undefined, nowMs: number, spread: number): number {
  const usual = RETRY_MS + Math.round(spread * SPREAD_MS);
  const left = endAt === undefined ? Infinity : endAt - nowMs;
  return left > 0 && left < usual ? left + Math.round(spread * 1000) : usual;
}

const SITE_OFFSET_MIN = 8 * 60;
const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-21 14:05` by the clock of this device; undefined where it is that of the site. */
export function momentHere(timeMs: number): string | undefined {
  const at = new Date(timeMs);
  if (at.getTimezoneOffset() === -SITE_OFFSET_MIN) return undefined;
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
