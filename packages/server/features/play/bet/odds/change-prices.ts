import * as z from 'zod/mini';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { HIGHEST_ODDS } from '@fairlot/rules/odds/prize-group';
import { type ReturnFault, returnFault } from '@fairlot/rules/odds/return-bounds';
import { findForm, isPlayedIn, type Play } from '@fairlot/rules/play/index';
import { announcer } from '#platform/announce';
import { type Db, transaction, tryOut, type Tx } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import type { Log } from '#platform/log';
import {
  type Author,
  insertVersion,
  type PriceChange,
  readGame,
} from '../../lottery/games/index.ts';
import { auditedVersion, isInTime } from '../../lottery/catalogue/index.ts';
import { raiseGameAlarm } from '../../lottery/alarms/index.ts';
import {
  type ProposalRejection,
  type Person,
  propose,
  type ProposalRow,
} from '../../../staff/operator/proposals/index.ts';
import { changeTerms, newestTerms, type TermsChange } from './odds.ts';
import {
  inOrder,
  type PlayLimits,
  playLimitsOf,
  type StoredPlayLimits,
  storedLimitsOf,
} from './play-limits.ts';
import { duePrices } from './store-prices.ts';
import { isQuoted, limitsOfPlay, oddsOf, standardOdds, type Terms } from './terms.ts';

/**
 * Odds, limits and switches of plays: proposed by one operator with what they make of the return, and
 * published by another. They are a part of the game, in versions like the others, and hold for bets by the
 * terms that are made of them: a bet on its way by the terms before is priced anew.
 */
const PERMISSION = 'bet.prices.change';

export type PricesChange = {
  readonly gameId: number;
  /** Milliseconds UTC; without it at once. */
  readonly effectAt?: number | undefined;
  readonly changes: readonly PriceChange[];
};

export type PricesFault =
  | 'NO_SUCH_GAME'
  | 'NO_SUCH_PLAY'
  | 'GAME_CHANGED'
  | 'NO_CHANGE'
  | 'NOT_IN_TIME'
  | 'LIMITS_CROSSED'
  | 'BAD_ODDS'
  | 'NOT_TOGETHER'
  | ReturnFault;
export type PricesRefusal = {
  readonly code: PricesFault;
  readonly params?: Readonly<Record<string, string>>;
};

const no = (code: PricesFault, play?: Play): Result<never, PricesRefusal> =>
  refused({ code, ...(play && { params: { play: play.form, name: play.name.zh } }) });

/** Why a change of one play cannot be made. */
function faultOf(terms: Terms, play: Play, { odds, limits }: PriceChange): PricesFault | undefined {
  if (odds) {
    const own = odds.map(BigInt);
    const isOne = own.every((each) => each > 0n && each <= HIGHEST_ODDS);
    if (!isQuoted(terms, play) || own.length !== play.quotes.length || !isOne) return 'BAD_ODDS';
    const fault = returnFault(play, own, standardOdds(terms, play));
    if (fault) return fault;
  }
  if (!limits) return undefined;
  const own = playLimitsOf(limits as StoredPlayLimits);
  if (!goTogether(own, play)) return 'NOT_TOGETHER';
  const fault = own.oddsFloor === undefined ? undefined : floorFault(terms, play, own.oddsFloor);
  if (fault) return fault;
  const ofGame = limitsOfPlay({ ...terms, ofPlays: new Map() }, play);
  const least = BigInt(limits.minStake ?? ofGame.minStake);
  return least > BigInt(limits.maxStake ?? ofGame.maxStake) ? 'LIMITS_CROSSED' : undefined;
}

const isAllOrNone = (...fields: readonly unknown[]): boolean =>
  fields.every((field) => field === undefined) || !fields.includes(undefined);

/** Whether the fields of each rule are there together, and odds that move are those of options. */
const goTogether = (limits: PlayLimits, { options }: Pick<Play, 'options'>): boolean =>
  isAllOrNone(limits.soloRatio, limits.soloPrize) &&
  isAllOrNone(limits.oddsStep, limits.oddsDrop, limits.oddsFloor) &&
  (limits.oddsStep === undefined || options.length > 0);

/** Odds may fall by themselves as low as they may be set, and no lower. */
function floorFault(terms: Terms, play: Play, floor: number): PricesFault | undefined {
  const lowest = oddsOf(terms, play).map((odds) => (odds * BigInt(floor)) / 10_000n);
  return returnFault(play, lowest, standardOdds(terms, play));
}

/** What plays are now, of that which a change names. */
const asItIs = (terms: Terms, play: Play, { odds, limits, isOpen }: PriceChange): PriceChange => ({
  play: play.form,
  ...(odds && { odds: oddsOf(terms, play).map(String) }),
  ...(limits !== undefined && { limits: storedLimitsOf(terms.ofPlays.get(play.code)) }),
  ...(isOpen !== undefined && { isOpen: !terms.closedPlays.has(play.code) }),
});

/** Reads a change against the terms of a game: what is there, or why it cannot be. */
export function readChange(
  terms: Terms,
  changes: readonly PriceChange[],
): Result<readonly PriceChange[], PricesRefusal> {
  const before: PriceChange[] = [];
  for (const change of changes) {
    const play = findForm(change.play);
    if (!play || !isPlayedIn(terms.family, play)) return no('NO_SUCH_PLAY');
    const fault = faultOf(terms, play, change);
    if (fault) return no(fault, play);
    before.push(asItIs(terms, play, change));
  }
  const isSame = JSON.stringify(before) === JSON.stringify(changes.map(sorted));
  const isTwice = new Set(changes.map(({ play }) => play)).size < changes.length;
  if (changes.length === 0 || isTwice || isSame) return no('NO_CHANGE');
  return ok(before);
}

/** The fields of a change in the order in which `asItIs` has them. */
const sorted = ({ play, odds, limits, isOpen }: PriceChange): PriceChange => ({
  play,
  ...(odds && { odds }),
  ...(limits !== undefined && { limits: limits && inOrder(limits as StoredPlayLimits) }),
  ...(isOpen !== undefined && { isOpen }),
});

/** The terms that a change makes of those that are there. */
export function termsChangeOf(terms: Terms, changes: readonly PriceChange[]): TermsChange {
  const odds: Record<string, readonly bigint[]> = {};
  const plays = new Map([...terms.ofPlays.keys()].map((code) => [code, ownLimits(terms, code)]));
  const closed = new Set(terms.closedPlays);
  for (const change of changes) {
    const code = findForm(change.play)?.code ?? change.play;
    if (change.odds) odds[change.play] = change.odds.map(BigInt);
    if (change.limits === null) plays.delete(code);
    else if (change.limits) plays.set(code, inOrder(change.limits as StoredPlayLimits));
    if (change.isOpen === true) closed.delete(code);
    if (change.isOpen === false) closed.add(code);
  }
  return { odds, plays: Object.fromEntries(plays), closedPlays: [...closed].toSorted() };
}

const ownLimits = (terms: Terms, code: string): StoredPlayLimits =>
  storedLimitsOf(terms.ofPlays.get(code)) ?? {};

type Applied = { readonly before: readonly PriceChange[]; readonly version: number };
type ChangePricesDeps = { readonly dataFolder: string };

/** Makes the version of the game and, where it holds at once, the terms. */
export async function applyPrices(
  tx: Tx,
  { dataFolder }: ChangePricesDeps,
  { gameId, effectAt, changes }: PricesChange,
  by: { readonly author: Author; readonly reason: string },
): Promise<Result<Applied, PricesRefusal>> {
  const game = await readGame(tx, gameId);
  if (!game) return no('NO_SUCH_GAME');
  if (!(await isInTime(tx, effectAt))) return no('NOT_IN_TIME');
  const seen = game.version;
  let read: Result<readonly PriceChange[], PricesRefusal> = no('NO_CHANGE');
  const stage = { db: tx, announce: announcer, settings: { dataFolder } };
  if (effectAt === undefined) {
    // The terms before the row of the game, in the order of `changeTerms`.
    await changeTerms(stage, gameId, (terms) => {
      read = readChange(terms, changes);
      return Promise.resolve(
        read.ok ? { ...termsChangeOf(terms, changes), pricesVersion: seen + 1 } : undefined,
      );
    });
  } else read = readChange(await newestTerms(tx, gameId), changes);
  if (!read.ok) return read;
  const made = { gameId, part: 'prices', content: { changes }, ...by } as const;
  const version = await insertVersion(tx, { ...made, effectAt, seen });
  // Somebody changed another part of the game since: this one is looked at again.
  if (version === undefined) return no('GAME_CHANGED');
  return ok({ before: read.value, version });
}

/** Names of the game, its plays and their options: the content has their codes. */
async function aboutPrices(tx: Tx, { gameId, changes }: PricesChange) {
  const game = await readGame(tx, gameId);
  const named = changes.map(({ play }) => {
    const form = findForm(play);
    return [
      play,
      { group: form?.group.name, name: form?.name, options: form?.quotes.map(({ name }) => name) },
    ] as const;
  });
  return { game: game?.category.name, plays: Object.fromEntries(named) };
}

const SITE_AUTHOR: Author = { id: 'site', name: '' };

/** Asks a second operator for it; what it would make is tried first. */
export const proposePrices = (
  { db, dataFolder }: ChangePricesDeps & { readonly db: Db },
  maker: Person,
  change: PricesChange,
  reason: string,
): Promise<Result<ProposalRow, PricesRefusal | ProposalRejection>> =>
  propose<PricesRefusal>(
    db,
    maker,
    { permission: PERMISSION, target: `prices of game ${change.gameId}`, reason },
    (tx) =>
      tryOut(tx, async () => {
        const done = await applyPrices(tx, { dataFolder }, change, { author: SITE_AUTHOR, reason });
        if (!done.ok) return done;
        const about = await aboutPrices(tx, change);
        return ok({ before: done.value.before, content: change, about });
      }),
  );

const text = z.optional(z.string());
const count = z.optional(z.int());
const Content = z.object({
  gameId: z.int(),
  effectAt: z.optional(z.int()),
  changes: z.array(
    z.object({
      play: z.string(),
      odds: z.optional(z.array(z.string())),
      limits: z.optional(
        z.nullable(
          z.object({
            prizeLimit: text,
            minStake: text,
            maxStake: text,
            soloPrize: text,
            liability: text,
            oddsStep: text,
            maxNotes: count,
            maxNotesRatio: count,
            soloRatio: count,
            oddsDrop: count,
            oddsFloor: count,
          }),
        ),
      ),
      isOpen: z.optional(z.boolean()),
    }),
  ),
});

export const confirmPrices: TwoPersonAct = {
  permission: PERMISSION,
  prepare: (_content, dataFolder) => Promise.resolve(ok({ dataFolder })),
  change: async (tx, content, { maker, reason, prepared }) => {
    const change = Content.parse(content);
    const author = { id: `operator:${maker.operatorId}`, name: maker.name };
    const done = await applyPrices(tx, prepared as ChangePricesDeps, change, { author, reason });
    if (!done.ok) return undefined;
    const { before, version } = done.value;
    return { before, after: auditedVersion({ changes: change.changes }, version, change.effectAt) };
  },
};

type Keeping = Parameters<typeof changeTerms>[0] & {
  readonly db: Db;
  readonly log: Pick<Log, 'error'>;
};

/**
 * Planned changes whose time has come become terms, one after the other. What a game cannot have any more is
 * left out, and that is an event of the game; a game whose change fails keeps no other waiting.
 */
export async function keepPrices(stage: Keeping): Promise<void> {
  for (const { gameId } of await duePrices(stage.db)) {
    try {
      await transaction(stage.db, (tx) => keepNext({ ...stage, db: tx }, tx, gameId));
    } catch (error) {
      stage.log.error({ err: error, gameId }, 'planned prices of a game were not kept');
    }
  }
}

async function keepNext(stage: Omit<Keeping, 'db'> & { readonly db: Tx }, tx: Tx, gameId: number) {
  await changeTerms(stage, gameId, async (terms) => {
    // Under the lock of the terms: another process may have done it.
    const [due] = await duePrices(tx, gameId);
    if (!due) return undefined;
    invariant(due.gameId === gameId, 'the prices of the game that was asked for');
    const { version, changes } = due;
    // Other changes came between: what two people agreed on then need not fit what is there now.
    const read = readChange(terms, changes);
    if (read.ok) return { ...termsChangeOf(terms, changes), pricesVersion: version };
    const detail = { version, ...read.error };
    if (read.error.code !== 'NO_CHANGE') {
      await raiseGameAlarm(tx, gameId, 'prices refused', detail);
      stage.log.error({ gameId, ...detail }, 'planned prices of a game do not fit it any more');
    }
    return { pricesVersion: version };
  });
}
