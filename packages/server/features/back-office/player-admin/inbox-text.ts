import type { Bilingual } from '@fairlot/rules/core/text';
import type { TakenContact } from '../../account/contact/index.ts';
import type { Message } from '../../messaging/inbox/index.ts';

function removed(taken: readonly TakenContact[]): Bilingual {
  if (taken.length === 0) return { zh: '', en: '' };
  const list = taken.map(({ masked }) => masked);
  return {
    zh: `已解绑：${list.join('、')}。`,
    en: `No longer bound: ${list.join(', ')}. `,
  };
}

/** What a player reads in his inbox, once he is in again, of a password that an operator gave him. */
export const passwordReset = (
  taken: readonly TakenContact[],
): Pick<Message, 'title' | 'content' | 'link'> => ({
  title: { zh: '登录密码已由客服重置', en: 'We gave you a new password' },
  content: {
    zh: `所有登录已结束，请使用自己的新密码。${removed(taken).zh}如非您要求，请联系客服。`,
    en: `All your logins have ended. ${removed(taken).en}If you did not ask for it, tell us.`,
  },
  link: { Window: 'AccountSecurity' },
});

/** What he reads there of a fund password that was taken away for him. */
export const FUND_REMOVED: Pick<Message, 'title' | 'content' | 'link'> = {
  title: { zh: '资金密码已由客服清除', en: 'Your fund password was taken away' },
  content: {
    zh: '请用登录密码设置新的资金密码；24 小时内不能提款或更改收款账户。如非您要求，请联系客服。',
    en: 'Choose another by the password of your login. For 24 hours no money leaves. If you did not ask for it, tell us.',
  },
  link: { Window: 'AccountPassword' },
};
