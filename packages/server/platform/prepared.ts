import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint, Output } from '@fairlot/wire/core';
import { encode } from 'zod/mini';

/** An answer as the bytes that travel, made once for many callers. */
export class Prepared {
  readonly #plain: Buffer;
  readonly #packed: Readonly<Record<'br' | 'gzip', Buffer>>;

  constructor(plain: Buffer, packed: Readonly<Record<'br' | 'gzip', Buffer>>) {
    this.#plain = plain;
    this.#packed = packed;
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

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify<Buffer, Buffer>(gzip);

/** Writes an output by its contract, and packs it aside of this thread. */
export async function prepareAnswer<E extends Endpoint>(
  endpoint: E,
  output: Output<E>,
): Promise<Prepared> {
  const plain = Buffer.from(JSON.stringify(encode(endpoint.output, output as never)));
  const [br, zipped] = await Promise.all([compressBrotli(plain, BROTLI), compressGzip(plain)]);
  return new Prepared(plain, { br, gzip: zipped });
}
