/** Words of the banners of the lobby. */
export const BANNERS = {
  title: { zh: '横幅', en: 'Banners' },
} as const;
