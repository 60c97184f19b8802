import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { findPlay } from '@fairlot/rules/play/index';
import { announcer } from '../../platform/announce.ts';
import { type Db, type Executor, transaction, tryOut, type Tx } from '../../platform/db.ts';
import type { TwoPersonAct } from '../../platform/feature.ts';
import {
  type Author,
  authorOf,
  auditedVersion,
  deedOf,
  fillGame,
  type GameChange,
  type GameRefusal,
  insertVersion,
  isInTime,
  type Limits,
  type Made,
  readGame,
} from '../lottery/index.ts';
import {
  act,
  type Actor,
  type NotPut,
  type Person,
  propose,
  type ProposalRow,
} from '../operator/index.ts';
import { changeTerms, newestTerms, type TermsChange } from './odds.ts';
import { dueLimits, gamesWithoutLimits } from './store-limits.ts';
import { limitsOfPlay, type Terms } from './terms.ts';

/**
 * What one bet on a game may stake and win, and what all bets of an issue may bring: proposed by one operator
 * with what it would have made of the wagers of the day, and published by another. It is a part of the game, in
 * versions like the others, and holds for bets by the terms that are made of it: a bet on its way by the terms
 * before is priced anew.
 */
const PERMISSION = 'lottery.games.limits';
type Stage = { readonly dataFolder: string };

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

/** What is asked of a game; `wanted` makes the limits of those that are there. */
export type LimitsChange = {
  readonly gameId: number;
  /** The newest version that was seen; without it what is there now. */
  readonly seen?: number | undefined;
  /** Milliseconds UTC; without it at once. */
  readonly effectAt?: number | undefined;
  readonly wanted: (before: Limits) => Limits;
};

export type LimitsRefusal = GameRefusal<'LIMITS_CROSSED'>;
type Applied = { readonly before: Limits; readonly after: Limits; readonly version: number };

/** Whether a bet could be staked at all: on the game, and on each play that has a limit of its own. */
function isCrossed(terms: Terms, limits: Limits): boolean {
  const [minStake, maxStake] = [mills(BigInt(limits.minStake)), mills(BigInt(limits.maxStake))];
  if (minStake > maxStake) return true;
  return [...terms.ofPlays.keys()].some((code) => {
    const play = findPlay(code);
    const own = play && limitsOfPlay({ ...terms, minStake, maxStake }, play);
    return own !== undefined && own.minStake > own.maxStake;
  });
}

/** The limits that hold and those that would, or why they cannot. */
export function readLimits(
  terms: Terms,
  { wanted, effectAt }: Pick<LimitsChange, 'wanted' | 'effectAt'>,
): Result<Omit<Applied, 'version'>, LimitsRefusal> {
  const before = limitsOf(terms);
  const after = withoutNone(wanted(before));
  if (isCrossed(terms, after)) return refused({ code: 'LIMITS_CROSSED' });
  if (effectAt === undefined && isDeepStrictEqual(after, before)) {
    return refused({ code: 'NO_CHANGE' });
  }
  return ok({ before, after });
}

/** Makes the version of the game and, where it holds at once, the terms. */
async function applyLimits(
  tx: Tx,
  { dataFolder }: Stage,
  change: LimitsChange,
  by: { readonly author: Author; readonly reason: string },
): Promise<Result<Applied, LimitsRefusal>> {
  const { gameId, effectAt } = change;
  const game = await readGame(tx, gameId);
  if (!game) return refused({ code: 'NO_SUCH_GAME' });
  if (!(await isInTime(tx, effectAt))) return refused({ code: 'NOT_IN_TIME' });
  const seen = change.seen ?? game.version;
  if (seen !== game.version) return refused({ code: 'GAME_CHANGED' });
  let read: ReturnType<typeof readLimits> = refused({ code: 'NO_CHANGE' });
  if (effectAt === undefined) {
    const stage = { db: tx, announce: announcer, settings: { dataFolder } };
    // The terms before the row of the game, in the order of `changeTerms`.
    await changeTerms(stage, gameId, (terms) => {
      read = readLimits(terms, change);
      return Promise.resolve(read.ok ? termsChangeOf(read.value.after, seen + 1) : undefined);
    });
  } else read = readLimits(await newestTerms(tx, gameId), change);
  if (!read.ok) return read;
  const made = { gameId, part: 'limits', content: read.value.after, ...by } as const;
  const version = await insertVersion(tx, { ...made, effectAt, seen });
  // Somebody changed another part of the game since: this one is looked at again.
  if (version === undefined) return refused({ code: 'GAME_CHANGED' });
  return ok({ ...read.value, version });
}

/** By command, which takes one person: limits that are not named stay. */
export const changeLimits = (
  { db, dataFolder }: Stage & { readonly db: Executor },
  actor: Actor,
  change: GameChange,
  input: Partial<Limits>,
): Promise<Result<Made, LimitsRefusal>> =>
  act<Made, LimitsRefusal>(db, actor, deedOf(PERMISSION, change), async (tx) => {
    const { reason, ...asked } = change;
    const wanted = (before: Limits): Limits => ({ ...before, ...input });
    const by = { author: authorOf(actor), reason };
    const done = await applyLimits(tx, { dataFolder }, { ...asked, wanted }, by);
    if (!done.ok) return done;
    const { before, after, version } = done.value;
    return ok({
      before,
      after: auditedVersion(after, version, change.effectAt),
      value: { version },
    });
  });

/** Asks a second operator for the limits of a game, all of them; what it would make is tried first. */
export const proposeLimits = (
  { db, dataFolder }: Stage & { readonly db: Db },
  maker: Person,
  change: GameChange,
  limits: Limits,
): Promise<Result<ProposalRow, LimitsRefusal | NotPut>> =>
  propose<LimitsRefusal>(db, maker, deedOf(PERMISSION, change), (tx) =>
    tryOut(tx, async () => {
      const { gameId, seen, effectAt, reason } = change;
      const asked = { gameId, seen, effectAt, wanted: () => limits };
      const by = { author: authorOf(maker), reason };
      const done = await applyLimits(tx, { dataFolder }, asked, by);
      if (!done.ok) return done;
      const { before, after } = done.value;
      return ok({ before, content: { gameId, effectAt, limits: after } });
    }),
  );

const amount = z.string();
const Content = z.object({
  gameId: z.int(),
  effectAt: z.optional(z.int()),
  limits: z.object({
    prizeLimit: amount,
    minStake: amount,
    maxStake: amount,
    maxMultiple: z.int(),
    issuePrize: z.optional(amount),
    budget: z.optional(amount),
  }),
});

/** What the second person confirms stands against other limits alone: those that the first saw must hold. */
export const confirmLimits: TwoPersonAct = {
  permission: PERMISSION,
  prepare: (_content, dataFolder) => Promise.resolve(ok({ dataFolder })),
  change: async (tx, content, { maker, reason, prepared }) => {
    const { gameId, effectAt, limits } = Content.parse(content);
    const author = { id: `operator:${maker.operatorId}`, name: maker.name };
    const change = { gameId, effectAt, wanted: () => limits };
    const done = await applyLimits(tx, prepared as Stage, change, { author, reason });
    if (!done.ok) return undefined;
    const { before, after, version } = done.value;
    return { before, after: auditedVersion(after, version, effectAt) };
  },
};

type Keeping = Parameters<typeof changeTerms>[0] & { readonly db: Db };

/** Planned limits whose time has come become terms; games that are new get the limits that hold. */
export async function keepLimits(stage: Keeping): Promise<void> {
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
