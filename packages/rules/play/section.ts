/** Sub-headings of the tabs. */
export const DIRECT = { zh: '直选', en: 'Direct' };
export const GROUP = { zh: '组选', en: 'Group' };
export const COMBINATION = { zh: '组合', en: 'Combination' };
export const NOVELTY = { zh: '趣味', en: 'Novelty' };
export const OTHER = { zh: '其他', en: 'Other' };
export const FIXED = { zh: '定位胆', en: 'Fixed position' };
