import { toHex } from '@fairlot/draw/bytes';
import { accountTag, type TicketLeaf, ticketBytes } from '@fairlot/draw/ticket';
import { leafHash } from '@fairlot/draw/ticket-tree';
import { refused, ok, type Result } from '@fairlot/rules/core/result';
import { transaction } from '#platform/db';
import type { Issue } from '../../lottery/issues/index.ts';
import { BusyArchives } from './archive.ts';
import { pathsOf } from '../sources/calculator.ts';
import { tagKeyOf } from '../commitment/chain.ts';
import { type Fair, ticketPort } from '../sources/context.ts';
import { type Gate, createSemaphore } from './semaphore.ts';
import { closeOf } from './manifests.ts';
import {
  allowPauses,
  findBlocks,
  hasBlocks,
  insertBlocks,
  readBlockRoots,
} from './store-blocks.ts';
import type { TicketIssue } from '../commitment/tickets.ts';
import { readerOf, ticketIssue, ticketSet } from './tree.ts';

export type ProvenTicket = {
  readonly leaf: TicketLeaf;
  readonly selection: string | undefined;
  readonly index: number;
  readonly size: number;
  /** Hex, from the leaf upwards. */
  readonly path: readonly string[];
};

export type ProvenPage = {
  readonly tickets: readonly ProvenTicket[];
  /** The bet after which the next page begins. */
  readonly next: string | undefined;
};

/**
 * A page at work holds up to 50 blocks of 8 KB and 32 bytes for each 256 tickets of the issue. So many
 * at once, and no more than so many callers that wait for their turn.
 */
const AT_ONCE = 4;
const MOST_WAITING = 64;
/** The blocks of an issue are put down by one at a time. */
const ISSUES_WAITING = 16;

type Gates = { readonly pages: Gate; readonly issues: Gate };
const gates = new WeakMap<Fair, Gates>();

function gatesOf(fair: Fair): Gates {
  const known = gates.get(fair) ?? {
    pages: createSemaphore({ atOnce: AT_ONCE, waiting: MOST_WAITING, oneEach: true }),
    issues: createSemaphore({ atOnce: 1, waiting: ISSUES_WAITING, oneEach: false }),
  };
  gates.set(fair, known);
  return known;
}

/** Pages that are being made at this moment. */
export const pagesUnderWay = (fair: Fair): number => gatesOf(fair).pages.underWay();

/**
 * A page of a player's tickets in a closed issue, each with its way to the published root (F11). Whoever
 * has none there gets none, and nothing is read for him.
 */
export async function ownTickets(
  fair: Fair,
  issue: Issue,
  playerId: bigint,
  after: string | undefined,
): Promise<Result<ProvenPage, 'NOT_PROVABLE' | 'RATE_LIMIT'>> {
  const page = () => provenPage(fair, issue, playerId, after).catch(orBusy);
  return (await gatesOf(fair).pages.enter(String(playerId), page)) ?? refused('RATE_LIMIT');
}

function orBusy(error: unknown): Result<never, 'RATE_LIMIT'> {
  if (error instanceof BusyArchives) return refused('RATE_LIMIT');
  throw error;
}

async function provenPage(
  fair: Fair,
  issue: Issue,
  playerId: bigint,
  after: string | undefined,
): Promise<Result<ProvenPage, 'NOT_PROVABLE' | 'RATE_LIMIT'>> {
  const { db, keys } = fair;
  const close = await closeOf(fair, issue);
  if (!close) return refused('NOT_PROVABLE');
  const about = await ticketIssue(fair, issue, close.leaf);
  const { tickets, hasMore } = await fair.ports.read(ticketPort).own(db, about, playerId, after);
  if (tickets.length === 0) return ok({ tickets: [], next: undefined });
  const blocked = await ensureBlocks(fair, about, close.root);
  if (!blocked.ok) return blocked;

  const key = tagKeyOf(keys.master, { game: issue.code, day: issue.day });
  const own = { serial: String(issue.serialNumber), tag: accountTag(key, String(playerId)) };
  const leaves = tickets.map(({ leaf }): TicketLeaf => ({ ...leaf, ...own }));
  const paths = await findPaths(fair, issue.id, leaves);
  const proven = leaves.flatMap((leaf, at): ProvenTicket[] => {
    const place = paths[at];
    if (!place) return [];
    const path = place.path.map(toHex);
    return [
      { leaf, selection: tickets[at]?.selection, index: place.index, size: close.size, path },
    ];
  });
  if (proven.length < leaves.length) return refused('NOT_PROVABLE');
  return ok({ tickets: proven, next: hasMore ? leaves.at(-1)?.bet : undefined });
}

async function findPaths({ db }: Fair, issueId: number, leaves: readonly TicketLeaf[]) {
  const found = await findBlocks(
    db,
    issueId,
    leaves.map(({ bet }) => bet),
  );
  const blocks = [...new Map(found.map((block) => [block.n, block])).values()];
  const roots = await readBlockRoots(db, issueId);
  const wanted = leaves.map((leaf, at) => ({
    leaf: leafHash(ticketBytes(leaf)),
    block: blocks.findIndex(({ n }) => n === found[at]?.n),
  }));
  return pathsOf({ roots, blocks, wanted });
}

/** Puts the leaf hashes of an issue down once, where they lead to the root that was published. */
async function ensureBlocks(
  fair: Fair,
  issue: TicketIssue,
  root: string,
): Promise<Result<null, 'NOT_PROVABLE' | 'RATE_LIMIT'>> {
  if (await hasBlocks(fair.db, issue.id)) return ok(null);
  const made = await gatesOf(fair).issues.enter(String(issue.id), async () =>
    (await hasBlocks(fair.db, issue.id)) ? true : putDown(fair, issue, root),
  );
  if (made === undefined) return refused('RATE_LIMIT');
  return made ? ok(null) : refused('NOT_PROVABLE');
}

class AnotherRoot extends Error {}

async function putDown(fair: Fair, issue: TicketIssue, root: string): Promise<boolean> {
  try {
    await transaction(fair.db, async (tx) => {
      await allowPauses(tx);
      const set = await ticketSet(readerOf(fair), issue, (blocks) =>
        insertBlocks(tx, issue.id, blocks),
      );
      if (set.root !== root) throw new AnotherRoot();
    });
    return true;
  } catch (error) {
    if (error instanceof AnotherRoot) return false;
    throw error;
  }
}
