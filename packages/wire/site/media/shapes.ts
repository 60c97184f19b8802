import * as z from 'zod/mini';
import { PICTURE_BOUNDS } from './bounds.ts';

/** Characters that so many bytes take in base64. */
const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** A picture as it was chosen, in base64; whatever comes of it is made anew (reliability S10). */
export const uploaded = z
  .string()
  .check(
    z.minLength(4),
    z.maxLength(base64Length(PICTURE_BOUNDS.bytes)),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
  );
