import { codes } from '../core/codes.ts';

/** Refusals of the account screens that have no row in product 7.5. */
export const ACCOUNT_CODES = codes({
  /** The server has more passwords to hash than it may at once, or others change the same one. */
  BUSY: { number: 2351, zh: '操作繁忙，请稍候', en: 'Too busy, please wait' },
});
