import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { GameState } from '@fairlot/rules/lottery/game-state';
import type { Executor } from '../../platform/db.ts';
import { act, type Actor } from '../operator/index.ts';
import {
  authorOf,
  deedOf,
  type GameChange,
  type GameRefusal,
  isInTime,
  auditedVersion,
} from './change-game.ts';
import { type Sale, SALES, setSale } from './halt.ts';
import { lockSale } from './store-game.ts';
import { insertVersion } from './store-version.ts';

export type StateMade = {
  readonly state: GameState;
  readonly reason: string;
  readonly version: number;
};

/**
 * An operator stops the sale of a game, or sells it again, whatever stopped it: of that he has seen the
 * newest version. What he plans is carried out by `carryOutPlans`.
 */
export const changeState = (
  db: Executor,
  actor: Actor,
  change: GameChange & { readonly sale: Sale },
): Promise<Result<StateMade, GameRefusal<'SAME_STATE'>>> =>
  act<StateMade, GameRefusal<'SAME_STATE'>>(
    db,
    actor,
    deedOf('lottery.games.change', change),
    async (tx) => {
      const { gameId, seen, reason, effectAt, sale } = change;
      const before = await lockSale(tx, gameId);
      if (!before) return refused({ code: 'NO_SUCH_GAME' });
      if (seen !== undefined && seen !== before.version) return refused({ code: 'GAME_CHANGED' });
      if (!(await isInTime(tx, effectAt))) return refused({ code: 'NOT_IN_TIME' });
      const cause = { author: authorOf(actor), reason };
      const content = SALES[sale];
      if (effectAt === undefined) {
        if (!(await setSale(tx, gameId, sale, cause))) return refused({ code: 'SAME_STATE' });
      } else {
        await insertVersion(tx, { gameId, part: 'state', content, ...cause, effectAt });
      }
      const after = await lockSale(tx, gameId);
      if (!after) return refused({ code: 'NO_SUCH_GAME' });
      return ok({ before, after: auditedVersion(content, after.version, effectAt), value: after });
    },
  );
