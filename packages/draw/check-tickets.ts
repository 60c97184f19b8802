import type { OwnTicket } from './bundle.ts';
import { hexBytes, toHex } from './bytes.ts';
import type { IssueRecord } from './issue-record.ts';
import type { CloseManifest } from './manifest.ts';
import { compared, failed, skipped } from './step.ts';
import type { Step } from './step.ts';
import { rootFromProof } from './ticket-tree.ts';
import { ticketBytes } from './ticket.ts';

/** That each of the player's own tickets stands in the set that was fixed before the draw. */
export function checkTickets({ close }: IssueRecord, tickets: readonly OwnTicket[]): Step[] {
  if (tickets.length === 0) return [skipped('ticket', 'no-tickets')];
  if (!close) return [skipped('ticket', 'cancelled')];
  return tickets.map((ticket) => checkTicket(close, ticket));
}

function checkTicket(close: CloseManifest, { leaf, proof }: OwnTicket): Step {
  const subject = leaf.bet;
  const expected = close.ticketRoot;
  if (leaf.serial !== close.serial) return failed('ticket', 'wrong-issue', { subject });
  if (leaf.acceptedAt > close.closedAt) return failed('ticket', 'after-close', { subject });
  if (proof.size !== close.betCount) return failed('ticket', 'differs', { subject, expected });
  const path = proof.path.map((hash) => hexBytes(hash));
  const root = rootFromProof(ticketBytes(leaf), { ...proof, path });
  return root
    ? compared('ticket', expected, toHex(root), subject)
    : failed('ticket', 'malformed', { subject, expected });
}
