import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Executor } from '#platform/db';
import type { Issue } from '../issues/issue.ts';
import { type GameNow, readGame } from '../games/store-game.ts';
import { findIssue } from '../issues/store.ts';

/** An issue as an operator names it. */
export type IssueName = { readonly gameId: number; readonly serialNumber: number };

/** An issue in the words of the audit. */
export const targetOf = ({ gameId, serialNumber }: IssueName): string =>
  `issue ${serialNumber} of game ${gameId}`;

export type FedIssue = { readonly issue: Issue; readonly game: GameNow };
export type NoFedIssue = 'NO_SUCH_ISSUE' | 'NOT_FED';

/** Whether its numbers are told by a feed, and drawn here by nobody: not of a rehearsal either. */
export const isFed = (
  { mode, kind }: Pick<Issue, 'mode' | 'kind'>,
  { category }: Pick<GameNow, 'category'>,
): boolean => mode === null && kind === 'official' && category.source.kind === 'feed';

/** The issue of a fed game, and of no other: what is drawn here is in nobody's hand. */
export async function fedIssue(
  db: Executor,
  { gameId, serialNumber }: IssueName,
): Promise<Result<FedIssue, NoFedIssue>> {
  const game = await readGame(db, gameId);
  const issue = game && (await findIssue(db, gameId, serialNumber));
  if (!game || !issue) return refused('NO_SUCH_ISSUE');
  return isFed(issue, game) ? ok({ issue, game }) : refused('NOT_FED');
}
