import { publicKeyOf } from '@fairlot/draw/signature';
import type { Executor } from '../../platform/db.ts';
import { findKey, loadKey } from '../../platform/key-file.ts';
import { countSigned } from './store.ts';

/** What is never in the database: who reads only that can neither sign nor foresee. */
export type Keys = {
  /** Ed25519, signs manifests. */
  readonly signing: Uint8Array;
  /** Encrypts the secrets of the chains; other keys are made from it. */
  readonly master: Uint8Array;
  /** The public half of `signing`, hex. */
  readonly publicKey: string;
};

const SIGNING = 'manifest-signing';

/** The keys of this installation, made at the first start. Without a folder they end with the process. */
export async function loadKeys(dataFolder: string): Promise<Keys> {
  const signing = await loadKey(dataFolder, SIGNING);
  const master = await loadKey(dataFolder, 'draw-master');
  return { signing, master, publicKey: publicKeyOf(signing) };
}

/** A data folder that is not the one of this database. Its message is for whoever starts the product. */
export class ForeignKeys extends Error {}

/**
 * Before any key is made: refuses a folder without the keys that this database was served with. A new
 * key would open no chain and lead no ticket to its root, and nobody would know until the next draw.
 */
export async function checkKeys(db: Executor, dataFolder: string): Promise<void> {
  if (dataFolder === '') return;
  const signing = await findKey(dataFolder, SIGNING);
  const { all, ours } = await countSigned(db, signing && publicKeyOf(signing));
  if (all === 0 || ours > 0) return;
  throw new ForeignKeys(
    `${dataFolder}/keys does not hold the keys that this database was served with: let FAIRLOT_DATA name the folder that does, or put them back from the backup. If they are lost for ever, start with KEYS_LOST=1.`,
  );
}
