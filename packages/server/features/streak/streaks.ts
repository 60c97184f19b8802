import { setImmediate as nextTurn } from 'node:timers/promises';
import { invariant } from '@fairlot/rules/core/invariant';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import type { Category } from '@fairlot/rules/lottery/category';
import { parseWinningNumber } from '@fairlot/rules/lottery/winning-number';
import { playsOf } from '@fairlot/rules/play/index';
import { runOf, type Run } from '@fairlot/rules/play/trend/run';
import { twoSidedOf, type TwoSided } from '@fairlot/rules/play/trend/two-sided';
import type { Db } from '../../platform/db.ts';
import { type DrawnGame, type PastDraw, readDrawnGames } from './store.ts';

/** Draws of a game that are looked at: a side that came in all of them may have come more often. */
export const LOOKED_AT = 50;
/** Shorter ones are nothing to speak of: every second side came twice (plays.md section 8.3). */
export const LEAST = 3;

/** A side that came in a row up to the newest draw of a game. */
export type OpenStreak = { readonly pair: TwoSided; readonly run: Run };

/** What a game has open. */
export type GameStreaks = {
  readonly gameId: number;
  readonly serial: number;
  readonly open: readonly OpenStreak[];
};

type Known = GameStreaks & { readonly mark: string };

const pairs = new Map<string, readonly TwoSided[]>();

function pairsOf(family: string): readonly TwoSided[] {
  const known = pairs.get(family) ?? twoSidedOf(playsOf(family));
  pairs.set(family, known);
  return known;
}

function readDraws(category: Category, draws: readonly PastDraw[]) {
  return draws.map(({ number, drawMs }) => {
    const read = parseWinningNumber(category, number);
    invariant(read.ok, `${number} is a number of ${category.family}`);
    return { draw: read.value, drawMs };
  });
}

/** The streaks of a game after its draws, newest first. */
export function streaksOf(category: Category, draws: readonly PastDraw[]): readonly OpenStreak[] {
  const read = readDraws(category, draws);
  return pairsOf(category.family).flatMap((pair) => {
    const run = runOf(pair, read);
    return run && run.length >= LEAST ? [{ pair, run }] : [];
  });
}

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
