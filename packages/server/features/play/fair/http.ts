import type { ManifestKind } from '@fairlot/draw/manifest';
import type { TicketLeaf } from '@fairlot/draw/ticket';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { IssueState } from '@fairlot/rules/issue/state';
import { ok, refused } from '@fairlot/rules/core/result';
import type { Output } from '@fairlot/wire/core';
import { fairHttp } from '@fairlot/wire/play/fair';
import type { Platform } from '#platform/feature';
import { routes } from '#platform/route';
import { findIssue, type Issue, issuesOfRound } from '../lottery/issues/index.ts';
import { acceptRound } from './sources/beacon.ts';
import { isBeacon } from './sources/calculator.ts';
import { isDemoDraw } from './demo/store-demo.ts';
import { fairOf } from './sources/context.ts';
import type { Log } from '#platform/log';
import { BusyArchives, DamagedArchive } from './manifests/archive.ts';
import type { ManifestLine } from './commitment/manifest-line.ts';
import { manifestsOf } from './manifests/manifests.ts';
import { ownTickets } from './manifests/own-tickets.ts';
import { parentOf } from './draw/parent.ts';
import { readRound } from './commitment/store.ts';

/**
 * Proofs of rounds that strangers handed over, under way at once. Each takes the worker 50 ms, and our
 * own rounds and tickets wait for the same worker.
 */
const MOST_PROOFS = 2;

export function fairRoutes(platform: Platform) {
  const { db, log } = platform;
  let proofs = 0;
  const prove = async (round: number, signature: string): Promise<boolean> => {
    proofs += 1;
    try {
      return await isBeacon(round, signature);
    } finally {
      proofs -= 1;
    }
  };
  return routes(fairHttp, {
    getManifests: async ({ GameId, SerialNumber }) => {
      const issue = await findIssue(db, GameId, SerialNumber);
      const category = issue && categoryOf(issue.categoryId);
      if (!category) {
        const isDemo = await isDemoDraw(db, GameId, SerialNumber);
        return refused({ code: isDemo ? 'DEMO_HISTORY' : 'NOT_FOUND' });
      }
      if (issue.kind !== 'platform') return refused({ code: 'NOT_VERIFIABLE' });
      // The issue before shows one link more of the chain of secrets.
      const serials = issue.dayIndex > 1 ? [SerialNumber - 1, SerialNumber] : [SerialNumber];
      const parent = parentOf(issue.categoryId);
      const fair = await fairOf(platform);
      const read = Promise.all([
        manifestsOf(fair, GameId, issue.day, serials),
        parent && manifestsOf(fair, parent.id, issue.day, [SerialNumber]),
      ]);
      const found = await read.catch(orFault(log));
      if (typeof found === 'string') return refused({ code: found });
      const [lines, theirs] = found;
      return ok(presentRecord(issue, lines, theirs));
    },

    getTickets: async ({ GameId, SerialNumber, After }, { principal }) => {
      const issue = await findIssue(db, GameId, SerialNumber);
      if (!issue) return refused({ code: 'NOT_FOUND' });
      if (issue.kind !== 'platform') return refused({ code: 'NOT_VERIFIABLE' });
      if (issue.sealedMs === null) return refused({ code: 'NOT_CLOSED' });
      const page = await ownTickets(await fairOf(platform), issue, principal.playerId, After);
      if (!page.ok) return refused({ code: page.error });
      const { tickets, next } = page.value;
      return ok({
        Tickets: tickets.map(({ leaf, selection, index, size, path }) => ({
          Leaf: leafOf(leaf),
          ...(selection !== undefined && { Selection: selection }),
          Index: index,
          Size: size,
          Path: [...path],
        })),
        Next: next ?? null,
      });
    },

    getKey: async () => {
      const { keys } = await fairOf(platform);
      return { Key: keys.publicKey, Algorithm: 'Ed25519' as const };
    },

    submitBeacon: async ({ Round, Signature }) => {
      const wanted = await issuesOfRound(db, Round, false);
      if (wanted.length === 0) return refused({ code: 'NOT_WANTED' });
      const known = await readRound(db, Round);
      if (known === undefined && proofs >= MOST_PROOFS) return refused({ code: 'RATE_LIMIT' });
      // A round has one signature only, so a known one needs no second proof.
      const isValid = known === undefined ? await prove(Round, Signature) : known === Signature;
      if (!isValid) return refused({ code: 'BAD_SIGNATURE' });
      if (known === undefined) await acceptRound(db, log, { round: Round, signature: Signature });
      return ok({ Accepted: true });
    },
  });
}

const presentRecord = (
  issue: Issue,
  lines: readonly ManifestLine[],
  theirs: readonly ManifestLine[] | undefined,
): Output<typeof fairHttp.getManifests> => ({
  GameId: issue.gameId,
  SerialNumber: issue.serialNumber,
  GameCode: issue.code,
  Manifests: lines.map(present),
  ...(theirs && { Parent: theirs.map(present) }),
  ...(isNeverOpened(issue) && { NeverOpened: true as const }),
});

const isNeverOpened = ({ state, openedMs }: Issue): boolean =>
  state === IssueState.CANCEL && openedMs === null;

/** An archive that is damaged is for people to mend; whoever asked is told that it is not there. */
const orFault =
  (log: Log) =>
  (error: unknown): 'NOT_FOUND' | 'RATE_LIMIT' => {
    if (error instanceof BusyArchives) return 'RATE_LIMIT';
    if (!(error instanceof DamagedArchive)) throw error;
    log.error({ err: error }, 'an archive of manifests is damaged: put it back from the backup');
    return 'NOT_FOUND';
  };

const present = ({ kind, body, key, sig }: ManifestLine) => ({
  Kind: kind as ManifestKind,
  Body: body,
  Key: key,
  Sig: sig,
});

const leafOf = (leaf: TicketLeaf) => ('v' in leaf ? { ...leaf, odds: [...leaf.odds] } : leaf);
