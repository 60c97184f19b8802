// How long a line takes to answer: three probes of /healthz, and the middle one counts.
import { localNow } from '@fairlot/shell';

/** Undefined when no probe came back in time. */
export type Reading = { readonly medianMs: number | undefined };

const PROBES = 3;
/** A line that takes longer is no line. */
const TIMEOUT_MS = 5000;

/** The middle of the readings; of an even number the lower of the two in the middle. */
export function median(readings: readonly number[]): number | undefined {
  const sorted = readings.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

async function probe(url: string): Promise<number | undefined> {
  const sentAt = localNow();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${url}/healthz`, { cache: 'no-store', signal });
    await response.arrayBuffer();
    return response.ok ? localNow() - sentAt : undefined;
  } catch {
    return undefined;
  }
}

/** Measures one line, its probes one after the other so that they do not slow each other. */
export async function measureLine(url: string, ask = probe): Promise<Reading> {
  const readings: number[] = [];
  for (let i = 0; i < PROBES; i += 1) {
    const took = await ask(url.replace(/\/$/, ''));
    if (took !== undefined) readings.push(took);
  }
  return { medianMs: median(readings) };
}

/** The quickest line of those that answer. */
export function bestLine(readings: readonly (Reading | undefined)[]): number | undefined {
  const answered = readings.flatMap((reading, line) =>
    reading?.medianMs === undefined ? [] : [{ line, ms: reading.medianMs }],
  );
  return answered.toSorted((a, b) => a.ms - b.ms)[0]?.line;
}
