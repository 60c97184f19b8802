import { createHash } from 'node:crypto';
import { verifyBeacon } from '@fairlot/draw/beacon';
import { type TicketLeaf, ticketBytes } from '@fairlot/draw/ticket';
import { type Sha256, ticketLevels, type TicketLevels } from '@fairlot/draw/ticket-tree';

/** Node's own: five times as fast as the portable one. */
const sha256: Sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Sums that take too long for the thread that answers players: 50 ms a signature, 14 us a ticket. */
export type Question =
  | { readonly kind: 'beacon'; readonly round: number; readonly signature: string }
  | { readonly kind: 'tickets'; readonly leaves: readonly TicketLeaf[] };

/** Whether the signature is the beacon's; the tree of the tickets. */
export type Answer = boolean | TicketLevels;

export const calculate = (question: Question): Answer =>
  question.kind === 'beacon'
    ? verifyBeacon(question.round, question.signature)
    : ticketLevels(question.leaves.map(ticketBytes), sha256);
