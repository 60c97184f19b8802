/** How much time is left, as a look: open, soon (30 s), last (10 s), shut. */
export type CountdownState = 'open' | 'soon' | 'last' | 'shut';

export function countdownState(leftMs: number): CountdownState {
  if (leftMs <= 0) return 'shut';
  if (leftMs <= 10_000) return 'last';
  return leftMs <= 30_000 ? 'soon' : 'open';
}

/** Seconds left at which a screen reader is told. */
const SAID_AT = [60, 30, 10];

/** The second to announce between two ticks, or undefined; 0 is the close. */
export function secondToSay(beforeMs: number, nowMs: number): number | undefined {
  const before = Math.ceil(beforeMs / 1000);
  const now = Math.ceil(Math.max(nowMs, 0) / 1000);
  if (before > 0 && now === 0) return 0;
  return SAID_AT.find((second) => before > second && now === second);
}
