import { accountTag, type TicketLeaf } from '@fairlot/draw/ticket';
import type { TicketTree } from '@fairlot/draw/ticket-tree';
import { type Money, sumMoney } from '@fairlot/rules/core/money';
import type { Executor } from '../../platform/db.ts';
import { treeOfTickets } from './calculator.ts';

/** A bet that stood when its issue closed, whatever became of it since. */
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

/** The tickets of an issue in their one order, and the tree over them. */
export type TicketSet = {
  readonly leaves: readonly TicketLeaf[];
  readonly stakeSum: Money;
  readonly tree: TicketTree;
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

/** The whole set, with the tree whose root the close manifest fixes. */
export async function plant(tickets: readonly Ticket[], terms: LeafTerms): Promise<TicketSet> {
  const leaves = leavesOf(tickets, terms);
  const stakeSum = sumMoney(tickets.map((ticket) => ticket.stake));
  return { leaves, stakeSum, tree: await treeOfTickets(leaves) };
}
