import type { Language } from '@fairlot/rules/core/text';

export type GalleryLook = { readonly mode: 'light' | 'dark'; readonly language: Language };

/** The look that the address asks for: `?mode=dark&language=en`. */
export function readLook(search: string): GalleryLook {
  const asked = new URLSearchParams(search);
  return {
    mode: asked.get('mode') === 'dark' ? 'dark' : 'light',
    language: asked.get('language') === 'en' ? 'en' : 'zh',
  };
}

export const writeLook = ({ mode, language }: GalleryLook): string =>
  `?mode=${mode}&language=${language}`;
