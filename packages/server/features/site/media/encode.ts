import sharp, { type Metadata, type Sharp } from 'sharp';
import { PICTURE_BOUNDS } from '@fairlot/wire/site/media';
import type { PictureForm } from './picture-form.ts';
import type { PictureKind } from './sniff.ts';

export type EncodeJob = {
  readonly bytes: Uint8Array;
  readonly kind: PictureKind;
  readonly form: PictureForm;
};
export type EncodeFault = 'PICTURE_BROKEN' | 'PICTURE_TOO_BIG';
export type Encoded = { readonly bytes: Uint8Array } | { readonly fault: EncodeFault };

/** What libvips may open at all: whatever else it could read, it is told not to. */
const LOADERS = [
  'VipsForeignLoadPng',
  'VipsForeignLoadJpeg',
  'VipsForeignLoadNsgif',
  'VipsForeignLoadWebp',
];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
// One picture at a time, and nothing kept of it.
sharp.cache(false);
sharp.concurrency(1);

const QUALITY = 82;

/** Of a transparent picture this much is shown, of all others all. */
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 } as const;

function faultOf(
  { format, width, height, pages = 1 }: Metadata,
  kind: PictureKind,
): EncodeFault | undefined {
  if (format !== kind) return 'PICTURE_BROKEN';
  const isTooBig = width * height > PICTURE_BOUNDS.pixels || pages > PICTURE_BOUNDS.frames;
  return isTooBig ? 'PICTURE_TOO_BIG' : undefined;
}

const written = (picture: Sharp, as: PictureForm['as']): Sharp =>
  as === 'png'
    ? picture.png({ compressionLevel: 9 })
    : picture.webp({ quality: QUALITY, effort: 4 });

/**
 * Decodes a picture and makes it anew: the first of a moving one, turned as its camera was held, with
 * nothing of its metadata (reliability S10). It runs in a process of its own (`encoder.ts`).
 */
export async function encode({ bytes, kind, form }: EncodeJob): Promise<Encoded> {
  // What is damaged in the middle is refused, not filled with grey.
  const options = { limitInputPixels: PICTURE_BOUNDS.pixels, failOn: 'error', pages: 1 } as const;
  try {
    const fault = faultOf(
      await sharp(bytes, { ...options, limitInputPixels: false }).metadata(),
      kind,
    );
    if (fault) return { fault };
    const { width, height, fit, as } = form;
    const box = { width, height, fit, background: CLEAR, withoutEnlargement: fit === 'inside' };
    const made = sharp(bytes, options).autoOrient().resize(box).toColourspace('srgb');
    return { bytes: await written(made, as).toBuffer() };
  } catch {
    return { fault: 'PICTURE_BROKEN' };
  }
}
