import type { Bilingual } from '@fairlot/rules/core/text';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import {
  addedGameCode,
  areGameNames,
  MOST_GAMES,
  OWN_GAMES_FROM,
} from '@fairlot/rules/lottery/game';
import { gameKindOf } from '@fairlot/rules/lottery/source';
import type { Executor } from '#platform/db';
import { act, type Actor } from '../../../staff/operator/proposals/index.ts';
import { authorOf } from './change-game.ts';
import { broughtBy, fillVersions } from './fill-games.ts';
import { SALES } from '../intervention/halt.ts';
import { insertGame, lockNewGames, readGame } from '../games/store-game.ts';

export type NewGame = {
  readonly categoryId: number;
  readonly name: Bilingual;
  readonly reason: string;
};
export type AddedGame = {
  readonly gameId: number;
  readonly code: string;
  readonly version: number;
};
type Fault = 'NO_SUCH_CATEGORY' | 'BAD_NAME' | 'TOO_MANY_GAMES';

/**
 * Another game of a category, with a number and a code of its own: issues, chains, terms and bets are
 * its alone. It is offline until an operator sells it.
 */
export const addGame = (
  db: Executor,
  actor: Actor,
  { categoryId, name: { zh, en }, reason }: NewGame,
): Promise<Result<AddedGame, { code: Fault }>> => {
  const target = `category ${categoryId}`;
  const deed = { permission: 'lottery.games.add', target, reason } as const;
  return act<AddedGame, { code: Fault }>(db, actor, deed, async (tx) => {
    const category = categoryOf(categoryId);
    if (!category) return refused({ code: 'NO_SUCH_CATEGORY' });
    if (!areGameNames({ zh, en })) return refused({ code: 'BAD_NAME' });
    const { count, last } = await lockNewGames(tx);
    if (count >= MOST_GAMES) return refused({ code: 'TOO_MANY_GAMES' });
    const gameId = Math.max(last + 1, OWN_GAMES_FROM);
    const code = addedGameCode(category, gameId);
    const sale = SALES.offline;
    const kind = (await readGame(tx, categoryId))?.kind ?? gameKindOf(category, false);
    await insertGame(tx, { id: gameId, code }, { categoryId, kind, ...sale });
    const by = { author: authorOf(actor), reason };
    const parts = { ...broughtBy(category), names: { zh, en }, state: sale };
    const version = await fillVersions(tx, gameId, parts, by);
    const after = { game: gameId, code, zh, en };
    return ok({ before: null, after, value: { gameId, code, version } });
  });
};
