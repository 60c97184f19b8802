import { siteTimeOf } from '@fairlot/rules/lottery/site-day';
import { monotonicMs } from '#platform/clock';
import { readLimitedText } from '#platform/read-limited-text';
import type { OfficialDraw } from './feed-draw.ts';

/** One result as a source of feeds tells it; text as it came, read by whoever takes it. */
export type ToldDraw = {
  readonly issue: string;
  readonly date: string;
  readonly number: string;
};

/** A draw in the words of all sources: its date with its time at the site. */
export const toldAs = ({ serialNumber, number, drawMs }: OfficialDraw): ToldDraw => ({
  issue: String(serialNumber),
  date: siteTimeOf(drawMs),
  number: number.replaceAll(',', ' '),
});

const TIMEOUT_MS = 3_000;
const MOST_BYTES = 1 << 20;
const MOST_DRAWS = 2_000;
const LONGEST = 200;

/**
 * Asks one source for the results that it knows: `{"draws":[{"issue","date","number"}]}`. A source that is
 * slow, gone, wordy or odd tells nothing; a draw that is odd is left out, and the others stand.
 */
export async function askSource(address: string): Promise<readonly ToldDraw[] | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { signal, redirect: 'error' });
    const text = response.ok ? await readLimitedText(response, MOST_BYTES) : undefined;
    return text === undefined ? undefined : toldIn(JSON.parse(text));
  } catch {
    // A third party: whatever it does is no answer.
    return undefined;
  }
}

/** What a source answered, and how long that took in milliseconds. */
export type Answer = {
  readonly draws: readonly ToldDraw[] | undefined;
  readonly latencyMs: number;
};

export async function askTimed(address: string): Promise<Answer> {
  const from = monotonicMs();
  const draws = await askSource(address);
  return { draws, latencyMs: Math.round(monotonicMs() - from) };
}

function toldIn(answer: unknown): readonly ToldDraw[] | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const draws: unknown = Reflect.get(answer, 'draws');
  if (!Array.isArray(draws) || draws.length > MOST_DRAWS) return undefined;
  return draws.flatMap((draw: unknown) => {
    const read = (name: string): string | undefined => {
      const value: unknown =
        typeof draw === 'object' && draw !== null ? Reflect.get(draw, name) : 0;
      return typeof value === 'string' && value.length <= LONGEST ? value.trim() : undefined;
    };
    const [issue, date, number] = [read('issue'), read('date'), read('number')];
    if (!issue || !date || !number) return [];
    return [{ issue, date, number: number.replaceAll(/[\s,]+/g, ' ') }];
  });
}
