import type { Money } from '@fairlot/rules/core/money';
import { cash, poolOf, type Currency } from '../accounts.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** `own`: of bets below the own prize group; `agent`: of the bets of all who are below a player. */
export type RebateOf = 'own' | 'agent';
export const REBATE_KINDS = { own: KIND.rebateBet, agent: KIND.rebateAgent } as const;

export type Rebate = {
  readonly playerId: bigint;
  readonly of: RebateOf;
  readonly issueId: bigint;
  readonly currency: Currency;
  readonly amount: Money;
  readonly run: number;
  readonly gameId: number;
  readonly serialNumber: number;
};

/** The key of what a player was paid of an issue: once in a run. */
export const rebateKey = (issueId: bigint, of: RebateOf, run: number): string =>
  `rebate:${issueId}:${REBATE_KINDS[of]}:${run}`;

/** What a player is paid of an issue in one journal, out of the pool of the issue. */
export const payRebate = ({
  playerId,
  of,
  issueId,
  currency,
  amount,
  ...rest
}: Rebate): Movement => ({
  kind: REBATE_KINDS[of],
  playerId,
  currency,
  key: rebateKey(issueId, of, rest.run),
  postings: [{ from: poolOf(issueId), to: cash, amount }],
  subject: { gameId: rest.gameId, serialNumber: rest.serialNumber },
});
