import { invariant } from '@fairlot/rules/core/invariant';
import type { Executor, Tx } from '#platform/db';
import type { Settings } from '#platform/settings';
import { readNow } from '../../lottery/issues/index.ts';
import { loadKeys } from './keys.ts';
import { publish } from './publish.ts';
import { readPrices, readSigner } from './store.ts';

/** A version of the terms of a game that takes effect. */
export type NewTerms = {
  readonly gameId: number;
  /** Of the game. */
  readonly code: string;
  readonly version: number;
  /** Of its price list, hex. */
  readonly rulesHash: string;
};

/**
 * Publishes the price list of a version of the terms, in the transaction that makes it the one in force:
 * the leaves of bets name its hash. For games that are ours to draw: no others have manifests.
 */
export async function publishTerms(
  tx: Tx,
  { dataFolder }: Pick<Settings, 'dataFolder'>,
  { gameId, code, version, rulesHash }: NewTerms,
): Promise<void> {
  const keys = await loadKeys(dataFolder);
  const signer = await readSigner(tx, gameId);
  invariant(
    signer === undefined || signer === keys.publicKey,
    'the key that signs the manifests is not in this data folder',
  );
  const at = Math.floor(await readNow(tx));
  await publish(tx, keys, { gameId, code }, 'terms', { version, at, rulesHash });
}

/** What is published of the prices of a game now. */
export type Prices = {
  /** Of the newest terms manifest, or else of this day; undefined where neither is there. */
  readonly rulesHash: string | undefined;
  /** The version that the newest terms manifest names; 0 without one. */
  readonly version: number;
};

export const publishedPrices = (db: Executor, gameId: number): Promise<Prices> =>
  readPrices(db, gameId);
