import { hmacSha256, textBytes, toHex } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';

/** What is committed of a bet before the draw. Nobody but its owner can tell whose it is. */
export type TicketLeaf = {
  readonly bet: string;
  readonly serial: string;
  readonly selection: string;
  /** Integer thousandths, as decimal text. */
  readonly stake: string;
  /** Unix milliseconds of the database clock. */
  readonly acceptedAt: number;
  /** From `accountTag`. */
  readonly tag: string;
  readonly rulesHash: string;
};

/** The bytes that the ticket tree hashes. */
export const ticketBytes = (leaf: TicketLeaf): Uint8Array => textBytes(canonicalJson(leaf));

/** A player's pseudonym of one day, hex: the first 16 bytes of an HMAC under that day's tag key. */
export const accountTag = (tagKey: Uint8Array, playerId: string): string =>
  toHex(hmacSha256(tagKey, textBytes(playerId)).slice(0, 16));
