import { codes } from '../../core/codes.ts';
import { REMOVE_CODES, SEND_CODES } from '../contact/codes.ts';
import { FUND_CODES, OWNER_CODES } from '../authenticator/codes.ts';
import { PASSWORD_CODES } from '../player/codes.ts';

/** Hours that a contact has to be bound before the fund password is chosen anew by it. */
export const FUND_CONTACT_HOURS = 72;

const CONTACT_CODES = {
  NO_FUND_PASSWORD: FUND_CODES.NO_FUND_PASSWORD,
  NOT_BOUND: REMOVE_CODES.NOT_BOUND,
  ...codes({
    /** Whoever took an account over may just have bound his own. */
    CONTACT_NEW: {
      number: 8634,
      zh: '绑定满 {hours} 小时后才能用于重设，请改用其他方式或联系客服',
      en: 'Bound less than {hours} hours ago: use another, or contact support',
    },
  }),
};

const { TOO_OFTEN, TOO_MANY } = SEND_CODES;
const { PASSWORD_WRONG, LOCKED, BUSY } = OWNER_CODES;

/** Refusals of asking for a code, for who forgot his fund password. */
export const FORGOT_FUND_CODES = {
  PASSWORD_WRONG,
  LOCKED,
  BUSY,
  ...CONTACT_CODES,
  TOO_OFTEN,
  TOO_MANY,
};

const { TOO_SIMPLE, SAME_AS_OLD, RULE, SAME_AS_OTHER, CONFIRM_DIFFERS } = PASSWORD_CODES;

/** Refusals of choosing another by it. */
export const RESET_FUND_CODES = {
  ...CONTACT_CODES,
  ...codes({
    SENT_WRONG: {
      number: 8635,
      zh: '收到的验证码错误，还可尝试 {n} 次',
      en: 'Wrong code of the message, {n} tries left',
    },
    SENT_EXPIRED: {
      number: 8636,
      zh: '收到的验证码已失效，请重新获取',
      en: 'The code of the message has expired',
    },
  }),
  TOO_SIMPLE,
  SAME_AS_OLD,
  RULE,
  SAME_AS_OTHER,
  CONFIRM_DIFFERS,
  ...OWNER_CODES,
};
