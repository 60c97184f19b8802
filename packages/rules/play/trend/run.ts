import type { Drawn } from './table.ts';
import type { TwoSided } from './two-sided.ts';

/** How often in a row one side came: 连开. */
export type Run = {
  readonly side: 0 | 1;
  readonly length: number;
  /** When the first draw of it was, milliseconds UTC: the same for as long as it goes on. */
  readonly sinceMs: number;
};

/**
 * The run that is open after the newest of some draws, newest first. A tie neither counts nor ends it
 * (plays.md section 8.3). Undefined where all were ties.
 */
export function runOf({ sideOf }: TwoSided, draws: readonly Drawn[]): Run | undefined {
  let side: 0 | 1 | undefined;
  let length = 0;
  let sinceMs = 0;
  for (const { draw, drawMs } of draws) {
    const own = sideOf(draw, drawMs);
    if (own === undefined) continue;
    side ??= own;
    if (own !== side) break;
    length += 1;
    sinceMs = drawMs;
  }
  return side === undefined ? undefined : { side, length, sinceMs };
}
