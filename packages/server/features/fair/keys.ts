import { publicKeyOf } from '@fairlot/draw/signature';
import { loadKey } from '../../platform/key-file.ts';

/** What is never in the database: who reads only that can neither sign nor foresee. */
export type Keys = {
  /** Ed25519, signs manifests. */
  readonly signing: Uint8Array;
  /** Encrypts the secrets of the chains; other keys are made from it. */
  readonly master: Uint8Array;
  /** The public half of `signing`, hex. */
  readonly publicKey: string;
};

/** The keys of this installation, made at the first start. Without a folder they end with the process. */
export async function loadKeys(dataFolder: string): Promise<Keys> {
  const signing = await loadKey(dataFolder, 'manifest-signing');
  const master = await loadKey(dataFolder, 'draw-master');
  return { signing, master, publicKey: publicKeyOf(signing) };
}
