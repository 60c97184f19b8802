import { createHash, createHmac } from 'node:crypto';
import { canonicalJson } from '@fairlot/draw/canonical-json';
import { oddsText } from '@fairlot/draw/ticket';
import type { Settings } from '../../platform/settings.ts';
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

/** Keys of so many games and days are at hand. */
const MOST_DAYS = 1_000;

/** Drafts the leaves (version 2) of a cart with the key of this installation. */
export function createLeafDrafts({ dataFolder }: Pick<Settings, 'dataFolder'>) {
  let keys: ReturnType<typeof loadKeys> | undefined;
  const tagKeys = new Map<string, Buffer>();
  return async (cart: LeafCart, bets: readonly LeafAbout[]): Promise<readonly LeafDraft[]> => {
    keys ??= loadKeys(dataFolder);
    const { master } = await keys;
    const day = `${cart.game}/${cart.day}`;
    const tagKey = tagKeys.get(day) ?? tagKeyOf(master, cart);
    if (tagKeys.size >= MOST_DAYS) tagKeys.clear();
    tagKeys.set(day, tagKey);
    const hmac = createHmac('sha256', tagKey).update(String(cart.playerId)).digest();
    const tag = hmac.toString('hex', 0, TAG_BYTES);
    return bets.map((about) => draftOf(cart, tag, about));
  };
}

function draftOf(cart: LeafCart, tag: string, about: LeafAbout): LeafDraft {
  const selectionHash = createHash('sha256').update(about.selection).digest();
  const members = {
    bet: about.bet,
    odds: about.odds.map(oddsText),
    rulesHash: cart.rulesHash,
    selectionHash: selectionHash.toString('hex'),
    serial: String(cart.serial),
    stake: String(about.stake),
    tag,
    v: 2,
  };
  return { selectionHash, rest: `,${canonicalJson(members).slice(1)}` };
}

/** The key of a day's pseudonyms as the two pads of HMAC, which the database can work with. */
export type Pads = { readonly inner: Buffer; readonly outer: Buffer };

const HMAC_BLOCK = 64;

export function padsOf(key: Uint8Array): Pads {
  const pad = (by: number): Buffer =>
    Buffer.from(Array.from({ length: HMAC_BLOCK }, (_, at) => (key[at] ?? 0) ^ by));
  return { inner: pad(0x36), outer: pad(0x5c) };
}
