import { join, resolve } from 'node:path';
import { momentOf } from '../backup/moment.ts';
import {
  BackupFault,
  backupsOf,
  exportKeys,
  FAULTS,
  finishSwap,
  importKeys,
  listBases,
  openKeys,
  readPassphrase,
  restore,
  takeAndNote,
} from '../backup/index.ts';
import { runCommand } from './commands/run-command.ts';
import { foldersOf, readEnvironment } from '../environment/index.ts';
import { allInvariants } from '../audit/invariants.ts';
import { wallMs } from '#platform/clock';

/** `npm run backup`: copies of the embedded database, and the way back to any moment since the first of them. */
const USAGE = `npm run backup -- take                         copies the database now, running or not
npm run backup -- list                         the copies that are kept, and where
npm run backup -- restore [--to TIME] [--into FOLDER] [--keys FILE --passphrase FILE]
                                               the site as it was then, checked before it takes the place of what
                                               is there; with --into it is left in a new folder
npm run backup -- keys export FILE --passphrase FILE   the keys of the installation, sealed by a passphrase
npm run backup -- keys import FILE --passphrase FILE   puts them into a data folder that has none
TIME is such as 2026-11-26T12:00:00Z (without it: all that was done); the passphrase is the first line of FILE, - is typed.`;

const environment = readEnvironment();
const { root, dataFolder } = foldersOf(environment);
const { INIT_CWD: from } = environment;
const backups = backupsOf(dataFolder, environment.BACKUPS);
const moment = (ms: number): string => new Date(ms).toISOString();
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** Words that stand behind their names, each once; undefined: something else stands there. */
function optionsOf(
  words: readonly string[],
  names: readonly string[],
): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', value] = words.slice(at, at + 2);
    if (!names.includes(name) || value === undefined || found.has(name)) return undefined;
    found.set(name, value);
  }
  return found;
}

async function take(): Promise<void> {
  if (environment.DATABASE_URL !== undefined) throw new BackupFault(FAULTS.notOurs);
  const keep = Math.max(1, environment.BACKUPS_KEPT);
  await runCommand(async ({ ownerUrl }) => {
    const { bases, bytes } = await takeAndNote({ ownerUrl, dataFolder, backups, keep });
    const newest = bases.at(-1);
    console.log(
      `${newest?.folder}: ${newest?.files.length} files, ${megabytes(newest?.bytes ?? 0)}`,
    );
    console.log(`${bases.length} of ${keep} copies are kept, ${megabytes(bytes)} with their log`);
  });
}

async function list(): Promise<void> {
  const bases = await listBases(backups);
  if (bases.length === 0) throw new BackupFault(FAULTS.noBackup(backups));
  for (const { endedMs, bytes, folder } of bases) {
    console.log(`${moment(endedMs)}  ${megabytes(bytes)}  ${folder}`);
  }
}

async function restoreTo(options: ReadonlyMap<string, string>): Promise<boolean> {
  const to = options.get('--to');
  const atMs = to === undefined ? undefined : momentOf(to);
  const [file, words] = [options.get('--keys'), options.get('--passphrase')];
  if ((to !== undefined && atMs === undefined) || (file === undefined) !== (words === undefined)) {
    return false;
  }
  if (environment.DATABASE_URL !== undefined) throw new BackupFault(FAULTS.notOurs);
  if (atMs !== undefined && atMs > wallMs()) throw new BackupFault(FAULTS.notYet);
  const keys =
    file !== undefined && words !== undefined
      ? await openKeys(resolve(from, file), await readPassphrase(words, from))
      : undefined;
  const named = options.get('--into');
  const into = named === undefined ? undefined : resolve(from, named);
  const migrations = join(root, 'packages/server/migrations');
  const checks = { migrations, invariantsOf: allInvariants };
  const begun = wallMs();
  const done = await restore({ dataFolder, backups, into, atMs, keys, checks });
  console.log(`out of the copy of ${moment(done.base.endedMs)}, ${megabytes(done.base.bytes)}`);
  console.log(
    done.head
      ? `the books end with seal ${done.head.seal} of ${moment(done.head.atMs)}`
      : 'the books have no seal yet',
  );
  console.log(`${done.invariants} invariants hold, each seal was computed anew`);
  console.log(`it took ${((wallMs() - begun) / 1000).toFixed(1)} s`);
  console.log(`it is ${into ?? dataFolder}`);
  if (done.aside !== undefined) console.log(`what was there is ${done.aside}`);
  if (done.unnoted) console.error(done.unnoted.message);
  return true;
}

async function keys(verb: string, file: string, words: string): Promise<void> {
  const passphrase = await readPassphrase(words, from);
  const path = resolve(from, file);
  if (verb === 'export') {
    console.log(`${await exportKeys(dataFolder, path, passphrase)} keys went to ${path}`);
  } else {
    const count = await importKeys(path, dataFolder, passphrase);
    console.log(`${count} keys came to ${join(dataFolder, 'keys')}`);
  }
}

/** Whether what was typed is a command; it is done then. */
async function run([verb, ...words]: readonly string[]): Promise<boolean> {
  if (verb === 'take' && words.length === 0) await take();
  else if (verb === 'list' && words.length === 0) await list();
  else if (verb === 'restore') {
    const options = optionsOf(words, ['--to', '--into', '--keys', '--passphrase']);
    return options !== undefined && restoreTo(options);
  } else if (verb === 'keys') {
    const [which = '', file, ...more] = words;
    const passphrase = optionsOf(more, ['--passphrase'])?.get('--passphrase');
    if (!/^(export|import)$/.test(which) || !file || passphrase === undefined) return false;
    await keys(which, file, passphrase);
  } else return false;
  return true;
}

try {
  // Whether the backups took note of it, whoever works with the folder says.
  await finishSwap(dataFolder, backups);
  if (!(await run(process.argv.slice(2)))) {
    console.log(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  if (!(error instanceof BackupFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
