import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { GameState, StateNote } from '@fairlot/rules/lottery/game-state';
import type { Executor, Tx } from '#platform/db';
import { act, type Actor } from '../../../staff/operator/proposals/index.ts';
import {
  authorOf,
  deedOf,
  type GameChange,
  type GameRefusal,
  isInTime,
  auditedVersion,
} from './change-game.ts';
import { type Sale, SALES, setSale } from '../intervention/halt.ts';
import { lockSale } from '../games/store-game.ts';
import { insertVersion } from '../games/store-version.ts';

export type StateMade = {
  readonly state: GameState;
  readonly reason: string;
  readonly version: number;
};

type Fault = 'SAME_STATE';

export type StateChange = GameChange & {
  readonly sale: Sale;
  /** When what is stopped is sold again by itself, milliseconds UTC. */
  readonly until?: number | undefined;
  /** What players are told of it. */
  readonly message?: Bilingual | undefined;
};

/** What goes with a stop; a game that is sold needs no words. */
const noteOf = ({ sale, until, message }: StateChange): StateNote | undefined =>
  sale === 'on' || (message ?? until) === undefined
    ? undefined
    : { ...(message && { message }), ...(until !== undefined && { until }) };

/** A stop ends after it began, and within a year; a sale has no end. */
async function endsInTime(tx: Tx, { sale, effectAt = 0, until }: StateChange): Promise<boolean> {
  if (until === undefined) return true;
  return sale !== 'on' && until > effectAt && (await isInTime(tx, until));
}

/**
 * An operator stops the sale of a game, or sells it again, whatever stopped it: of that he has seen the
 * newest version. What he plans is carried out by `carryOutPlans`.
 */
export const changeState = (
  db: Executor,
  actor: Actor,
  change: StateChange,
): Promise<Result<StateMade, GameRefusal<Fault>>> =>
  act<StateMade, GameRefusal<Fault>>(
    db,
    actor,
    deedOf('lottery.games.change', change),
    async (tx) => {
      const { gameId, seen, reason, effectAt, sale, until } = change;
      const before = await lockSale(tx, gameId);
      if (!before) return refused({ code: 'NO_SUCH_GAME' });
      if (seen !== undefined && seen !== before.version) return refused({ code: 'GAME_CHANGED' });
      if (!(await isInTime(tx, effectAt)) || !(await endsInTime(tx, change))) {
        return refused({ code: 'NOT_IN_TIME' });
      }
      const cause = { author: authorOf(actor), reason };
      const note = noteOf(change);
      const content = { ...SALES[sale], ...(note && { note }) };
      if (effectAt === undefined) {
        if (!(await setSale(tx, gameId, sale, cause, note))) {
          return refused({ code: 'SAME_STATE' });
        }
      } else {
        await insertVersion(tx, { gameId, part: 'state', content, ...cause, effectAt });
      }
      if (until !== undefined) {
        const again = { gameId, part: 'state', content: SALES.on, ...cause } as const;
        await insertVersion(tx, { ...again, effectAt: until });
      }
      const after = await lockSale(tx, gameId);
      if (!after) return refused({ code: 'NO_SUCH_GAME' });
      return ok({ before, after: auditedVersion(content, after.version, effectAt), value: after });
    },
  );
