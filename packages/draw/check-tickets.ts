import type { OwnTicket } from './bundle.ts';
import { hexBytes, toHex } from './bytes.ts';
import type { IssueRecord } from './issue-record.ts';
import { compared, failed, skipped } from './step.ts';
import type { Step, StepReason } from './step.ts';
import { rootFromProof } from './ticket-tree.ts';
import { selectionHash, ticketBytes, versionOf } from './ticket.ts';

/** That each of the player's own tickets stands in the set that was fixed before the draw. */
export function checkTickets(record: IssueRecord, tickets: readonly OwnTicket[]): Step[] {
  if (tickets.length === 0) return [skipped('ticket', 'no-tickets')];
  const { close } = record;
  if (!close) return [skipped('ticket', 'cancelled')];
  return tickets.map((ticket) => {
    const subject = ticket.leaf.bet;
    const fault = faultOf(ticket, { ...record, close });
    if (fault) return failed('ticket', fault, { subject });
    return checkProof(close.ticketRoot, ticket);
  });
}

type ClosedRecord = IssueRecord & { readonly close: NonNullable<IssueRecord['close']> };

/** What a ticket says of itself, against the manifests. */
function faultOf(ticket: OwnTicket, { day, close, terms }: ClosedRecord): StepReason | undefined {
  const { leaf, proof, selection } = ticket;
  if (leaf.serial !== close.serial) return 'wrong-issue';
  if (leaf.acceptedAt > close.closedAt) return 'after-close';
  if (versionOf(leaf) !== (close.leaf ?? 1)) return 'wrong-leaf';
  const published = [day, ...terms].some(({ rulesHash }) => rulesHash === leaf.rulesHash);
  if (!published) return 'unknown-terms';
  if (proof.size !== close.betCount) return 'differs';
  const isSelected = selection === undefined || !('v' in leaf);
  return isSelected || selectionHash(selection) === leaf.selectionHash
    ? undefined
    : 'wrong-selection';
}

function checkProof(expected: string, { leaf, proof }: OwnTicket): Step {
  const subject = leaf.bet;
  const path = proof.path.map((hash) => hexBytes(hash));
  const root = rootFromProof(ticketBytes(leaf), { ...proof, path });
  return root
    ? compared('ticket', expected, toHex(root), subject)
    : failed('ticket', 'malformed', { subject, expected });
}
