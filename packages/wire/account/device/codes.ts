import { codes } from '../../core/codes.ts';

/** Refusals of ending a login. */
export const END_LOGIN_CODES = codes({
  NO_SUCH_LOGIN: { number: 2221, zh: '该登录已结束', en: 'That login has ended already' },
});
