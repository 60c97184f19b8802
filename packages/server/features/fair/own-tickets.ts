import { toHex } from '@fairlot/draw/bytes';
import { accountTag, type TicketLeaf } from '@fairlot/draw/ticket';
import type { Issue } from '../lottery/index.ts';
import { tagKeyOf } from './chain.ts';
import { ticketSet } from './close.ts';
import type { Fair } from './context.ts';
import { readTicketRoot } from './store.ts';
import type { TicketSet } from './tickets.ts';

export type ProvenTicket = {
  readonly leaf: TicketLeaf;
  readonly index: number;
  readonly size: number;
  /** Hex, from the leaf upwards. */
  readonly path: readonly string[];
};

/** Trees that are kept at a time: 64 bytes a ticket. */
const MOST_KEPT = 8;
type Kept = Map<number, Promise<TicketSet | undefined>>;
const keptBy = new WeakMap<Fair, Kept>();

function keptOf(fair: Fair): Kept {
  const kept = keptBy.get(fair) ?? new Map();
  keptBy.set(fair, kept);
  return kept;
}

/**
 * The tickets of a player in a closed issue, each with its way to the published root (F11).
 * Undefined when the tree of the tickets at hand is not the one that was published.
 */
export async function ownTickets(
  fair: Fair,
  issue: Issue,
  playerId: bigint,
): Promise<readonly ProvenTicket[] | undefined> {
  const set = await provenSet(fair, issue);
  if (!set) return undefined;
  const tagKey = tagKeyOf(fair.keys.master, { game: issue.code, day: issue.day });
  const mine = accountTag(tagKey, String(playerId));
  return set.leaves.flatMap((leaf, index) =>
    leaf.tag === mine
      ? [{ leaf, index, size: set.tree.size, path: set.tree.proof(index).map(toHex) }]
      : [],
  );
}

/** All tickets of an issue; the newest few are kept, for the owners ask one after another. */
function provenSet(fair: Fair, issue: Issue): Promise<TicketSet | undefined> {
  const kept = keptOf(fair);
  const known = kept.get(issue.id);
  if (known) return known;
  const found = prove(fair, issue);
  found.catch(() => kept.delete(issue.id));
  kept.set(issue.id, found);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return found;
}

async function prove(fair: Fair, issue: Issue): Promise<TicketSet | undefined> {
  const set = await ticketSet(fair, issue);
  const published = await readTicketRoot(fair.db, issue.gameId, issue.serialNumber);
  return published === toHex(set.tree.root) ? set : undefined;
}
