import { sign } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretKeyOf } from '../platform/ed25519.ts';
import { loadKey } from '../platform/key-file.ts';
import { hashFiles, textOf } from './list-files.ts';
import { LISTS, PARTS, type Part } from './parts.ts';

/** The key of the installation that lists of its program are signed by. */
export const KEY = 'program-signing';

/** What is signed: nothing else that this key may ever sign begins so. */
export const signedTextOf = (part: Part, text: string): Buffer =>
  Buffer.from(`fairlot program ${part}\n${text}`);

export const listFileOf = (root: string, part: Part): string => join(root, LISTS, `${part}.txt`);
export const signatureFileOf = (root: string, part: Part): string =>
  join(root, LISTS, `${part}.sig`);

/**
 * Writes the list of a part's files as they are now, and its signature by the key of this installation,
 * which is made where there is none (S16). Tells how many files there are.
 */
export async function signPart(root: string, dataFolder: string, part: Part): Promise<number> {
  const files = await hashFiles(root, PARTS[part]);
  const text = textOf(files);
  const key = secretKeyOf(await loadKey(dataFolder, KEY));
  await mkdir(join(root, LISTS), { recursive: true });
  await writeFile(listFileOf(root, part), text);
  const signature = sign(null, signedTextOf(part, text), key).toString('hex');
  await writeFile(signatureFileOf(root, part), `${signature}\n`);
  return files.size;
}
