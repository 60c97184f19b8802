import { accountTag, type TicketLeaf } from '@fairlot/draw/ticket';
import { type Money, sumMoney } from '@fairlot/rules/core/money';
import type { Executor } from '../../platform/db.ts';
import { rootOf } from './calculator.ts';

/** A bet that stands when its issue closes. */
export type Ticket = {
  readonly betId: string;
  readonly playerId: bigint;
  readonly selection: string;
  readonly stake: Money;
  readonly acceptedAtMs: number;
};

/** Where the tickets of an issue are: the bet feature says it, which stands below this one. */
export type TicketSource = (db: Executor, issueId: number) => Promise<readonly Ticket[]>;

export const noTickets: TicketSource = async () => [];

export type TicketSet = {
  readonly betCount: number;
  readonly stakeSum: Money;
  /** Root of the ticket tree, hex. */
  readonly root: string;
};

export type LeafTerms = {
  readonly serial: string;
  readonly tagKey: Uint8Array;
  readonly rulesHash: string;
};

/** The leaves in their one order: by the id of the bet. */
export const leavesOf = (tickets: readonly Ticket[], terms: LeafTerms): readonly TicketLeaf[] =>
  tickets
    .toSorted((a, b) => (a.betId < b.betId ? -1 : 1))
    .map((ticket) => ({
      bet: ticket.betId,
      serial: terms.serial,
      selection: ticket.selection,
      stake: String(ticket.stake),
      acceptedAt: ticket.acceptedAtMs,
      tag: accountTag(terms.tagKey, String(ticket.playerId)),
      rulesHash: terms.rulesHash,
    }));

/** The whole set as three figures that the close manifest fixes. */
export async function sumUp(tickets: readonly Ticket[], terms: LeafTerms): Promise<TicketSet> {
  return {
    betCount: tickets.length,
    stakeSum: sumMoney(tickets.map((ticket) => ticket.stake)),
    root: await rootOf(leavesOf(tickets, terms)),
  };
}
