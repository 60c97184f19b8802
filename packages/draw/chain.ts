import { concatBytes } from '@noble/hashes/utils.js';
import { invariant } from '@fairlot/rules/core/invariant';
import { lengthPrefixed, sha256, textBytes, toHex } from './bytes.ts';

/**
 * A day's secrets of one game. s_N is random; each earlier one is a hash of the next, so that
 * publishing s_0 (the anchor) the day before fixes all of them, and revealing s_i tells nothing
 * of s_{i+1}.
 */
export type ChainOf = { readonly game: string; readonly day: string };

/** SHA-256: the one that browsers have too, unless a faster one is at hand. */
type Hash = (bytes: Uint8Array) => Uint8Array;

const DOMAIN = textBytes('lot/chain/v1');
const SECRET_BYTES = 32;

/** s_{i-1} from s_i, of one chain: what all of its links begin with is written once. */
function linksOf(
  { game, day }: ChainOf,
  hash: Hash,
): (i: number, secret: Uint8Array) => Uint8Array {
  const head = concatBytes(DOMAIN, lengthPrefixed(game), lengthPrefixed(day));
  const text = new Uint8Array(head.length + 4 + SECRET_BYTES);
  text.set(head);
  const view = new DataView(text.buffer);
  return (i, secret) => {
    invariant(i >= 1 && i < 2 ** 32 && secret.length === SECRET_BYTES, 'a link of the chain');
    view.setUint32(head.length, i);
    text.set(secret, head.length + 4);
    return hash(text);
  };
}

/** s_{i-1} from s_i. */
export const previousSecret = (chain: ChainOf, i: number, secret: Uint8Array): Uint8Array =>
  linksOf(chain, sha256)(i, secret);

/** s_to from s_from, for to <= from. `to` 0 gives the anchor. */
export function walkBack(
  chain: ChainOf,
  from: number,
  secret: Uint8Array,
  to: number,
  hash: Hash = sha256,
): Uint8Array {
  invariant(to >= 0 && to <= from, 'secrets can only be walked towards the anchor');
  const previous = linksOf(chain, hash);
  let current = secret;
  for (let i = from; i > to; i -= 1) current = previous(i, current);
  return current;
}

/** s_0 to s_N, index i at place i. */
export function deriveChain(
  chain: ChainOf,
  last: Uint8Array,
  count: number,
  hash: Hash = sha256,
): Uint8Array[] {
  const previous = linksOf(chain, hash);
  const secrets = [last];
  for (let i = count; i >= 1; i -= 1) secrets.push(previous(i, secrets.at(-1) ?? last));
  return secrets.toReversed();
}

/** s_0, the only value of the chain that is published before the day begins. */
export const deriveAnchor = (chain: ChainOf, last: Uint8Array, count: number): Uint8Array =>
  walkBack(chain, count, last, 0);

/** Whether a revealed secret is the one that the secret before it committed to. */
export const isLink = (
  chain: ChainOf,
  i: number,
  secret: Uint8Array,
  previous: Uint8Array,
): boolean => toHex(previousSecret(chain, i, secret)) === toHex(previous);
