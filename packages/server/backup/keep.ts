import { join } from 'node:path';
import { giveUpLog, isLogKept } from '../database/archive.ts';
import { runJobs, type Job } from '#platform/jobs';
import type { Log } from '#platform/log';
import { lineOf } from './timelines.ts';
import { BackupFault, bytesBelow, listBases } from './paths.ts';
import { packLog, prune, type Pruned } from './prune.ts';
import {
  cutLogByTime,
  openBase,
  readArchive,
  readClockMs,
  readLogFile,
  type BaseClient,
} from './store-base.ts';
import { endFault, noteFault, noteKept, watchSince } from './store-state.ts';
import { noteSwap } from './swap-data-dir.ts';
import { takeBase, type Source } from './take-base.ts';
import { FAULTS } from './text.ts';

export type Keeping = Source & {
  /** Whole copies that are kept. */
  readonly keep: number;
  readonly log: Log;
};

const DAY_MS = 86_400_000;
/** At 04:30 of the site (UTC+8), behind the books of the night. */
const OFFSET_MS = 20.5 * 3_600_000;
const LOOK_MS = 60_000;
/** A try that failed is made again after this. */
const AGAIN_MS = 3_600_000;
/** What waits to be copied and cannot be takes no more of the disk: a full one would stop the site. */
const MOST_WAITING_BYTES = 8 * 2 ** 30;

/** The night that began last. */
const nightOf = (ms: number): number => Math.floor((ms - OFFSET_MS) / DAY_MS) * DAY_MS + OFFSET_MS;

export type Due = {
  readonly nowMs: number;
  /** The end of the newest copy; undefined: there is none, and one is waited for since `watchedMs`. */
  readonly lastMs: number | undefined;
  readonly watchedMs: number;
  /** The log leads from the newest copy to now: it is kept, has no hole, and is of the line of time that the site is on. */
  readonly isLogWhole: boolean;
};

/** Once a night; a night that was missed is made up for, and so is a log that was broken off or left by a restore. */
export const isDue = ({ nowMs, lastMs, watchedMs, isLogWhole }: Due): boolean =>
  (lastMs ?? watchedMs) < nightOf(nowMs) || (lastMs !== undefined && !isLogWhole);

/** Takes a copy, throws away what is too old, and notes how it is now. */
export async function takeAndNote(keeping: Omit<Keeping, 'log'>): Promise<Pruned> {
  const client = await openBase(keeping.ownerUrl);
  try {
    await watchSince(client);
    try {
      await takeBase(keeping);
    } catch (error) {
      if (!keeping.signal?.aborted) await noteFault(client, faultOf(error));
      throw error;
    }
    const pruned = await prune(keeping.backups, keeping.keep);
    await noteFault(client, undefined);
    await noteNow(client, pruned);
    return pruned;
  } finally {
    await client.end();
  }
}

const faultOf = (error: unknown) => (error instanceof BackupFault ? error.text : FAULTS.unknown);

async function noteNow(client: BaseClient, { bases, bytes, unbroken }: Pruned): Promise<void> {
  const newest = bases.at(-1);
  const { archivedMs } = await readArchive(client);
  await noteKept(client, {
    copies: bases.length,
    firstMs: unbroken?.endedMs,
    lastMs: newest?.endedMs,
    lastBytes: newest?.bytes ?? 0,
    logMs: archivedMs,
    bytes,
  });
}

/** The nightly backup of the embedded database, and its log packed minute by minute. */
export function keepBackups(keeping: Keeping): { stop(): Promise<void> } {
  const ended = new AbortController();
  const runner = runJobs([backupJob({ ...keeping, signal: ended.signal })], keeping.log);
  return {
    stop: () => {
      ended.abort();
      return runner.stop();
    },
  };
}

/** Warns of each copy whose record is torn, once: nobody throws it away but people. */
export function reportTorn(log: Log): (folder: string) => void {
  const warned = new Set<string>();
  return (folder) => {
    if (warned.has(folder)) return;
    warned.add(folder);
    log.warn({ folder }, 'the record of a backup is torn: it counts as none');
  };
}

export function backupJob(keeping: Keeping): Job {
  let againMs = 0;
  const torn = reportTorn(keeping.log);
  return {
    name: 'backup',
    everyMs: LOOK_MS,
    run: async () => {
      const { nowMs, isWanted } = await look(keeping, torn);
      if (!isWanted || nowMs < againMs) return 'idle';
      againMs = nowMs + AGAIN_MS;
      try {
        const { bases } = await takeAndNote(keeping);
        againMs = 0;
        keeping.log.info({ copies: bases.length }, 'a backup was taken');
      } catch (error) {
        // What the look has said already; the backups that are to be told of a restore are tried at each.
        const isUnnoted = error instanceof BackupFault && error.text === FAULTS.unnoted;
        if (isUnnoted) againMs = 0;
        // It is in the row that the console reads, and is tried again.
        else if (!keeping.signal?.aborted) keeping.log.error({ err: error }, 'the backup failed');
      }
      return 'idle';
    },
  };
}

/** Packs the log, notes how it is, and tells whether a copy is due. */
async function look(
  { ownerUrl, dataFolder, backups, keep, log }: Keeping,
  torn: (folder: string) => void,
) {
  const client = await openBase(ownerUrl);
  try {
    const watchedMs = await watchSince(client);
    await noteRestored(client, { dataFolder, backups, log });
    const nowMs = await readClockMs(client);
    const bases = await listBases(backups, torn);
    const isKept = isLogKept(join(dataFolder, 'pg'));
    if (isKept) await cutLogByTime(client);
    let isWhole = false;
    if (bases.length > 0) {
      await packLog(backups);
      const pruned = await prune(backups, keep);
      await noteNow(client, pruned);
      if (isKept) await giveUpFull(client, dataFolder, log);
      const line = lineOf(await readLogFile(client));
      isWhole = isKept && pruned.unbroken !== undefined && lineOf(pruned.unbroken.wal) === line;
    }
    const due = { nowMs, lastMs: bases.at(-1)?.endedMs, watchedMs, isLogWhole: isWhole };
    return { nowMs, isWanted: isDue(due) };
  } finally {
    await client.end();
  }
}

/** What took the place of the site while the backups could not be written is noted there as soon as they can. */
async function noteRestored(
  client: BaseClient,
  { dataFolder, backups, log }: Pick<Keeping, 'dataFolder' | 'backups' | 'log'>,
): Promise<void> {
  const unnoted = await noteSwap(dataFolder, backups);
  if (!unnoted) {
    await endFault(client, FAULTS.unnoted);
    return;
  }
  log.error({ err: unnoted }, 'the backups do not know of a restore yet');
  await noteFault(client, unnoted.text);
}

/** A log that cannot be copied, and what waits for it grows: the site goes before its backup. */
async function giveUpFull(client: BaseClient, dataFolder: string, log: Log): Promise<void> {
  const { failedMs } = await readArchive(client);
  if (failedMs === undefined) {
    await endFault(client, FAULTS.logFails);
    return;
  }
  const bytes = await bytesBelow(join(dataFolder, 'pg/data/pg_wal'));
  log.error({ bytes }, 'the log of the database does not come to the backups');
  if (bytes < MOST_WAITING_BYTES) {
    await noteFault(client, FAULTS.logFails);
    return;
  }
  await giveUpLog(join(dataFolder, 'pg'));
  await noteFault(client, FAULTS.logGivenUp(bytes));
}
