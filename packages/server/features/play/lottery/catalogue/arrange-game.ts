import { ok, type Result } from '@fairlot/rules/core/result';
import type { Display } from '@fairlot/rules/lottery/game';
import type { Executor } from '#platform/db';
import type { Actor } from '../../../staff/operator/proposals/index.ts';
import { changeGame, type GameChange, type GameRefusal, type Made } from './change-game.ts';

/** Puts a game elsewhere in the lists of players, and marks it as hot or not. */
export const arrangeGame = (
  db: Executor,
  actor: Actor,
  change: GameChange,
  display: Partial<Display>,
): Promise<Result<Made, GameRefusal>> => {
  const now = ({ category: { sort }, isHot }: { category: { sort: number }; isHot: boolean }) => ({
    sort,
    isHot,
  });
  return changeGame(db, actor, change, {
    permission: 'lottery.games.arrange',
    part: 'display',
    now,
    next: (game) => ok({ ...now(game), ...display }),
  });
};
