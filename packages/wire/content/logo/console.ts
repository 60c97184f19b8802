import * as z from 'zod/mini';
import { nothing, post } from '../../core/index.ts';
import { PICTURE_CODES, uploaded } from '../../site/media/index.ts';
import { reason } from '../../staff/operator/shapes.ts';
import { LOGO_CODES } from './codes.ts';
import { LOGO_SLOTS } from './slots.ts';

const slot = z.enum(LOGO_SLOTS);
const Row = z.object({
  Slot: slot,
  /** Empty: the built-in one. */
  FilePath: z.string(),
});

export const getLogos = post('/api/Console/Logos', {
  access: 'media.logos.read',
  passive: true,
  input: nothing,
  output: z.object({ Rows: z.array(Row) }),
  about: 'The marks of the house, and where they are.',
});

export const setLogo = post('/api/Console/LogoSet', {
  access: 'media.logos.change',
  input: z.strictObject({ Slot: slot, Picture: uploaded, Reason: reason }),
  output: Row,
  codes: PICTURE_CODES,
  about: 'Shows a picture in place of a built-in mark.',
});

export const dropLogo = post('/api/Console/LogoDrop', {
  access: 'media.logos.change',
  input: z.strictObject({ Slot: slot, Reason: reason }),
  output: Row,
  codes: LOGO_CODES,
  about: 'Shows the built-in mark again.',
});
