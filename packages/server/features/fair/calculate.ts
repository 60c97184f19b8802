import { verifyBeacon } from '@fairlot/draw/beacon';
import { toHex } from '@fairlot/draw/bytes';
import { type TicketLeaf, ticketBytes } from '@fairlot/draw/ticket';
import { ticketRoot } from '@fairlot/draw/ticket-tree';

/** Sums that take too long for the thread that answers players: 50 ms a signature, 10 s a million tickets. */
export type Question =
  | { readonly kind: 'beacon'; readonly round: number; readonly signature: string }
  | { readonly kind: 'root'; readonly leaves: readonly TicketLeaf[] };

/** Whether the signature is the beacon's; the root in hex. */
export type Answer = boolean | string;

export const calculate = (question: Question): Answer =>
  question.kind === 'beacon'
    ? verifyBeacon(question.round, question.signature)
    : toHex(ticketRoot(question.leaves.map(ticketBytes)));
