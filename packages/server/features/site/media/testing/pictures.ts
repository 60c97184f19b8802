import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Kind = 'png' | 'jpeg' | 'webp' | 'gif';
type Size = { readonly width: number; readonly height: number };
const SMALL: Size = { width: 40, height: 30 };

/** A picture of one colour, half of it of another, as a file of some kind. */
export const makePicture = (kind: Kind, { width, height }: Size = SMALL, tint = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: tint, g: 40, b: 40 } } })
    .composite([{ input: { create: { width: 1, height: 1, channels: 3, background: '#123' } } }])
    .toFormat(kind)
    .toBuffer();

/** One that a camera held upright took: its rows stand, and where it was taken is in it. */
export const makePhoto = () =>
  sharp({ create: { width: 60, height: 20, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Orientation: '6', Copyright: 'somebody at home' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A GIF that moves, of so many pictures. */
export function makeMoving(frames: number): Promise<Buffer> {
  const side = 4;
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  // None is as the one before it, or it would not be kept.
  const rows = Buffer.from(
    Uint8Array.from({ length: side * side * 3 * frames }, (_, n) => Math.floor(n / 48) * 37),
  );
  return sharp(rows, { raw }).gif().toBuffer();
}

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return (crc ^ 0xffff_ffff) >>> 0;
};

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crcOf(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A decompression bomb: a PNG that says it is so large, of zeros, which pack to a thousandth. */
export function makeBomb({ width, height }: Size): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', deflateSync(rows, { level: 9 }));
  return Buffer.concat([start, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]);
}

/** What is behind the end of a picture, and in its comments, is a page, an archive and a program to some. */
export const HIDDEN = '<script>alert(document.domain)</script>PK\u0003\u0004';
export async function makePolyglot(): Promise<Buffer> {
  const jpeg = await makePicture('jpeg');
  const note = Buffer.from(HIDDEN, 'latin1');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(note.length + 2);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, note]);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), note]);
}

/** The string that every scanner of viruses takes for one (EICAR). */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STAND',
  'ARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

export const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64');
