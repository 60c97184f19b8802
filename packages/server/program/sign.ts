import { randomUUID, sign } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretKeyOf } from '#platform/ed25519';
import { loadKey } from '#platform/key-file';
import { hashFiles, textOf } from './list-files.ts';
import { LISTS, PARTS, type Part } from './parts.ts';

/** The key of the installation that lists of its program are signed by. */
export const KEY = 'program-signing';

/** What is signed: nothing else that this key may ever sign begins so. */
export const signedTextOf = (part: Part, text: string): Buffer =>
  Buffer.from(`fairlot program ${part}\n${text}`);

export const listFileOf = (dataFolder: string, part: Part): string =>
  join(dataFolder, LISTS, `${part}.txt`);
export const signatureFileOf = (dataFolder: string, part: Part): string =>
  join(dataFolder, LISTS, `${part}.sig`);

/**
 * Writes the list of a part's files as they are now, and its signature by the key of this installation,
 * which is made where there is none (S16). Tells how many files there are.
 */
export async function signPart(root: string, dataFolder: string, part: Part): Promise<number> {
  const files = await hashFiles(root, PARTS[part]);
  const text = textOf(files);
  const key = await loadKey(dataFolder, KEY);
  await mkdir(join(dataFolder, LISTS), { recursive: true });
  await writeWhole(listFileOf(dataFolder, part), text);
  await writeWhole(signatureFileOf(dataFolder, part), `${signatureOf(part, text, key)}\n`);
  return files.size;
}

/**
 * Signs the list of a part as it stands by several keys, a line each: while one takes the place of another, it is signed
 * by both, and whoever ends this in between leaves a program that starts.
 */
export async function signListBy(
  dataFolder: string,
  part: Part,
  keys: readonly Uint8Array[],
): Promise<void> {
  const text = await readFile(listFileOf(dataFolder, part), 'utf8');
  const lines = keys.map((key) => `${signatureOf(part, text, key)}\n`);
  await writeWhole(signatureFileOf(dataFolder, part), lines.join(''));
}

const signatureOf = (part: Part, text: string, key: Uint8Array): string =>
  sign(null, signedTextOf(part, text), secretKeyOf(key)).toString('hex');

/** Nobody ever sees half of a file. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, file);
}
