import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveDatabase } from '../database/index.ts';
import { checkKeys, ForeignKeys } from '../features/play/fair/commitment/index.ts';
import { readHead } from '../features/staff/operator/audit/index.ts';
import { newestSeal } from '#ledger';
import { migrate } from '../migrations/run.ts';
import { longRead, openDatabase, type Db } from '#platform/db';
import type { Invariant } from '#platform/feature';
import { BackupFault } from './paths.ts';
import { readSealTimes } from './seal-times.ts';
import { FAULTS } from './text.ts';

export type Checks = {
  readonly migrations: string;
  /** What must hold, given the data folder; the chain of the seals is among them. */
  readonly invariantsOf: (dataFolder: string) => readonly Invariant[];
};

const MOST_MINUTES = 60;
const MOST_LINES = 20;
/** A seal is noted with the time at which its transaction began, and that ends within this. */
const SLACK_MS = 60_000;

export type Checked = {
  /** The last seal of the books, and when it was made; undefined: they have none. */
  readonly head: { readonly seal: bigint; readonly atMs: number } | undefined;
  readonly invariants: number;
};

/**
 * Starts what was restored and checks all of it before anybody works with it: every invariant, every seal computed
 * anew, and that the head is the last seal before that moment. Copies of seals and audit are cut to what the database
 * knows of. Throws a `BackupFault` with what does not hold.
 */
export async function checkRestored(
  into: string,
  atMs: number | undefined,
  { migrations, invariantsOf }: Checks,
): Promise<Checked> {
  const database = await resolveDatabase({ folder: join(into, 'pg'), fsync: true });
  try {
    await migrate(database.ownerUrl, migrations);
    const db = openDatabase(database.ownerUrl, { maxConnections: 2 });
    try {
      const head = await newestSeal(db);
      await checkTimes(into, head?.seal ?? 0n, atMs);
      await cutCopies(db, into, head?.seal ?? 0n);
      await checkKeys(db, into).catch((error: unknown) => {
        throw error instanceof ForeignKeys ? new BackupFault(FAULTS.noKeys) : error;
      });
      const invariants = invariantsOf(into);
      await checkAll(db, into, invariants);
      return { head, invariants: invariants.length };
    } finally {
      await db.destroy();
    }
  } finally {
    await database.stop();
  }
}

async function checkAll(db: Db, into: string, invariants: readonly Invariant[]): Promise<void> {
  const broken: string[] = [];
  for (const { name, find } of invariants) {
    const lines = await longRead(db, MOST_MINUTES, (tx) => find(tx, into));
    broken.push(...lines.slice(0, MOST_LINES).map((line) => `${name}: ${line}`));
  }
  if (broken.length > 0) throw new BackupFault(FAULTS.broken(broken));
}

/** No seal that was made before the moment may be missing, as far as their copy outside says when each was made. */
async function checkTimes(into: string, head: bigint, atMs: number | undefined): Promise<void> {
  for (const { seal, atMs: madeMs } of await readSealTimes(into)) {
    if (seal > head && (atMs === undefined || madeMs <= atMs - SLACK_MS)) {
      throw new BackupFault(FAULTS.sealMissing(seal, new Date(madeMs).toISOString(), head));
    }
  }
}

/** Cuts the copies to the lines of what the database has; whether those are what it says, the invariants tell. */
async function cutCopies(db: Db, into: string, head: bigint): Promise<void> {
  const audit = (await readHead(db))?.n ?? 0n;
  for (const [name, form, upto] of [
    ['seals.txt', /^seal (\d{1,18}):/, head],
    ['seal-times.txt', /^seal (\d{1,18}) /, head],
    ['audit.txt', /^audit (\d{1,18}) /, audit],
  ] as const) {
    const file = join(into, name);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const lines = text.split('\n').filter((line) => {
      const number = form.exec(line)?.[1];
      return number !== undefined && BigInt(number) <= upto;
    });
    await writeFile(file, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  }
}
