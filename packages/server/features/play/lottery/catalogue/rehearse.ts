import { categoryOf } from '@fairlot/rules/lottery/categories';
import { GameState } from '@fairlot/rules/lottery/game-state';
import { parentOf } from '@fairlot/rules/lottery/parents';
import { gameKindOf } from '@fairlot/rules/lottery/source';
import { type Db, transaction } from '#platform/db';
import { stopFed } from '../alarms/index.ts';
import { resumeGame } from '../intervention/halt.ts';
import { type Game, hasFedDraws, listGames, readGame, updateKind } from '../games/store-game.ts';

/**
 * Makes rehearsals of the games that a feed tells, or gives them back to their feeds: what a site is
 * said to be at its start holds for the games that are there already. A game that a feed has told of
 * stays with it. What was sold of a rehearsal is drawn to its end by its chain.
 */
export async function rehearse(db: Db, isRehearsing: boolean): Promise<void> {
  const games = await listGames(db);
  const isChild = ({ categoryId }: Game) => parentOf(categoryId) !== undefined;
  for (const game of games.toSorted((a, b) => Number(isChild(a)) - Number(isChild(b)))) {
    const category = categoryOf(game.categoryId);
    if (!category) continue;
    const parent = parentOf(game.categoryId);
    // One that is read off another is drawn where that one is.
    const theirs = parent && (await readGame(db, parent.id))?.kind;
    const kind = theirs ?? gameKindOf(category, isRehearsing);
    if (kind === game.kind) continue;
    await transaction(db, async (tx) => {
      if (kind === 'platform' && !parent && (await hasFedDraws(tx, game.id))) return;
      if (!(await updateKind(tx, game.id, kind))) return;
      if (kind === 'platform') await resumeGame(tx, game.id, 'feed');
      else if (game.state === GameState.ONLINE) await stopFed(tx, game.id);
    });
  }
}
