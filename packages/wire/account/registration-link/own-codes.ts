import { codes } from '../../core/codes.ts';
import { MAKE_LINK_CODES } from './codes.ts';
import { LINK_BOUNDS } from './shapes.ts';

const {
  NOT_AGENT,
  GROUP_ABOVE,
  GROUP_BY_QUOTA,
  TOO_MANY_LINKS,
  BAD_NOTE,
  NO_SUCH_LINK,
  ALREADY_SO,
} = MAKE_LINK_CODES;

const OWN = codes({
  LINKS_LIMITED: {
    number: 8622,
    zh: '您的账号不能创建注册链接，请联系客服',
    en: 'Your account may have no new links, ask the support',
  },
  BELOW_TOO_DEEP: {
    number: 8623,
    zh: '您之下不能再有层级',
    en: 'Nobody can stand below you',
  },
  LINKS_OF_DAY: {
    number: 8624,
    zh: `每天最多创建 ${LINK_BOUNDS.ofDay} 个链接，请明天再来`,
    en: `${LINK_BOUNDS.ofDay} new links a day at most, come back tomorrow`,
  },
  LINKS_STOPPED: {
    number: 9206,
    zh: '上级已停止您新建注册链接和开户，请联系上级',
    en: 'Your parent agent stopped new links and accounts of yours, ask them',
  },
  LINK_HELD: {
    number: 8625,
    zh: '此链接已被平台停用，请联系客服',
    en: 'The site stopped this link, ask the support',
  },
});

/** Refusals of a link that an agent makes for himself (product 4.3). */
export const MAKE_OWN_LINK_CODES = {
  NOT_AGENT,
  LINKS_LIMITED: OWN.LINKS_LIMITED,
  LINKS_STOPPED: OWN.LINKS_STOPPED,
  BELOW_TOO_DEEP: OWN.BELOW_TOO_DEEP,
  LINKS_OF_DAY: OWN.LINKS_OF_DAY,
  GROUP_ABOVE,
  GROUP_BY_QUOTA,
  TOO_MANY_LINKS,
  BAD_NOTE,
};

/** Refusals of a link of his own that he stops, or lets go on. */
export const DISABLE_OWN_LINK_CODES = {
  NO_SUCH_LINK,
  ALREADY_SO,
  LINKS_LIMITED: OWN.LINKS_LIMITED,
  LINKS_STOPPED: OWN.LINKS_STOPPED,
  LINK_HELD: OWN.LINK_HELD,
  TOO_MANY_LINKS,
};

/** Refusals of whatever else names a link of his own. */
export const OWN_LINK_CODES = { NO_SUCH_LINK };
