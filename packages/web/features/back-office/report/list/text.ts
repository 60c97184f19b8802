/** Words of the sums under every list. */
export const SUMS = {
  ofPage: { zh: '本页小计', en: 'This page' },
  ofAll: { zh: '总计', en: 'All pages' },
} as const;
