import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint, Output } from '@fairlot/wire/core';
import { encode } from 'zod/mini';

/** An answer as the bytes that travel, made once for many callers. */
export class Prepared {
  readonly #plain: Buffer;
  readonly #packed: Readonly<Record<'br' | 'gzip', Buffer>>;
  /** Of what it says, however it travels. */
  readonly tag: string;

  constructor(plain: Buffer, packed: Readonly<Record<'br' | 'gzip', Buffer>>) {
    this.#plain = plain;
    this.#packed = packed;
    this.tag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  }

  says(plain: Buffer): boolean {
    return this.#plain.equals(plain);
  }

  /** The bytes for a caller by his `Accept-Encoding`, and the name of their encoding. */
  for(accepted = ''): { readonly bytes: Buffer; readonly encoding?: 'br' | 'gzip' } {
    const encoding = (['br', 'gzip'] as const).find((name) => takes(accepted, name));
    return encoding ? { bytes: this.#packed[encoding], encoding } : { bytes: this.#plain };
  }
}

/** Whether a header such as `gzip, br;q=0.5` names an encoding and does not rule it out. */
const takes = (accepted: string, name: string): boolean =>
  accepted.split(',').some((part) => {
    const [word = '', quality = ''] = part.split(';').map((each) => each.trim());
    return word.toLowerCase() === name && !/^q=0(\.0*)?$/.test(quality);
  });

/** Shorter answers are not worth packing. */
const PACKED_FROM = 1024;

/**
 * A text as it travels to one caller, or undefined where it goes as it is: packed aside of this thread, so that nobody
 * waits for the long answer of another.
 */
export function packText(
  text: string,
  accepted = '',
): Promise<{ readonly bytes: Buffer; readonly encoding: 'br' | 'gzip' }> | undefined {
  if (text.length < PACKED_FROM) return undefined;
  const plain = Buffer.from(text);
  if (takes(accepted, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY.often };
    return compressBrotli(plain, { params }).then((bytes) => ({ bytes, encoding: 'br' }));
  }
  return takes(accepted, 'gzip')
    ? compressGzip(plain).then((bytes) => ({ bytes, encoding: 'gzip' }))
    : undefined;
}

/** How hard bytes are packed: what changes each second, and what stands for hours. */
const QUALITY = { often: 6, seldom: 11 };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, Buffer>(gzip);

/** What is known of an answer beforehand: how often it changes, and what it was. */
type Ahead = { readonly changes?: keyof typeof QUALITY; readonly before?: Prepared | undefined };

/**
 * Writes an output by its contract, and packs it aside of this thread; where it says what it said
 * before, its bytes stay.
 */
export async function prepareAnswer<E extends Endpoint>(
  endpoint: E,
  output: Output<E>,
  { changes = 'often', before }: Ahead = {},
): Promise<Prepared> {
  const plain = Buffer.from(JSON.stringify(encode(endpoint.output, output as never)));
  if (before?.says(plain)) return before;
  return pack(plain, changes);
}

/** A text that stands for hours, packed for all who ask for it. */
export const prepareText = (text: string): Promise<Prepared> => pack(Buffer.from(text), 'seldom');

async function pack(plain: Buffer, changes: keyof typeof QUALITY): Promise<Prepared> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[changes] };
  const packing = [compressBrotli(plain, { params }), compressGzip(plain)] as const;
  const [br, zipped] = await Promise.all(packing);
  return new Prepared(plain, { br, gzip: zipped });
}
