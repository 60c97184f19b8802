import { categoryOf } from '@fairlot/rules/lottery/categories';
import { GameState } from '@fairlot/rules/lottery/game-state';
import { gameKindOf } from '@fairlot/rules/lottery/source';
import { type Db, transaction } from '../../platform/db.ts';
import { haltGame, resumeGame } from './halt.ts';
import { hasFedDraws, listGames, updateKind } from './store-game.ts';

/**
 * Makes rehearsals of the games that a feed tells, or gives them back to their feeds: what a site is
 * said to be at its start holds for the games that are there already. A game that a feed has told of
 * stays with it. What was sold of a rehearsal is drawn to its end by its chain.
 */
export async function rehearse(db: Db, isRehearsing: boolean): Promise<void> {
  for (const game of await listGames(db)) {
    const category = categoryOf(game.categoryId);
    if (!category) continue;
    const kind = gameKindOf(category, isRehearsing);
    if (kind === game.kind) continue;
    await transaction(db, async (tx) => {
      if (kind === 'platform' && (await hasFedDraws(tx, game.id))) return;
      if (!(await updateKind(tx, game.id, kind))) return;
      if (kind === 'platform') await resumeGame(tx, game.id, 'feed');
      else if (game.state === GameState.ONLINE) await haltGame(tx, game.id, 'feed');
    });
  }
}
