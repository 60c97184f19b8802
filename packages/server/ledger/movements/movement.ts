import type { Currency, Posting } from '../accounts.ts';

/** What a movement was about, for the player's statement. */
export type Subject = {
  readonly gameId?: number;
  readonly serialNumber?: number;
  readonly betId?: string;
  /** Of a transfer or a commission: who is at its other end. */
  readonly otherPlayerId?: string;
  /** Of a bonus: which one. */
  readonly grantId?: string;
  /** Of what is held: which hold, and until when (milliseconds UTC) where it has an end. */
  readonly holdId?: string;
  readonly expiresMs?: number;
};

/** One journal to be posted: built by a pure function, so equal input gives an equal movement. */
export type Movement = {
  /** Code of the cash-flow type, or of our own for the house's books. */
  readonly kind: number;
  /** Whose books: the player, or the house. */
  readonly playerId: bigint;
  readonly currency: Currency;
  /** Unique for ever within the books: the same key moves money once. */
  readonly key: string;
  readonly postings: readonly [Posting, ...Posting[]];
  /** Id of the journal, where something else must be able to name it; else a new one. */
  readonly id?: string;
  /** The journal that this one takes back. */
  readonly reverses?: string;
  readonly subject?: Subject;
};
