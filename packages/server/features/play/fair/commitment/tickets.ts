import type { LeafVersion, TicketLeaf } from '@fairlot/draw/ticket';
import type { Executor } from '#platform/db';
import type { Pads } from './leaf.ts';

/** What the rows of an issue's bets are read by: it is the same for all of them. */
export type TicketIssue = {
  readonly id: number;
  /** The version of the leaves that its close manifest names, or will name. */
  readonly version: LeafVersion;
  /** Of the price list of the day, hex: what bets stand under that carry no other. */
  readonly rulesHash: string;
  /** The key of the day's pseudonyms. */
  readonly pads: Pads;
};

/** Leaf hashes of an issue, up to 256 of them one after another, in the order of the tree. */
export type TicketBlock = {
  readonly n: number;
  readonly firstBet: string;
  readonly hashes: Buffer;
  readonly stake: bigint;
};

/** Most leaves in a block. */
export const BLOCK = 256;

/** A leaf without what all of a player's in an issue have in common. */
type Untold<T> = T extends TicketLeaf ? Omit<T, 'serial' | 'tag'> : never;

/** A bet of a player in a closed issue. */
export type OwnTicket = {
  readonly leaf: Untold<TicketLeaf>;
  /** What a leaf of version 2 has the hash of, where it is short enough to be sent along. */
  readonly selection: string | undefined;
};

/**
 * Where the tickets of an issue are: the bet feature says it, which stands below this one. A ticket is
 * a bet that stood when its issue closed, whatever became of it since; their order is that of the ids.
 */
export type TicketSource = {
  /** Those of some issues that have any. */
  among(db: Executor, issueIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** All leaf hashes, some blocks at a time; the next ones when the promise is settled. */
  each(
    db: Executor,
    issue: TicketIssue,
    take: (blocks: readonly TicketBlock[]) => Promise<void>,
  ): Promise<void>;
  /** Tickets of a player after a bet, in order; no more than a page, in number and in bytes. */
  own(
    db: Executor,
    issue: TicketIssue,
    playerId: bigint,
    after: string | undefined,
  ): Promise<{ readonly tickets: readonly OwnTicket[]; readonly hasMore: boolean }>;
};
