import { codes } from '../../core/codes.ts';
import { REGISTER_CODES } from '../../auth/login/register-codes.ts';
import { MAKE_OWN_LINK_CODES } from '../../account/registration-link/own-codes.ts';
import { MEMBER_BOUNDS } from './shapes.ts';

const MEMBER = codes({
  NO_SUCH_MEMBER: {
    number: 9201,
    zh: '您的团队中没有此成员',
    en: 'Nobody of this account is in your team',
  },
  NOT_DIRECT: {
    number: 9202,
    zh: '只能对直属下级操作',
    en: 'You can do this for your direct members only',
  },
  MEMBER_NOT_AGENT: {
    number: 9203,
    zh: '该成员不是代理，没有注册链接',
    en: 'This member is not an agent and has no links',
  },
  BAD_MEMBER_NOTE: {
    number: 9204,
    zh: `备注最多 ${MEMBER_BOUNDS.note} 个字，且不能含不可见字符`,
    en: `A note has at most ${MEMBER_BOUNDS.note} visible characters`,
  },
  OPENINGS_OF_DAY: {
    number: 9205,
    zh: '今天的开户次数已用完（每天 {most} 次），请明天再来',
    en: 'You have used the {most} account openings of today, come back tomorrow',
  },
});

/** Refusals of whatever names a member of the team. */
export const MEMBER_CODES = { NO_SUCH_MEMBER: MEMBER.NO_SUCH_MEMBER };

export const NOTE_MEMBER_CODES = { ...MEMBER_CODES, BAD_MEMBER_NOTE: MEMBER.BAD_MEMBER_NOTE };

export const STOP_LINKS_CODES = {
  ...MEMBER_CODES,
  NOT_DIRECT: MEMBER.NOT_DIRECT,
  MEMBER_NOT_AGENT: MEMBER.MEMBER_NOT_AGENT,
};

const { LENGTH, INVALID_CHAR, PASSWORD_RULE, NICK_LENGTH, LOGIN_ID_EXISTS, CLOSED, BUSY } =
  REGISTER_CODES;
const { NOT_AGENT, LINKS_LIMITED, LINKS_STOPPED, BELOW_TOO_DEEP, GROUP_ABOVE, GROUP_BY_QUOTA } =
  MAKE_OWN_LINK_CODES;

/** Refusals of an account that an agent opens: those of a registration and of a link. */
export const OPEN_ACCOUNT_CODES = {
  LENGTH,
  INVALID_CHAR,
  PASSWORD_RULE,
  NICK_LENGTH,
  LOGIN_ID_EXISTS,
  CLOSED,
  BUSY,
  NOT_AGENT,
  LINKS_LIMITED,
  LINKS_STOPPED,
  BELOW_TOO_DEEP,
  GROUP_ABOVE,
  GROUP_BY_QUOTA,
  OPENINGS_OF_DAY: MEMBER.OPENINGS_OF_DAY,
};
