import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { invariant } from '@fairlot/rules/core/invariant';

/** Keys of this installation: files of 32 random bytes in hex, for the owner of the folder alone. */
const BYTES = 32;
const inMemory = new Map<string, Uint8Array>();

/** A key, made when it is asked for first. Without a folder it ends with the process. */
export async function loadKey(dataFolder: string, name: string): Promise<Uint8Array> {
  if (dataFolder === '') {
    const known = inMemory.get(name) ?? randomBytes(BYTES);
    inMemory.set(name, known);
    return known;
  }
  const file = fileOf(dataFolder, name);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await createOnce(file);
  return parseKey(file, await readFile(file, 'utf8'));
}

/** A key that a folder holds; undefined, and none is made, where it holds none. */
export async function findKey(dataFolder: string, name: string): Promise<Uint8Array | undefined> {
  const file = fileOf(dataFolder, name);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseKey(file, text);
}

const fileOf = (dataFolder: string, name: string): string =>
  join(dataFolder, 'keys', `${name}.key`);

function parseKey(file: string, text: string): Uint8Array {
  const hex = text.trim();
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
