import type { Tx } from '../../platform/db.ts';
import { awaitingIssues, type Issue, resumeGame } from '../lottery/index.ts';

/** A game that stopped because too many of its issues waited goes on when no other of them does. */
export async function resumeAfterLast(tx: Tx, { id, gameId }: Issue): Promise<void> {
  const awaiting = await awaitingIssues(tx);
  const isLast = awaiting.every((other) => other.gameId !== gameId || other.id === id);
  if (isLast) await resumeGame(tx, gameId, 'beacon');
}
