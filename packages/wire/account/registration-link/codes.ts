import { codes } from '../../core/codes.ts';
import { REGISTER_CODES } from '../../auth/login/register-codes.ts';
import { LINK_BOUNDS } from './shapes.ts';

const { LINK_INVALID, LINK_EXPIRED, LINK_FULL, IP_LIMIT, CLOSED } = REGISTER_CODES;

/** Refusals of a look at a link. */
export const LINK_CODES = { LINK_INVALID, LINK_EXPIRED, LINK_FULL, IP_LIMIT };

/** Refusals of a code that is sent to somebody who has no account yet. */
export const REGISTER_SEND_CODES = {
  CLOSED,
  PHONE_FORMAT: REGISTER_CODES.PHONE_FORMAT,
  EMAIL_FORMAT: REGISTER_CODES.EMAIL_FORMAT,
  EMAIL_TOO_LONG: REGISTER_CODES.EMAIL_TOO_LONG,
  SMS_TOO_OFTEN: REGISTER_CODES.SMS_TOO_OFTEN,
  CODE_TOO_MANY: REGISTER_CODES.CODE_TOO_MANY,
  IP_LIMIT,
  CAPTCHA: REGISTER_CODES.CAPTCHA,
  ...codes({
    NOT_ASKED: { number: 2307, zh: '注册无需此项', en: 'A registration does not ask for this' },
  }),
};

/** Refusals of an account to look round with. */
export const DEMO_CODES = {
  AGE_REQUIRED: REGISTER_CODES.AGE_REQUIRED,
  CAPTCHA: REGISTER_CODES.CAPTCHA,
  BUSY: REGISTER_CODES.BUSY,
  DEVICE_BANNED: REGISTER_CODES.DEVICE_BANNED,
  ...codes({
    DEMO_CLOSED: { number: 2308, zh: '暂不提供试玩', en: 'There is no demo at the moment' },
    DEMO_LIMIT: {
      number: 2309,
      zh: '今日试玩账号已用完，请明日再来或注册',
      en: 'No more demo accounts today, come back tomorrow or register',
    },
  }),
};

/** Refusals of what operators make of links. */
export const MAKE_LINK_CODES = codes({
  NO_SUCH_MAKER: { number: 2311, zh: '没有此玩家', en: 'There is no such player' },
  NOT_AGENT: { number: 2312, zh: '只有代理有注册链接', en: 'Agents alone have links' },
  MAKER_LIMITED: {
    number: 2313,
    zh: '该代理已被限制注册链接',
    en: 'This agent may have no new links',
  },
  MAKER_DISABLED: { number: 2314, zh: '该账号已停用', en: 'This account is disabled' },
  GROUP_ABOVE: {
    number: 2315,
    zh: '奖金组不得高于 {most}',
    en: 'The prize group is {most} at most',
  },
  TOO_DEEP: {
    number: 2316,
    zh: '该代理下不能再有层级',
    en: 'Nobody can stand below this agent',
  },
  TOO_MANY_LINKS: {
    number: 2317,
    zh: '最多 {most} 个有效链接，请先停用旧的',
    en: 'There are {most} live links at most, disable an old one first',
  },
  BAD_NOTE: {
    number: 2318,
    zh: `备注最多 ${LINK_BOUNDS.note} 个可见字符`,
    en: `A note has ${LINK_BOUNDS.note} visible characters at most`,
  },
  NO_SUCH_LINK: { number: 2319, zh: '没有此链接', en: 'There is no such link' },
  GROUP_BY_QUOTA: {
    number: 2321,
    zh: '与代理相同的奖金组需要配额，配额已用完；最高可设 {most}',
    en: 'The agent’s own prize group takes a quota and none is left. The highest is {most}',
  },
  ALREADY_SO: { number: 2320, zh: '已经如此', en: 'It is so already' },
});
