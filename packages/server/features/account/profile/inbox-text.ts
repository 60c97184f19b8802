import { NOT_YOU, type Message } from '../../messaging/inbox/index.ts';

type Said = Pick<Message, 'title' | 'content' | 'link'>;

/** What he reads where the fund password was chosen anew by a code. */
export const FUND_RESET: Said = {
  title: { zh: '资金密码已重设', en: 'Your fund password was reset' },
  content: {
    zh: `24 小时内不能提款或更改收款账户。${NOT_YOU.zh}`,
    en: `For 24 hours no money leaves. ${NOT_YOU.en}`,
  },
  link: { Window: 'AccountSecurity' },
};

/** After the first fund password of a player. */
export const FUND_SET: Said = {
  title: { zh: '资金密码已设置', en: 'Your fund password is set' },
  content: {
    zh: `提款和绑定收款账户时需要它。${NOT_YOU.zh}`,
    en: `You need it to withdraw and to bind a payout account. ${NOT_YOU.en}`,
  },
  link: { Window: 'AccountSecurity' },
};

/** What a player reads in his inbox of a password that was changed. */
export const PASSWORD_CHANGED: Readonly<Record<'login' | 'fund', Said>> = {
  login: {
    title: { zh: '登录密码已修改', en: 'Your password was changed' },
    content: {
      zh: `其他设备上的登录已全部结束。${NOT_YOU.zh}`,
      en: `All your other logins have ended. ${NOT_YOU.en}`,
    },
    link: { Window: 'AccountSecurity' },
  },
  fund: {
    title: { zh: '资金密码已修改', en: 'Your fund password was changed' },
    content: NOT_YOU,
    link: { Window: 'AccountSecurity' },
  },
};
