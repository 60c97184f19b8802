import type { Db } from '#platform/db';
import { findIssue } from '../../lottery/issues/index.ts';

/** What a bet needs to know of an issue, by game and serial. It never changes, so it is read once. */
export type IssueCache = {
  /** Undefined while there is no such issue. */
  find(gameId: number, serial: number): Promise<CachedIssue | undefined>;
};
export type CachedIssue = {
  readonly id: number;
  readonly code: string;
  readonly day: string;
  /** Milliseconds UTC. */
  readonly drawMs: number;
};

const MOST = 1_000;

export function createIssueCache(db: Db): IssueCache {
  const known = new Map<string, CachedIssue>();
  return {
    find: async (gameId, serial) => {
      const key = `${gameId}:${serial}`;
      const before = known.get(key);
      if (before) return before;
      const issue = await findIssue(db, gameId, serial);
      if (!issue) return undefined;
      if (known.size >= MOST) known.clear();
      const { id, code, day, drawMs } = issue;
      const booked = { id, code, day, drawMs };
      known.set(key, booked);
      return booked;
    },
  };
}
