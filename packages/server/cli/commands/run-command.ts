import { join } from 'node:path';
import { isReason, REASON_LENGTH } from '@fairlot/rules/check/reason';
import { backupsOf, finishSwap, walFolder } from '../../backup/index.ts';
import { attachDatabase, FolderInUse, type Database } from '../../database/index.ts';
import { foldersOf, readEnvironment, type Environment } from '../../environment/index.ts';
import { checkKeys, ForeignKeys } from '../../features/play/fair/commitment/index.ts';
import { migrate, ServedByAnother } from '../../migrations/run.ts';
import { isConnectionLoss, openDatabase, type Db } from '#platform/db';

/** What a command of the operator works with. */
export type Command = { readonly db: Db; readonly ownerUrl: string; readonly dataFolder: string };

/**
 * What was typed, and the reason that stands behind `--reason`; without that word the command itself is
 * the reason. Undefined: what stands there says nothing, or too much.
 */
export function reasonOf(
  typed: readonly string[],
  command: string,
): { readonly words: readonly string[]; readonly reason: string | undefined } {
  const at = typed.indexOf('--reason');
  if (at < 0) {
    return { words: typed, reason: [command, ...typed].join(' ').slice(0, REASON_LENGTH.max) };
  }
  const given = typed
    .slice(at + 1)
    .join(' ')
    .trim();
  return { words: typed.slice(0, at), reason: isReason(given) ? given : undefined };
}

/** Runs a command of the operator against the database of this installation, running or not. */
export async function runCommand(work: (command: Command) => Promise<void>): Promise<void> {
  const environment = readEnvironment();
  const { root, dataFolder } = foldersOf(environment);
  const unnoted = await finishSwap(dataFolder, backupsOf(dataFolder, environment.BACKUPS));
  if (unnoted) console.error(unnoted.message);
  const database = await attach(environment, dataFolder);
  if (!database) return;
  try {
    await migrate(database.ownerUrl, join(root, 'packages/server/migrations'), 'nobody');
    const db = openDatabase(database.ownerUrl, { maxConnections: 2 });
    try {
      if (!environment.KEYS_LOST) await checkKeys(db, dataFolder);
      await work({ db, ownerUrl: database.ownerUrl, dataFolder });
    } finally {
      await db.destroy();
    }
  } catch (error) {
    if (!(error instanceof ForeignKeys || error instanceof ServedByAnother)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await database.stop();
  }
}

/** The database of this installation; undefined, and said why, when there is no way to it now. */
async function attach(
  { DATABASE_URL: databaseUrl, BACKUPS }: Environment,
  dataFolder: string,
): Promise<Database | undefined> {
  try {
    const archive = walFolder(backupsOf(dataFolder, BACKUPS));
    const folder = join(dataFolder, 'pg');
    return await attachDatabase({ databaseUrl, folder, fsync: true, archive });
  } catch (error) {
    if (error instanceof FolderInUse) console.error(error.message);
    else if (databaseUrl !== undefined && isConnectionLoss(error)) {
      console.error('The database of DATABASE_URL does not answer.');
    } else throw error;
    process.exitCode = 1;
    return undefined;
  }
}
