import type { Message } from '../message/index.ts';

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
    zh: '登录不再需要验证码。如非本人操作，请立即修改密码并联系客服。',
    en: 'Signing in takes no code any more. If it was not you, change your password at once and tell us.',
  },
  link,
};
