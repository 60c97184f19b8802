import { ok } from '@fairlot/rules/core/result';
import { safeParse, type Output } from '@fairlot/wire/core';
import { settingsHttp } from '@fairlot/wire/site/settings';
import { callKey, keptStore, localNow, queries } from '@fairlot/shell';

type SpeedTest = Output<typeof settingsHttp.getSpeedTest>;
type Kept = { readonly at: number; readonly value: SpeedTest };

/** Configuration and lines are cached for an hour (spec section 7). */
export const HOUR_MS = 3_600_000;
const MOST_CHARACTERS = 20_000;

function read(json: unknown): Kept | undefined {
  const { at, value } = Object(json) as Partial<Record<keyof Kept, unknown>>;
  const known = safeParse(settingsHttp.getSpeedTest.output, value);
  return known.success && typeof at === 'number' ? { at, value: known.data } : undefined;
}

const kept = keptStore<Kept | null>('lines', null, {
  clearedAtLogout: true,
  most: MOST_CHARACTERS,
  form: { read: (json) => read(json), write: (value) => value },
});

const KEY = callKey(settingsHttp.getSpeedTest, {});

/** What was heard within the hour; where the clock of the device went back, it is asked for again. */
function fresh(): Kept | undefined {
  const { at, value } = kept.get() ?? { at: Infinity };
  const age = localNow() - at;
  return value && age >= 0 && age < HOUR_MS ? { at, value } : undefined;
}

/** Makes what the device has kept the answer to the call: a reload asks nobody. */
export function recallLines(): void {
  const found = fresh();
  if (!found || queries.getQueryData(KEY)) return;
  queries.setQueryData(KEY, ok(found.value), { updatedAt: found.at });
}

/** Keeps an answer, and when it came. */
export const keepLines = (value: SpeedTest, at: number): void => kept.set({ at, value });

/** A push of the hub renews what is known; where nothing is, whoever needs it asks. */
export function renewLines(part: Partial<SpeedTest>): void {
  const found = fresh();
  if (!found) return;
  const value = { ...found.value, ...part };
  keepLines(value, localNow());
  queries.setQueryData(KEY, ok(value));
}
