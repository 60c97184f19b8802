/** How the site looks to whoever has chosen nothing: light, dark or as his device is, and the accent (design look 1). */
export const MODES = ['light', 'dark', 'auto'] as const;
export const ACCENTS = ['cobalt', 'celadon', 'oxblood', 'jun'] as const;
export type Mode = (typeof MODES)[number];
export type Accent = (typeof ACCENTS)[number];
export type Skin = { readonly mode: Mode; readonly accent: Accent };

/** As it stands on the root of the page: mode and accent, `auto cobalt`. */
export const skinText = ({ mode, accent }: Skin): string => `${mode} ${accent}`;
export const PLAIN_SKIN: Skin = { mode: 'auto', accent: 'cobalt' };
