import type { Bilingual } from '@fairlot/rules/core/text';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { areGameNames } from '@fairlot/rules/lottery/game';
import type { Executor } from '#platform/db';
import type { Actor } from '../../../staff/operator/proposals/index.ts';
import { changeGame, type GameChange, type GameRefusal, type Made } from './change-game.ts';

/** Gives a game other names. Its code, which proofs are made with, stays. */
export const renameGame = (
  db: Executor,
  actor: Actor,
  change: GameChange,
  { zh, en }: Bilingual,
): Promise<Result<Made, GameRefusal<'BAD_NAME'>>> =>
  changeGame<'names', 'BAD_NAME'>(db, actor, change, {
    permission: 'lottery.games.rename',
    part: 'names',
    now: ({ category: { name } }) => ({ zh: name.zh, en: name.en }),
    next: () => (areGameNames({ zh, en }) ? ok({ zh, en }) : refused({ code: 'BAD_NAME' })),
  });
