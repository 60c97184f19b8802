import type { Bilingual } from '@fairlot/rules/core/text';
import type { TakenContact } from '../contact/index.ts';
import type { Message } from '../message/index.ts';

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
