import type { Language } from '@fairlot/rules/core/text';

/** How each language writes figures. */
export const LOCALES: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB' };
