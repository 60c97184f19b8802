import { monotonicMs } from '#platform/clock';

/** How long a round that no relay had is left alone: twice as long each time, up to a few seconds. */
export type BackOff = {
  /** Whether a round may be asked for now. */
  isOver(round: number): boolean;
  /** Nobody had it. */
  missed(round: number): void;
  /** It is there. */
  found(round: number): void;
  /** Rounds that are remembered. */
  size(): number;
};

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
/** A round that nobody asks for any more came another way, or its issues are cancelled. */
const FORGOTTEN_MS = 60_000;

type Wait = { readonly untilMs: number; readonly ms: number };

export function createBackOff(now: () => number = monotonicMs): BackOff {
  const waits = new Map<number, Wait>();
  const forgetOld = (): void => {
    for (const [round, { untilMs }] of waits) {
      if (untilMs + FORGOTTEN_MS < now()) waits.delete(round);
    }
  };
  return {
    isOver: (round) => (waits.get(round)?.untilMs ?? -Infinity) <= now(),
    missed: (round) => {
      forgetOld();
      const ms = Math.min(LONGEST_WAIT_MS, (waits.get(round)?.ms ?? FIRST_WAIT_MS / 2) * 2);
      waits.set(round, { untilMs: now() + ms, ms });
    },
    found: (round) => void waits.delete(round),
    size: () => waits.size,
  };
}
