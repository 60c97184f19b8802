import type { Db } from '../../platform/db.ts';
import { findIssue } from '../lottery/index.ts';

/** Ids of issues by game and serial. They never change, so they are read once. */
export type IssueBook = {
  /** Undefined while there is no such issue. */
  idOf(gameId: number, serial: number): Promise<number | undefined>;
};

const MOST = 1_000;

export function createIssueBook(db: Db): IssueBook {
  const known = new Map<string, number>();
  return {
    idOf: async (gameId, serial) => {
      const key = `${gameId}:${serial}`;
      const id = known.get(key);
      if (id !== undefined) return id;
      const issue = await findIssue(db, gameId, serial);
      if (!issue) return undefined;
      if (known.size >= MOST) known.clear();
      known.set(key, issue.id);
      return issue.id;
    },
  };
}
