import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupFault, filesBelow, PART } from './paths.ts';
import { FAULTS } from './text.ts';

/** The keys of an installation in one file under a passphrase: scrypt (RFC 7914), then AES-256-GCM. */
const MAGIC = 'fairlot-keys-1\n';
/** 128 MB and some tenths of a second for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 << 20 } as const;
const SALT = 16;
const NONCE = 12;
const TAG = 16;
const SHORTEST = 12;
/** Far more than all keys of an installation with what they opened before. */
const MOST_BYTES = 8 << 20;
const NAME = /^[\w-][\w.-]{0,99}$/;

const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((done, failed) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, COST, (error, key) =>
      error ? failed(error) : done(key),
    );
  });

/** Writes the keys of a data folder into a new file; tells how many files they are. */
export async function exportKeys(
  dataFolder: string,
  file: string,
  passphrase: string,
): Promise<number> {
  if (passphrase.length < SHORTEST) throw new BackupFault(FAULTS.shortWords(SHORTEST));
  const names = (await filesBelow(join(dataFolder, 'keys'))).filter((name) => NAME.test(name));
  const files: Record<string, string> = {};
  for (const name of names) {
    files[name] = (await readFile(join(dataFolder, 'keys', name))).toString('base64');
  }
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt), nonce);
  cipher.setAAD(Buffer.concat([Buffer.from(MAGIC), salt]));
  const body = Buffer.concat([cipher.update(JSON.stringify(files), 'utf8'), cipher.final()]);
  const whole = Buffer.concat([Buffer.from(MAGIC), salt, nonce, cipher.getAuthTag(), body]);
  try {
    await writeFile(file, whole, { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new BackupFault(FAULTS.fileThere(file));
  }
  return names.length;
}

/** Puts such keys into the folder of an installation that has none; all of them or none. */
export async function importKeys(
  file: string,
  dataFolder: string,
  passphrase: string,
): Promise<number> {
  const folder = join(dataFolder, 'keys');
  if ((await filesBelow(folder)).length > 0) throw new BackupFault(FAULTS.keysThere(folder));
  const files = await openKeys(file, passphrase);
  const part = folder + PART;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  for (const [name, bytes] of files) {
    await writeFile(join(part, name), bytes, { mode: 0o600, flag: 'wx', flush: true });
  }
  await syncFolder(part);
  await rename(part, folder);
  await syncFolder(dataFolder);
  return files.size;
}

/** Has the names in a folder on the disk. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The keys of such a file by their names. */
export async function openKeys(
  file: string,
  passphrase: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const whole = await readFile(file).catch(() => {
    throw new BackupFault(FAULTS.noSuchFile(file));
  });
  const at = MAGIC.length;
  const body = at + SALT + NONCE + TAG;
  const isOurs = whole.subarray(0, at).toString('latin1') === MAGIC;
  if (!isOurs || whole.length < body || whole.length > MOST_BYTES) {
    throw new BackupFault(FAULTS.noKeyFile(file));
  }
  const salt = whole.subarray(at, at + SALT);
  const nonce = whole.subarray(at + SALT, at + SALT + NONCE);
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(passphrase, salt), nonce);
  decipher.setAAD(whole.subarray(0, at + SALT)).setAuthTag(whole.subarray(body - TAG, body));
  let text: string;
  try {
    text = Buffer.concat([decipher.update(whole.subarray(body)), decipher.final()]).toString();
  } catch {
    throw new BackupFault(FAULTS.wrongWords);
  }
  const files = Object.entries(JSON.parse(text) as Record<string, string>);
  if (files.some(([name]) => !NAME.test(name))) throw new BackupFault(FAULTS.noKeyFile(file));
  return new Map(files.map(([name, bytes]) => [name, Buffer.from(bytes, 'base64')]));
}
