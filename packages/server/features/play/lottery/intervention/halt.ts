import { GameState, type StateNote } from '@fairlot/rules/lottery/game-state';
import type { Executor, Tx } from '#platform/db';
import { transaction } from '#platform/db';
import type { Issue } from '../issues/issue.ts';
import { hurryJobs, lockJobs } from '../claims/store-claim.ts';
import { restoreGameState, type StateCause, updateGameState } from '../games/store-game.ts';
import { insertGameEvent, updateClosed } from '../issues/store.ts';
import { SITE } from '../games/store-version.ts';
import { publishGameChange } from '../games/publish-game-change.ts';

/** Why a game takes no bets; kept with its state, so that only the same cause lifts it again. */
export type HaltReason = 'beacon' | 'monitor' | 'tripwire' | 'feed' | 'operator' | 'key' | 'rest';

const { ONLINE, MAINTAIN, OFFLINE, OFFCIAL_OFFLINE } = GameState;

const OFFICIAL: ReadonlySet<HaltReason> = new Set(['feed', 'rest']);
const FOR_PEOPLE: ReadonlySet<HaltReason> = new Set(['monitor', 'tripwire', 'operator']);

/** Stops the sale of a game: MAINTAIN, or OFFCIAL_OFFLINE when its feed or its days off are the cause. */
export async function haltGame(tx: Executor, gameId: number, reason: HaltReason): Promise<void> {
  const state = OFFICIAL.has(reason) ? OFFCIAL_OFFLINE : MAINTAIN;
  // What people lift goes before what lifts itself: a game that waits for its beacon when somebody
  // stops it stays stopped when the beacon is back.
  const from = FOR_PEOPLE.has(reason) ? [ONLINE, OFFCIAL_OFFLINE, MAINTAIN] : [ONLINE];
  await transaction(tx, async (whole) => {
    if (!(await updateGameState(whole, gameId, { state, reason }, from))) return;
    await insertGameEvent(whole, gameId, null, 'halted', { reason });
    await publishGameChange(whole, gameId);
  });
}

/** Sells a game again, if it was stopped for this reason. */
export async function resumeGame(tx: Executor, gameId: number, reason: HaltReason): Promise<void> {
  await transaction(tx, async (whole) => {
    if (!(await restoreGameState(whole, gameId, reason))) return;
    await insertGameEvent(whole, gameId, null, 'resumed', { reason });
    await publishGameChange(whole, gameId);
  });
}

/**
 * The tripwire (F4): something that must stay unknown until the close was seen before it. The
 * issues take no more bets at once, their games stop until people have looked.
 */
export async function tripIssues(
  tx: Tx,
  issues: readonly Issue[],
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const ordered = issues.toSorted((a, b) => a.id - b.id);
  await stopIssues(tx, ordered);
  for (const issue of ordered) {
    await insertGameEvent(tx, issue.gameId, issue.id, 'tripwire', detail);
  }
  const gameIds = new Set(ordered.map((issue) => issue.gameId));
  for (const gameId of [...gameIds].toSorted((a, b) => a - b)) {
    await haltGame(tx, gameId, 'tripwire');
  }
}

/** Issues take no more bets at once; their games are sold on. */
export async function stopIssues(tx: Tx, issues: readonly Issue[]): Promise<void> {
  const ids = issues.map((issue) => issue.id).toSorted((a, b) => a - b);
  // Lock order: the job of an issue before its row.
  await lockJobs(tx, ids);
  await updateClosed(tx, ...ids);
  await hurryJobs(tx, ids, 'close');
}

/** What an operator makes of the sale of a game: on, stopped for a while or by its source, or off the list. */
export const SALES = {
  on: { state: ONLINE, reason: '' },
  off: { state: MAINTAIN, reason: 'operator' },
  offline: { state: OFFLINE, reason: 'operator' },
  official: { state: OFFCIAL_OFFLINE, reason: 'operator' },
} as const satisfies Readonly<Record<string, { state: GameState; reason: HaltReason | '' }>>;
export type Sale = keyof typeof SALES;

const ANY = Object.values(GameState);

/** Sells a game again, whatever stopped it, or stops it; false where that is what it is in. */
export const setSale = (
  db: Executor,
  gameId: number,
  sale: Sale,
  cause: StateCause | 'planned' = { author: SITE, reason: 'operator' },
  note?: StateNote,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const changed = await updateGameState(tx, gameId, { ...SALES[sale], note }, ANY, cause);
    const kind = sale === 'on' ? 'resumed' : 'halted';
    if (!changed) return false;
    await insertGameEvent(tx, gameId, null, kind, { reason: 'operator' });
    await publishGameChange(tx, gameId);
    return true;
  });
