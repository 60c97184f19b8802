import { codes } from '../../core/codes.ts';

/** Refusals of what operators make of the marks of the house. */
export const LOGO_CODES = codes({
  NO_LOGO: { number: 8601, zh: '当前使用的就是内置标志', en: 'The built-in mark is shown already' },
});
