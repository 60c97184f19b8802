import { isDeepStrictEqual } from 'node:util';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { type Db, type Executor, transaction } from '../../platform/db.ts';
import type { Platform } from '../../platform/feature.ts';
import {
  authorOf,
  deedOf,
  fillGame,
  type GameChange,
  type GameRefusal,
  insertVersion,
  isInTime,
  type Limits,
  type Made,
  readGame,
  auditedVersion,
} from '../lottery/index.ts';
import { act, type Actor } from '../operator/index.ts';
import { changeTerms, newestTerms, type TermsChange } from './odds.ts';
import { dueLimits, gamesWithoutLimits } from './store-limits.ts';
import type { Terms } from './terms.ts';

/**
 * What one bet on a game may stake and win. It is a part of the game, in versions like the others, and
 * holds for bets by the terms that are made of it: a bet on its way by the terms before is priced anew.
 */
type Stage = Pick<Platform, 'announce'> & {
  readonly db: Executor;
  readonly settings: Pick<Platform['settings'], 'dataFolder'>;
};

export const limitsOf = (terms: Terms): Limits => ({
  prizeLimit: String(terms.prizeLimit),
  minStake: String(terms.minStake),
  maxStake: String(terms.maxStake),
  maxMultiple: terms.maxMultiple,
  ...(terms.issuePrize !== undefined && { issuePrize: String(terms.issuePrize) }),
  ...(terms.budget !== undefined && { budget: String(terms.budget) }),
});

/** What limits make of the terms: a cap that they do not name is none. */
const termsChangeOf = (limits: Limits, limitsVersion: number): TermsChange => ({
  issuePrize: undefined,
  budget: undefined,
  ...limits,
  limitsVersion,
});

/** Without the caps that are none. */
const withoutNone = (limits: Limits): Limits =>
  Object.fromEntries(
    Object.entries(limits).filter(([, value]) => value !== undefined),
  ) as unknown as Limits;

type Fault = 'LIMITS_CROSSED';

/** An operator changes limits; those that are not named stay. */
export const changeLimits = (
  stage: Stage,
  actor: Actor,
  change: GameChange,
  input: Partial<Limits>,
): Promise<Result<Made, GameRefusal<Fault>>> =>
  act<Made, GameRefusal<Fault>>(
    stage.db,
    actor,
    deedOf('lottery.games.limits', change),
    async (tx) => {
      const { gameId, reason, effectAt } = change;
      const game = await readGame(tx, gameId);
      if (!game) return refused({ code: 'NO_SUCH_GAME' });
      if (!(await isInTime(tx, effectAt))) return refused({ code: 'NOT_IN_TIME' });
      const seen = change.seen ?? game.version;
      if (seen !== game.version) return refused({ code: 'GAME_CHANGED' });
      const before = game.limits ?? limitsOf(await newestTerms(tx, gameId));
      const content = withoutNone({ ...before, ...input });
      if (BigInt(content.minStake) > BigInt(content.maxStake)) {
        return refused({ code: 'LIMITS_CROSSED' });
      }
      if (effectAt === undefined && isDeepStrictEqual(content, before)) {
        return refused({ code: 'NO_CHANGE' });
      }
      // The terms before the row of the game, in the order of `changeTerms`.
      if (effectAt === undefined) {
        await changeTerms({ ...stage, db: tx }, gameId, termsChangeOf(content, seen + 1));
      }
      const made = { gameId, part: 'limits', content, author: authorOf(actor), reason } as const;
      const version = await insertVersion(tx, { ...made, effectAt, seen });
      if (version === undefined) return refused({ code: 'GAME_CHANGED' });
      invariant(version === seen + 1, 'versions are counted one by one');
      return ok({ before, after: auditedVersion(content, version, effectAt), value: { version } });
    },
  );

/** Planned limits whose time has come become terms; games that are new get the limits that hold. */
export async function keepLimits(stage: Stage & { readonly db: Db }): Promise<void> {
  for (const gameId of await gamesWithoutLimits(stage.db)) {
    const limits = limitsOf(await newestTerms(stage.db, gameId));
    await fillGame(stage.db, gameId, { limits });
  }
  for (const { gameId } of await dueLimits(stage.db)) {
    await transaction(stage.db, (tx) =>
      changeTerms({ ...stage, db: tx }, gameId, async () => {
        // Under the lock of the terms: another process may have done it.
        const [due] = await dueLimits(tx, gameId);
        return due && termsChangeOf(due.limits, due.version);
      }),
    );
  }
}
