import { randomBytes, randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { invariant } from '@fairlot/rules/core/invariant';

/** Keys of this installation: files of 32 random bytes in hex, for the owner of the folder alone. */
const BYTES = 32;
const inMemory = new Map<string, Uint8Array>();

/**
 * A key, made when it is asked for first; afterwards nothing is written, for who asks may be anybody.
 * Without a folder it ends with the process.
 */
export async function loadKey(dataFolder: string, name: string): Promise<Uint8Array> {
  if (dataFolder === '') {
    const known = inMemory.get(name) ?? randomBytes(BYTES);
    inMemory.set(name, known);
    return known;
  }
  const found = await findKey(dataFolder, name);
  if (found) return found;
  const file = fileOf(dataFolder, name);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await createOnce(file);
  return parseKey(file, await readFile(file, 'utf8'));
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A key that a folder holds; undefined, and none is made, where it holds none. */
export async function findKey(dataFolder: string, name: string): Promise<Uint8Array | undefined> {
  if (dataFolder === '') return inMemory.get(name);
  const file = fileOf(dataFolder, name);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  return text === undefined ? undefined : parseKey(file, text);
}

/** One of the keys of a name that follow each other: the first has number 0, and its file none. */
export type NumberedKey = { readonly number: number; readonly key: Uint8Array };

/** The file of a number: `NAME.key`, then `NAME.1.key`, `NAME.2.key`. */
const numbered = (name: string, number: number): string =>
  number === 0 ? name : `${name}.${number}`;

/** Numbers stand in two bytes of what is sealed by them. */
const MOST_NUMBER = 65_535;

/** The names of all files with keys; none where there is no folder yet, and where it cannot be read that is thrown. */
async function listFiles(dataFolder: string): Promise<readonly string[]> {
  if (dataFolder === '') return [...inMemory.keys()].map((each) => `${each}.key`);
  return readdir(join(dataFolder, 'keys')).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/** The highest number of a name that a folder holds; 0 where it holds none. */
export async function newestKeyNumber(dataFolder: string, name: string): Promise<number> {
  const numbers = (await listFiles(dataFolder)).map((file) => {
    const isOf = file.startsWith(`${name}.`) && file.endsWith('.key');
    const text = isOf ? file.slice(name.length + 1, -'.key'.length) : '';
    const number = /^[1-9]\d*$/.test(text) ? Number(text) : 0;
    invariant(number <= MOST_NUMBER, `the key ${file} has a number of at most ${MOST_NUMBER}`);
    return number;
  });
  return Math.max(0, ...numbers);
}

/** The key that new values are sealed by: the newest there is, the first of them made when it is asked for. */
export async function newestKey(dataFolder: string, name: string): Promise<NumberedKey> {
  const number = await newestKeyNumber(dataFolder, name);
  return { number, key: await loadKey(dataFolder, numbered(name, number)) };
}

/** The key of a number, of what was sealed by it; undefined, and none is made, where it is gone. */
export const findNumberedKey = (
  dataFolder: string,
  name: string,
  number: number,
): Promise<Uint8Array | undefined> => findKey(dataFolder, numbered(name, number));

/** Makes the next key of a name; those before it stay, for what they sealed. Two at once make one. */
export async function addKey(dataFolder: string, name: string): Promise<NumberedKey> {
  const before = await newestKey(dataFolder, name);
  const number = before.number + 1;
  invariant(number <= MOST_NUMBER, `${name} has keys left`);
  return { number, key: await loadKey(dataFolder, numbered(name, number)) };
}

/** Public halves of keys that were before the one of a name, in the folder of the keys: a line each in hex. */
export const trustedFileOf = (name: string): string => `${name}.trusted`;

/**
 * Puts a new key in the place of one that has no numbers. The one before stays beside it as `NAME.key.old`, read by
 * nobody, until the next time.
 */
export async function replaceKey(dataFolder: string, name: string): Promise<void> {
  await draftKey(dataFolder, name);
  await placeDraft(dataFolder, name);
}

/** Makes the key that is to take the place of one, and puts it beside it: what is signed by it may be made ready. */
export async function draftKey(dataFolder: string, name: string): Promise<Uint8Array> {
  if (dataFolder === '') {
    const key = randomBytes(BYTES);
    inMemory.set(draftOf(name), key);
    return key;
  }
  const draft = draftOf(fileOf(dataFolder, name));
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
  await rm(draft, { force: true });
  await createOnce(draft);
  return parseKey(draft, await readFile(draft, 'utf8'));
}

/** The second half of `replaceKey`. */
export async function placeDraft(dataFolder: string, name: string): Promise<void> {
  if (dataFolder === '') {
    const key = inMemory.get(draftOf(name));
    invariant(key, `a draft of ${name} was made`);
    inMemory.set(name, key);
    inMemory.delete(draftOf(name));
    return;
  }
  const file = fileOf(dataFolder, name);
  await copyFile(file, `${file}.old`).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
  await rename(draftOf(file), file);
}

const draftOf = (file: string): string => `${file}.new`;

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
