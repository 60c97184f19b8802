import { sign } from 'node:crypto';
import { publicKeyOf } from '@fairlot/draw/signature';
import type { Executor } from '#platform/db';
import { secretKeyOf } from '#platform/ed25519';
import { findKey, loadKey } from '#platform/key-file';
import { isPepperMissing } from '../../../auth/credentials/passwords/index.ts';
import { countSigned } from './store.ts';

/** What is never in the database: who reads only that can neither sign nor foresee. */
export type Keys = {
  /** Ed25519, signs manifests. */
  readonly signing: Uint8Array;
  /** Signs a text by it: hex. */
  sign(text: string): string;
  /** Encrypts the secrets of the chains; other keys are made from it. */
  readonly master: Uint8Array;
  /** The public half of `signing`, hex. */
  readonly publicKey: string;
};

export const SIGNING = 'manifest-signing';

/** The keys of this installation, made at the first start. Without a folder they end with the process. */
export async function loadKeys(dataFolder: string): Promise<Keys> {
  const signing = await loadKey(dataFolder, SIGNING);
  const master = await loadKey(dataFolder, 'draw-master');
  return { signing, sign: signerOf(signing), master, publicKey: publicKeyOf(signing) };
}

/** Node's own: a fortieth of what the portable one takes. A test compares their signatures. */
function signerOf(secret: Uint8Array): Keys['sign'] {
  const key = secretKeyOf(secret);
  return (text) => sign(null, Buffer.from(text), key).toString('hex');
}

/** A data folder that is not the one of this database. Its message is for whoever starts the product. */
export class ForeignKeys extends Error {}

/**
 * Before any key is made: refuses a folder without the keys that this database was served with. A new
 * key would open no chain, lead no ticket to its root and let no player in, and nobody would know until
 * the next draw or sign-in.
 */
export async function checkKeys(db: Executor, dataFolder: string): Promise<void> {
  if (dataFolder === '') return;
  const signing = await findKey(dataFolder, SIGNING);
  const { all, ours } = await countSigned(db, signing && publicKeyOf(signing));
  if (all === 0) return;
  if (ours > 0 && !(await isPepperMissing(db, dataFolder))) return;
  throw new ForeignKeys(
    `${dataFolder}/keys does not hold the keys that this database was served with: let FAIRLOT_DATA name the folder that does, or put them back from the backup. If they are lost for ever, start with KEYS_LOST=1.`,
  );
}
