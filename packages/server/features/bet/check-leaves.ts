import type { Executor } from '../../platform/db.ts';
import type { Platform } from '../../platform/feature.ts';
import { type Keys, isPublishedSet, issuePads, loadKeys } from '../fair/index.ts';
import { getIssue, insertGameEventOnce, type Issue, type Lease } from '../lottery/index.ts';
import { NeedsPerson } from './needs-person.ts';
import { FIRST_LEAF, listLeafIssues, readDifferingLeaves, type LeafPage } from './store-tickets.ts';
import { PLAY_CODES, tickets } from './tickets.ts';

/** A row is not what was committed of it when it was taken, or before the draw: nothing is paid. */
export class LeafDiffers extends NeedsPerson {}

const OTHER_ROOT = 'the tickets do not lead to the published root';

/**
 * That the bets of an issue are those that were committed. Stored hashes prove nothing by themselves:
 * each leaf is built again from its row, and all of them must lead to the root that was published
 * before the draw. False once another has the claim.
 */
export async function checkLeaves(
  platform: Platform,
  issue: Issue,
  lease: Lease,
): Promise<boolean> {
  const { db, settings } = platform;
  const keys = await loadKeys(settings.dataFolder);
  for await (const page of leafPages(db, issue, keys)) {
    if (page.differs.length > 0) await alarm(platform, issue, page.differs);
    if (!(await lease.isOurs())) return false;
  }
  const isPublished = await lease.during(isPublishedSet({ db, keys, source: tickets }, issue));
  if (!isPublished) await alarm(platform, issue, [OTHER_ROOT]);
  return lease.isOurs();
}

async function* leafPages(
  db: Executor,
  issue: Issue,
  keys: Keys | undefined,
): AsyncGenerator<LeafPage> {
  const pads = keys && issuePads(keys, issue);
  let last: LeafPage['last'] = FIRST_LEAF;
  while (last) {
    const page: LeafPage = await readDifferingLeaves(db, issue.id, pads, PLAY_CODES, last);
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
  { db, log }: Platform,
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
    for await (const { differs } of leafPages(db, issue, keys)) {
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
