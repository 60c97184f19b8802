import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { findPlay } from '@fairlot/rules/play/index';
import { announcer } from '#platform/announce';
import { type Db, type Executor, transaction, tryOut, type Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import type { Log } from '#platform/log';
import {
  type Author,
  insertVersion,
  type Limits,
  readGame,
  SITE,
} from '../../lottery/games/index.ts';
import {
  authorOf,
  auditedVersion,
  deedOf,
  fillGame,
  type GameChange,
  type GameRefusal,
  isInTime,
  type Made,
} from '../../lottery/catalogue/index.ts';
import { raiseGameAlarm } from '../../lottery/alarms/index.ts';
import { readNow } from '../../lottery/issues/index.ts';
import {
  act,
  type Actor,
  type ProposalRejection,
  type Person,
  propose,
  type ProposalRow,
} from '../../../staff/operator/proposals/index.ts';
import { changeTerms, newestTerms, type TermsChange } from '../odds/odds.ts';
import { type DueLimits, dueLimits, gamesWithoutLimits } from './store-limits.ts';
import { limitsOfPlay, type Terms } from '../odds/terms.ts';
import { LIMITS_HELD } from './text.ts';
import { touchingLimits } from './touched-limits.ts';

/**
 * What one bet on a game may stake and win, and what all bets of an issue may bring: proposed by one operator
 * with what it would have made of the wagers of the day, and published by another. It is a part of the game, in
 * versions like the others, and holds for bets by the terms that are made of it: a bet on its way by the terms
 * before is priced anew.
 */
const PERMISSION = 'lottery.games.limits';
type ChangeLimitsDeps = { readonly dataFolder: string };

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
type Read = { readonly before: Limits; readonly after: Limits };
type Applied = Read & {
  readonly version: number;
  /** Which limits touch wagers, where they are planned. */
  readonly agreed?: readonly string[] | undefined;
};

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
): Result<Read, LimitsRefusal> {
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
  { dataFolder }: ChangeLimitsDeps,
  change: LimitsChange,
  by: {
    readonly author: Author;
    readonly reason: string;
    /** As the first of two saw it; without it as it is now. */
    readonly agreed?: readonly string[] | undefined;
  },
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
  const { author, reason } = by;
  const agreed = await agreedOn(tx, change, read.value.after, by.agreed);
  const content = { ...read.value.after, ...(agreed && { agreed }) };
  const made = { gameId, part: 'limits', content, author, reason } as const;
  const version = await insertVersion(tx, { ...made, effectAt, seen });
  // Somebody changed another part of the game since: this one is looked at again.
  if (version === undefined) return refused({ code: 'GAME_CHANGED' });
  return ok({ ...read.value, version, agreed });
}

/** What a plan is looked at again by when its time comes. */
async function agreedOn(
  tx: Tx,
  { gameId, effectAt }: LimitsChange,
  limits: Limits,
  seen: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  if (effectAt === undefined || seen) return seen;
  const now = { gameId, nowMs: await readNow(tx) };
  return touchingLimits(tx, now, await newestTerms(tx, gameId), limits);
}

/** By command, which takes one person: limits that are not named stay. */
export const changeLimits = (
  { db, dataFolder }: ChangeLimitsDeps & { readonly db: Executor },
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
  { db, dataFolder }: ChangeLimitsDeps & { readonly db: Db },
  maker: Person,
  change: GameChange,
  limits: Limits,
): Promise<Result<ProposalRow, LimitsRefusal | ProposalRejection>> =>
  propose<LimitsRefusal>(db, maker, deedOf(PERMISSION, change), (tx) =>
    tryOut(tx, async () => {
      const { gameId, seen, effectAt, reason } = change;
      const asked = { gameId, seen, effectAt, wanted: () => limits };
      const by = { author: authorOf(maker), reason };
      const done = await applyLimits(tx, { dataFolder }, asked, by);
      if (!done.ok) return done;
      const { before, after, agreed } = done.value;
      const touching = agreed && { touching: agreed };
      const game = await readGame(tx, gameId);
      const about = { game: game?.category.name };
      return ok({ before, content: { gameId, effectAt, limits: after, ...touching }, about });
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
  /** Of a plan: which limits would have refused or cut wagers of the day before. */
  touching: z.optional(z.array(z.string())),
});

/** What the second person confirms stands against other limits alone: those that the first saw must hold. */
export const confirmLimits: TwoPersonAct = {
  permission: PERMISSION,
  prepare: (_content, dataFolder) => Promise.resolve(ok({ dataFolder })),
  change: async (tx, content, { maker, reason, prepared }) => {
    const { gameId, effectAt, limits, touching: agreed } = Content.parse(content);
    const author = { id: `operator:${maker.operatorId}`, name: maker.name };
    const change = { gameId, effectAt, wanted: () => limits };
    const done = await applyLimits(tx, prepared as ChangeLimitsDeps, change, {
      author,
      reason,
      agreed,
    });
    if (!done.ok) return undefined;
    const { before, after, version } = done.value;
    return { before, after: auditedVersion(after, version, effectAt) };
  },
};

type Keeping = Parameters<typeof changeTerms>[0] & {
  readonly db: Db;
  readonly log: Pick<Log, 'error'>;
};

/**
 * Planned limits whose time has come become terms, unless they would refuse now what they did not when they were
 * agreed on; games that are new get the limits that hold. A game whose plan fails keeps no other waiting.
 */
export async function keepLimits(stage: Keeping): Promise<void> {
  for (const gameId of await gamesWithoutLimits(stage.db)) {
    const limits = limitsOf(await newestTerms(stage.db, gameId));
    await fillGame(stage.db, gameId, { limits });
  }
  for (const due of await dueLimits(stage.db)) {
    try {
      // Before anything is locked: it reads the bets of a day.
      const against = await newlyTouching(stage.db, due);
      await transaction(stage.db, (tx) => keepNext({ ...stage, db: tx }, tx, due, against));
    } catch (error) {
      const { gameId } = due;
      stage.log.error({ err: error, gameId }, 'planned limits of a game were not kept');
    }
  }
}

/** Limits of a plan that would refuse or cut wagers now, and would have refused none when it was agreed on. */
async function newlyTouching(
  db: Db,
  { gameId, limits, agreed }: DueLimits,
): Promise<readonly string[]> {
  const now = { gameId, nowMs: await readNow(db) };
  const touching = await touchingLimits(db, now, await newestTerms(db, gameId), limits);
  return touching.filter((name) => !agreed.includes(name));
}

async function keepNext(
  stage: Omit<Keeping, 'db'> & { readonly db: Tx },
  tx: Tx,
  { gameId, version }: DueLimits,
  touching: readonly string[],
): Promise<void> {
  await changeTerms(stage, gameId, async (terms) => {
    // Under the lock of the terms: another process may have done it, or newer limits have come.
    const [due] = await dueLimits(tx, gameId);
    if (due?.version !== version) return undefined;
    const isUnplayable = isCrossed(terms, due.limits);
    if (!isUnplayable && touching.length === 0) return termsChangeOf(due.limits, version);
    // What holds goes on, and says so: no limits are in force that nothing goes by.
    const kept = { gameId, part: 'limits', content: limitsOf(terms), reason: LIMITS_HELD } as const;
    const made = await insertVersion(tx, { ...kept, author: SITE });
    const detail = { version, touching, ...(isUnplayable && { code: 'LIMITS_CROSSED' }) };
    await raiseGameAlarm(tx, gameId, 'limits held', detail);
    stage.log.error({ gameId, ...detail }, 'planned limits of a game were held');
    return made === undefined ? undefined : { limitsVersion: made };
  });
}
