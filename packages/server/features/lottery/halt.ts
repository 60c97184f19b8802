import { GameState } from '@fairlot/rules/lottery/game-state';
import type { Executor, Tx } from '../../platform/db.ts';
import { transaction } from '../../platform/db.ts';
import type { Issue } from './issue.ts';
import { hurryJobs, lockJobs } from './store-claim.ts';
import { lockSale, restoreGameState, updateGameState } from './store-game.ts';
import { insertGameEvent, updateClosed } from './store.ts';

/** Why a game takes no bets; kept with its state, so that only the same cause lifts it again. */
export type HaltReason = 'beacon' | 'tripwire' | 'feed' | 'operator' | 'key';

const { ONLINE, MAINTAIN, OFFCIAL_OFFLINE } = GameState;

const FOR_PEOPLE: ReadonlySet<HaltReason> = new Set(['tripwire', 'operator']);

/** Stops the sale of a game: MAINTAIN, or OFFCIAL_OFFLINE when its feed is the cause. */
export async function haltGame(tx: Executor, gameId: number, reason: HaltReason): Promise<void> {
  const state = reason === 'feed' ? OFFCIAL_OFFLINE : MAINTAIN;
  // What people lift goes before what lifts itself: a game that waits for its beacon when somebody
  // stops it stays stopped when the beacon is back.
  const from = FOR_PEOPLE.has(reason) ? [ONLINE, OFFCIAL_OFFLINE, MAINTAIN] : [ONLINE];
  const changed = await updateGameState(tx, gameId, { state, reason }, from);
  if (changed) await insertGameEvent(tx, gameId, null, 'halted', { reason });
}

/** Sells a game again, if it was stopped for this reason. */
export async function resumeGame(tx: Executor, gameId: number, reason: HaltReason): Promise<void> {
  const changed = await restoreGameState(tx, gameId, reason);
  if (changed) await insertGameEvent(tx, gameId, null, 'resumed', { reason });
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
  const ids = ordered.map((issue) => issue.id);
  // Whoever closes an issue holds its job before its row.
  await lockJobs(tx, ids);
  for (const issue of ordered) {
    await updateClosed(tx, issue.id);
    await insertGameEvent(tx, issue.gameId, issue.id, 'tripwire', detail);
  }
  for (const gameId of new Set(ordered.map((issue) => issue.gameId))) {
    await haltGame(tx, gameId, 'tripwire');
  }
  await hurryJobs(tx, ids, 'close');
}

/** What a game is in, and why. */
export type Sale = { readonly state: GameState; readonly reason: string };

type SaleChange = { readonly before: Sale; readonly after: Sale };

async function compareSale(
  tx: Tx,
  gameId: number,
  work: () => Promise<void>,
): Promise<SaleChange | undefined> {
  const before = await lockSale(tx, gameId);
  await work();
  const after = await lockSale(tx, gameId);
  if (!before || !after) return undefined;
  return before.state === after.state && before.reason === after.reason
    ? undefined
    : { before, after };
}

/** An operator sells a game again, whatever stopped it; nothing where it is sold already. */
export const putOnline = (db: Executor, gameId: number): Promise<SaleChange | undefined> =>
  transaction(db, (tx) =>
    compareSale(tx, gameId, async () => {
      const from = [MAINTAIN, GameState.OFFLINE, OFFCIAL_OFFLINE];
      const changed = await updateGameState(tx, gameId, { state: ONLINE, reason: '' }, from);
      if (changed) await insertGameEvent(tx, gameId, null, 'resumed', { reason: 'operator' });
    }),
  );

/** An operator stops the sale of a game; nothing where an operator had stopped it before. */
export const putOffline = (db: Executor, gameId: number): Promise<SaleChange | undefined> =>
  transaction(db, (tx) => compareSale(tx, gameId, () => haltGame(tx, gameId, 'operator')));
