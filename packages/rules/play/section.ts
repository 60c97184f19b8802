/** Sub-headings of the tabs. */
export const DIRECT = { zh: '直选', en: 'Direct' };
export const GROUP = { zh: '组选', en: 'Group' };
export const COMBINATION = { zh: '组合', en: 'Combination' };
export const NOVELTY = { zh: '趣味', en: 'Novelty' };
export const ANY = { zh: '任选', en: 'Any order' };
export const STANDARD = { zh: '标准', en: 'Standard' };
export const TYPED = { zh: '单式', en: 'Typed' };
export const BANKERS = { zh: '胆拖', en: 'With bankers' };
export const OTHER = { zh: '其他', en: 'Other' };
export const FIXED = { zh: '定位胆', en: 'Fixed position' };
export const SUM = { zh: '和值', en: 'Sum' };
export const SIZE_AND_PARITY = { zh: '大小单双', en: 'Big/small, odd/even' };
export const DRAGON_TIGER_TIE = { zh: '龙虎和', en: 'Dragon, tiger, tie' };
export const DRAGON_TIGER = { zh: '龙虎斗', en: 'Dragon v tiger' };
export const STATE = { zh: '附加玩法', en: 'Extra games' };
