/** Sub-headings of the official tab. */
export const ONE = { zh: '选一', en: 'First number' };
export const ANY = { zh: '任选', en: 'Any order' };
export const ADJACENT = { zh: '连', en: 'Adjacent' };
export const FRONT = { zh: '前', en: 'First numbers' };
