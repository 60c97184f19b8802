import { cash, revenue } from '../accounts.ts';
import type { BetAmount } from './bet.ts';
import { KIND } from './kinds.ts';
import type { Movement } from './movement.ts';

/** A bet of an instant game: no pool, because nothing of a round is open when it is over. */
export type InstantBet = Omit<BetAmount, 'issueId'>;

const aboutOf = ({ gameId, serialNumber, betId }: InstantBet) => ({ gameId, serialNumber, betId });

/** The stake goes to the house. The journal has the id of the bet. */
export const instantBet = (bet: InstantBet): Movement => ({
  id: bet.betId,
  kind: KIND.instantBet,
  playerId: bet.playerId,
  currency: bet.currency,
  key: `bet:${bet.betId}`,
  postings: [{ from: cash, to: revenue, amount: bet.amount }],
  subject: aboutOf(bet),
});

const back = (bet: InstantBet, kind: number, key: string): Movement => ({
  kind,
  playerId: bet.playerId,
  currency: bet.currency,
  key: `${key}:${bet.betId}`,
  postings: [{ from: revenue, to: cash, amount: bet.amount }],
  subject: aboutOf(bet),
});

/** The prize of a bet, in the unit of its stake. */
export const instantPrize = (bet: InstantBet): Movement =>
  back(bet, KIND.instantPrize, 'instant-prize');

/** Stake that comes back because the outcome was a tie. */
export const instantTie = (bet: InstantBet): Movement => back(bet, KIND.instantTie, 'instant-tie');
