import { QUICKNET, roundTimeMs } from '@fairlot/draw/beacon';
import { type Db, transaction, type Tx } from '#platform/db';
import { monotonicMs } from '#platform/clock';
import type { Log } from '#platform/log';
import { hurryJobs } from '../../lottery/claims/index.ts';
import { type Issue, issuesOfRound } from '../../lottery/issues/index.ts';
import { tripIssues } from '../../lottery/intervention/index.ts';
import { createBackOff } from './back-off.ts';
import { askRelays, type Round } from './relay.ts';
import { insertRound } from '../commitment/store.ts';

/** The public beacon as this process sees it. Relays prove nothing; signatures do. */
export type Beacon = {
  /** Looks for the newest round: whether issues may rely on the beacon, and whether our clock lags. */
  ping(): Promise<boolean>;
  /** Whether the beacon was in reach just now, by the time of the database. */
  isReachable(nowMs: number): boolean;
  /** Asks the relays for a round, not more often than the back-off allows; true: it is stored now. */
  fetchRound(round: number): Promise<boolean>;
};

export type BeaconOptions = {
  readonly db: Db;
  readonly log: Log;
  readonly relays: readonly string[];
  /** How old the newest round may be for the beacon to count as alive. */
  readonly freshMs: number;
};

const REACHABLE_MS = 40_000;

export function createBeacon({ db, log, relays, freshMs }: BeaconOptions): Beacon {
  let newest: { round: number; atMs: number } | undefined;
  const backOff = createBackOff();
  return {
    ping: async () => {
      const found = await askRelays(relays, 'latest');
      if (!found) return false;
      newest = { round: found.round, atMs: monotonicMs() };
      const issues = await issuesOfRound(db, found.round, true);
      const trip = (tx: Tx) => tripKnown(tx, issues, found.round);
      if (issues.length > 0) tell(log, found.round, await transaction(db, trip));
      return true;
    },
    isReachable: (nowMs) => {
      if (!newest || monotonicMs() - newest.atMs > REACHABLE_MS) return false;
      return nowMs - roundTimeMs(newest.round) < freshMs;
    },
    fetchRound: async (round) => {
      if (!backOff.isOver(round)) return false;
      const found = await askRelays(relays, round);
      if (!found) {
        backOff.missed(round);
        return false;
      }
      backOff.found(round);
      await acceptRound(db, log, found);
      return true;
    },
  };
}

/**
 * Stores a verified round and lets the issues go on that wait for it. An issue that still takes
 * bets while its round is known trips the wire (F4).
 */
export async function acceptRound(db: Db, log: Log, { round, signature }: Round): Promise<void> {
  const tripped = await transaction(db, async (tx) => {
    await insertRound(tx, round, signature);
    const issues = await issuesOfRound(tx, round, false);
    const waiting = issues.filter((issue) => issue.sealedMs !== null).map((issue) => issue.id);
    if (waiting.length > 0) await hurryJobs(tx, waiting, 'draw');
    return tripKnown(tx, issues, round);
  });
  tell(log, round, tripped);
}

/** Shuts those of the issues that still take bets: the same commit makes the round known. */
async function tripKnown(
  tx: Tx,
  issues: readonly Issue[],
  round: number,
): Promise<readonly Issue[]> {
  const open = issues.filter((issue) => issue.closedMs === null && issue.nowMs < issue.closeMs);
  if (open.length > 0) await tripIssues(tx, open, detailOf(round));
  return open;
}

const detailOf = (round: number) => ({
  round,
  emittedMs: roundTimeMs(round),
  network: QUICKNET.chainHash,
});

function tell(log: Log, round: number, tripped: readonly Issue[]): void {
  if (tripped.length === 0) return;
  const serials = tripped.map((issue) => issue.serialNumber);
  log.error({ ...detailOf(round), serials }, 'tripwire: a round was known before its issue closed');
}
