import { readArchived, type Archives } from './archive.ts';
import type { ManifestLine } from '../commitment/manifest-line.ts';
import { type Closed, readAround, readClose, readOfIssues } from '../commitment/store.ts';

/**
 * The manifests of these issues and of their day, in the order of publication, wherever they are by now;
 * with the terms that were in force while the last of the issues was on sale.
 */
export async function manifestsOf(
  fair: Archives,
  gameId: number,
  day: string,
  serials: readonly number[],
): Promise<readonly ManifestLine[]> {
  const here = await readOfIssues(fair.db, gameId, serials);
  const lines = new Map<number, ManifestLine>();
  let opened: number | undefined;
  let closed: number | undefined;
  for (const serial of serials) {
    const own = here.filter((line) => line.serial === serial);
    const isWhole = own.some(({ kind }) => kind === 'issue');
    const all = isWhole ? own : [...own, ...(await readArchived(fair, gameId, serial))];
    for (const { seq, kind, body, key, sig } of all) lines.set(seq, { seq, kind, body, key, sig });
    opened = all.find(({ kind }) => kind === 'issue')?.seq;
    closed = all.find(({ kind }) => kind === 'close')?.seq;
  }
  for (const line of await readAround(fair.db, gameId, day, opened, closed)) {
    lines.set(line.seq, line);
  }
  return [...lines.values()].toSorted((a, b) => a.seq - b.seq);
}

/** What the close manifest of an issue fixed, wherever it is by now. */
export async function closeOf(
  fair: Archives,
  { gameId, serialNumber }: { readonly gameId: number; readonly serialNumber: number },
): Promise<Closed | undefined> {
  const here = await readClose(fair.db, gameId, serialNumber);
  if (here) return here;
  const archived = await readArchived(fair, gameId, serialNumber);
  const close = archived.find(({ kind }) => kind === 'close');
  if (!close) return undefined;
  const { leaf, ticketRoot, betCount, stakeSum } = JSON.parse(close.body) as {
    leaf?: 2;
    ticketRoot: string;
    betCount: number;
    stakeSum: string;
  };
  return { leaf: leaf ?? 1, root: ticketRoot, size: betCount, stakeSum: BigInt(stakeSum) };
}
