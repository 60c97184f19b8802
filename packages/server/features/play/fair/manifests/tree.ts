import { toHex } from '@fairlot/draw/bytes';
import type { LeafVersion } from '@fairlot/draw/ticket';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Executor } from '#platform/db';
import type { Issue } from '../../lottery/issues/index.ts';
import { sha256Hex } from '#platform/hash';
import { blockRoots, rootOfHashes } from '../sources/calculator.ts';
import { tagKeyOf } from '../commitment/chain.ts';
import { type Fair, ticketPort } from '../sources/context.ts';
import type { Keys } from '../commitment/keys.ts';
import { type Pads, padsOf } from '../commitment/leaf.ts';
import { closeOf } from './manifests.ts';
import { readChain, readCloses } from '../commitment/store.ts';
import type { TicketBlock, TicketIssue, TicketSource } from '../commitment/tickets.ts';

/** The version of the leaves of issues that close from now on. */
export const LEAF = 2;

/** By what the tickets of an issue are read. */
export async function ticketIssue(
  { db, keys }: { readonly db: Executor; readonly keys: Keys },
  { id, gameId, code, day }: Issue,
  version: LeafVersion,
): Promise<TicketIssue> {
  const chain = await readChain(db, gameId, day);
  invariant(chain, `the chain of ${code} ${day} exists`);
  const pads = padsOf(tagKeyOf(keys.master, { game: code, day }));
  return { id, version, rulesHash: chain.rulesHash, pads };
}

/** The tickets of an issue as its close manifest tells of them. */
export type TicketSet = {
  readonly size: number;
  readonly stakeSum: bigint;
  /** Hex. */
  readonly root: string;
};

/** Of an issue that nobody bet on: the root is the hash of nothing. */
export const NO_TICKETS: TicketSet = { size: 0, stakeSum: 0n, root: sha256Hex('') };

/** A block with the hash that it leads to. */
export type RootedBlock = TicketBlock & { readonly root: Uint8Array };

/** Where tickets are read. */
export type TicketReader = { readonly db: Executor; readonly source: TicketSource };

export const readerOf = (fair: Pick<Fair, 'db' | 'ports'>): TicketReader => ({
  db: fair.db,
  source: fair.ports.read(ticketPort),
});

const HASH_BYTES = 32;

/**
 * The tickets of an issue that is shut, read some blocks at a time: of each 256 leaf hashes one is
 * kept here, and every sum is done beside the thread that answers players. `keep` is shown the blocks
 * on their way.
 */
export async function ticketSet(
  { db, source }: TicketReader,
  issue: TicketIssue,
  keep?: (blocks: readonly RootedBlock[]) => Promise<void>,
): Promise<TicketSet> {
  const roots: Uint8Array[] = [];
  let size = 0;
  let stakeSum = 0n;
  let last = Promise.resolve();
  await source.each(db, issue, async (blocks) => {
    // One batch is summed while the next one is read.
    await last;
    for (const { hashes, stake } of blocks) {
      size += hashes.length / HASH_BYTES;
      stakeSum += stake;
    }
    last = sumBlocks(blocks).then(async (rooted) => {
      roots.push(...rooted.map(({ root }) => root));
      await keep?.(rooted);
    });
    last.catch(() => {});
  });
  await last;
  return { size, stakeSum, root: toHex(await rootOfHashes(Buffer.concat(roots))) };
}

async function sumBlocks(blocks: readonly TicketBlock[]): Promise<readonly RootedBlock[]> {
  const roots = await blockRoots(Buffer.concat(blocks.map(({ hashes }) => hashes)));
  return blocks.map((block, at) => ({
    ...block,
    root: roots.slice(at * HASH_BYTES, (at + 1) * HASH_BYTES),
  }));
}

/** The key of the pseudonyms that the bets of an issue carry, as the database works with it. */
export const issuePads = ({ master }: Keys, { code, day }: Issue): Pads =>
  padsOf(tagKeyOf(master, { game: code, day }));

/**
 * Whether the tickets of an issue are those whose root its close manifest fixed before the draw; true
 * where there is no such manifest, for official games have none. One that was archived is read where the
 * folder is told.
 */
export async function isPublishedSet(
  reader: TicketReader & { readonly keys: Keys; readonly dataFolder?: string },
  issue: Issue,
): Promise<boolean> {
  const { keys, db, dataFolder = '' } = reader;
  const close = await closeOf({ db, keys, dataFolder }, issue);
  if (!close) return true;
  const { root, size } = await ticketSet(reader, await ticketIssue(reader, issue, close.leaf));
  return root === close.root && size === close.size;
}

/** Those of some issues whose close manifests say that nobody bet on them. */
export async function publishedEmpty(
  db: Executor,
  issues: readonly Issue[],
): Promise<readonly Issue[]> {
  const closes = await readCloses(db, issues);
  return issues.filter((_, at) => {
    const close = closes[at];
    return close?.size === 0 && close.root === NO_TICKETS.root;
  });
}
