import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { invariant } from '@fairlot/rules/core/invariant';
import { publicKeyOf } from '@fairlot/draw/signature';

/** What is never in the database: who reads only that can neither sign nor foresee. */
export type Keys = {
  /** Ed25519, signs manifests. */
  readonly signing: Uint8Array;
  /** Encrypts the secrets of the chains; other keys are made from it. */
  readonly master: Uint8Array;
  /** The public half of `signing`, hex. */
  readonly publicKey: string;
};

const BYTES = 32;
const inMemory = new Map<string, Uint8Array>();

/** The keys of this installation, made at the first start. Without a folder they end with the process. */
export async function loadKeys(dataFolder: string): Promise<Keys> {
  const signing = await loadKey(dataFolder, 'manifest-signing');
  const master = await loadKey(dataFolder, 'draw-master');
  return { signing, master, publicKey: publicKeyOf(signing) };
}

async function loadKey(dataFolder: string, name: string): Promise<Uint8Array> {
  if (dataFolder === '') {
    const known = inMemory.get(name) ?? randomBytes(BYTES);
    inMemory.set(name, known);
    return known;
  }
  const folder = join(dataFolder, 'keys');
  const file = join(folder, `${name}.key`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await createOnce(file);
  const hex = (await readFile(file, 'utf8')).trim();
  invariant(/^[0-9a-f]{64}$/.test(hex), `${file} holds a key of 32 bytes in hex`);
  return Buffer.from(hex, 'hex');
}

/** Of several processes that start at once, one makes the key; nobody ever sees half of a file. */
async function createOnce(file: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
