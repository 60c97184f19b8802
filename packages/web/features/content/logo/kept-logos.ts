import { logoHttp } from '@fairlot/wire/content/logo';
import { safeParse, type Output } from '@fairlot/wire/core';
import { call, keptStore, localNow } from '@fairlot/shell';

export type Logos = Output<typeof logoHttp.getAllLogo>;
type Kept = { readonly at: number; readonly value: Logos };

/** The marks are cached for ten minutes (spec section 7). */
export const TEN_MINUTES_MS = 600_000;
const MOST_CHARACTERS = 4_000;

export function readKept(json: unknown): Kept | undefined {
  const { at, value } = Object(json) as Partial<Record<keyof Kept, unknown>>;
  const known = safeParse(logoHttp.getAllLogo.output, value);
  return known.success && typeof at === 'number' ? { at, value: known.data } : undefined;
}

const kept = keptStore<Kept | null>('logos', null, {
  clearedAtLogout: true,
  most: MOST_CHARACTERS,
  form: { read: readKept, write: (value) => value },
});

/** What was heard within ten minutes; where the clock of the device went back, it is asked for again. */
export function isFresh({ at }: Kept, nowMs: number): boolean {
  return nowMs >= at && nowMs - at < TEN_MINUTES_MS;
}

/** The marks of the house; what was known last where they are not to be had. */
export async function readLogos(): Promise<Logos | undefined> {
  const known = kept.get();
  if (known && isFresh(known, localNow())) return known.value;
  const answer = await call(logoHttp.getAllLogo, undefined).catch(() => undefined);
  if (!answer) return known?.value;
  kept.set({ at: localNow(), value: answer });
  return answer;
}
