/** A moment with its zone: of one without nobody knows which is meant. */
const TIME = /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** Whether the calendar has the day: read by itself, the 30th of February is the 2nd of March. */
function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** A moment as it is typed at a command (ISO 8601 with its zone), milliseconds UTC; undefined: it is none. */
export function momentOf(text: string): number | undefined {
  const day = TIME.exec(text)?.[1];
  if (day === undefined || !isDay(day)) return undefined;
  const ms = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(ms) ? undefined : ms;
}
