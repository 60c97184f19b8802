import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { findNumberedKey, newestKey } from './key-file.ts';

/**
 * Secrets as tables keep them: AES-256-GCM under a key of the installation, which is not in the
 * database. The number of that key stands before what it sealed, so that a new one may follow while
 * what is there still opens.
 */
const MARK = Buffer.from('fl1');
const HEAD = MARK.length + 2;
const NONCE = 12;
const TAG = 16;

/** By which key, and what it belongs to: put into another table or another row it does not open. */
export type SealedFor = {
  /** Name of the key in the data folder, for example `operator-secrets`. */
  readonly key: string;
  readonly table: string;
  /** Whose it is, for example the name or the number of the row. */
  readonly owner: string;
};

/** What stands before everything that a key sealed; what begins otherwise is to be sealed anew. */
export function headOf(number: number): Buffer {
  const head = Buffer.alloc(HEAD);
  MARK.copy(head);
  head.writeUInt16BE(number, MARK.length);
  return head;
}

/** Which key opens it; undefined for what was sealed before keys had numbers. */
const numberIn = (sealed: Buffer): number | undefined =>
  sealed.length >= HEAD + NONCE + TAG && sealed.subarray(0, MARK.length).equals(MARK)
    ? sealed.readUInt16BE(MARK.length)
    : undefined;

/** No two pairs of table and owner read alike: neither holds a zero. */
const boundTo = (head: Buffer, { table, owner }: SealedFor): Buffer =>
  Buffer.concat([head, Buffer.from(`${table}\0${owner}`)]);

/** Seals by the newest key of that name. */
export async function seal(dataFolder: string, of: SealedFor, secret: Uint8Array): Promise<Buffer> {
  const { number, key } = await newestKey(dataFolder, of.key);
  const [head, nonce] = [headOf(number), randomBytes(NONCE)];
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(boundTo(head, of));
  return Buffer.concat([head, nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Throws where its key is gone, where it belongs to something else, and where a bit of it was changed. */
export async function unseal(
  dataFolder: string,
  of: SealedFor,
  sealed: Buffer,
): Promise<Uint8Array> {
  const number = numberIn(sealed);
  if (number === undefined) return openOld(dataFolder, of, sealed);
  try {
    const key = await keyOf(dataFolder, of, number);
    return open(key, boundTo(headOf(number), of), sealed.subarray(HEAD));
  } catch (error) {
    // A value without a number begins at random: one in sixteen million as if it had one.
    return openOld(dataFolder, of, sealed).catch(() => {
      throw error;
    });
  }
}

/** Without a number: by the first key, bound to its owner alone. */
const openOld = async (dataFolder: string, of: SealedFor, sealed: Buffer): Promise<Uint8Array> =>
  open(await keyOf(dataFolder, of, 0), Buffer.from(of.owner), sealed);

async function keyOf(dataFolder: string, of: SealedFor, number: number): Promise<Uint8Array> {
  const key = await findNumberedKey(dataFolder, of.key, number);
  if (!key) throw new Error(`key ${number} of ${of.key} is not in the data folder`);
  return key;
}

function open(key: Uint8Array, bound: Buffer, body: Buffer): Uint8Array {
  const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, NONCE));
  decipher.setAAD(bound);
  decipher.setAuthTag(body.subarray(-TAG));
  return Buffer.concat([decipher.update(body.subarray(NONCE, -TAG)), decipher.final()]);
}
