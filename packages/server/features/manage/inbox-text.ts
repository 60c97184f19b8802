import type { Message } from '../message/index.ts';

/** What a player reads in his inbox, once he is in again, of a password that an operator gave him. */
export const PASSWORD_RESET: Pick<Message, 'title' | 'content' | 'link'> = {
  title: { zh: '登录密码已由客服重置', en: 'We gave you a new password' },
  content: {
    zh: '所有登录已结束，请使用自己的新密码。如非您要求，请联系客服。',
    en: 'All your logins have ended. If you did not ask for it, tell us.',
  },
  link: { Window: 'AccountSecurity' },
};
