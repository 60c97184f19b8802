import { appendFile, readFile } from 'node:fs/promises';

/** Files outside the database that say what it said once: lines are added, and none is changed. */
export const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });

export const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line !== '');

/** Adds lines, for the owner of the file alone; what is there may end in a part of one. */
export async function addLines(file: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const before = await readText(file);
  const end = before === '' || before.endsWith('\n') ? '' : '\n';
  await appendFile(file, `${end}${lines.join('\n')}\n`, { mode: 0o600 });
}
