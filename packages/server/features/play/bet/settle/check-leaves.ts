import type { Executor } from '#platform/db';
import type { Platform } from '#platform/feature';
import { type Keys, loadKeys } from '../../fair/commitment/index.ts';
import { isPublishedSet, issuePads } from '../../fair/manifests/index.ts';
import { getIssue, insertGameEventOnce, type Issue } from '../../lottery/issues/index.ts';
import { type Lease } from '../../lottery/claims/index.ts';
import { NeedsPerson } from './needs-person.ts';
import { ALL, type Range } from './range.ts';
import { listLeafIssues, readDifferingLeaves, type LeafPage } from './store-tickets.ts';
import { PLAY_CODES, tickets } from './tickets.ts';

/** A row is not what was committed of it when it was taken, or before the draw: nothing is paid. */
export class LeafDiffers extends NeedsPerson {}

const OTHER_ROOT = 'the tickets do not lead to the published root';

/** Looks at what is left of the leaves of an issue; false once another has the claim. */
export type LeafWalk = () => Promise<boolean>;

/**
 * That each leaf of an issue, built again from its row, is the one that is stored. Whoever has nothing else to
 * do may join the walk: its pieces are taken by whoever comes first.
 */
export function walkLeaves(
  { db, settings, log }: Platform,
  issue: Issue,
  ranges: readonly Range[],
  lease: Lease,
): LeafWalk {
  const keys = loadKeys(settings.dataFolder);
  const pieces = ranges.values();
  return async () => {
    for (const range of pieces) {
      for await (const { differs } of leafPages(db, issue, await keys, range)) {
        if (differs.length > 0) await alarm({ db, log }, issue, differs);
        if (!(await lease.isOurs())) return false;
      }
    }
    return lease.isOurs();
  };
}

/**
 * That the bets of an issue are those that were committed. Stored hashes prove nothing by themselves:
 * each is held against its row (`walk`), and all of them must lead to the root that was published
 * before the draw. False once another has the claim.
 */
export async function checkLeaves(
  { db, settings, log }: Platform,
  issue: Issue,
  walk: LeafWalk,
  lease: Lease,
): Promise<boolean> {
  const keys = await loadKeys(settings.dataFolder);
  // First, as one alone has to do it: others may join the walk.
  const isPublished = await lease.during(isPublishedSet({ db, keys, source: tickets }, issue));
  // A walk that finds which bets differ says more than that the root does.
  if (!(await walk())) return false;
  if (!isPublished) await alarm({ db, log }, issue, [OTHER_ROOT]);
  return lease.isOurs();
}

async function* leafPages(
  db: Executor,
  issue: Issue,
  keys: Keys | undefined,
  range: Range,
): AsyncGenerator<LeafPage> {
  const pads = keys && issuePads(keys, issue);
  let last: LeafPage['last'] = range.after;
  while (last) {
    const rest = { after: last, to: range.to };
    const page: LeafPage = await readDifferingLeaves(db, issue.id, pads, PLAY_CODES, rest);
    yield page;
    last = page.last;
  }
}

const MOST_NAMED = 20;

/** Of an audit: enough to see what happened, and far from what fills a memory. */
const MOST_FOUND = 500;
const MORE = 'and others: the search ended here';

const DAY_MS = 86_400_000;
const NIGHTS = 30;

async function alarm(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  { id: issueId, gameId, serialNumber: serial }: Issue,
  found: readonly string[],
): Promise<never> {
  const differs = found.slice(0, MOST_NAMED);
  log.error({ issueId, gameId, serial, differs }, 'bets are not what was committed of them');
  await insertGameEventOnce(db, gameId, issueId, 'bets differ', { differs });
  throw new LeafDiffers(`issue ${issueId}: ${differs[0]}`);
}

/**
 * The same of every issue, for the audit. Without the keys of the installation only selections and
 * published roots can be looked at. Stops after `most` differences: with the keys of another
 * installation every bet there ever was would be one.
 */
export async function findDifferingLeaves(
  db: Executor,
  dataFolder: string | undefined,
  most = MOST_FOUND,
): Promise<readonly string[]> {
  const keys = dataFolder === undefined ? undefined : await loadKeys(dataFolder);
  const found: string[] = [];
  for (const id of await listLeafIssues(db)) {
    const issue = await getIssue(db, id);
    for await (const { differs } of leafPages(db, issue, keys, ALL)) {
      found.push(...differs.slice(0, most - found.length));
      if (found.length >= most) return [...found, MORE];
    }
    // What was archived is read again once in so many nights.
    const isTurn = issue.id % NIGHTS === Math.floor(issue.nowMs / DAY_MS) % NIGHTS;
    const reader = { db, keys, source: tickets, dataFolder: isTurn ? (dataFolder ?? '') : '' };
    if (keys && !(await isPublishedSet({ ...reader, keys }, issue))) {
      found.push(`issue ${id}: ${OTHER_ROOT}`);
    }
  }
  return found;
}
