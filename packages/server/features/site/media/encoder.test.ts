import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { PICTURE_BOUNDS } from '@fairlot/wire/site/media';
import { encode } from './encode.ts';
import { createEncoder, ENCODER } from './encoder.ts';
import { sniff } from './sniff.ts';
import {
  HIDDEN,
  makeBomb,
  makeMoving,
  makePhoto,
  makePicture,
  makePolyglot,
} from './testing/pictures.ts';

const FORM = { width: 64, height: 64, fit: 'inside', as: 'webp' } as const;
/** Done here, as the process does it. */
const here = (bytes: Buffer, form: Parameters<typeof encode>[0]['form'] = FORM) =>
  encode({ bytes, kind: sniff(bytes) ?? 'png', form });
async function madeOf(bytes: Buffer, form?: Parameters<typeof encode>[0]['form']): Promise<Buffer> {
  const made = await here(bytes, form);
  if ('fault' in made) throw new Error(made.fault);
  return Buffer.from(made.bytes);
}

const stuck = createEncoder({
  ...ENCODER,
  file: new URL('./testing/stuck.ts', import.meta.url),
  mostMs: 20,
  mostWaiting: 0,
  reserved: 1,
});
const real = createEncoder(ENCODER);
afterAll(() => {
  stuck.end();
  real.end();
});

test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'a %s is told by its content, and made anew',
  async (kind) => {
    const bytes = await makePicture(kind, { width: 400, height: 100 });
    expect(sniff(bytes)).toBe(kind);
    const { format, width, height, pages } = await sharp(await madeOf(bytes)).metadata();
    expect({ format, width, height, pages }).toEqual({
      format: 'webp',
      width: 64,
      height: 16,
      pages: undefined,
    });
  },
);

test('what no picture begins with is none: programs, pages, papers, archives', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const text of [
    svg,
    `<?xml version="1.0"?>${svg}`,
    '%PDF-1.7',
    'PK\u0003\u0004',
    '<html>',
    'BM',
    'II*\0',
    '',
    'GIF8',
  ]) {
    expect(sniff(Buffer.from(text, 'latin1'))).toBeUndefined();
  }
});

test('a picture that says to be of another kind than it is is not opened as that', async () => {
  // libvips would read the SVG, were it let.
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  expect(await encode({ bytes: svg, kind: 'png', form: FORM })).toEqual({
    fault: 'PICTURE_BROKEN',
  });
  await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format');
  const bytes = await makePicture('gif');
  expect(await encode({ bytes, kind: 'png', form: FORM })).toEqual({ fault: 'PICTURE_BROKEN' });
});

test('nothing of the file comes along: no place, no owner, no words behind its end', async () => {
  const photo = await makePhoto();
  expect(photo.includes('somebody at home')).toBe(true);
  const { exif, orientation, width, height } = await sharp(await madeOf(photo)).metadata();
  // It stood, and so it does now, by its rows.
  expect({ exif, orientation, isUpright: height > width }).toEqual({
    exif: undefined,
    orientation: undefined,
    isUpright: true,
  });
  const polyglot = await makePolyglot();
  expect(polyglot.toString('latin1').split(HIDDEN)).toHaveLength(3);
  expect((await madeOf(polyglot)).toString('latin1')).not.toContain('script');
});

test('of a moving picture the first is kept, and too many are refused', async () => {
  const moving = await makeMoving(3);
  expect((await sharp(moving).metadata()).pages).toBe(3);
  expect((await sharp(await madeOf(moving)).metadata()).pages).toBeUndefined();
  const endless = await makeMoving(PICTURE_BOUNDS.frames + 1);
  expect(await here(endless)).toEqual({ fault: 'PICTURE_TOO_BIG' });
  expect(await here(await makeMoving(PICTURE_BOUNDS.frames))).not.toHaveProperty('fault');
});

test('a bomb is refused by its head, before anything of it is unpacked', async () => {
  const side = Math.sqrt(PICTURE_BOUNDS.pixels);
  const largest = makeBomb({ width: side, height: side });
  expect(await here(largest)).not.toHaveProperty('fault');
  const bomb = makeBomb({ width: side, height: side + 1 });
  expect(bomb.length).toBeLessThan(PICTURE_BOUNDS.bytes / 100);
  expect(await here(bomb)).toEqual({ fault: 'PICTURE_TOO_BIG' });
  // What it says and what it holds need not agree.
  const liar = makeBomb({ width: 9, height: 9 });
  liar.writeUInt32BE(0x7fff_ffff, 16);
  expect(await here(liar)).toHaveProperty('fault');
});

test('a picture of which some is missing is refused, wherever it was cut', async () => {
  const raw = { width: 80, height: 80, channels: 3 } as const;
  const noise = await sharp(randomBytes(80 * 80 * 3), { raw })
    .png()
    .toBuffer();
  for (const part of [0.1, 0.5, 0.9]) {
    const cut = noise.subarray(0, Math.floor(noise.length * part));
    expect(await here(cut)).toEqual({ fault: 'PICTURE_BROKEN' });
  }
});

test('a box is filled, kept inside of, or padded with what can be seen through', async () => {
  const bytes = await makePicture('png', { width: 300, height: 100 });
  const sizeOf = async (form: Parameters<typeof encode>[0]['form']) => {
    const { width, height, hasAlpha, format } = await sharp(await madeOf(bytes, form)).metadata();
    return { width, height, hasAlpha, format };
  };
  const box = { width: 60, height: 60 };
  expect(await sizeOf({ ...box, fit: 'cover', as: 'webp' })).toMatchObject(box);
  expect(await sizeOf({ ...box, fit: 'inside', as: 'webp' })).toMatchObject({
    width: 60,
    height: 20,
  });
  expect(await sizeOf({ ...box, fit: 'contain', as: 'png' })).toEqual({
    ...box,
    hasAlpha: true,
    format: 'png',
  });
});

test('a process decodes, ends, and is followed by another', async () => {
  const bytes = await makePicture('png');
  const job = { bytes, kind: 'png', form: FORM } as const;
  expect(await real.encode(job)).toHaveProperty('bytes');
  real.end();
  expect(await real.encode(job)).toHaveProperty('bytes');
  expect(await real.encode({ ...job, bytes: bytes.subarray(0, 20) })).toEqual({
    fault: 'PICTURE_BROKEN',
  });
});

test('what takes too long is given up with its process, and only so many wait', async () => {
  const job = { bytes: Buffer.from('x'), kind: 'png', form: FORM } as const;
  const first = stuck.encode(job);
  expect(await stuck.encode(job)).toEqual({ fault: 'PICTURE_BUSY' });
  expect(await first).toEqual({ fault: 'PICTURE_TOO_BIG' });
});

test('keeps places for operators while players fill the queue', async () => {
  const job = { bytes: Buffer.from('x'), kind: 'png', form: FORM } as const;
  const first = stuck.encode(job);
  expect(await stuck.encode(job)).toEqual({ fault: 'PICTURE_BUSY' });
  const own = stuck.encode(job, 'operator');
  expect(await stuck.encode(job, 'operator')).toEqual({ fault: 'PICTURE_BUSY' });
  expect(await Promise.all([first, own])).not.toContainEqual({ fault: 'PICTURE_BUSY' });
});
