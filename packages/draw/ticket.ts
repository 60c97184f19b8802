import { hmacSha256, sha256, textBytes, toHex } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';

/**
 * What is committed of a bet before the draw. Nobody but its owner can tell whose it is. Leaves of
 * two versions exist; which one an issue has, its close manifest names.
 */
type LeafHead = {
  readonly bet: string;
  readonly serial: string;
  /** Integer thousandths, as decimal text. */
  readonly stake: string;
  /** Unix milliseconds of the database clock. */
  readonly acceptedAt: number;
  /** From `accountTag`. */
  readonly tag: string;
  /** Of the price list of the day; in version 2 of the one in force at acceptance. */
  readonly rulesHash: string;
};

/** Version 1, which says no version: the selection itself. */
export type TicketLeaf1 = LeafHead & { readonly selection: string };

/** Version 2: a hash of the selection, so that no leaf is long, and the frozen odds. */
export type TicketLeaf2 = LeafHead & {
  readonly v: 2;
  /** From `selectionHash`. */
  readonly selectionHash: string;
  /** Per tier, as decimal text: `9.78`. */
  readonly odds: readonly string[];
};

export type TicketLeaf = TicketLeaf1 | TicketLeaf2;
export type LeafVersion = 1 | 2;

export const versionOf = (leaf: TicketLeaf): LeafVersion => ('v' in leaf ? leaf.v : 1);

/** The bytes that the ticket tree hashes. */
export const ticketBytes = (leaf: TicketLeaf): Uint8Array => textBytes(canonicalJson(leaf));

/** Hex SHA-256 of a selection as it is committed: the code of the play, a blank, what was picked. */
export const selectionHash = (selection: string): string => toHex(sha256(textBytes(selection)));

const ODDS_UNIT = 10_000n;

/** Odds in ten-thousandths as decimal text, without trailing zeros. */
export function oddsText(odds: bigint): string {
  const rest = odds % ODDS_UNIT;
  const decimals = rest === 0n ? '' : `.${rest.toString().padStart(4, '0').replace(/0+$/, '')}`;
  return `${odds / ODDS_UNIT}${decimals}`;
}

/** A player's pseudonym of one day, hex: the first 16 bytes of an HMAC under that day's tag key. */
export const accountTag = (tagKey: Uint8Array, playerId: string): string =>
  toHex(hmacSha256(tagKey, textBytes(playerId)).slice(0, 16));
