import { payRebate, type Currency, type Unit } from '#ledger';
import type { Tx } from '#platform/db';
import type { Issue } from '../lottery/issues/index.ts';
import { takeRebates, type Players } from './store.ts';

/** Of which issue, in which run, in which money. */
export type RebateRun = {
  readonly issue: Pick<Issue, 'id' | 'gameId' | 'serialNumber'>;
  readonly run: number;
  readonly currency: Currency;
};

/** A chunk has at most so many players. */
const MOST = 1_000_000;

/**
 * What players get back of their own bets in an issue, whose last bet there has ended: one journal each, to
 * be posted in the transaction that ended it.
 */
export async function ownRebates(
  tx: Tx,
  { issue, run, currency }: RebateRun,
  players: Players,
): Promise<readonly Unit[]> {
  const about = { issueId: issue.id, run, of: 'own' } as const;
  const due = await takeRebates(tx, about, players, MOST);
  const { gameId, serialNumber } = issue;
  const issueId = BigInt(issue.id);
  return due.map(({ playerId, amount }) => [
    payRebate({ playerId, of: 'own', issueId, currency, amount, run, gameId, serialNumber }),
  ]);
}
