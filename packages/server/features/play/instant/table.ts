import { invariant } from '@fairlot/rules/core/invariant';
import type { Category } from '@fairlot/rules/lottery/category';
import type { Db } from '#platform/db';
import { readGame } from '../lottery/games/index.ts';
import { standingIssue } from './store.ts';

/** An instant game, with the one issue that all bets on it stand in. */
export type Table = {
  readonly gameId: number;
  /** The name by which its draws are seeded. */
  readonly code: string;
  readonly category: Category;
  readonly issueId: number;
};

/** What never changes of instant games is read once; undefined for what is none. */
export function createTables(db: Db): (gameId: number) => Promise<Table | undefined> {
  const known = new Map<number, Table>();
  return async (gameId) => {
    const before = known.get(gameId);
    if (before) return before;
    const game = await readGame(db, gameId);
    if (game?.category.schedule.kind !== 'instant') return undefined;
    const issueId = await standingIssue(db, gameId);
    invariant(issueId !== undefined, `game ${gameId} has its issue`);
    const table = { gameId, code: game.code, category: game.category, issueId };
    known.set(gameId, table);
    return table;
  };
}
