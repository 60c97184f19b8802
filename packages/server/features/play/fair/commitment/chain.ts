import { randomBytes } from 'node:crypto';
import { type ChainOf, deriveChain, walkBack } from '@fairlot/draw/chain';
import { invariant } from '@fairlot/rules/core/invariant';
import type { Db } from '#platform/db';
import { sha256 } from '#platform/hash';
import { keyFor, openSecret, sealSecret } from './sealed.ts';
import { readChain } from './store.ts';

/** The day's secrets: made here, kept sealed, opened one by one as their issues are drawn. */
const CHECKPOINT = 64;
/** Today's and yesterday's of all the games that a site may have. */
const KEPT_CHAINS = 400;

const nameOf = ({ game, day }: ChainOf): string => `${game} ${day}`;

const sealedFor = (chain: ChainOf) => ({ purpose: 'chain', name: nameOf(chain) });

/** A new chain of a day: s_N sealed for the table, and the anchor for everybody. */
export function makeChain(
  master: Uint8Array,
  chain: ChainOf,
  length: number,
): { readonly secret: Buffer; readonly anchor: Buffer } {
  const last = randomBytes(32);
  const [anchor] = deriveChain(chain, last, length, sha256);
  invariant(anchor, 'a chain begins with its anchor');
  return { secret: sealSecret(master, sealedFor(chain), last), anchor: Buffer.from(anchor) };
}

/** The key of the pseudonyms that tickets of a day carry. */
export const tagKeyOf = (master: Uint8Array, chain: ChainOf): Buffer =>
  keyFor(master, `tag/${nameOf(chain)}`);

/** Opens secrets of chains in the database; throws when its key is not the one they were sealed by. */
export type Vault = {
  secret(gameId: number, chain: ChainOf, i: number): Promise<Uint8Array>;
};

type Opened = { readonly length: number; readonly points: ReadonlyMap<number, Uint8Array> };

export function createVault(db: Db, master: Uint8Array): Vault {
  const opened = new Map<string, Promise<Opened>>();
  /** Keeps every 64th secret and the last: the others are then at most 63 hashes away. */
  const open = async (gameId: number, chain: ChainOf): Promise<Opened> => {
    const row = await readChain(db, gameId, chain.day);
    invariant(row, `the chain of ${nameOf(chain)} exists`);
    const { length } = row;
    const points = new Map<number, Uint8Array>();
    for (const [i, secret] of deriveChain(
      chain,
      openSecret(master, sealedFor(chain), row.secret),
      length,
      sha256,
    ).entries()) {
      if (i % CHECKPOINT === 0 || i === length) points.set(i, secret);
    }
    return { length, points };
  };
  const openOnce = (gameId: number, chain: ChainOf): Promise<Opened> => {
    const name = nameOf(chain);
    const known = opened.get(name) ?? open(gameId, chain);
    opened.set(name, known);
    known.catch(() => opened.delete(name));
    const [oldest] = opened.keys();
    if (opened.size > KEPT_CHAINS && oldest !== undefined) opened.delete(oldest);
    return known;
  };
  return {
    secret: async (gameId, chain, i) => {
      const { length, points } = await openOnce(gameId, chain);
      const from = Math.min(Math.ceil(i / CHECKPOINT) * CHECKPOINT, length);
      const point = points.get(from);
      invariant(i >= 1 && i <= length && point, `link ${i} of ${nameOf(chain)} exists`);
      return walkBack(chain, from, point, i, sha256);
    },
  };
}
