import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { BackupFault } from './paths.ts';
import { FAULTS } from './text.ts';

const MOST_BYTES = 4096;

/**
 * The passphrase: the first line of a file by its path from a folder, or of what is typed or piped where that is `-`. It is no word of the
 * command: those are seen by everybody on the machine.
 */
export async function readPassphrase(
  file: string,
  folder: string,
  stdin: Readable = process.stdin,
): Promise<string> {
  const text = file === '-' ? await firstLine(stdin) : await read(resolve(folder, file));
  return text.slice(0, MOST_BYTES).split(/\r?\n/, 1)[0] ?? '';
}

async function firstLine(stdin: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stdin) {
    text += String(chunk);
    if (text.includes('\n') || text.length > MOST_BYTES) break;
  }
  return text;
}

const read = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new BackupFault(FAULTS.noSuchFile(file));
  });
