export const text = { look: { zh: '外观', en: 'Appearance' } };

/** Each language names itself. */
export const LANGUAGE_NAME = { zh: '简体中文', en: 'English' };
