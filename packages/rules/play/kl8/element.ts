/** 五行 by the total, 金 210 to 695 ... 土 924 to 1410 (plays.md section 3.6). */
export const ELEMENTS = [
  { code: 'jin', name: { zh: '金', en: 'Metal' } },
  { code: 'mu', name: { zh: '木', en: 'Wood' } },
  { code: 'shui', name: { zh: '水', en: 'Water' } },
  { code: 'huo', name: { zh: '火', en: 'Fire' } },
  { code: 'tu', name: { zh: '土', en: 'Earth' } },
] as const;

/** The highest total of each element but the last. */
export const ELEMENT_ENDS = [695, 763, 855, 923];
