import { createHmac } from 'node:crypto';
import { oddsText } from '@fairlot/draw/ticket';
import { sha256Hex } from '#platform/hash';
import type { Settings } from '#platform/settings';
import { tagKeyOf } from './chain.ts';
import { loadKeys } from './keys.ts';

/** A bet that is about to be taken, as its leaf tells of it. */
export type LeafAbout = {
  readonly bet: string;
  /** The code of the play, a blank, what was picked. */
  readonly selection: string;
  readonly stake: bigint;
  /** Per tier, in ten-thousandths. */
  readonly odds: readonly bigint[];
};

/** What the bets of one cart have in common. */
export type LeafCart = {
  readonly game: string;
  readonly day: string;
  readonly serial: number;
  readonly playerId: bigint;
  /** Of the price list they are taken by, hex. */
  readonly rulesHash: string;
};

/** All of a leaf but the moment of acceptance, which only the database knows. */
export type LeafDraft = {
  readonly selectionHash: Buffer;
  /** The canonical JSON behind the value of `acceptedAt`, its first member: `,"bet":...}`. */
  readonly rest: string;
};

const TAG_BYTES = 16;

/** So many players' tags of a game and day are at hand, and so many keys of games and days. */
const MOST_TAGS = 20_000;
const MOST_DAYS = 1_000;

/** Drafts the leaves (version 2) of a cart with the key of this installation. */
export function createLeafDrafts({ dataFolder }: Pick<Settings, 'dataFolder'>) {
  let keys: ReturnType<typeof loadKeys> | undefined;
  const tagKeys = new Map<string, Buffer>();
  const tags = new Map<string, string>();
  const keyOf = (master: Uint8Array, day: string, cart: LeafCart): Buffer => {
    const tagKey = tagKeys.get(day) ?? tagKeyOf(master, cart);
    if (tagKeys.size >= MOST_DAYS) tagKeys.clear();
    tagKeys.set(day, tagKey);
    return tagKey;
  };
  return async (cart: LeafCart, bets: readonly LeafAbout[]): Promise<readonly LeafDraft[]> => {
    keys ??= loadKeys(dataFolder);
    const { master } = await keys;
    const day = `${cart.game}/${cart.day}`;
    const player = `${day}/${cart.playerId}`;
    let tag = tags.get(player);
    if (tag === undefined) {
      const hmac = createHmac('sha256', keyOf(master, day, cart)).update(String(cart.playerId));
      tag = hmac.digest().toString('hex', 0, TAG_BYTES);
      if (tags.size >= MOST_TAGS) tags.clear();
      tags.set(player, tag);
    }
    const own = tag;
    return bets.map((about) => draftOf(cart, own, about));
  };
}

function draftOf(cart: LeafCart, tag: string, about: LeafAbout): LeafDraft {
  const selectionHash = sha256Hex(about.selection);
  // Members in the order of their names, none with a character that JSON writes otherwise: spelt out, as the
  // database does, it costs a tenth of sorting and quoting for each bet. A test compares it with the canonical.
  const odds = about.odds.map((tier) => `"${oddsText(tier)}"`).join(',');
  const rest =
    `,"bet":"${about.bet}","odds":[${odds}],"rulesHash":"${cart.rulesHash}",` +
    `"selectionHash":"${selectionHash}","serial":"${cart.serial}","stake":"${about.stake}",` +
    `"tag":"${tag}","v":2}`;
  return { selectionHash: Buffer.from(selectionHash, 'hex'), rest };
}

/** The key of a day's pseudonyms as the two pads of HMAC, which the database can work with. */
export type Pads = { readonly inner: Buffer; readonly outer: Buffer };

const HMAC_BLOCK = 64;

export function padsOf(key: Uint8Array): Pads {
  const pad = (by: number): Buffer =>
    Buffer.from(Array.from({ length: HMAC_BLOCK }, (_, at) => (key[at] ?? 0) ^ by));
  return { inner: pad(0x36), outer: pad(0x5c) };
}
