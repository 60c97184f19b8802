import { codes } from '../../core/codes.ts';
import { OWNER_CODES } from '../authenticator/codes.ts';
import { LOGIN_CODES } from '../../auth/login/entry-codes.ts';

/** What may go wrong between here and WeChat, whoever asks. */
const WAY_CODES = codes({
  WECHAT_OFF: { number: 2334, zh: '未开通微信登录', en: 'Signing in by WeChat is not on offer' },
  /** Not from this page, too old, or used before. */
  WECHAT_STATE: { number: 2335, zh: '授权已失效，请重新开始', en: 'This has expired, begin again' },
  WECHAT_REFUSED: {
    number: 2336,
    zh: '微信没有确认授权，请重新开始',
    en: 'WeChat did not confirm it, begin again',
  },
  WECHAT_DOWN: {
    number: 2337,
    zh: '微信暂时没有回应，请稍后再试',
    en: 'WeChat does not answer, try again later',
  },
});

/** The login that it opens is refused by what any is refused by; WECHAT_UNBOUND where no account has this WeChat. */
export const WECHAT_LOGIN_CODES = codes({ ...LOGIN_CODES, ...WAY_CODES });

/** Refusals of who has to show that the account is his: its password, and a code where the authenticator is on. */
const OWNER = codes({
  PASSWORD_WRONG: { number: 2338, zh: '登录密码错误', en: 'Wrong password' },
  LOCKED: {
    number: 2339,
    zh: '尝试过多，请 {min} 分钟后再试',
    en: 'Too many tries, wait {min} min',
  },
  BUSY: { number: 2340, zh: '系统繁忙，请稍候', en: 'The server is busy, please wait' },
  CODE_NEEDED: OWNER_CODES.CODE_NEEDED,
  CODE_WRONG: OWNER_CODES.CODE_WRONG,
});

export const BEGIN_BIND_CODES = codes({ ...OWNER, WECHAT_OFF: WAY_CODES.WECHAT_OFF });

export const WECHAT_BIND_CODES = codes({
  ...WAY_CODES,
  /** Told to whoever has that WeChat alone. */
  WECHAT_TAKEN: {
    number: 2341,
    zh: '该微信已绑定其他账号',
    en: 'Another account has this WeChat',
  },
});

export const WECHAT_UNBIND_CODES = codes({
  ...OWNER,
  WECHAT_NONE: { number: 2342, zh: '尚未绑定微信', en: 'No WeChat is linked' },
});
