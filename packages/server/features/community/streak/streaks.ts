import { setImmediate as nextTurn } from 'node:timers/promises';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import type { Category } from '@fairlot/rules/lottery/category';
import { parseWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { LOOKED_AT, openRuns, type OpenRun } from '@fairlot/rules/play/trend/open-runs';
import type { Db } from '#platform/db';
import { type DrawnGame, type PastDraw, readDrawnGames } from './store.ts';

/** What a game has open. */
export type GameStreaks = {
  readonly gameId: number;
  readonly serial: number;
  readonly open: readonly OpenRun[];
};

type Known = GameStreaks & { readonly mark: string };

function readDraws(category: Category, draws: readonly PastDraw[]) {
  return draws.map(({ number, drawMs }) => {
    const read = parseWinningNumber(category, number);
    invariant(read.ok, `${number} is a number of ${category.family}`);
    return { draw: read.value, drawMs };
  });
}

/** The streaks of a game after its draws, newest first. */
export const streaksOf = (category: Category, draws: readonly PastDraw[]): readonly OpenRun[] =>
  openRuns(category.family, readDraws(category, draws));

/**
 * The open streaks of all games on sale. A game is counted anew when it has drawn, one a turn of the
 * event loop; nothing is kept but what follows from the draws, so every process may have its own.
 */
export function createStreaks(db: Db): () => Promise<readonly GameStreaks[]> {
  let known: ReadonlyMap<number, Known> = new Map();

  async function count({ id, categoryId, serial, mark, draws }: DrawnGame): Promise<Known[]> {
    const before = known.get(id);
    if (!draws) return before ? [before] : [];
    const category = categoryOf(categoryId);
    if (!category) return [];
    await nextTurn();
    return [{ gameId: id, serial, mark, open: streaksOf(category, draws) }];
  }

  return async () => {
    const marks = new Map([...known].map(([id, { mark }]) => [id, mark]));
    const now: Known[] = [];
    for (const game of await readDrawnGames(db, marks, LOOKED_AT)) now.push(...(await count(game)));
    known = new Map(now.map((each) => [each.gameId, each]));
    return now;
  };
}
