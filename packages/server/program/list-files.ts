import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { invariant } from '@fairlot/rules/core/invariant';

/** More files than these are no program of ours. */
const MOST_FILES = 20_000;

/** SHA-256 in hex; read in pieces, so that no request waits for a large file. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

async function filesOf(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...(await filesOf(root, path)));
    else files.push(path);
  }
  invariant(files.length <= MOST_FILES, `${folder} has at most ${MOST_FILES} files`);
  return files;
}

/** By path below `root`, with `/` in it, the hash of each file of these folders. Throws where one is gone. */
export async function hashFiles(
  root: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    for (const file of (await filesOf(root, folder)).toSorted()) {
      found.set(file, await hashOf(join(root, file)));
    }
  }
  return found;
}

/** The form of `sha256sum`, so that it can also be checked by hand: `sha256sum -c`. */
export const textOf = (files: ReadonlyMap<string, string>): string =>
  [...files].map(([path, hash]) => `${hash}  ${path}\n`).join('');

/** Undefined at a text of another form. */
export function parseList(text: string): ReadonlyMap<string, string> | undefined {
  const files = new Map<string, string>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [, hash, path] = /^([0-9a-f]{64}) {2}(\S.*)$/.exec(line) ?? [];
    if (hash === undefined || path === undefined) return undefined;
    files.set(path, hash);
  }
  return text.endsWith('\n') ? files : undefined;
}
