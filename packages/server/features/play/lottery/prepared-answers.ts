import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs } from '#platform/clock';
import type { Prepared } from '#platform/cached-response';

/** An answer, and after how many milliseconds from its making time alone makes it another. */
export type Made = { readonly bytes: Prepared; readonly holdsMs: number };

/** Answers that many ask for alike: each is made at most once in so long. */
const PACE_MS = 1_000;
/** So long after the last who asked an answer is still made anew, so that the next finds it ready. */
const ASKED_MS = 5_000;
/** Different answers that are kept at once; whoever asks for another is answered by itself. */
const MOST_KEPT = 16;

type Entry = {
  current: Made | undefined;
  /** When its making began, and how often things had changed by then. */
  madeMs: number;
  seen: number;
  seenSoon: number;
  askedMs: number;
  making: Promise<Made> | undefined;
};

export type PreparedAnswers = {
  /** The answer of that name, as it is now: made ready before, or as soon as it may be made again. */
  ask(name: string, make: () => Promise<Made>): Promise<Prepared>;
  /**
   * Something that answers tell of has changed. now: nobody is to be given one from before. soon: whoever asks
   * has heard of it already, as of a result, and is given the one of this second while the next is made.
   */
  change(when: 'now' | 'soon'): void;
};

/**
 * Keeps answers ready while they are asked for. Nobody is given one from before a change that nobody has
 * told him, or from before its time was over; he waits until it may be made again, a second after the last
 * making at most.
 */
export function createPreparedAnswers(): PreparedAnswers {
  const entries = new Map<string, Entry>();
  let changes = 0;
  let soon = 0;

  const isFresh = ({ current, madeMs, seen, seenSoon }: Entry, nowMs: number): boolean =>
    current !== undefined &&
    seen === changes &&
    nowMs < madeMs + Math.min(current.holdsMs, seenSoon === soon ? 2 * PACE_MS : PACE_MS);

  const make = async (entry: Entry, work: () => Promise<Made>): Promise<Made> => {
    await delay(Math.max(0, entry.madeMs + PACE_MS - monotonicMs()), undefined, { ref: false });
    entry.madeMs = monotonicMs();
    entry.seen = changes;
    entry.seenSoon = soon;
    entry.current = await work();
    return entry.current;
  };

  const renew = (name: string, entry: Entry, work: () => Promise<Made>): Promise<Made> => {
    entry.making ??= make(entry, work).finally(() => {
      entry.making = undefined;
      if (monotonicMs() - entry.askedMs > ASKED_MS) entries.delete(name);
      // Whoever asks next waits for it, and is told what went wrong.
      else renew(name, entry, work).catch(() => entries.delete(name));
    });
    return entry.making;
  };

  return {
    ask: async (name, work) => {
      const nowMs = monotonicMs();
      const entry = entries.get(name) ?? {
        current: undefined,
        madeMs: -Infinity,
        seen: -1,
        seenSoon: -1,
        askedMs: nowMs,
        making: undefined,
      };
      if (!entries.has(name)) {
        if (entries.size >= MOST_KEPT) return (await work()).bytes;
        entries.set(name, entry);
      }
      entry.askedMs = nowMs;
      if (entry.current && isFresh(entry, nowMs)) return entry.current.bytes;
      let made = await renew(name, entry, work);
      // A making that began before the change is not the answer to whoever asked after it.
      if (!isFresh(entry, monotonicMs()) && entry.madeMs < nowMs) {
        made = await renew(name, entry, work);
      }
      return made.bytes;
    },
    change: (when) => {
      if (when === 'now') changes += 1;
      else soon += 1;
    },
  };
}
