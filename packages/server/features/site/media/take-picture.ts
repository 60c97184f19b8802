import { createHash } from 'node:crypto';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import { PICTURE_BOUNDS, type PICTURE_CODES } from '@fairlot/wire/site/media';
import type { Platform } from '#platform/feature';
import { createEncoder, ENCODER, type Encoder, type Uploader } from './encoder.ts';
import type { PictureForm } from './picture-form.ts';
import { sniff } from './sniff.ts';
import { upsertPicture } from './store.ts';

export type PictureFault = Refusal<typeof PICTURE_CODES>;

/** One for all features: pictures come one after the other, wherever they are for. */
let encoder: Encoder | undefined;

/**
 * Takes what was uploaded, in base64: by what it holds and not by its name, made anew in a form, kept under the hash of
 * what came of it. Answers with that name; whoever shows it has a column that refers to `picture`, and writes it within
 * the hour.
 */
export async function takePicture(
  { db, mediaOrigin }: Pick<Platform, 'db' | 'mediaOrigin'>,
  base64: string,
  form: PictureForm,
  by?: Uploader,
): Promise<Result<string, PictureFault>> {
  if (mediaOrigin() === undefined) return refused({ code: 'PICTURES_OFF' });
  const encoded = await encodePicture(base64, form, by);
  if (!encoded.ok) return encoded;
  const made = encoded.value;
  const name = `${createHash('sha256').update(made).digest('hex')}.${form.as}`;
  await upsertPicture(db, name, made);
  return ok(name);
}

/** Makes an upload anew in a form, and keeps it nowhere: what is not for everybody is kept by whoever asked. */
export async function encodePicture(
  base64: string,
  form: PictureForm,
  by?: Uploader,
): Promise<Result<Buffer, PictureFault>> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > PICTURE_BOUNDS.bytes) return refused({ code: 'PICTURE_TOO_BIG' });
  const kind = sniff(bytes);
  if (!kind) return refused({ code: 'PICTURE_KIND' });
  encoder ??= createEncoder(ENCODER);
  const encoded = await encoder.encode({ bytes, kind, form }, by);
  if ('fault' in encoded) return refused({ code: encoded.fault });
  return ok(Buffer.from(encoded.bytes));
}

/** Where a browser finds a picture; empty where there is none, or none can be had. */
export function pictureUrl(
  { mediaOrigin }: Pick<Platform, 'mediaOrigin'>,
  name: string | null | undefined,
): string {
  const origin = mediaOrigin();
  return name && origin !== undefined ? `${origin}/${name}` : '';
}
