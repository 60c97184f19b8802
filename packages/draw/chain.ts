import { invariant } from '@fairlot/rules/core/invariant';
import { lengthPrefixed, sha256, textBytes, toHex, u32 } from './bytes.ts';

/**
 * A day's secrets of one game. s_N is random; each earlier one is a hash of the next, so that
 * publishing s_0 (the anchor) the day before fixes all of them, and revealing s_i tells nothing
 * of s_{i+1}.
 */
export type ChainOf = { readonly game: string; readonly day: string };

const DOMAIN = textBytes('lot/chain/v1');

/** s_{i-1} from s_i. */
export function previousSecret(chain: ChainOf, i: number, secret: Uint8Array): Uint8Array {
  invariant(i >= 1 && secret.length === 32, 'a link of the chain');
  return sha256(DOMAIN, lengthPrefixed(chain.game), lengthPrefixed(chain.day), u32(i), secret);
}

/** s_to from s_from, for to <= from. `to` 0 gives the anchor. */
export function walkBack(chain: ChainOf, from: number, secret: Uint8Array, to: number): Uint8Array {
  invariant(to >= 0 && to <= from, 'secrets can only be walked towards the anchor');
  let current = secret;
  for (let i = from; i > to; i -= 1) current = previousSecret(chain, i, current);
  return current;
}

/** s_0 to s_N, index i at place i. */
export function deriveChain(chain: ChainOf, last: Uint8Array, count: number): Uint8Array[] {
  const secrets = [last];
  for (let i = count; i >= 1; i -= 1) {
    secrets.push(previousSecret(chain, i, secrets.at(-1) ?? last));
  }
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
