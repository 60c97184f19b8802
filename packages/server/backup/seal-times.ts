import { join } from 'node:path';
import { addLines, linesOf, readText } from '#platform/copy-file';

/**
 * When each seal of the books was made, outside the database: nothing that is signed says so, and by it a restore knows
 * which seals it must have.
 */
const FILE = 'seal-times.txt';

/** All of a line: one that was torn by a full disk says nothing. */
const LINE = /^seal (\d{1,18}) (\d{4}-\d\d-\d\dT[\d:.]{12}Z)$/;

export type SealTime = { readonly seal: bigint; readonly atMs: number };

export const noteSealTimes = (dataFolder: string, seals: readonly SealTime[]): Promise<void> =>
  addLines(
    join(dataFolder, FILE),
    seals.map(({ seal, atMs }) => `seal ${seal} ${new Date(atMs).toISOString()}`),
  );

export async function readSealTimes(dataFolder: string): Promise<readonly SealTime[]> {
  return linesOf(await readText(join(dataFolder, FILE))).flatMap((line) => {
    const [, seal, at = ''] = LINE.exec(line) ?? [];
    return seal === undefined ? [] : [{ seal: BigInt(seal), atMs: Date.parse(at) }];
  });
}
