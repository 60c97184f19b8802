import { toHex } from '@fairlot/draw/bytes';
import type { LeafVersion } from '@fairlot/draw/ticket';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Issue } from '../lottery/index.ts';
import { blockRoots, rootOfHashes } from './calculator.ts';
import { tagKeyOf } from './chain.ts';
import { type Fair, ticketsOf } from './context.ts';
import { padsOf } from './leaf.ts';
import { readChain } from './store.ts';
import type { TicketBlock, TicketIssue } from './tickets.ts';

/** The version of the leaves of issues that close from now on. */
export const LEAF = 2;

/** By what the tickets of an issue are read. */
export async function ticketIssue(
  { db, keys }: Pick<Fair, 'db' | 'keys'>,
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

/** A block with the hash that it leads to. */
export type RootedBlock = TicketBlock & { readonly root: Uint8Array };

const HASH_BYTES = 32;

/**
 * The tickets of an issue that is shut, read some blocks at a time: of each 256 leaf hashes one is
 * kept here, and every sum is done beside the thread that answers players. `keep` is shown the blocks
 * on their way.
 */
export async function ticketSet(
  { db }: Pick<Fair, 'db'>,
  issue: TicketIssue,
  keep?: (blocks: readonly RootedBlock[]) => Promise<void>,
): Promise<TicketSet> {
  const roots: Uint8Array[] = [];
  let size = 0;
  let stakeSum = 0n;
  let last = Promise.resolve();
  await ticketsOf({ db }).each(db, issue, async (blocks) => {
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
