import type { Db } from '#platform/db';
import { countOnlineBelow } from './store-online.ts';

const KEPT_MS = 10_000;

/** Counts who is online below an agent. One count serves all agents for ten seconds. */
export function createOnlineBelow(db: Db) {
  let kept:
    | { readonly atMs: number; readonly counts: ReturnType<typeof countOnlineBelow> }
    | undefined;
  return async (head: bigint, nowMs: number): Promise<number> => {
    if (!kept || nowMs < kept.atMs || nowMs >= kept.atMs + KEPT_MS) {
      kept = { atMs: nowMs, counts: countOnlineBelow(db) };
    }
    const { counts } = kept;
    // A failed count is not kept.
    counts.catch(() => (kept = undefined));
    return (await counts).get(head) ?? 0;
  };
}
