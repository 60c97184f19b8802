import { createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { secretKeyOf } from '#platform/ed25519';
import { findKey } from '#platform/key-file';
import { hashFiles, parseList } from './list-files.ts';
import { partNames, PARTS, type Part } from './parts.ts';
import { KEY, listFileOf, signatureFileOf, signedTextOf } from './sign.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readOr = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

const MOST_SIGNATURES = 2;

/** The signed list of a part, or what is wrong with it. */
async function readList(
  dataFolder: string,
  part: Part,
): Promise<ReadonlyMap<string, string> | string> {
  const text = await readOr(listFileOf(dataFolder, part));
  const signature = await readOr(signatureFileOf(dataFolder, part));
  if (text === undefined || signature === undefined) return `${part}: it was never signed`;
  const seed = await findKey(dataFolder, KEY);
  if (!seed) return `${part}: the key that it was signed by is not in the data folder`;
  const key = createPublicKey(secretKeyOf(seed));
  const signed = signedTextOf(part, text);
  // Two lines while another key takes its place.
  const isOurs = signature
    .trim()
    .split('\n', MOST_SIGNATURES)
    .some((line) => verify(null, signed, key, Buffer.from(line, 'hex')));
  if (!isOurs) return `${part}: its list was not signed by the key of this installation`;
  return parseList(text) ?? `${part}: its list cannot be read`;
}

/** What of a part is not as it was signed, a line each: changed, new and missing files. */
async function checkPart(root: string, dataFolder: string, part: Part): Promise<readonly string[]> {
  const signed = await readList(dataFolder, part);
  if (typeof signed === 'string') return [signed];
  const found = await hashFiles(root, PARTS[part]).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!found) return [`${part}: a folder or file of it is gone`];
  const lines: string[] = [];
  for (const [path, hash] of found) {
    const before = signed.get(path);
    if (before === undefined) lines.push(`${path}: nobody signed it`);
    else if (before !== hash) lines.push(`${path}: it was changed`);
  }
  for (const path of signed.keys()) {
    if (!found.has(path)) lines.push(`${path}: it is gone`);
  }
  return lines;
}

/** Whether the program is what was signed here (S16): a line for each thing that is not, none is good. */
export async function checkProgram(root: string, dataFolder: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const part of partNames) lines.push(...(await checkPart(root, dataFolder, part)));
  return lines;
}
