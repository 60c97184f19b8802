import type { LogoSlot } from '@fairlot/wire/content/logo';
import type { PictureForm } from '../../site/media/index.ts';

/** As they are shown, for screens of up to four pixels a point: a box of 140 by 32 on a PC, of 28 by 28 on a phone. */
export const LOGO_FORMS: Readonly<Record<LogoSlot, PictureForm>> = {
  PCLogo: { width: 560, height: 128, fit: 'inside', as: 'webp' },
  MobileLogo: { width: 448, height: 112, fit: 'inside', as: 'webp' },
  Favicon: { width: 64, height: 64, fit: 'contain', as: 'png' },
};
