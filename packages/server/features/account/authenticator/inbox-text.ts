import { NOT_YOU, type Message } from '../../messaging/inbox/index.ts';

type Said = Pick<Message, 'title' | 'content' | 'link'>;
const link = { Window: 'AccountSecurity' };

/** What a player reads in his inbox of his authenticator. */
export const TURNED_ON: Said = {
  title: { zh: '验证器已启用', en: 'Your authenticator is on' },
  content: {
    zh: '登录时需要验证码。请妥善保存恢复码。',
    en: 'Signing in takes a code of it. Keep your recovery codes safe.',
  },
  link,
};
export const TURNED_OFF: Said = {
  title: { zh: '验证器已停用', en: 'Your authenticator is off' },
  content: {
    zh: `登录不再需要验证码。${NOT_YOU.zh}`,
    en: `Signing in takes no code any more. ${NOT_YOU.en}`,
  },
  link,
};
export const TAKEN_AWAY: Said = {
  title: { zh: '客服已移除您的验证器', en: 'We took your authenticator away' },
  content: {
    zh: `登录不再需要验证码，24 小时内不能提款或更改收款账户。${NOT_YOU.zh}`,
    en: `Signing in takes no code any more. For 24 hours no money leaves. ${NOT_YOU.en}`,
  },
  link,
};
