import { roundTimeMs } from '@fairlot/draw/beacon';
import type { Issue } from '../../lottery/issues/index.ts';

const DAY_MS = 86_400_000;

/** After so long an issue whose round or block never came is cancelled. */
export function isExpired({ mode, round, drawMs, nowMs }: Issue): boolean {
  if (mode === 2) return nowMs > drawMs + DAY_MS;
  return round !== null && nowMs > roundTimeMs(round) + DAY_MS;
}
