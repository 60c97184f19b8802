// Which announcement pops up to be ticked, and when. Pure, but for what is asked of the page.
import { siteDayOf } from '@fairlot/rules/lottery/site-day';

/** What popped up on this device: on which day of the site, and which ones. */
export type PoppedUp = { readonly day: string; readonly seqs: readonly number[] };

/** Pop-ups a day (product 2.2). */
const MOST_A_DAY = 2;
export const NONE_POPPED_UP: PoppedUp = { day: '', seqs: [] };

/** What was kept, read as something from outside. */
export function readPoppedUp(json: unknown): PoppedUp | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { day, seqs } = json as { readonly day?: unknown; readonly seqs?: unknown };
  const areSeqs = Array.isArray(seqs) && seqs.every((seq) => Number.isSafeInteger(seq));
  return typeof day === 'string' && areSeqs ? { day, seqs: seqs as number[] } : undefined;
}

/** The first that may pop up now; undefined where none may, or not any more today. */
export function nextToTick<N extends { readonly Seq: number }>(
  waiting: readonly N[],
  { day, seqs }: PoppedUp,
  nowMs: number,
): N | undefined {
  const today = day === siteDayOf(nowMs) ? seqs : [];
  if (today.length >= MOST_A_DAY) return undefined;
  return waiting.find(({ Seq }) => !today.includes(Seq));
}

/** One more popped up. */
export function withPoppedUp({ day, seqs }: PoppedUp, seq: number, nowMs: number): PoppedUp {
  const today = siteDayOf(nowMs);
  return { day: today, seqs: [...(day === today ? seqs : []), seq].slice(-MOST_A_DAY) };
}

/** Whether numbers are picked on a page: nothing lies over them that nobody asked for. */
export const hasBoard = (path: string): boolean => /^\/(Bet\/\d|ComboBet)/i.test(path);
