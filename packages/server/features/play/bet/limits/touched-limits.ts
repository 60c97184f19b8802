import { playsOf } from '@fairlot/rules/play/index';
import type { Executor } from '#platform/db';
import type { Limits } from '../../lottery/games/index.ts';
import { type NotFor, readTouched, type Touched } from './store-limits.ts';
import type { Terms } from '../odds/terms.ts';

/** Plays that have a limit of their own, and those that the smallest stake of a game is not for, by id. */
function playsWithOwn({ family, ofPlays }: Terms): NotFor {
  const having = (field: 'prizeLimit' | 'minStake' | 'maxStake') =>
    playsOf(family).filter(({ code }) => ofPlays.get(code)?.[field] !== undefined);
  const official = playsOf(family).filter(({ style }) => style === 'official');
  const ids = (plays: readonly { readonly id: number }[]) => plays.map(({ id }) => id);
  return {
    prizeLimit: ids(having('prizeLimit')),
    minStake: ids([...official, ...having('minStake')]),
    maxStake: ids(having('maxStake')),
  };
}

/** What limits would have made of what was bet on a game since a moment. */
export const touchedSince = (
  db: Executor,
  { gameId, sinceMs }: { readonly gameId: number; readonly sinceMs: number },
  terms: Terms,
  limits: Limits,
): Promise<Touched> => readTouched(db, { gameId, sinceMs }, limits, playsWithOwn(terms));

const DAY_MS = 86_400_000;
const NAMES = [
  'prizeLimit',
  'minStake',
  'maxStake',
  'maxMultiple',
  'issuePrize',
  'budget',
] as const satisfies readonly (keyof Touched)[];

/**
 * The limits that would have refused or cut a wager of the last 24 hours: not of the day of the site, for plans
 * often begin with it.
 */
export async function touchingLimits(
  db: Executor,
  { gameId, nowMs }: { readonly gameId: number; readonly nowMs: number },
  terms: Terms,
  limits: Limits,
): Promise<readonly string[]> {
  const touched = await touchedSince(db, { gameId, sinceMs: nowMs - DAY_MS }, terms, limits);
  return NAMES.filter((name) => (touched[name] ?? 0) > 0);
}
