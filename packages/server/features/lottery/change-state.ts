import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { GameState } from '@fairlot/rules/lottery/game-state';
import type { Executor, Tx } from '../../platform/db.ts';
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
import { categoryOfGame, lockSale } from './store-game.ts';
import { insertVersion } from './store-version.ts';

export type StateMade = {
  readonly state: GameState;
  readonly reason: string;
  readonly version: number;
};

type Fault = 'SAME_STATE' | 'NOT_YET_SOLD';

/** Whether a game can be sold at all: one without a clock has no issues to bet on. */
async function canBeSold(tx: Tx, gameId: number): Promise<boolean> {
  const category = await categoryOfGame(tx, gameId);
  return category?.schedule.kind !== 'instant';
}

/**
 * An operator stops the sale of a game, or sells it again, whatever stopped it: of that he has seen the
 * newest version. What he plans is carried out by `carryOutPlans`.
 */
export const changeState = (
  db: Executor,
  actor: Actor,
  change: GameChange & { readonly sale: Sale },
): Promise<Result<StateMade, GameRefusal<Fault>>> =>
  act<StateMade, GameRefusal<Fault>>(
    db,
    actor,
    deedOf('lottery.games.change', change),
    async (tx) => {
      const { gameId, seen, reason, effectAt, sale } = change;
      const before = await lockSale(tx, gameId);
      if (!before) return refused({ code: 'NO_SUCH_GAME' });
      if (seen !== undefined && seen !== before.version) return refused({ code: 'GAME_CHANGED' });
      if (!(await isInTime(tx, effectAt))) return refused({ code: 'NOT_IN_TIME' });
      if (sale === 'on' && !(await canBeSold(tx, gameId))) {
        return refused({ code: 'NOT_YET_SOLD' });
      }
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
