import { codes } from '../../core/codes.ts';
import { LOGIN_CODES } from '../../auth/login/entry-codes.ts';

/** Refusals of who lets another device in; the sign-in that he opens is refused by what any is refused by. */
export const SCAN_CODES = codes({
  ...LOGIN_CODES,
  /** The code is over: somebody who does not see the screen that it stands on cannot know its number. */
  QR_NUMBER_WRONG: {
    number: 2331,
    zh: '数字不一致，二维码已作废',
    en: 'Not the number that is shown there; the code has ended',
  },
  QR_GONE: {
    number: 2332,
    zh: '对方页面已关闭，请重新扫码',
    en: 'The other page was closed; scan again',
  },
  /** Who came in by a code lets nobody else in by one. */
  QR_CHAIN: {
    number: 2333,
    zh: '本次登录由扫码打开，不能再确认其他设备，请用密码登录后重试',
    en: 'This login was opened by a code itself. Sign in with your password first',
  },
});
