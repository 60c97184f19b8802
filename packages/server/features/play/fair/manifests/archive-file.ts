import { createPublicKey, verify } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sha256Hex } from '#platform/hash';
import type { Keys } from '../commitment/keys.ts';
import type { ManifestLine } from '../commitment/manifest-line.ts';

/** A piece of the line of a game. */
export type Piece = {
  readonly game: string;
  readonly lines: readonly ManifestLine[];
};

/** What is signed: nothing else that this key signs begins so. */
const signedText = (hash: string): string => `fairlot/archive/v1 ${hash}`;
/** Two thousand manifests are 2 MB; whatever is far more is no file of ours. */
const MOST_BYTES = 64 << 20;

/**
 * A piece as a file: packed lines of JSON, the game first, then its manifests, last the signature of
 * everything before it. The same piece is the same file, whoever makes it and however often.
 */
export async function pack({ game, lines }: Piece, keys: Keys): Promise<Buffer> {
  const text = [{ v: 1, game }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
  const hash = sha256Hex(text);
  const end = { sha256: hash, key: keys.publicKey, sig: keys.sign(signedText(hash)) };
  return promisify(gzip)(`${text}${JSON.stringify(end)}\n`);
}

/** A piece and the key that signed its file, hex: whether that is one to trust is another question. */
export type Unpacked = Piece & { readonly key: string };

/**
 * Reads a file again, whole or only the manifests whose text has something in it; undefined for one that was
 * changed since the key that it names signed it.
 */
export async function unpack(file: Buffer, having = ''): Promise<Unpacked | undefined> {
  const text = await promisify(gunzip)(file, { maxOutputLength: MOST_BYTES }).then(
    String,
    () => '',
  );
  const at = text.lastIndexOf('\n', text.length - 2) + 1;
  const end = parse<{ sha256?: string; key?: string; sig?: string }>(text.slice(at));
  const before = text.slice(0, at);
  if (!end?.sig || !end.key || end.sha256 !== sha256Hex(before)) return undefined;
  if (!isSigned(signedText(end.sha256), end.sig, end.key)) return undefined;
  const [head, ...lines] = before.split('\n').slice(0, -1);
  const game = parse<{ game?: string }>(head ?? '')?.game;
  if (game === undefined) return undefined;
  const wanted = lines.filter((line) => line.includes(having));
  return { game, key: end.key, lines: await parseLines(wanted) };
}

/** Lines that are read before whatever else waits has its turn. */
const A_TURN = 200;

async function parseLines(lines: readonly string[]): Promise<readonly ManifestLine[]> {
  const read: ManifestLine[] = [];
  for (let at = 0; at < lines.length; at += A_TURN) {
    if (at > 0) await nextTurn();
    for (const line of lines.slice(at, at + A_TURN)) read.push(JSON.parse(line) as ManifestLine);
  }
  return read;
}

function parse<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

/** What stands before the 32 bytes of a public key of Ed25519 in SPKI (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** Whether a text was signed by a key, both in hex. */
export function isSigned(text: string, sig: string, publicKey: string): boolean {
  const der = Buffer.concat([SPKI, Buffer.from(publicKey, 'hex')]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(sig, 'hex'));
}

/** What a body says of itself. */
export type BodyHead = {
  readonly prev: string;
  readonly serial?: string;
  readonly winning?: readonly number[];
};
export const bodyOf = ({ body }: Pick<ManifestLine, 'body'>): BodyHead =>
  JSON.parse(body) as BodyHead;
